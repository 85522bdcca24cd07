"""Whose turn it is, and how far the game is."""

from typing import Final

from bestiary.core.seats import CHANCE, Seat
from bestiary.games.monster_baby_rescue.components import MOST_PLAYERS, PLACES
from bestiary.games.monster_baby_rescue.phases import OVER, TAKING
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
    taken = tiles - len(table.deck) - PLACES + table.row.count(EMPTY)
    return min(taken / (tiles - PLACES + table.seats), 1.0)  # MR-063
