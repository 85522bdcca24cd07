"""Clearing the tray."""

from bestiary.core.refusal import Refusal
from bestiary.core.seats import Seat, only
from bestiary.games.munchkin_babies import needs, refusals
from bestiary.games.munchkin_babies.occasion import Occasion
from bestiary.games.munchkin_babies.table import Table
from bestiary.games.munchkin_babies.verbs.verb import ONLY, OPEN, SETTING_UP, SILENT, Verb


class Clear(Verb):
    """Any time, even in the middle of a question."""

    def candidates(self, at: Occasion) -> list[int]:
        return ONLY

    def bars(self, at: Occasion, value: int) -> Refusal | None:
        return None if at.tray else refusals.EMPTY_TRAY

    def do(self, table: Table, seat: Seat, value: int, tray: list[int]) -> None:
        if table.told is not None:
            table.tell("cleared", seat, {}, only(seat))


VERB = Clear("clear", "Clear the tray", "tray", moments=OPEN + SETTING_UP, counts=SILENT, idle=True, need=needs.TRAY)
