"""The digestion phase: sets of disks move through the tract and become cubes (WR-075 to WR-080)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bestiary.games.wombat_rescue.components import DIGESTIBLE
from bestiary.games.wombat_rescue.disks import NONE, value
from bestiary.games.wombat_rescue.stages import CUBES, GOING

if TYPE_CHECKING:
    from bestiary.games.wombat_rescue.state import WombatState

# Places of the tract; the older of two sets on the right space has a place of its own.
LEFT: Final = 0
MIDDLE: Final = 1
RIGHT: Final = 2
OLDER: Final = 3
TRACT: Final = 4


def digest(state: WombatState) -> None:
    """Every set moves on, what is in the mouth may follow; then cubes are due."""
    seat = state.turn
    tract, row = state.tract, seat * TRACT
    moved = tract[row] or tract[row + MIDDLE] or tract[row + RIGHT]
    if state.holding:  # WR-069: what comes stays beside what is held
        if tract[row + MIDDLE]:
            tract[row + OLDER] = tract[row + RIGHT]
            tract[row + RIGHT] = tract[row + MIDDLE]
    else:
        for place in (OLDER, RIGHT):  # WR-080
            if tract[row + place]:
                state.bag += tract[row + place]
                state.owed += 1
        tract[row + OLDER] = NONE
        tract[row + RIGHT] = tract[row + MIDDLE]
    tract[row + MIDDLE] = tract[row + LEFT]
    tract[row + LEFT] = NONE
    swallowed = value(state.mouth[seat]) >= DIGESTIBLE
    if swallowed:  # WR-076
        tract[row + LEFT] = state.mouth[seat]
        state.mouth[seat] = NONE
    state.holding = False
    state.phase, state.stage = GOING, CUBES
    if state.told is not None and (moved or swallowed):
        state.tell("digested", seat, {"swallowed": swallowed, "left": state.owed})
