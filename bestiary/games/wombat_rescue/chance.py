"""What chance decides: who starts, tiles, disks, cards and the die."""

from bestiary.core.seats import Action
from bestiary.games.wombat_rescue import dingo, phases, refilling, set_up, wandering
from bestiary.games.wombat_rescue.actions import DEAL, DISK, DRAW, REGULAR_TILES, ROLLED, SPACE, START
from bestiary.games.wombat_rescue.components import DIE, FACES
from bestiary.games.wombat_rescue.disks import count, nth
from bestiary.games.wombat_rescue.table import Table


def odds(table: Table) -> int:
    """How many equally likely tickets there are."""
    phase = table.phase
    if phase == phases.FILLING:
        return count(table.bag)
    if phase == phases.CARD:
        return sum(table.deck)
    if phase == phases.ROLL:
        return len(DIE)
    if phase == phases.DEALING:
        return len(table.pool)
    return table.seats if phase == phases.ORDER else len(table.gaps)


def outcome(table: Table, ticket: int) -> Action:
    """What a ticket stands for."""
    phase = table.phase
    if phase == phases.FILLING:
        return DISK + nth(table.bag, ticket)
    if phase == phases.CARD:
        kind = 0
        while ticket >= table.deck[kind]:
            ticket -= table.deck[kind]
            kind += 1
        return DRAW + kind
    if phase == phases.ROLL:
        return ROLLED + FACES.index(DIE[ticket])
    if phase == phases.DEALING:
        return DEAL + REGULAR_TILES.index(table.pool[ticket])
    return START + ticket if phase == phases.ORDER else SPACE + sorted(table.gaps)[ticket]


def happen(table: Table, action: Action) -> None:
    """Carries out what chance has decided."""
    phase = table.phase
    if phase == phases.FILLING:
        refilling.fill(table, action - DISK)
    elif phase == phases.CARD:
        wandering.reveal(table, action - DRAW)
    elif phase == phases.ROLL:
        dingo.roll(table, action - ROLLED)
    elif phase == phases.DEALING:
        set_up.deal(table, REGULAR_TILES[action - DEAL])
    elif phase == phases.ORDER:
        set_up.start_with(table, action - START)
    else:
        refilling.choose_space(table, action - SPACE)
