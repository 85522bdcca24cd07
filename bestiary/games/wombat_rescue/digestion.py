"""The digestion phase: sets of disks move through the tract and become cubes (WR-075 to WR-080)."""

from typing import Final

from bestiary.core.seats import Seat
from bestiary.games.wombat_rescue.components import DIGESTIBLE, TRACT_SPACES
from bestiary.games.wombat_rescue.disks import NONE, value
from bestiary.games.wombat_rescue.phases import CUBES_DUE, GOING
from bestiary.games.wombat_rescue.table import Table

# Places of the tract; the older of two sets on the right space has a place of its own.
LEFT: Final = 0
MIDDLE: Final = 1
RIGHT: Final = 2
OLDER: Final = 3
SIDE_BY_SIDE: Final = (OLDER, RIGHT)
TRACT: Final[int] = TRACT_SPACES + 1
NO_SET: Final = -1


def digest(table: Table) -> None:
    """Every set moves on, what is in the mouth may follow; then cubes are due."""
    seat = table.turn
    tract, row = table.tract, seat * TRACT
    moved = tract[row + LEFT] or tract[row + MIDDLE] or tract[row + RIGHT]
    if table.holding:  # WR-069: what comes stays beside what is held
        if tract[row + MIDDLE]:
            tract[row + OLDER] = tract[row + RIGHT]
            tract[row + RIGHT] = tract[row + MIDDLE]
    else:
        for place in SIDE_BY_SIDE:  # WR-080
            if tract[row + place]:
                leave(table, row + place)
        tract[row + RIGHT] = tract[row + MIDDLE]
    tract[row + MIDDLE] = tract[row + LEFT]
    tract[row + LEFT] = NONE
    swallowed = value(table.mouth[seat]) >= DIGESTIBLE
    if swallowed:  # WR-076
        tract[row + LEFT] = table.mouth[seat]
        table.mouth[seat] = NONE
    table.holding = table.ended = False
    table.phase, table.stage = GOING, CUBES_DUE
    if table.told is not None and (moved or swallowed):
        table.tell("digested", seat, {"swallowed": swallowed, "left": table.owed})


def leave(table: Table, place: int) -> None:
    """WR-078, WR-079: a set goes back into the bag, and a cube is due."""
    table.bag += table.tract[place]
    table.tract[place] = NONE
    table.owed += 1


def rightmost(table: Table, seat: Seat) -> int:
    """Where in the tract the set is that would leave first; NO_SET if there is none."""
    row = seat * TRACT
    for place in (OLDER, RIGHT, MIDDLE, LEFT):
        if table.tract[row + place]:
            return row + place
    return NO_SET
