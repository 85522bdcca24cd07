"""What chance is asked: each of so many tickets stands for an outcome."""

from bestiary.core.seats import Action
from bestiary.games.monster_cafe.actions import DEAL, DRAWN, FIRST, REMOVE
from bestiary.games.monster_cafe.components import REGULAR, SORBET
from bestiary.games.monster_cafe.phases import DEALING, DRAWING, FIRST_PLAYER, REMOVAL, STARTING
from bestiary.games.monster_cafe.table import Table


def odds(table: Table) -> int:
    """How many tickets there are."""
    phase = table.phase
    if phase == DRAWING:
        return table.pile_size
    if phase == DEALING:
        return table.stack_size
    if phase == STARTING:
        return table.pile_size - table.pile[SORBET]  # MC-D02
    return table.seats if phase == FIRST_PLAYER else REGULAR - len(table.removed)


def outcome(table: Table, ticket: int) -> Action:
    """What a ticket stands for."""
    phase = table.phase
    if phase == FIRST_PLAYER:
        return FIRST + ticket
    if phase == REMOVAL:
        return REMOVE + [kind for kind in range(REGULAR) if kind not in table.removed][ticket]
    # The card with this number, when the cards lie sorted in a row: the sorbets last, so that no ticket of a
    # starting monster reaches them.
    for card, count in enumerate(table.stack if phase == DEALING else table.pile):
        if ticket < count:
            return (DEAL if phase == DEALING else DRAWN) + card
        ticket -= count
    raise IndexError("there are not as many tickets")
