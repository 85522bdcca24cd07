"""Burrow with cards of one kind only: hands that look the same are secret all the same."""

from __future__ import annotations

from tests.toy.burrow import KINDS, BurrowState
from tests.toy.game import Burrow


class AllDaisies(BurrowState):
    def set_up(self, seats: int) -> None:
        super().set_up(seats)
        self.deck = [20 if kind == "daisy" else 0 for kind in KINDS]


GAME = Burrow(AllDaisies)
