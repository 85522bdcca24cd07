"""Curses: how they are stopped, and which lie in front of somebody (MB-184, MB-185)."""

from bestiary.core.seats import Seat
from bestiary.games.munchkin_babies.cards.deck import NONE
from bestiary.games.munchkin_babies.phases import CURSE_CARD
from bestiary.games.munchkin_babies.spending import is_reminder
from bestiary.games.munchkin_babies.table import Table


def lies_before(table: Table, kind: int) -> Seat:
    """Who has this Curse lying in front of them, or NONE."""
    for seat in range(table.seats):
        if is_reminder(table.babies[seat], kind):
            return seat
    return NONE


def stop_curse(table: Table) -> None:
    """The Curse in the open window does nothing."""
    kind = table.arg(CURSE_CARD)
    table.pop()
    table.passed = 0
    table.limbo.remove(kind)
    table.discard(kind)
