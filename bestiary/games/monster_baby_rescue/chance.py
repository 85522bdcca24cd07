"""What chance is asked: each of so many tickets stands for an outcome."""

from bestiary.core.seats import Action
from bestiary.games.monster_baby_rescue.actions import DEAL, FINAL, GOAL, MONSTER, START
from bestiary.games.monster_baby_rescue.components import MONSTER_IDS
from bestiary.games.monster_baby_rescue.phases import DEALING, GOAL_SIDES, MONSTERS, ORDER
from bestiary.games.monster_baby_rescue.sides import SIDES
from bestiary.games.monster_baby_rescue.table import NOT_PLACED, Table


def odds(table: Table) -> int:
    """How many tickets there are."""
    phase = table.phase
    if phase >= DEALING:
        return len(table.deck)
    if phase == ORDER:
        return table.seats - table.placed
    return len(MONSTER_IDS) - table.placed if phase == MONSTERS else SIDES


def outcome(table: Table, ticket: int) -> Action:
    """What a ticket stands for."""
    phase = table.phase
    if phase >= DEALING:
        return DEAL + table.deck[ticket]
    if phase == ORDER:
        return START + [seat for seat in range(table.seats) if table.arrival[seat] == NOT_PLACED][ticket]
    if phase == MONSTERS:
        return MONSTER + [kind for kind in range(len(MONSTER_IDS)) if kind not in table.monsters][ticket]
    return (GOAL if phase == GOAL_SIDES else FINAL) + SIDES * table.placed + ticket
