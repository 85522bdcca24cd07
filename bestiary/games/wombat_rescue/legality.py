"""What may be done: the legal actions of who is asked, and what bars all others."""

from typing import Final

from bestiary.core.refusal import Refusal
from bestiary.core.seats import Action, Seat
from bestiary.games.wombat_rescue import phases, refusals
from bestiary.games.wombat_rescue.actions import (
    ACTIONS,
    ADD_RESERVE,
    DINGO_BABY,
    DINGO_PICK,
    DINGO_STEP,
    DINGO_TARGET,
    END_MOVEMENT,
    GIVE_DINGO,
    HOLD_IT_IN,
    MOVE,
    MOVE_CUBE,
    PLACE_DINGO,
    SCAMPER,
    SPECIAL,
    TILE_OF,
    WANDER,
    WANDER_TO,
    line_of,
)
from bestiary.games.wombat_rescue.components import (
    DINGOES,
    FIBER_TILE,
    HOLD_TILE,
    LONGEST,
    MOVES,
    RUN_TILE,
    SCAMPER_TILE,
)
from bestiary.games.wombat_rescue.cubes import farthest, sources
from bestiary.games.wombat_rescue.dens import free_dens
from bestiary.games.wombat_rescue.digestion import NO_SET, rightmost
from bestiary.games.wombat_rescue.dingo import shortening
from bestiary.games.wombat_rescue.grid import EVERY_SIDE, SIDES
from bestiary.games.wombat_rescue.lines import ahead, bars_move, bars_step, can_step, reach
from bestiary.games.wombat_rescue.prey import prey
from bestiary.games.wombat_rescue.table import Table, members
from bestiary.games.wombat_rescue.tiles import action_tiles
from bestiary.games.wombat_rescue.wandering import directions, lost, scents, smells

# Outside the movement phase one verb answers: in which phases, and what a wrong answer is told.
ANSWERS: Final[dict[str, tuple[tuple[int, ...], Refusal]]] = {
    "wander_to": ((phases.WANDER_TO,), refusals.NOT_ON_CARD),
    "move_cube": ((phases.CUBE_SOURCE,), refusals.BAD_CUBE),
    "place_dingo": ((phases.DINGO_SETUP, phases.DEN), refusals.BAD_DEN),
    "dingo_pick": ((phases.PICK,), refusals.WRONG_PHASE),
    "dingo_target": ((phases.TARGET,), refusals.NOT_NEAREST),
    "dingo_baby": ((phases.TARGET,), refusals.NOT_NEAREST_BABY),
    "dingo_step": ((phases.STEP,), refusals.NOT_TOWARD_TARGET),
    "give_dingo": ((phases.GIVE,), refusals.BAD_RECEIVER),
}

# The moves up to each distance, by direction: a list of them is not made anew.
LINES: Final[list[list[list[Action]]]] = [
    [[MOVE + direction * LONGEST + step for step in range(far)] for far in range(LONGEST + 1)]
    for direction in range(SIDES)
]


def legal(table: Table, seat: Seat) -> list[Action]:
    """The legal actions of a seat, sorted."""
    phase = table.phase
    if seat != table.asked or phases.asks_chance(phase) or phase == phases.OVER:
        return []
    return _acts(table, seat) if phase == phases.MOVEMENT else _answers(table)


def bar(table: Table, seat: Seat, action: Action) -> Refusal | None:
    """What stands against an action; None exactly for the legal ones."""
    phase = table.phase
    if phase == phases.OVER:
        return refusals.OVER
    if phases.asks_chance(phase):
        return refusals.NOT_YOUR_TURN
    if seat != table.asked:
        foreign = action >= PLACE_DINGO and seat != table.controller and table.seats > 1
        return refusals.NOT_CONTROLLER if foreign else refusals.NOT_YOUR_TURN
    if action < WANDER_TO:
        return _bars_act(table, seat, action) if phase == phases.MOVEMENT else _first(phase, action)
    if phase == phases.WANDER_TO and action >= MOVE_CUBE:
        return refusals.WANDER_PENDING
    when, wrong = ANSWERS[ACTIONS.verb(action).name]
    if phase not in when:
        return refusals.WRONG_PHASE
    return None if action in _answers(table) else wrong


def default(table: Table, seat: Seat) -> Action:
    """What a seat does whose time has run out (WR-D03 to WR-D11)."""
    phase = table.phase
    if phase == phases.MOVEMENT:
        return END_MOVEMENT
    if phase == phases.CUBE_SOURCE:
        return MOVE_CUBE + farthest(table)
    answers = _answers(table)
    if phase == phases.GIVE or (phase == phases.TARGET and table.seats > 1):  # the next in turn order
        base = GIVE_DINGO if phase == phases.GIVE else DINGO_TARGET
        for number in range(1, table.seats + 1):
            action = base + (seat + number) % table.seats
            if action in answers:
                return action
    return answers[0]


# Decisions that the game waits for.


def _answers(table: Table) -> list[Action]:
    phase = table.phase
    if phase == phases.WANDER_TO:
        return [WANDER_TO + direction for direction in directions(table)]
    if phase == phases.CUBE_SOURCE:
        return [MOVE_CUBE + space for space in sources(table)]
    if phase == phases.PICK:
        return [DINGO_PICK + number for number in range(DINGOES)]
    if phase == phases.TARGET:
        base = DINGO_TARGET if table.seats > 1 else DINGO_BABY
        return [base + target for target in prey(table, table.mover)]
    if phase == phases.STEP:
        return [DINGO_STEP + direction for direction in shortening(table)]
    if phase == phases.GIVE:
        return [GIVE_DINGO + other for other in members(table.heirs, table.seats)]
    return [PLACE_DINGO + den for den in free_dens(table)]


def _first(phase: int, action: Action) -> Refusal:
    """What has to be decided before a mama can act again."""
    if phase == phases.WANDER_TO:
        return refusals.WANDER_PENDING
    if SCAMPER <= action < ADD_RESERVE:
        return refusals.WRONG_PHASE
    return refusals.CUBE_PENDING if phase == phases.CUBE_SOURCE else refusals.DINGO_PENDING


# The movement phase.


def has_something_to_do(table: Table, seat: Seat) -> bool:
    """Whether a mama can do anything in the movement phase but end it (WR-D04)."""
    if table.reserve == seat:
        return True
    if table.ended:
        return False
    unused = table.unused[seat]
    if unused & HOLD_TILE:  # always of use, so nothing else needs a look
        return True
    if unused:
        for tile in TILE_OF.values():
            if unused & tile and _bars_tile(table, seat, tile) is None:
                return True
        if unused & SCAMPER_TILE and can_step(table, seat, EVERY_SIDE):
            return True
    if table.moves == MOVES:
        return False
    if table.smells_home(seat, table.mama[seat]):
        return can_step(table, seat, EVERY_SIDE)
    return can_step(table, seat, scents(table, seat) or EVERY_SIDE)


def _acts(table: Table, seat: Seat) -> list[Action]:
    if table.ended:
        return [ADD_RESERVE, END_MOVEMENT]
    found: list[Action] = []
    if table.moves < MOVES:
        _add_moves(table, seat, found)
    unused = table.unused[seat]
    if unused & SCAMPER_TILE:
        for direction in range(SIDES):
            if bars_step(table, seat, direction) is None:
                found.append(SCAMPER + direction)
    if unused:
        for action, tile in TILE_OF.items():
            if unused & tile and _bars_tile(table, seat, tile) is None:
                found.append(action)
    if table.reserve == seat:
        found.append(ADD_RESERVE)
    found.append(END_MOVEMENT)
    return found


def _add_moves(table: Table, seat: Seat, found: list[Action]) -> None:
    if table.smells_home(seat, table.mama[seat]):
        met = ahead(table, seat)
        for direction in range(SIDES):
            found.extend(LINES[direction][reach(table, seat, direction, not met >> direction & 1)])
        return
    smelled = scents(table, seat)
    for direction in range(SIDES):
        if smelled >> direction & 1 and bars_step(table, seat, direction) is None:
            found.append(SPECIAL + direction)
    if not smelled and can_step(table, seat, EVERY_SIDE):
        found.append(WANDER)


def _bars_act(table: Table, seat: Seat, action: Action) -> Refusal | None:
    if action == END_MOVEMENT:
        return None
    if action == ADD_RESERVE:
        return None if table.reserve == seat else refusals.NO_RESERVE
    if table.ended:
        return refusals.CAUGHT
    if action < SCAMPER:
        return _bars_move(table, seat, action)
    tile = SCAMPER_TILE if action < HOLD_IT_IN else TILE_OF[action]
    if not table.unused[seat] & tile:
        if action_tiles(table.options, seat) & tile:
            return refusals.TILE_USED
        return refusals.NO_RUN_HOME if tile == RUN_TILE else refusals.NO_PROTECTION
    if tile == SCAMPER_TILE:
        return bars_step(table, seat, action - SCAMPER)
    return _bars_tile(table, seat, tile)


def _bars_move(table: Table, seat: Seat, action: Action) -> Refusal | None:
    if table.moves == MOVES:
        return refusals.NO_MOVES_LEFT
    inside = table.smells_home(seat, table.mama[seat])
    if action < SPECIAL:
        direction, distance = line_of(action)
        return bars_move(table, seat, direction, distance) if inside else refusals.NOT_IN_SMELL_AREA
    if action == WANDER:
        return _bars_wander(table, seat)
    return refusals.SPECIAL_NOT_NEEDED if inside else _bars_special(table, seat, action - SPECIAL)


def _bars_special(table: Table, seat: Seat, direction: int) -> Refusal | None:
    """A step outside the smell area, to food or to a baby of hers (WR-038, WR-039)."""
    space = table.next_to(table.mama[seat], direction)
    if space >= 0 and smells(table, seat, space):
        return bars_step(table, seat, direction)
    foreign = space >= 0 and table.baby_at[space] >= 0 and table.waiting[table.baby_at[space]]
    return refusals.NOT_YOUR_BABY if foreign else refusals.NOTHING_TO_SMELL


def _bars_wander(table: Table, seat: Seat) -> Refusal | None:
    if not lost(table, seat):
        return refusals.NOT_LOST
    return None if can_step(table, seat, EVERY_SIDE) else refusals.NO_WAY_OUT


def _bars_tile(table: Table, seat: Seat, tile: int) -> Refusal | None:
    """What stands against an action tile that she has (WR-072, WR-074)."""
    if tile == RUN_TILE and table.mama[seat] == table.layout.home:
        return refusals.ALREADY_HOME
    if tile == FIBER_TILE and rightmost(table, seat) == NO_SET:
        return refusals.NOTHING_TO_DIGEST
    return None
