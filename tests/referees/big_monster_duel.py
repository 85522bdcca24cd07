"""Big Monster for two, from its rulebook: series of four tiles, from which both take one."""

from typing import Any

from tests.games.big_monster.by_hand import KINDS
from tests.referees.big_monster import BigMonsterReferee
from tests.referees.referee import CHANCE


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
