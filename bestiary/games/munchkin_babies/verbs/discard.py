"""Throwing away a Class or Race for no reason (MB-031)."""

from bestiary.core.refusal import Refusal
from bestiary.core.seats import Seat
from bestiary.games.munchkin_babies import needs, refusals
from bestiary.games.munchkin_babies.actions import AT_BADGE, BADGE_KINDS
from bestiary.games.munchkin_babies.fights.combat import touch
from bestiary.games.munchkin_babies.occasion import Occasion
from bestiary.games.munchkin_babies.table import Table
from bestiary.games.munchkin_babies.verbs.verb import OPEN, Verb


class Discard(Verb):
    """MB-031."""

    def candidates(self, at: Occasion) -> list[int]:
        return sorted([AT_BADGE[kind] for kind in at.baby.classes + at.baby.races])

    def bars(self, at: Occasion, value: int) -> Refusal | None:
        kind = BADGE_KINDS[value]
        if kind not in at.baby.classes and kind not in at.baby.races:
            return refusals.NOT_YOURS
        return None if at.open else refusals.BUSY

    def do(self, table: Table, seat: Seat, value: int, tray: list[int]) -> None:
        table.discard_badge(seat, BADGE_KINDS[value])
        touch(table, seat)


VERB = Discard("discard", "Discard {card}", "badge:{card}", "discards", moments=OPEN, need=needs.BADGE, idle=True)
