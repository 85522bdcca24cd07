"""Poop cubes and the smell they make (WR-018 to WR-022, WR-081 to WR-085).

The tables of cubes and smell are shared between clones and replaced, never changed in place.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bestiary.core.seats import Seat
from bestiary.games.wombat_rescue.components import MOST_CUBES, RADII
from bestiary.games.wombat_rescue.phases import CUBE_SOURCE
from bestiary.games.wombat_rescue.stages import ACTING, FIBER, REFILL

if TYPE_CHECKING:
    from bestiary.games.wombat_rescue.state import WombatState


def lay(state: WombatState, seat: Seat, space: int) -> None:
    """One more cube of a player on a space; it comes out of nowhere."""
    change(state, seat, space, 1)


def change(state: WombatState, seat: Seat, space: int, more: int) -> None:
    """One cube more (1) or less (-1): the smell of the space reaches farther or less far, at once (WR-022)."""
    count, rings = state.count, state.layout.grid.rings
    at = seat * count + space
    held = state.cubes[at]
    cubes, heap, smell = state.cubes[:], state.heap[:], state.smell[:]
    cubes[at] += more
    heap[space] += more
    lower = held if more > 0 else held - 1
    first = RADII[lower] + 1 if lower else 0
    for distance in range(first, RADII[lower + 1] + 1):
        for reached in rings[distance * count + space]:
            smell[seat * count + reached] += more
    state.cubes, state.heap, state.smell = cubes, heap, smell


def drop(state: WombatState) -> None:
    """Produces the cubes that are due, one after the other, unless the player has to choose one (WR-082)."""
    seat = state.turn
    while state.owed:
        space = state.mama[seat]
        if state.cubes[seat * state.count + space] == MOST_CUBES:  # WR-083
            if state.told is not None:
                state.tell("no_room", seat, {"space": state.name(space)})
        elif state.supply[seat]:
            state.supply[seat] -= 1
            change(state, seat, space, 1)
            if state.told is not None:
                state.tell("cube", seat, {"space": state.name(space)})
        else:
            state.phase, state.asked = CUBE_SOURCE, seat
            return
        state.owed -= 1
    state.stage = ACTING if state.stage == FIBER else REFILL


def move_here(state: WombatState, source: int) -> None:
    """WR-082: the supply is empty, so a cube comes from elsewhere on the map."""
    seat = state.turn
    change(state, seat, source, -1)
    change(state, seat, state.mama[seat], 1)
    state.owed -= 1
    if state.told is not None:
        data = {"from": state.name(source), "space": state.name(state.mama[seat])}
        state.tell("cube_moved", seat, dict(data))


def farthest(state: WombatState) -> int:
    """WR-D11: the own cube that is farthest from the mama, the first by (r, q)."""
    seat, best, found = state.turn, -1, 0
    for space in range(state.count):
        if state.cubes[seat * state.count + space] and space != state.mama[seat]:
            distance = state.layout.grid.between(state.mama[seat], space)
            if distance > best:
                best, found = distance, space
    return found


def eaten(state: WombatState, space: int) -> None:
    """WR-110: every cube of a space goes back to its owner's supply."""
    for seat in range(state.seats):
        lost = state.cubes[seat * state.count + space]
        for _ in range(lost):
            change(state, seat, space, -1)
        state.supply[seat] += lost
        if lost and state.told is not None:
            state.tell("cubes_eaten", seat, {"space": state.name(space), "count": lost})
