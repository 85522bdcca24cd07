"""Wanting to resolve the fight: the last call (MB-132)."""

from bestiary.core.refusal import Refusal
from bestiary.core.seats import Seat
from bestiary.games.munchkin_babies import needs, refusals
from bestiary.games.munchkin_babies.occasion import Occasion
from bestiary.games.munchkin_babies.phases import COMBAT_OPEN, FINAL_CALL
from bestiary.games.munchkin_babies.table import Table
from bestiary.games.munchkin_babies.verbs.verb import ONLY, Verb


class Resolve(Verb):
    """The fighter's word."""

    def candidates(self, at: Occasion) -> list[int]:
        return ONLY

    def bars(self, at: Occasion, value: int) -> Refusal | None:
        if at.fight.fighter < 0:
            return refusals.NO_COMBAT
        return None if at.op == COMBAT_OPEN and at.seat == at.fight.fighter else refusals.NOT_ON_SIDE

    def do(self, table: Table, seat: Seat, value: int, tray: list[int]) -> None:
        table.passed = 0
        table.turn_to(FINAL_CALL)
        if table.told is not None:
            table.tell("resolves", seat, {})


VERB = Resolve("resolve", "Resolve the fight", "resolve", moments=(COMBAT_OPEN,), need=needs.FIGHT)
