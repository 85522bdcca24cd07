"""Action tiles, and the fifth player's extra disk (WR-067 to WR-074, WR-105, WR-114)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bestiary.core.seats import Seat
from bestiary.games.wombat_rescue.components import FIBER, HOLD, PROTECT, RESERVE_DISK, RUN, SCAMPER
from bestiary.games.wombat_rescue.digestion import OLDER, RIGHT, TRACT
from bestiary.games.wombat_rescue.disks import DISKS
from bestiary.games.wombat_rescue.moving import rescue, walk
from bestiary.games.wombat_rescue.stages import ACTING, GOING
from bestiary.games.wombat_rescue.stages import FIBER as FIBER_CUBE

if TYPE_CHECKING:
    from bestiary.games.wombat_rescue.state import WombatState

NO_SET: Final = -1


def hold_it_in(state: WombatState) -> None:
    """WR-068."""
    _use(state, HOLD, "hold_it_in")
    state.holding = True


def scamper(state: WombatState, direction: int) -> None:
    """WR-071: one step, and no move is used."""
    _use(state, SCAMPER, "scamper")
    walk(state, direction, 1, "scamper")


def run_home(state: WombatState) -> None:
    """WR-072."""
    _use(state, RUN, "run_home")
    state.mama[state.turn] = state.layout.home
    rescue(state, state.turn)


def high_fiber(state: WombatState) -> None:
    """WR-073: the rightmost set leaves at once; of two on the right space the older."""
    _use(state, FIBER, "high_fiber")
    at = rightmost(state, state.turn)
    state.bag += state.tract[at]
    state.tract[at] = 0
    state.owed = 1
    state.stage = FIBER_CUBE


def protect(state: WombatState) -> None:
    """WR-114."""
    _use(state, PROTECT, "dingo_protection")
    state.protected |= 1 << state.turn


def add_reserve(state: WombatState) -> None:
    """WR-105."""
    state.reserve = -1
    state.mouth[state.turn] += DISKS[RESERVE_DISK]
    state.phase, state.stage = GOING, ACTING
    if state.told is not None:
        state.tell("reserve", state.turn)


def rightmost(state: WombatState, seat: Seat) -> int:
    """Where in the tract the set is that would leave first; NO_SET if there is none."""
    row = seat * TRACT
    if state.tract[row + OLDER]:
        return row + OLDER
    for place in range(RIGHT, -1, -1):
        if state.tract[row + place]:
            return row + place
    return NO_SET


def _use(state: WombatState, tile: int, name: str) -> None:
    state.unused[state.turn] &= ~tile
    state.phase, state.stage = GOING, ACTING
    if state.told is not None:
        state.tell("tile", state.turn, {"tile": name})
