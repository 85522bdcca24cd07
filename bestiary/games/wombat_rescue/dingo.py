"""The dingo's part of the cleanup: placing, rolling, whom he chases and which way (WR-089 to WR-100, WR-110 to WR-112),
and the solo game's dingo, who is after the babies (WR-119 to WR-125)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bestiary.core.event import Value
from bestiary.core.seats import Seat
from bestiary.games.wombat_rescue.catching import EMPTY, OFF, catch, chase_away, pass_control, which
from bestiary.games.wombat_rescue.components import CUBES, FACES, FEWEST_ROLLS, WAKES_AT
from bestiary.games.wombat_rescue.cubes import eaten
from bestiary.games.wombat_rescue.grid import FAR
from bestiary.games.wombat_rescue.phases import DEN, DINGO_SETUP, PICK, ROLL, STEP, TARGET
from bestiary.games.wombat_rescue.stages import GOING, NEXT_TURN

if TYPE_CHECKING:
    from bestiary.games.wombat_rescue.state import WombatState

NO_TARGET: Final = -1


def begin(state: WombatState) -> None:
    """WR-089: only who controls the dingo moves him; solo he moves every turn once he is awake (WR-120)."""
    if state.seats == 1:
        if CUBES - state.supply[0] >= WAKES_AT:
            state.awake = True
        state.rolls = max(FEWEST_ROLLS, state.rescued[0]) if state.awake else 0  # WR-121
    elif state.controller == state.turn:
        for number in range(len(state.dingo)):
            if state.dingo[number] == OFF:
                state.placing |= 1 << number
            else:
                state.todo |= 1 << number
    state.begun = True


def go_on(state: WombatState) -> None:
    """What the dingoes do next: be placed, be rolled for, or pass to another player."""
    if not state.begun:
        begin(state)
    if state.seats == 1:
        if state.rolls and prey(state, 0):
            state.phase = ROLL
        else:
            _end(state)
        return
    while state.placing:
        if _ask_den(state):
            return
    if state.todo and anybody(state):
        state.phase = ROLL
    elif state.caught:
        state.todo = 0
        state.stage = NEXT_TURN
        state.begun = False
        pass_control(state)  # WR-112d: by the last catch
    else:
        _end(state)


def _end(state: WombatState) -> None:
    state.todo = 0
    state.rolls = 0
    state.begun = False
    state.stage = NEXT_TURN


# Placing.


def set_up(state: WombatState) -> bool:
    """WR-016: the last player puts the dingo on a den, or both of them. Whether he has to choose."""
    while state.placing:
        free = free_dens(state)
        if len(free) > 1:
            state.phase, state.asked = DINGO_SETUP, state.controller
            return True
        place(state, free[0])
    return False


def _ask_den(state: WombatState) -> bool:
    """WR-090, WR-091: the first dingo that is to be placed. Whether the controller has to choose a den."""
    free = free_dens(state)
    if len(free) > 1:
        state.phase, state.asked = DEN, state.controller
        return True
    if free:
        place(state, free[0])
    else:
        state.placing = 0
        if state.told is not None:
            state.tell("no_den", state.controller)
    return False


def free_dens(state: WombatState) -> list[int]:
    """The numbers of the dens without mama and dingo."""
    dens = state.ground.dens
    return [den for den in range(len(dens)) if dens[den] not in state.mama and dens[den] not in state.dingo]


def place(state: WombatState, den: int) -> None:
    """The first dingo that is to be placed stands on a den. He eats nothing there (WR-110)."""
    number = 0 if state.placing & 1 else 1
    state.placing &= ~(1 << number)
    state.dingo[number] = state.ground.dens[den]
    if state.told is not None:
        state.tell("placed", state.controller, {**which(state, number), "space": state.name(state.dingo[number])})
    state.phase = GOING


# Rolling and choosing.


def roll(state: WombatState, face: int) -> None:
    """WR-092, WR-111."""
    state.die = state.left = FACES[face]
    if state.told is not None:
        state.tell("rolled", state.turn, {"face": state.left}, reveals=True)
    if state.todo == 3:
        state.phase, state.asked = PICK, state.turn
    else:
        pick(state, 1 if state.todo == 2 else 0)


def pick(state: WombatState, number: int) -> None:
    """This dingo moves."""
    if state.phase == PICK and state.told is not None:
        state.tell("picked", state.turn, which(state, number))
    state.todo &= ~(1 << number)
    state.mover = number
    state.phase = GOING
    found = prey(state, number)
    if len(found) > 1:
        state.phase, state.asked = TARGET, state.turn
    else:
        aim(state, found[0])


def anybody(state: WombatState) -> bool:
    """WR-094, WR-095: whether there is a mama to chase."""
    for seat in range(state.seats):
        if huntable(state, seat):
            return True
    return False


def huntable(state: WombatState, seat: Seat) -> bool:
    """Neither at home nor protected."""
    return state.mama[seat] != state.layout.home and not state.protected >> seat & 1


def prey(state: WombatState, number: int) -> list[int]:
    """The nearest mamas (WR-092), solo the nearest babies (WR-122); boulders do not count (WR-107)."""
    row, best = state.dingo[number] * state.count, FAR
    found: list[int] = []
    for target in range(state.seats if state.seats > 1 else len(state.layout.babies)):
        if state.seats > 1:
            if not huntable(state, target):
                continue
        elif not hunted(state, target):
            continue
        distance = state.layout.grid.distance[row + lair(state, target)]
        if distance < best:
            best = distance
            found = [target]
        elif distance == best:
            found.append(target)
    return found


def hunted(state: WombatState, baby: int) -> bool:
    """WR-122, WR-125: free, or carried without protection."""
    if state.free[0] >> baby & 1:
        return True
    return state.pouch[0] == baby and not state.protected & 1


def lair(state: WombatState, target: int) -> int:
    """Where a target is: a mama, solo a baby."""
    if state.seats > 1:
        return state.mama[target]
    return state.mama[0] if state.pouch[0] == target else state.layout.babies[target]


# Running.


def aim(state: WombatState, target: int) -> None:
    """WR-D09: the target of this roll."""
    state.target = target
    state.phase = GOING
    if state.told is not None:
        state.tell("chases", state.turn, _whom(state))
    if state.dingo[state.mover] == lair(state, target):  # WR-D10
        meet(state)
    run(state)


def run(state: WombatState) -> None:
    """WR-096: step after step, as long as there is only one way."""
    while state.left and state.phase == GOING:
        ways = shortening(state)
        if len(ways) > 1:
            state.phase, state.asked = STEP, state.turn
            return
        if not ways:
            state.left = 0  # WR-096d
            if state.told is not None:
                state.tell("no_way", state.turn, which(state, state.mover))
            break
        step(state, ways[0])
    if state.phase == GOING:
        state.target = NO_TARGET
        state.mover = 0
        state.rolls -= state.rolls > 0


def shortening(state: WombatState) -> list[int]:
    """The directions that bring the dingo one step nearer to his target."""
    at = state.dingo[state.mover]
    ways = state.ground.ways(lair(state, state.target))
    found: list[int] = []
    for direction in range(6):
        space = state.layout.grid.near[direction * state.count + at]
        if space >= 0 and ways[space] == ways[at] - 1:
            found.append(direction)
    return found


def step(state: WombatState, direction: int) -> None:
    """One step, and what the dingo meets there."""
    at = state.dingo[state.mover]
    space = state.layout.grid.near[direction * state.count + at]
    state.dingo[state.mover] = space
    state.left -= 1
    state.phase = GOING
    if state.told is not None:
        way: list[Value] = [state.name(at), state.name(space)]
        state.tell("dingo_ran", state.turn, {**which(state, state.mover), "path": way})
    if state.options.dingo_eats_poop and state.heap[space]:
        eaten(state, space)
    meet(state)


def meet(state: WombatState) -> None:
    """WR-097: he catches everybody there who is not protected, and stops. Solo: WR-123, WR-125."""
    space = state.dingo[state.mover]
    if state.seats == 1:
        baby = state.baby_at[space]
        if baby >= 0 and state.free[0] >> baby & 1:
            state.left = 0
            state.lose(baby)
        elif state.mama[0] == space and state.pouch[0] != EMPTY and not state.protected & 1:
            chase_away(state)
            state.left = 0
            state.rolls = 0
        return
    caught = 0
    for seat in range(state.seats):
        if state.mama[seat] == space and huntable(state, seat):
            caught |= 1 << seat
    if caught:
        state.left = 0
        state.caught = 0  # WR-112d: only the last catch counts
        for seat in range(state.seats):
            if caught >> seat & 1:
                catch(state, seat, state.mover)


def _whom(state: WombatState) -> dict[str, Value]:
    if state.seats == 1:
        return {**which(state, 0), "baby": state.target + 1}
    return {**which(state, state.mover), "whom": state.target}
