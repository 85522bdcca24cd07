"""Where a care tile is, and what it adds to a home by lying there."""

from typing import Final

from bestiary.games.monster_baby_rescue.counters import (
    BEDS,
    HEARTS,
    LINKED_RED,
    PLAYGROUNDS,
    RUNGS,
    SYMBOLS,
    VISITS,
)
from bestiary.games.monster_baby_rescue.printing import BED, DOCTOR, PLAYGROUND, Printing

EMPTY: Final = -1  # a place of the row without a tile
NO_TILE: Final = -1
# The owner of a tile that lies in no home.
IN_DECK: Final = -1
IN_ROW: Final = -2
OUT: Final = -3  # not for this many players


def keep(printing: Printing, have: list[int], row: int, tile: int) -> None:
    """Counts a tile in a home: hearts, beds, rungs, visits. What it does besides is done once, when it is taken."""
    have[row + HEARTS] += printing.hearts[tile]
    if printing.linked[tile] >= 0:
        have[row + LINKED_RED + printing.linked[tile]] += 1
    kind, amount = printing.kinds[tile], printing.amount[tile]
    if kind == BED:
        have[row + BEDS] += 1
        have[row + SYMBOLS] += amount
    elif kind == PLAYGROUND:
        have[row + PLAYGROUNDS] += 1
        have[row + RUNGS] += amount
    elif kind == DOCTOR:
        have[row + VISITS] += 1
