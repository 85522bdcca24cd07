"""Big Monster, from its rulebook: what all modes share, the draft of three to six, the series of two.

A zone is counted by tests/games/big_monster/by_hand.py, which believes neither the game nor its data.
"""

from collections import Counter
from itertools import chain, product
from typing import Any

from tests.games.big_monster.by_hand import BASE, BIG, COPIES, FLAT, KINDS, NEEDS, Area
from tests.referees.referee import CHANCE, Referee

BLACK_SUITED = ("explorer-02", "explorer-03")
EXPLORERS = [f"explorer-{number:02}" for number in range(1, 13)]
LAND, ICE, LAVA = (
    ("big_monster", "swamp_grassland"),
    ("ice_tiles", "mutagenic"),
    ("lava_tiles", "crystal_set"),
)
GROUPS: dict[str, list[tuple[str, ...]]] = {
    "teams": [(*LAND, "different"), (*ICE, *LAVA, "different")],
    "five": [(*LAND, "different"), (*ICE, "different"), (*LAVA, "different")],
    "six": [(land, "different") for land in LAND] + [(*ICE, "different"), (*LAVA, "different")],
}
Tile = tuple[str, int, int]


class BigMonsterReferee(Referee):
    """Set-up, placing, medals and scores; how tiles are come by is told by the two modes below."""

    phase = "medals"
    turn = 0

    def __init__(self, seats: int, options: dict[str, Any]) -> None:
        self.seats, self.options = seats, options
        self.everybody = range(seats)
        self.deck = Counter(COPIES if seats >= 5 else BASE)
        self.goals = sorted(["desert", "rune", *(options["goals"] or [])], key=[*NEEDS].index)
        self.offered: list[list[str]] = [[] for _ in self.everybody]
        self.chosen: list[str | None] = [None] * seats
        self.zones: list[list[Tile]] = [[] for _ in self.everybody]
        self.placing: list[str | None] = [None] * seats
        self.fresh: list[tuple[int, int] | None] = [None] * seats
        self.medals: dict[str, list[int]] = {}
        self.team_medals: dict[str, list[int]] = {}
        self.penalty: list[int] = []
        self.discards: Counter[str] = Counter()
        self.happened: Counter[str] = Counter()
        self._places: dict[Any, set[str]] = {}
        letters = options["partners"] or ("ABAB" if seats == 4 else "ABCABC")
        self.teams = [[seat for seat in self.everybody if letters[seat] == team] for team in sorted({*letters})]
        if not options["teams"]:
            self.teams = [[seat] for seat in self.everybody]

    # Set-up.

    def waits_for(self) -> list[int]:
        if self.phase == "over":
            return []
        if self.phase in ("medals", "explorers", "deal"):
            return [CHANCE]
        return self.asked()

    def asked(self) -> list[int]:
        """The players who are asked."""
        if self.phase == "choose_explorer":
            return [seat for seat in self.everybody if not self.chosen[seat]]
        return [seat for seat in self.everybody if self.placing[seat] and not self.fresh[seat]]

    def chances(self) -> dict[str, int]:
        if self.phase == "medals":
            groups = GROUPS["teams" if self.options["teams"] else self.options["medals"]]
            sets = {frozenset(goals) for goals in product(*groups) if len({*goals}) == len(goals)}
            return {"medals goals=" + "+".join(sorted(goals, key=[*NEEDS].index)): 1 for goals in sets}
        if self.phase == "explorers":
            gone = [*chain(*self.offered), *(BLACK_SUITED if self.seats == 2 else ())]
            return {f"explorer explorer={name}": 1 for name in EXPLORERS if name not in gone}
        return {f"deal kind={kind}": count for kind, count in self.deck.items()}

    def allows(self, seat: int) -> set[str]:
        if self.phase == "over" or seat not in self.waits_for():
            return set()
        if self.phase == "choose_explorer":
            return {f"choose_explorer explorer={name}" for name in self.offered[seat]}
        kind = self.placing[seat]
        assert kind
        return self._may_lie(seat, kind)

    def _may_lie(self, seat: int, kind: str) -> set[str]:
        """Beside what lies there already: an edge in common, and no overlap."""
        key = (seat, len(self.zones[seat]), kind)
        if key not in self._places:
            covered = self.area(seat).covered()
            near = {(a + dx, b + dy) for a, b in covered for dx in range(-2, 2) for dy in range(-2, 2)}
            self._places[key] = {f"place at={x},{y}" for x, y in near if fits(covered, kind, x, y)}
        return self._places[key]

    def area(self, seat: int) -> Area:
        """A zone, to be counted."""
        return Area(self.chosen[seat] or "", self.zones[seat])

    def hears(self, who: int, verb: str, /, **given: str) -> None:
        if verb == "medals":
            self.goals = sorted([*self.goals, *given["goals"].split("+")], key=[*NEEDS].index)
            self.after_medals()
        elif verb == "explorer":
            seat = next(seat for seat in self.everybody if len(self.offered[seat]) < 2)
            self.offered[seat].append(given["explorer"])
            if all(len(offer) == 2 for offer in self.offered):
                self.offered = [sorted(offer) for offer in self.offered]
                self.phase = "choose_explorer"
        elif verb == "choose_explorer":
            self.chosen[who] = given["explorer"]
            if all(self.chosen):
                self.landed()
        elif verb == "place":
            x, y = given["at"].split(",")
            self.fresh[who] = int(x), int(y)
            self.placed(who)
        else:
            self.drafts(who, verb, **given)

    def after_medals(self) -> None:
        """What is drawn after the goals."""
        raise NotImplementedError

    def landed(self) -> None:
        """Everybody has an explorer."""
        raise NotImplementedError

    def placed(self, seat: int) -> None:
        """Somebody has put down a tile, which others may not see yet."""
        raise NotImplementedError

    def drafts(self, who: int, verb: str, /, **given: str) -> None:
        """What the modes do in their own way."""
        raise NotImplementedError

    # Tiles and medals.

    def lay_down(self, seat: int) -> None:
        """What was put down becomes part of the zone."""
        kind, place = self.placing[seat], self.fresh[seat]
        assert kind
        assert place
        before = self.area(seat)
        self.zones[seat].append((kind, *place))
        after = self.area(seat)
        gained = after.crystals() - before.crystals()
        self.happened["blue crystal"] += gained["blue"]
        self.happened["two crystals at once"] += gained.total() > 1
        self.happened["Big Monster"] += after.big_monsters() > before.big_monsters()
        self.happened["two mutations at once"] += sum(after.levels()) > sum(before.levels()) + 1
        self.placing[seat] = self.fresh[seat] = None

    def check_medals(self) -> None:
        """Whoever meets a goal at the first check at which anybody does."""
        areas = [self.area(seat) for seat in self.everybody]
        for goal in self.goals:
            alone, together, _ = NEEDS[goal]
            able = [seat for seat in self.everybody if areas[seat].measure(goal) >= alone]
            if able and goal not in self.medals:
                self.medals[goal] = able
                self.happened["medal for several"] += len(able) > 1
            teams = [team for team in self.teams if len(team) == 2 and self._together(areas, team, goal) >= together]
            if teams and goal not in self.team_medals:
                self.team_medals[goal] = sorted(chain(*teams))
                self.happened["team medal"] += 1

    def _together(self, areas: list[Area], team: list[int], goal: str) -> int:
        """Both zones added up; of families each counts once, of crystals sets over both."""
        if goal == "different":
            both = [areas[seat] for seat in team]
            families = set[str]().union(*(area.families() for area in both))
            printed = {"explorer-05": "ice", "explorer-12": "desert"}
            return len(families | {printed[area.explorer] for area in both if area.explorer in printed})
        if goal == "crystal_set":
            crystals = sum((areas[seat].crystals() for seat in team), Counter[str]())
            return min(crystals["green"], crystals["red"], crystals["blue"])
        return sum(areas[seat].measure(goal) for seat in team)

    def finish(self) -> None:
        """The penalty for the fewest deserts and runes, and that is all."""
        counts = [self.area(seat).deserts() + self.area(seat).runes() for seat in self.everybody]
        totals = [sum(counts[seat] for seat in team) for team in self.teams]
        worst = [team for team, total in zip(self.teams, totals, strict=True) if total == min(totals)]
        self.penalty = sorted(chain(*worst))
        self.happened["penalty for several"] += len(worst) > 1
        self.phase = "over"

    # What lies where.

    def sees(self) -> dict[str, Any]:
        named = [list(goals) for goals in (self.options["goals"],) if goals]
        return {
            **({"goals": self.goals} if self.phase != "medals" or named else {}),
            "medals": self.medals,
            "team_medals": self.team_medals,
            "penalty": self.penalty,
            "explorers": self.offered,
            "chosen": self.chosen,
            "zones": [[{"kind": kind, "x": x, "y": y} for kind, x, y in zone] for zone in self.zones],
            "fresh": [{"x": place[0], "y": place[1]} if place else None for place in self.fresh],
            "placing": self.placing,
            "deck": +self.deck,
        }

    def parts(self, seat: int) -> list[int]:
        """The eight parts of a score."""
        mine = [NEEDS[goal][2] for won in (self.medals, self.team_medals) for goal in won if seat in won[goal]]
        mine += [-10] * (seat in self.penalty)
        mutants, any_crystal = self.options["ice_explorer"] == "mutants", self.options["grass_crystal"] == "any"
        return self.area(seat).parts(len(mine), sum(mine), mutants, any_crystal)

    def totals(self) -> list[int]:
        return [sum(self.parts(seat)) for seat in self.everybody]

    def ranking(self) -> list[list[int]]:
        totals = self.totals()
        keys = []
        for team in self.teams:
            scores = sorted(totals[seat] for seat in team)
            halves = sum(self.area(seat).count(*BIG) for seat in team)
            keys.append((*scores, self.parts(team[0])[1] if self.seats == 2 else halves))
        return [
            sorted(seat for team, mine in zip(self.teams, keys, strict=True) if mine == key for seat in team)
            for key in sorted({*keys}, reverse=True)
        ]

    def lay_out(self, document: dict[str, Any]) -> None:
        """What all modes share of a whole position, in which nobody is placing."""
        self.phase, self.turn = document["phase"], document["turn"]
        self.goals, self.chosen, self.offered = document["goals"], document["chosen"], document["explorers"]
        self.zones = [[(tile["kind"], tile["x"], tile["y"]) for tile in zone] for zone in document["zones"]]
        self.medals, self.team_medals = {**document["medals"]}, {**document["team_medals"]}
        self.deck = Counter(document["deck"])
        self.discards = Counter(discard["kind"] for discard in document["discards"])


class DraftReferee(BigMonsterReferee):
    """Three to six players: keep a tile, put the rest on a ship."""

    def __init__(self, seats: int, options: dict[str, Any], document: dict[str, Any] | None = None) -> None:
        super().__init__(seats, options)
        self.round = 0
        self.initiative: list[int] = []
        self.hands: list[Counter[str]] = [Counter() for _ in self.everybody]
        self.kept: list[str | None] = [None] * seats
        self.ships: list[int | None] = [None] * seats
        self.trays: list[list[int]] = [[] for _ in self.everybody]
        self.rankings: list[list[int]] = [[] for _ in self.everybody]
        if options["goals"]:
            self.after_medals()
        if document:
            self.lay_out(document)
            self.round, self.initiative = document["round"], document["initiative"]
            stacks = [Counter(stack["tiles"]) for stack in document["stacks"]]
            self.hands = [stacks[number] for number in document["held"]]

    # From chance to the first hands.

    def waits_for(self) -> list[int]:
        return [CHANCE] if self.phase == "initiative" else super().waits_for()

    def chances(self) -> dict[str, int]:
        if self.phase == "initiative":
            return {f"initiative seat={seat}": 1 for seat in self.everybody if seat not in self.initiative}
        return super().chances()

    def after_medals(self) -> None:
        self.phase = "initiative"

    def landed(self) -> None:
        self.round, self.phase = self.round + 1, "deal"

    # A turn.

    def asked(self) -> list[int]:
        if self.phase == "keep":
            return [seat for seat in self.everybody if not self.kept[seat]]
        if self.phase == "hand_over":
            return [next(seat for seat in self._order() if self.ships[seat] is None)]
        if self.phase == "pick_discard":
            return [self.chosen.index("explorer-03")]
        return super().asked()

    def allows(self, seat: int) -> set[str]:
        if seat not in self.waits_for() or self.phase not in ("keep", "hand_over", "pick_discard"):
            return super().allows(seat)
        if self.phase == "hand_over":
            return {f"hand_over ship={ship}" for ship in self._ships_for(seat)}
        if self.phase == "pick_discard":
            return {f"pick_discard kind={kind}" for kind in +self.discards}
        kinds = +self.hands[seat]
        if self.options["draft"] == "race" and self.turn < 9:
            return {f"keep_and_hand_over kind={kind} ship={ship}" for kind in kinds for ship in self._ships_for(seat)}
        may = {f"keep kind={kind}" for kind in kinds}
        left = [ship for ship in self._rankable(seat) if ship not in self.trays[seat]]
        if self.options["draft"] == "sealed" and self.turn < 9 and len(left) > 1:
            may |= {f"rank ship={ship}" for ship in left}
        return may

    def _ships_for(self, seat: int) -> list[int]:
        """Another player's free ship; one's own only for the slowest, or with the explorer."""
        free = [ship for ship in self.everybody if ship not in self.ships]
        if self.chosen[seat] == "explorer-02" or free == [seat]:
            return free
        return [ship for ship in free if ship != seat]

    def _rankable(self, seat: int) -> list[int]:
        """Clockwise from the left; the own ship is the last."""
        others = [(seat + step) % self.seats for step in range(1, self.seats)]
        return [*others, seat] if self.chosen[seat] == "explorer-02" else others

    def _order(self) -> list[int]:
        """BM-D02: who leads changes from turn to turn, and the way round from round to round."""
        lead = self.initiative[(8 * (self.round - 1) + self.turn - 1) % self.seats]
        way = 1 if self.round == 1 else -1
        return [(lead + way * step) % self.seats for step in self.everybody]

    def drafts(self, who: int, verb: str, /, **given: str) -> None:
        if verb == "initiative":
            self._lead(int(given["seat"]))
        elif verb == "deal":
            self._deal(given["kind"])
        elif verb == "keep":
            self._keep(who, given["kind"])
        elif verb == "rank":
            self.trays[who].append(int(given["ship"]))
        elif verb == "hand_over":
            self._hand_over(who, int(given["ship"]))
        elif verb == "keep_and_hand_over":
            self._keep(who, given["kind"])
            self._hand_over(who, int(given["ship"]))
        else:
            self.discards[given["kind"]] -= 1
            self.placing[who] = given["kind"]
            self.phase = "place_extra"
            self.happened["discard picked"] += 1

    def _lead(self, seat: int) -> None:
        self.initiative.append(seat)
        if len(self.initiative) == self.seats - 1:
            self.initiative += [other for other in self.everybody if other not in self.initiative]
            self.phase = "explorers"

    def _deal(self, kind: str) -> None:
        self.deck[kind] -= 1
        next(hand for hand in self.hands if hand.total() < 10)[kind] += 1
        if all(hand.total() == 10 for hand in self.hands):
            self.turn, self.phase = 1, "keep"

    def _keep(self, seat: int, kind: str) -> None:
        self.kept[seat] = kind
        if self.options["draft"] == "sealed" and self.turn < 9:  # the rest as it comes, the own ship at last
            wanted, rest = self.trays[seat], [*self._rankable(seat), seat]
            self.rankings[seat] = [*dict.fromkeys([*wanted, *rest])]
            self.trays[seat] = []
        if self.turn == 9:
            self.discards += self.hands[seat] - Counter([kind])
            self.hands[seat] = Counter([kind])
        if not all(self.kept) or (self.options["draft"] == "race" and self.turn < 9):
            return
        if self.turn == 9:
            self._turn_up()
        elif self.options["draft"] == "sealed":
            for player in self._order():
                self.ships[player] = next(ship for ship in self.rankings[player] if ship not in self.ships)
            self._turn_up()
        else:
            self.phase = "hand_over"

    def _hand_over(self, seat: int, ship: int) -> None:
        self.happened["own ship"] += ship == seat
        self.ships[seat] = ship
        waiting = [other for other in self.everybody if self.ships[other] is None]
        if len(waiting) == 1 and self.options["draft"] == "ordered":
            self.ships[waiting[0]] = next(free for free in self.everybody if free not in self.ships)
        if None not in self.ships:
            self._turn_up()

    def _turn_up(self) -> None:
        for seat in self.everybody:
            kind = self.kept[seat]
            assert kind
            self.hands[seat][kind] -= 1
            self.placing[seat], self.kept[seat], self.rankings[seat] = kind, None, []
        if self.turn < 9:
            hands = self.hands[:]
            for seat, ship in enumerate(self.ships):
                assert ship is not None
                hands[ship] = self.hands[seat]
            self.hands = hands
        self.phase = "place"

    def placed(self, seat: int) -> None:
        if self.asked():
            return
        for player in self.everybody:
            if self.placing[player]:
                self.lay_down(player)
        self.check_medals()
        self.ships = [None] * self.seats
        if self.phase == "place_extra":
            self.finish()
        elif self.turn < 9:
            self.turn, self.phase = self.turn + 1, "keep"
        elif self.round == 1:
            self.hands = [Counter() for _ in self.everybody]
            self.landed()
        elif "explorer-03" in self.chosen:
            self.phase = "pick_discard"
        else:
            self.finish()

    def sees(self) -> dict[str, Any]:
        return super().sees() | {
            "trays": self.trays,
            **({"rankings": self.rankings} if self.phase == "keep" else {}),
            "kept": self.kept,
            **({"round": self.round, "turn": self.turn} if self.phase in ("keep", "hand_over", "place") else {}),
            **({"ships": self.ships} if self.phase in ("keep", "hand_over") else {}),
        }


class DuelReferee(BigMonsterReferee):
    """Two players and their series."""

    def __init__(self, seats: int, options: dict[str, Any], document: dict[str, Any] | None = None) -> None:
        super().__init__(seats, options)
        self.first: int = options["first"] or 0
        self.series: list[list[str]] = [[], []]
        self.picked: int | None = None
        self.to_reveal: list[int] = []
        if options["goals"]:
            self.after_medals()
        if document:
            self.lay_out(document)
            self.first, self.series = document["first"], [[*series] for series in document["series"]]
            self.picked = document["picked"] - 1 if document["picked"] else None

    def waits_for(self) -> list[int]:
        return [CHANCE] if self.phase == "first" else super().waits_for()

    def chances(self) -> dict[str, int]:
        return {"first seat=0": 1, "first seat=1": 1} if self.phase == "first" else super().chances()

    def after_medals(self) -> None:
        self.phase = "explorers" if self.options["first"] is not None else "first"

    def landed(self) -> None:
        """The next turn: as many stacks are revealed as series are missing."""
        self.turn += 1
        wanted = 1 if self.turn in (1, 20) else 2
        free = [number for number in (0, 1) if not self.series[number]]
        self.to_reveal = [number for number in free for _ in range(4)][: 4 * (wanted - 2 + len(free))]
        self.phase = "deal"
        if not self.to_reveal:
            self._choose()

    def _choose(self) -> None:
        full = [number for number in (0, 1) if self.series[number]]
        self.picked = full[0] if len(full) == 1 else None
        self.phase = "take" if len(full) == 1 else "choose_series"

    def asked(self) -> list[int]:
        if self.phase in ("choose_series", "take", "discard"):
            return [self.first]
        return [1 - self.first] if self.phase == "take_second" else super().asked()

    def allows(self, seat: int) -> set[str]:
        if seat not in self.waits_for() or self.phase in ("choose_explorer", "place_first", "place_second"):
            return super().allows(seat)
        if self.phase == "choose_series":
            return {"choose_series series=1", "choose_series series=2"}
        assert self.picked is not None
        verb = "discard" if self.phase == "discard" else "take"
        return {f"{verb} kind={kind}" for kind in self.series[self.picked]}

    def drafts(self, who: int, verb: str, /, **given: str) -> None:
        if verb == "first":
            self.first, self.phase = int(given["seat"]), "explorers"
        elif verb == "deal":
            self.deck[given["kind"]] -= 1
            self.series[self.to_reveal.pop(0)].append(given["kind"])
            if not self.to_reveal:
                self._choose()
        elif verb == "choose_series":
            self.picked, self.phase = int(given["series"]) - 1, "take"
        else:
            assert self.picked is not None
            self.series[self.picked].remove(given["kind"])
            if verb == "discard":
                self.discards[given["kind"]] += 1
                self.phase = "place_first"
            else:
                self.placing[who] = given["kind"]
                self.phase = "discard" if self.phase == "take" else "place_second"
                if self.phase == "place_second":
                    self.discards[self.series[self.picked].pop()] += 1

    def placed(self, seat: int) -> None:
        self.lay_down(seat)
        if self.phase == "place_first":
            self.phase = "take_second"
            return
        self.check_medals()
        self.first = 1 - self.first
        if self.turn == 20:
            self.finish()
        else:
            self.landed()

    def sees(self) -> dict[str, Any]:
        asked = {"series": [sorted(series, key=KINDS.index) for series in self.series], "first": self.first}
        return super().sees() | (asked if self.waits_for() == [self.first] else {})


def fits(covered: set[tuple[int, int]], kind: str, x: int, y: int) -> bool:
    """Whether a tile lies beside others, and on none."""
    cells = [(x, y), (x + 1, y) if kind in FLAT else (x, y + 1)]
    if any(cell in covered for cell in cells):
        return False
    return any((a + dx, b + dy) in covered for a, b in cells for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1)))


def referee_for(seats: int, options: dict[str, Any], document: dict[str, Any] | None = None) -> BigMonsterReferee:
    """The one for this many players; `options` are complete."""
    return (DuelReferee if seats == 2 else DraftReferee)(seats, options, document)
