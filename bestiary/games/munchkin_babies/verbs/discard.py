"""Throwing away a Class or Race for no reason (MB-031)."""

from bestiary.core.refusal import Refusal
from bestiary.core.seats import Seat
from bestiary.games.munchkin_babies import needs, refusals
from bestiary.games.munchkin_babies.actions import AT_BADGE, BADGE_KINDS
from bestiary.games.munchkin_babies.fights.combat import touch
from bestiary.games.munchkin_babies.occasion import Occasion
from bestiary.games.munchkin_babies.phases import CURSE_WINDOW, CURSED
from bestiary.games.munchkin_babies.table import Table
from bestiary.games.munchkin_babies.verbs.verb import OPEN, SINGLE_CARD, Verb


class Discard(Verb):
    """MB-031."""

    def candidates(self, at: Occasion) -> list[int]:
        return sorted([AT_BADGE[kind] for kind in at.baby.classes + at.baby.races])

    def bars(self, at: Occasion, value: int) -> Refusal | None:
        kind = BADGE_KINDS[value]
        if kind not in at.baby.classes and kind not in at.baby.races:
            return refusals.NOT_YOURS
        return None if at.open or at.single_card() else refusals.BUSY

    def matters(self, at: Occasion) -> bool:
        """To who is in the fight, or cursed: it may decide either."""
        return at.in_combat or (at.op == CURSE_WINDOW and at.table.arg(CURSED) == at.seat)

    def do(self, table: Table, seat: Seat, value: int, tray: list[int]) -> None:
        table.discard_badge(seat, BADGE_KINDS[value])
        touch(table, seat)


VERB = Discard("discard", "Discard {card}", "badge:{card}", "discards", moments=OPEN + SINGLE_CARD, need=needs.BADGE)
