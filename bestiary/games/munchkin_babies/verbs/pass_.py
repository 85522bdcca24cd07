"""Letting it be, in a window (MB-D04)."""

from bestiary.core.refusal import Refusal
from bestiary.core.seats import Seat, only
from bestiary.games.munchkin_babies import refusals
from bestiary.games.munchkin_babies.moments.moment import waited_for
from bestiary.games.munchkin_babies.occasion import Occasion
from bestiary.games.munchkin_babies.phases import IS_WINDOW
from bestiary.games.munchkin_babies.table import Table
from bestiary.games.munchkin_babies.verbs.verb import ONLY, SILENT, WINDOWS, Verb


class Pass(Verb):
    """Nobody else is told (MB-D06)."""

    def candidates(self, at: Occasion) -> list[int]:
        return ONLY

    def bars(self, at: Occasion, value: int) -> Refusal | None:
        asked = IS_WINDOW[at.op] and waited_for(at.table) >> at.seat & 1
        return None if asked else refusals.NOT_ASKED

    def do(self, table: Table, seat: Seat, value: int, tray: list[int]) -> None:
        table.passed |= only(seat)
        if table.told is not None:
            table.tell("passed", seat, {}, only(seat))


VERB = Pass("pass", "Let it be", "pass", moments=WINDOWS, counts=SILENT, idle=True)
