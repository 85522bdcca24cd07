"""Whose turn it is, and how far the game is."""

from typing import Final

from bestiary.core.seats import CHANCE, Seat
from bestiary.games.monster_baby_rescue.components import MOST_PLAYERS, PLACES
from bestiary.games.monster_baby_rescue.phases import OVER, REFILLING, TAKING
from bestiary.games.monster_baby_rescue.table import EMPTY, Table

CHANCE_ALONE: Final = (CHANCE,)
NOBODY: Final[tuple[Seat, ...]] = ()
ALONE: Final[list[tuple[Seat, ...]]] = [(seat,) for seat in range(MOST_PLAYERS)]


def waited_for(table: Table) -> tuple[Seat, ...]:
    """Whom the game waits for."""
    phase = table.phase
    if phase < TAKING:
        return CHANCE_ALONE
    if phase == OVER:
        return NOBODY
    return ALONE[table.turn]


def progress(table: Table) -> float:
    """How many of all tiles to be taken have been."""
    if table.phase == OVER:
        return 1.0
    tiles = table.printing.sizes[table.seats]
    return min(_taken(table) / (tiles - PLACES + table.seats), 1.0)  # MR-063


def turns_begun(table: Table) -> int:
    """A turn for each tile that has been taken, and one for who is about to take one."""
    return _taken(table) + (table.phase == TAKING) if table.phase >= REFILLING else 0


def _taken(table: Table) -> int:
    return table.printing.sizes[table.seats] - len(table.deck) - PLACES + table.row.count(EMPTY)
