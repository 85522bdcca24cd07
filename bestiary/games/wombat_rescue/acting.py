"""What an action does: which part of the rules carries it out."""

from bestiary.core.seats import Action
from bestiary.games.wombat_rescue import catching, chance, cubes, dens, dingo, phases, tiles, turns, wandering
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
    MOVE_CUBE,
    PLACE_DINGO,
    RUN_HOME,
    SCAMPER,
    SPECIAL,
    WANDER,
    WANDER_TO,
    line_of,
)
from bestiary.games.wombat_rescue.moving import walk
from bestiary.games.wombat_rescue.phases import DIGESTION, GOING
from bestiary.games.wombat_rescue.table import Table


def act(table: Table, action: Action) -> None:
    """Carries out an action of who is asked, a player or chance, and goes on to the next decision."""
    phase = table.phase
    if phase == phases.MOVEMENT:
        _move(table, action)
    elif phases.asks_chance(phase):
        chance.happen(table, action)
    elif phase == phases.WANDER_TO:
        wandering.go(table, action - WANDER_TO)
    elif phase == phases.STEP:
        dingo.step(table, action - DINGO_STEP)
        dingo.run(table)
    elif phase == phases.TARGET:
        dingo.aim(table, action - (DINGO_TARGET if table.seats > 1 else DINGO_BABY))
    elif phase == phases.PICK:
        dingo.pick(table, action - DINGO_PICK)
    elif phase == phases.CUBE_SOURCE:
        table.phase = GOING
        cubes.move_here(table, action - MOVE_CUBE)
    elif phase == phases.GIVE:
        table.phase = GOING
        catching.hand_over(table, action - GIVE_DINGO)
    else:
        dens.place(table, action - PLACE_DINGO)
    turns.go_on(table)


def _move(table: Table, action: Action) -> None:
    """The movement phase (WR-D04)."""
    if action < WANDER:
        direction, distance = line_of(action)
        table.moves += 1
        walk(table, direction, distance, "move" if action < SPECIAL else "special")
    elif action == WANDER:
        wandering.wander(table)
    elif action < HOLD_IT_IN:
        tiles.scamper(table, action - SCAMPER)
    elif action == HOLD_IT_IN:
        tiles.hold_it_in(table)
    elif action == RUN_HOME:
        tiles.run_home(table)
    elif action == HIGH_FIBER:
        tiles.high_fiber(table)
    elif action == ADD_RESERVE:
        tiles.add_reserve(table)
    elif action == END_MOVEMENT:
        table.phase, table.stage = GOING, DIGESTION
        if table.told is not None:
            table.tell("stayed", table.turn, {"moves": table.moves})
    else:
        tiles.protect(table)
