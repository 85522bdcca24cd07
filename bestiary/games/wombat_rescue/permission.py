"""What may be done: the legal actions of who is asked, and what stands against all others."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bestiary.core.seats import Action, Seat
from bestiary.games.wombat_rescue import phases, reasons
from bestiary.games.wombat_rescue.actions import (
    ADD_RESERVE,
    DINGO_BABY,
    DINGO_PICK,
    DINGO_STEP,
    DINGO_TARGET,
    END_MOVEMENT,
    GIVE_DINGO,
    HIGH_FIBER,
    HOLD_IT_IN,
    MOVE,
    MOVE_CUBE,
    PLACE_DINGO,
    PROTECT,
    RUN_HOME,
    SCAMPER,
    SPECIAL,
    WANDER,
    WANDER_TO,
)
from bestiary.games.wombat_rescue.components import FIBER, HOLD, LONGEST, MOVES, RUN
from bestiary.games.wombat_rescue.components import PROTECT as PROTECTION_TILE
from bestiary.games.wombat_rescue.components import SCAMPER as SCAMPER_TILE
from bestiary.games.wombat_rescue.dingo import free_dens, prey, shortening
from bestiary.games.wombat_rescue.preparation import action_tiles
from bestiary.games.wombat_rescue.pushing import enters, line
from bestiary.games.wombat_rescue.reasons import ALLOWED
from bestiary.games.wombat_rescue.tiles import NO_SET, rightmost
from bestiary.games.wombat_rescue.wandering import directions, lost, smells

if TYPE_CHECKING:
    from bestiary.games.wombat_rescue.state import WombatState


def listed(state: WombatState, seat: Seat) -> list[Action]:
    """The legal actions of the seat that is asked, sorted."""
    phase = state.phase
    if phase == phases.MOVEMENT:
        return _acts(state, seat)
    if phase == phases.WANDER_TO:
        return [WANDER_TO + direction for direction in directions(state)]
    if phase == phases.CUBE_SOURCE:
        row = seat * state.count
        return [
            MOVE_CUBE + space for space in range(state.count) if state.cubes[row + space] and space != state.mama[seat]
        ]
    if phase in (phases.DINGO_SETUP, phases.DEN):
        return [PLACE_DINGO + den for den in free_dens(state)]
    if phase == phases.PICK:
        return [DINGO_PICK, DINGO_PICK + 1]
    if phase == phases.TARGET:
        base = DINGO_TARGET if state.seats > 1 else DINGO_BABY
        return [base + target for target in prey(state, state.mover)]
    if phase == phases.STEP:
        return [DINGO_STEP + direction for direction in shortening(state)]
    return [GIVE_DINGO + other for other in range(state.seats) if state.heirs >> other & 1]


def _acts(state: WombatState, seat: Seat) -> list[Action]:
    """The movement phase."""
    found: list[Action] = []
    if state.moves < MOVES:
        if state.smell[seat * state.count + state.mama[seat]]:
            for direction in range(6):
                base = MOVE + direction * LONGEST
                for distance in range(line(state, seat, direction) >> 6):
                    found.append(base + distance)
        else:
            _outside(state, seat, found)
    unused = state.unused[seat]
    if unused & SCAMPER_TILE:
        for direction in range(6):
            if enters(state, seat, direction) == ALLOWED:
                found.append(SCAMPER + direction)
    if unused & HOLD:
        found.append(HOLD_IT_IN)
    if unused & RUN and state.mama[seat] != state.layout.home:
        found.append(RUN_HOME)
    if unused & FIBER and rightmost(state, seat) != NO_SET:
        found.append(HIGH_FIBER)
    if unused & PROTECTION_TILE:
        found.append(PROTECT)
    if state.reserve == seat:
        found.append(ADD_RESERVE)
    found.append(END_MOVEMENT)
    return found


def _outside(state: WombatState, seat: Seat, found: list[Action]) -> None:
    """Outside the smell area: towards food or a baby of hers, or else she is lost."""
    count, at = state.count, state.mama[seat]
    scent = way_out = False
    for direction in range(6):
        space = state.layout.grid.near[direction * count + at]
        if space < 0:
            continue
        if smells(state, seat, space):
            scent = True
            if enters(state, seat, direction) == ALLOWED:
                found.append(SPECIAL + direction)
        elif not (scent or way_out):
            way_out = enters(state, seat, direction) == ALLOWED
    if way_out and not scent:
        found.append(WANDER)


# Refusals.


def bars(state: WombatState, seat: Seat, action: Action) -> int:
    """What stands against an action, as a number of reasons.py."""
    phase = state.phase
    if phase == phases.OVER:
        return reasons.OVER
    if phase < phases.DINGO_SETUP:
        return reasons.NOT_YOUR_TURN
    if seat != state.asked:
        foreign = action >= PLACE_DINGO and seat != state.controller and state.seats > 1
        return reasons.NOT_CONTROLLER if foreign else reasons.NOT_YOUR_TURN
    if action < WANDER_TO:
        if phase == phases.MOVEMENT:
            return _bars_act(state, seat, action)
        return _open_decision(phase, action)
    if action < MOVE_CUBE:
        if phase != phases.WANDER_TO:
            return reasons.WRONG_PHASE
        return ALLOWED if action - WANDER_TO in directions(state) else reasons.NOT_ON_CARD
    if phase == phases.WANDER_TO:
        return reasons.WANDER_PENDING
    if action < PLACE_DINGO:
        space = action - MOVE_CUBE
        if phase != phases.CUBE_SOURCE:
            return reasons.WRONG_PHASE
        own = space < state.count and state.cubes[seat * state.count + space] and space != state.mama[seat]
        return ALLOWED if own else reasons.BAD_CUBE
    return _bars_dingo(state, action)


def _open_decision(phase: int, action: Action) -> int:
    """What has to be decided before anything else can be done."""
    if phase == phases.WANDER_TO:
        return reasons.WANDER_PENDING
    if SCAMPER <= action < ADD_RESERVE:
        return reasons.WRONG_PHASE
    return reasons.CUBE_PENDING if phase == phases.CUBE_SOURCE else reasons.DINGO_PENDING


def _bars_act(state: WombatState, seat: Seat, action: Action) -> int:
    if action < SCAMPER:
        return _bars_move(state, seat, action)
    if action == END_MOVEMENT:
        return ALLOWED
    if action == ADD_RESERVE:
        return ALLOWED if state.reserve == seat else reasons.NO_RESERVE
    tile = _tile_of(action)
    if not state.unused[seat] & tile:
        if action_tiles(state.options, seat) & tile:
            return reasons.TILE_USED
        return reasons.NO_SUCH_TILE if tile == RUN else reasons.NO_PROTECTION
    if tile == SCAMPER_TILE:
        return enters(state, seat, action - SCAMPER)
    if tile == RUN and state.mama[seat] == state.layout.home:
        return reasons.ALREADY_HOME
    if tile == FIBER and rightmost(state, seat) == NO_SET:
        return reasons.NOTHING_TO_DIGEST
    return ALLOWED


def _tile_of(action: Action) -> int:
    if action < HOLD_IT_IN:
        return SCAMPER_TILE
    if action == HOLD_IT_IN:
        return HOLD
    if action == RUN_HOME:
        return RUN
    return FIBER if action == HIGH_FIBER else PROTECTION_TILE


def _bars_move(state: WombatState, seat: Seat, action: Action) -> int:
    if state.moves == MOVES:
        return reasons.NO_MOVES_LEFT
    at = state.mama[seat]
    inside = state.smell[seat * state.count + at] > 0
    if action < SPECIAL:
        if not inside:
            return reasons.NOT_IN_SMELL_AREA
        direction, distance = action // LONGEST, action % LONGEST + 1
        found = line(state, seat, direction)
        if distance <= found >> 6:
            return ALLOWED
        reason = found & 63
        return reason if reason != reasons.TOO_FAR else reasons.TOO_FAR + (found >> 6)
    if action < WANDER:
        if inside:
            return reasons.SPECIAL_NOT_NEEDED
        direction = action - SPECIAL
        space = state.layout.grid.near[direction * state.count + at]
        if space < 0 or not smells(state, seat, space):
            foreign = space >= 0 and state.baby_at[space] >= 0 and state.waiting[state.baby_at[space]]
            return reasons.NOT_YOUR_BABY if foreign else reasons.NOTHING_TO_SMELL
        return enters(state, seat, direction)
    if not lost(state, seat):
        return reasons.NOT_LOST
    for direction in range(6):
        if enters(state, seat, direction) == ALLOWED:
            return ALLOWED
    return reasons.NO_WAY_OUT


def _bars_dingo(state: WombatState, action: Action) -> int:
    """The decisions about the dingo, by who is asked."""
    phase = state.phase
    if action < DINGO_PICK:
        if phase not in (phases.DINGO_SETUP, phases.DEN):
            return reasons.WRONG_PHASE
        return ALLOWED if action - PLACE_DINGO in free_dens(state) else reasons.BAD_DEN
    if action < DINGO_TARGET:
        return ALLOWED if phase == phases.PICK else reasons.WRONG_PHASE
    if action < DINGO_STEP:
        if phase != phases.TARGET:
            return reasons.WRONG_PHASE
        targets = prey(state, state.mover)
        if action < DINGO_BABY:
            return ALLOWED if state.seats > 1 and action - DINGO_TARGET in targets else reasons.NOT_NEAREST
        return ALLOWED if state.seats == 1 and action - DINGO_BABY in targets else reasons.NO_BABY_TARGET
    if action < GIVE_DINGO:
        if phase != phases.STEP:
            return reasons.WRONG_PHASE
        return ALLOWED if action - DINGO_STEP in shortening(state) else reasons.NOT_TOWARD_TARGET
    if phase != phases.GIVE:
        return reasons.WRONG_PHASE
    return ALLOWED if state.heirs >> (action - GIVE_DINGO) & 1 else reasons.BAD_RECEIVER
