"""From the box to the first turn."""

from bestiary.core.seats import Seat
from bestiary.games.monster_cafe.components import (
    COPIES,
    KIND_IDS,
    KINDS,
    MEALS,
    PLATES,
    REMOVALS,
    SIDES,
    TABLES,
)
from bestiary.games.monster_cafe.options import CafeOptions
from bestiary.games.monster_cafe.phases import DEALING, FIRST_PLAYER, REMOVAL, TURN
from bestiary.games.monster_cafe.rounds import tell_round
from bestiary.games.monster_cafe.table import GONE, Table


def set_up(table: Table, seats: int, options: CafeOptions) -> None:
    """The box opened for this many players, nothing dealt yet."""
    table.seats = seats
    table.options = options
    table.round = 1
    table.active = (1 << seats) - 1
    table.tables = TABLES[seats]
    table.pile = COPIES[:]  # MC-007
    table.pile_size = sum(COPIES)
    table.stack = PLATES[:]  # MC-006
    table.stack_size = sum(PLATES)
    table.meals = [GONE] * table.tables
    table.guests = [0] * table.tables
    table.seated = [0] * (table.tables * SIDES)
    table.monsters = [0] * (seats * KINDS)
    table.plates = [0] * (seats * MEALS)
    table.discard = [0] * (KINDS + 1)
    table.discarded_plates = [0] * MEALS
    table.removed = []
    for name in options.removed or ():
        _stays_out(table, KIND_IDS.index(name))
    table.turn = options.first or 0
    table.phase = FIRST_PLAYER if options.first is None else _after_first_player(table)


def choose_first_player(table: Table, seat: Seat) -> None:
    """MC-D01: who last ate something disgusting, as chance has it."""
    table.turn = seat
    table.phase = _after_first_player(table)
    if table.told is not None:
        table.tell("first", seat, {}, reveals=True)


def remove(table: Table, kind: int) -> None:
    """MC-062: a regular kind stays out by chance."""
    _stays_out(table, kind)
    table.phase = _after_first_player(table)
    if table.told is not None:
        table.tell("removed", None, {"kind": KIND_IDS[kind]}, reveals=True)


def start_with(table: Table, kind: int) -> None:
    """MC-008: a starting monster, in seat order from the first player."""
    seat = table.turn
    table.pile[kind] -= 1
    table.pile_size -= 1
    table.monsters[seat * KINDS + kind] += 1
    table.started += 1
    table.turn = (seat + 1) % table.seats
    if table.started == table.seats:
        table.phase = TURN  # and the first player is back in turn
    if table.told is not None:
        table.tell("started", seat, {"kind": KIND_IDS[kind]}, reveals=True)
        if table.phase == TURN:
            tell_round(table)


def _after_first_player(table: Table) -> int:
    return REMOVAL if len(table.removed) < REMOVALS[table.seats] else DEALING


def _stays_out(table: Table, kind: int) -> None:
    """MC-061: all cards of a kind and both plates of its meal."""
    table.removed.append(kind)
    table.pile_size -= table.pile[kind]
    table.pile[kind] = 0
    table.stack_size -= table.stack[kind]
    table.stack[kind] = 0
