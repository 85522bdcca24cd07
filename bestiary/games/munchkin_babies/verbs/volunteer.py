"""Saying that one would help."""

from bestiary.core.refusal import Refusal
from bestiary.core.seats import Seat, only
from bestiary.games.munchkin_babies import needs, refusals
from bestiary.games.munchkin_babies.babies.traits import timed_out
from bestiary.games.munchkin_babies.fights.strength import help_forbidden
from bestiary.games.munchkin_babies.occasion import Occasion
from bestiary.games.munchkin_babies.table import Table
from bestiary.games.munchkin_babies.verbs.verb import FREE, ONLY, OPEN_FIGHT, Verb


class Volunteer(Verb):
    """It binds nobody."""

    def candidates(self, at: Occasion) -> list[int]:
        return ONLY

    def bars(self, at: Occasion, value: int) -> Refusal | None:
        fight = at.fight
        if not at.fight_open:
            return refusals.NO_COMBAT
        if at.in_combat or fight.volunteers >> at.seat & 1:
            return refusals.NOT_NOW
        if fight.helper >= 0:
            return refusals.ONE_HELPER
        if help_forbidden(fight):
            return refusals.HELP_FORBIDDEN
        if timed_out(at.baby):
            return refusals.TIMED_OUT
        return None if at.free_action() else refusals.TOO_MANY

    def do(self, table: Table, seat: Seat, value: int, tray: list[int]) -> None:
        table.fight.volunteers |= only(seat)
        if table.told is not None:
            table.tell("volunteers", seat, {})


VERB = Volunteer("volunteer", "Offer to help", "volunteer", moments=OPEN_FIGHT, need=needs.NO_FIGHT, counts=FREE)
