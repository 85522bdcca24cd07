"""Kicking open the door (MB-043)."""

from bestiary.core.refusal import Refusal
from bestiary.core.seats import Seat
from bestiary.games.munchkin_babies import needs, refusals
from bestiary.games.munchkin_babies.occasion import Occasion
from bestiary.games.munchkin_babies.phases import ARRANGE, DOOR, IS_OPEN, TURN_OPEN
from bestiary.games.munchkin_babies.table import Table
from bestiary.games.munchkin_babies.verbs.verb import ONLY, Verb


class OfThePhase(Verb):
    """A verb that ends a phase of the own turn."""

    def candidates(self, at: Occasion) -> list[int]:
        return ONLY

    def bars(self, at: Occasion, value: int) -> Refusal | None:
        if at.seat != at.table.turn:
            return refusals.NOT_YOUR_TURN
        if not IS_OPEN[at.op]:
            return refusals.BUSY
        return None if at.op in self.moments else refusals.NOT_NOW


class Kick(OfThePhase):
    """MB-043."""

    def do(self, table: Table, seat: Seat, value: int, tray: list[int]) -> None:
        if table.told is not None:
            table.tell("kicks", seat, {})
        table.passed = 0
        table.turn_to(TURN_OPEN if table.options.stop_before_kick else DOOR)


VERB = Kick("kick", "Kick open the door", "door", moments=(ARRANGE,), need=needs.OWN_TURN)
