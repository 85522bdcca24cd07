"""Care tiles: what one adds to a home by lying there, and what it does when it is taken."""

from bestiary.core.seats import Seat
from bestiary.games.monster_baby_rescue.components import (
    ANY,
    BED,
    DIAMOND,
    DOCTOR,
    EITHER,
    IMPROVEMENT,
    NONE,
    PLAYGROUND,
)
from bestiary.games.monster_baby_rescue.counters import (
    BEDS,
    HEARTS,
    LINKED_RED,
    PLAYGROUNDS,
    RUNGS,
    SYMBOLS,
    VISITS,
    WIDTH,
)
from bestiary.games.monster_baby_rescue.diamonds import colours_left, gain
from bestiary.games.monster_baby_rescue.improvements import improvable, improve
from bestiary.games.monster_baby_rescue.phases import GEM, PART
from bestiary.games.monster_baby_rescue.table import Table


def keep(table: Table, seat: Seat, tile: int) -> None:
    """Puts a tile into a home and counts it: hearts, beds, rungs, visits."""
    printing, have, row = table.printing, table.have, seat * WIDTH
    table.owner[tile] = seat
    have[row + HEARTS] += printing.hearts[tile]
    if printing.linked[tile] != NONE:
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


def take_effect(table: Table, tile: int) -> bool:
    """Carries out what a tile does when it is taken; False when its owner has to choose first."""
    printing = table.printing
    kind = printing.kinds[tile]
    if kind == IMPROVEMENT:
        part = printing.parts[tile]
        if part != ANY:
            improve(table, part)
            return True
        parts = improvable(table, table.turn)
        if len(parts) > 1:
            table.phase = PART
            return False
        if parts:
            improve(table, parts[0])
    elif kind == DIAMOND:
        if printing.colour[tile] != EITHER:
            gain(table, printing.colour[tile], printing.amount[tile])
            return True
        colours = colours_left(table)
        if len(colours) > 1:
            table.phase = GEM
            return False
        if colours:
            gain(table, colours[0], 1)
    return True
