"""The ways that who is asked can go, with what happens on them: for views and for the words of choices."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bestiary.core.seats import Action, Seat
from bestiary.games.wombat_rescue import phases
from bestiary.games.wombat_rescue.actions import ACTIONS, DINGO_STEP, SCAMPER, SPECIAL, WANDER_TO
from bestiary.games.wombat_rescue.components import COLOURS, LONGEST
from bestiary.games.wombat_rescue.pushing import MUST_STOP, NOBODY, shove, stander
from bestiary.games.wombat_rescue.view import Push, Way

if TYPE_CHECKING:
    from bestiary.games.wombat_rescue.state import WombatState


def ways(state: WombatState) -> tuple[Way, ...]:
    """Every legal action that goes somewhere."""
    if state.phase not in (phases.MOVEMENT, phases.WANDER_TO, phases.STEP):
        return ()
    seat = state.asked
    found: list[Way] = []
    for action in state.legal(seat):
        if state.phase == phases.STEP:
            at = state.dingo[state.mover]
            found.append(Way(action, "dingo_step", (at, _next(state, at, action - DINGO_STEP))))
        elif leads_somewhere(action):
            found.append(way(state, seat, action))
    return tuple(found)


def leads_somewhere(action: Action) -> bool:
    """Whether it is a step or a line of a mama."""
    verb = ACTIONS.verb(action).name
    return verb in ("move", "special", "scamper", "wander_to")


def way(state: WombatState, seat: Seat, action: Action) -> Way:
    """A legal move of a mama, without making it."""
    direction, distance, how = _line(action)
    where, pushed = state.mama[:], [0] * state.seats
    start = where[seat]
    path = [start]
    pushes: list[list[int]] = [[space] for space in where]
    stopped = False
    for _ in range(distance):
        space = _next(state, path[-1], direction)
        if not state.layout.shared[space] and stander(where, seat, space) != NOBODY:
            before = where[:]
            stopped = shove(state, where, pushed, seat, space, direction) == MUST_STOP
            for other in range(state.seats):
                if where[other] != before[other]:
                    pushes[other].append(where[other])
        path.append(space)
        where[seat] = space
    caught = path[-1] in state.dingo
    flees = caught and state.seats > 1
    carried = state.pouch[seat] >= 0
    colour, baby = state.food[path[-1]], state.baby_at[path[-1]]
    found = not flees and baby >= 0 and not carried and state.free[seat] >> baby & 1 == 1
    return Way(
        action,
        how,
        tuple(path),
        tuple([Push(other, tuple(pushes[other])) for other in range(state.seats) if len(pushes[other]) > 1]),
        "push" if stopped else _stop(state, seat, path[-1], direction),
        COLOURS[colour] if colour >= 0 and not flees else None,
        baby + 1 if found else None,
        carried and state.layout.home in path[1:],
        caught,
    )


def _line(action: Action) -> tuple[int, int, str]:
    """Direction, distance and verb."""
    if action < SPECIAL:
        return action // LONGEST, action % LONGEST + 1, "move"
    if action < SPECIAL + 6:
        return action - SPECIAL, 1, "special"
    if action < SCAMPER + 6:
        return action - SCAMPER, 1, "scamper"
    return action - WANDER_TO, 1, "wander_to"


def _stop(state: WombatState, seat: Seat, space: int, direction: int) -> str | None:
    """Why a line ends on a space; None where it could go on."""
    if space in state.dingo:
        return "dingo"
    if state.food[space] >= 0:
        return "food"
    baby = state.baby_at[space]
    if baby >= 0 and state.waiting[baby]:
        return "baby"
    if state.heap[space] > state.cubes[seat * state.count + space]:
        return "cube"
    if not state.smell[seat * state.count + space]:
        return "smell"
    beyond = _next(state, space, direction)
    if beyond < 0:
        return "edge"
    return "boulder" if state.ground.boulders[beyond] else None


def _next(state: WombatState, space: int, direction: int) -> int:
    return state.layout.grid.near[direction * state.count + space]
