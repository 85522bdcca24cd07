"""Big Monster for three to six, from its rulebook: keep a tile, and put the rest on a ship."""

from collections import Counter
from typing import Any

from tests.referees.big_monster import BigMonsterReferee
from tests.referees.referee import CHANCE


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
