"""Big Monster, from its rulebook: what all modes share. The draft and the series of two have files of their own.

A zone is counted by tests/games/big_monster/by_hand.py, which believes neither the game nor its data.
"""

from collections import Counter
from itertools import chain, product
from typing import Any

from tests.games.big_monster.by_hand import BASE, BIG, COPIES, FLAT, NEEDS, Area
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


def fits(covered: set[tuple[int, int]], kind: str, x: int, y: int) -> bool:
    """Whether a tile lies beside others, and on none."""
    cells = [(x, y), (x + 1, y) if kind in FLAT else (x, y + 1)]
    if any(cell in covered for cell in cells):
        return False
    return any((a + dx, b + dy) in covered for a, b in cells for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1)))
