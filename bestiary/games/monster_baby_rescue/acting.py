"""Which rule carries out an action: the phase says it."""

from bestiary.core.seats import Action
from bestiary.games.monster_baby_rescue.actions import (
    CHOOSE_GEM,
    CHOOSE_PART,
    DEAL,
    FINAL,
    GOAL,
    MONSTER,
    START,
    TAKE,
)
from bestiary.games.monster_baby_rescue.phases import DEALING, GEM, GOAL_SIDES, MONSTERS, ORDER, PART, REFILLING, TAKING
from bestiary.games.monster_baby_rescue.row import refill
from bestiary.games.monster_baby_rescue.set_up import (
    choose_monster,
    deal,
    place_figure,
    turn_over_final,
    turn_over_goal,
)
from bestiary.games.monster_baby_rescue.sides import SIDES
from bestiary.games.monster_baby_rescue.table import Table
from bestiary.games.monster_baby_rescue.taking import choose_gem, choose_part, take


def act(table: Table, action: Action) -> None:
    """A legal action of who is in turn, or of chance."""
    phase = table.phase
    if phase == TAKING:
        take(table, action - TAKE)
    elif phase == REFILLING:
        refill(table, action - DEAL)
    elif phase == PART:
        choose_part(table, action - CHOOSE_PART)
    elif phase == GEM:
        choose_gem(table, action - CHOOSE_GEM)
    elif phase == DEALING:
        deal(table, action - DEAL)
    elif phase == ORDER:
        place_figure(table, action - START)
    elif phase == MONSTERS:
        choose_monster(table, action - MONSTER)
    elif phase == GOAL_SIDES:
        turn_over_goal(table, (action - GOAL) % SIDES)
    else:
        turn_over_final(table, (action - FINAL) % SIDES)
