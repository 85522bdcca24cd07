"""Mamas who stand in the way: what stops a mover, and how a row of mamas is pushed (WR-050 to WR-059)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bestiary.core.seats import Seat
from bestiary.games.wombat_rescue.components import MOST_PUSHED
from bestiary.games.wombat_rescue.reasons import ALLOWED, BOULDER, EDGE, PUSH_BLOCKED, PUSH_LIMIT, TOO_FAR

if TYPE_CHECKING:
    from bestiary.games.wombat_rescue.state import WombatState

MUST_STOP: Final = -1
NOBODY: Final = -1


def stander(where: list[int], seat: Seat, space: int) -> Seat:
    """Whose mama other than this one stands on a space, where mamas stand alone."""
    for other in range(len(where)):
        if where[other] == space and other != seat:
            return other
    return NOBODY


def obstacle(state: WombatState, seat: Seat, space: int) -> bool:
    """WR-031 to WR-034, WR-055: whether something on a space stops a mama who enters it."""
    if state.food[space] >= 0 or state.heap[space] > state.cubes[seat * state.count + space]:
        return True
    baby = state.baby_at[space]
    if baby >= 0 and state.waiting[baby]:
        return True
    for lair in state.dingo:
        if lair == space:
            return True
    return False


def shove(state: WombatState, where: list[int], pushed: list[int], seat: Seat, space: int, direction: int) -> int:
    """Makes room on a space for who comes in a direction: moves everybody of the row on, in `where`, and counts it in
    `pushed`. ALLOWED, MUST_STOP after this step (WR-055), or why it is impossible; then nobody is moved."""
    layout, row = state.layout, direction * state.count
    near = layout.grid.near
    standing: list[int] = []
    while not layout.shared[space]:
        other = stander(where, seat, space)
        if other == NOBODY:
            break
        standing.append(other)
        space = near[row + space]
        if space < 0 or state.ground.boulders[space]:
            return PUSH_BLOCKED  # WR-054
    for other in standing:
        if pushed[other] == MOST_PUSHED:
            return PUSH_LIMIT  # WR-052
    verdict = ALLOWED
    for other in standing:
        where[other] = near[row + where[other]]
        pushed[other] += 1
        if obstacle(state, other, where[other]):
            verdict = MUST_STOP
    return verdict


def enters(state: WombatState, seat: Seat, direction: int) -> int:
    """Whether a mama can take one step in a direction: ALLOWED, or why not (WR-058, WR-071)."""
    space = state.layout.grid.near[direction * state.count + state.mama[seat]]
    if space < 0:
        return EDGE
    if state.ground.boulders[space]:
        return BOULDER
    if state.layout.shared[space] or stander(state.mama, seat, space) == NOBODY:
        return ALLOWED
    verdict = shove(state, state.mama[:], [0] * state.seats, seat, space, direction)
    return verdict if verdict > 0 else ALLOWED


def line(state: WombatState, seat: Seat, direction: int) -> int:
    """How far a normal move can go in a direction, times 64, and why no farther (WR-029 to WR-037)."""
    count = state.count
    boulders, shared, smell = state.ground.boulders, state.layout.shared, state.smell
    where = state.mama
    pushed: list[int] = []
    area = seat * count
    alone = state.seats == 1
    distance = 0
    for space in state.layout.grid.rays[direction * count + where[seat]]:
        if boulders[space]:
            return distance << 6 | BOULDER
        verdict = ALLOWED
        if not (alone or shared[space]) and stander(where, seat, space) != NOBODY:
            if not pushed:
                where = where[:]
                pushed = [0] * state.seats
            verdict = shove(state, where, pushed, seat, space, direction)
            if verdict > 0:
                return distance << 6 | verdict
        distance += 1
        if verdict == MUST_STOP or not smell[area + space] or obstacle(state, seat, space):
            break
    return distance << 6 | TOO_FAR
