"""Moves of a mama: step by step, with what happens on each space (WR-D05)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bestiary.core.event import Value
from bestiary.core.seats import Seat
from bestiary.games.wombat_rescue.catching import EMPTY, catch, chase_away, pass_control
from bestiary.games.wombat_rescue.components import COLOURS
from bestiary.games.wombat_rescue.disks import DISKS
from bestiary.games.wombat_rescue.phases import OVER
from bestiary.games.wombat_rescue.pushing import NOBODY, shove, stander
from bestiary.games.wombat_rescue.stages import ACTING, DIGESTION, GOING

if TYPE_CHECKING:
    from bestiary.games.wombat_rescue.state import WombatState


def walk(state: WombatState, direction: int, distance: int, how: str) -> None:
    """The active mama goes so many spaces in a direction. The movement phase goes on afterwards, or is over."""
    seat = state.turn
    near, row = state.layout.grid.near, direction * state.count
    state.phase, state.stage = GOING, ACTING
    if state.told is not None:
        _tell_way(state, direction, distance, how)
    pushed: list[int] = []
    for _ in range(distance):
        space = near[row + state.mama[seat]]
        if not state.layout.shared[space] and stander(state.mama, seat, space) != NOBODY:
            if not pushed:
                pushed = [0] * state.seats
            _push(state, pushed, space, direction)
        state.mama[seat] = space
        if state.phase != OVER:
            arrive(state, seat, True)
        if state.phase == OVER:
            return
    if not state.caught >> seat & 1:
        eat(state, seat)
    if state.caught:
        state.stage = DIGESTION if state.caught >> seat & 1 else ACTING  # WR-101
        pass_control(state)


def _push(state: WombatState, pushed: list[int], space: int, direction: int) -> None:
    before, already = state.mama[:], pushed[:]
    shove(state, state.mama, pushed, state.turn, space, direction)
    for other in range(state.seats):
        if pushed[other] != already[other]:
            if state.told is not None:
                way: list[Value] = [state.name(before[other]), state.name(state.mama[other])]
                state.tell("pushed", other, {"path": way})
            arrive(state, other, False)
            if state.phase == OVER:
                return


def arrive(state: WombatState, seat: Seat, willing: bool) -> None:
    """What happens to a mama who enters a space: dingo, rescue, finding. One who is pushed is not willing."""
    space = state.mama[seat]
    for number in range(len(state.dingo)):
        if state.dingo[number] == space:
            if state.seats == 1:
                chase_away(state)
            elif willing or not state.protected >> seat & 1:  # WR-115
                catch(state, seat, number)
                return
    if space == state.layout.home:
        rescue(state, seat)
    elif state.baby_at[space] >= 0:
        _find(state, seat, state.baby_at[space])


def rescue(state: WombatState, seat: Seat) -> None:
    """WR-064; WR-102: the last one wins at once."""
    baby = state.pouch[seat]
    if baby == EMPTY:
        return
    state.pouch[seat] = EMPTY
    state.rescued[seat] += 1
    if state.told is not None:
        state.tell("rescued", seat, {"baby": baby + 1, "home": state.rescued[seat]})
    if state.rescued[seat] == len(state.layout.babies):
        state.finish(seat)


def _find(state: WombatState, seat: Seat, baby: int) -> None:
    """WR-062, WR-063."""
    if state.pouch[seat] == EMPTY and state.free[seat] >> baby & 1:
        state.pouch[seat] = baby
        state.free[seat] &= ~(1 << baby)
        state.waiting[baby] -= 1
        if state.told is not None:
            state.tell("found", seat, {"baby": baby + 1})


def eat(state: WombatState, seat: Seat) -> None:
    """WR-060: a disk where a move ends goes into the mouth."""
    space = state.mama[seat]
    colour = state.food[space]
    if colour < 0:
        return
    state.food = state.food[:]
    state.food[space] = -1
    state.mouth[seat] += DISKS[colour]
    if state.told is not None:
        state.tell("ate", seat, {"colour": COLOURS[colour], "space": state.name(space)})


def _tell_way(state: WombatState, direction: int, distance: int, how: str) -> None:
    start = state.mama[state.turn]
    path: list[Value] = [state.name(start)]
    for space in state.layout.grid.rays[direction * state.count + start][:distance]:
        path.append(state.name(space))
    state.tell("moved", state.turn, {"how": how, "path": path})
