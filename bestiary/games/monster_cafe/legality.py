"""What may be done, and what bars the rest."""

from typing import Final

from bestiary.core.refusal import Refusal
from bestiary.core.seats import Action, Seat
from bestiary.games.monster_cafe import refusals
from bestiary.games.monster_cafe.actions import CLEAR, DRAW, SCARE, SEAT
from bestiary.games.monster_cafe.components import KINDS, MOST_TABLES
from bestiary.games.monster_cafe.phases import OVER, SCARING, SEATING, TURN
from bestiary.games.monster_cafe.scoring import score_after
from bestiary.games.monster_cafe.table import Table, members

# By a set of places: what may be done there.
_SETS: Final = range(1 << MOST_TABLES)
CLEARINGS: Final = [[CLEAR + place for place in members(places)] for places in _SETS]
DRAWING_OR_CLEARING: Final = [[DRAW, *clearings] for clearings in CLEARINGS]
SEATINGS: Final = [[SEAT + place for place in members(places)] for places in _SETS]


def legal(table: Table, seat: Seat) -> list[Action]:
    """What a seat may do."""
    if seat == table.turn:
        phase = table.phase
        if phase == TURN:
            if bars_drawing(table) is None:
                return DRAWING_OR_CLEARING[_clearable(table)][:]
            return CLEARINGS[_clearable(table)][:]
        if phase == SEATING:
            return SEATINGS[table.free][:]
        if phase == SCARING:
            return [SCARE + kind for kind in range(KINDS) if table.monsters[seat * KINDS + kind]]
    return []


def bars(table: Table, seat: Seat, action: Action) -> Refusal | None:
    """What stands against an action; nothing, if it is legal."""
    phase = table.phase
    if phase == OVER:
        return refusals.OVER
    if seat != table.turn or phase < TURN:
        return refusals.NOT_YOUR_TURN if table.in_round(seat) else refusals.OUT_OF_ROUND
    if action == DRAW or CLEAR <= action < SCARE:
        if phase != TURN:
            return refusals.SEAT_FIRST if phase == SEATING else refusals.SORBET_FORCED
        if action == DRAW:
            return bars_drawing(table)
        return _bars_place(table, action - CLEAR, _clearable(table), refusals.TABLE_EMPTY)
    if action < CLEAR:
        if phase != SEATING:
            return refusals.DRAW_FIRST if phase == TURN else refusals.SORBET_NO_SEAT
        return _bars_place(table, action - SEAT, table.free, refusals.NO_SEAT)  # MC-020
    if phase != SCARING:
        return refusals.NO_SORBET
    return None if table.monsters[seat * KINDS + action - SCARE] else refusals.KIND_NOT_OWNED


def bars_drawing(table: Table) -> Refusal | None:
    """What stands against drawing a card."""
    if table.pile_size == 0:
        return refusals.PILE_EMPTY  # MC-047
    return None if table.free else refusals.TABLES_FULL  # MC-024


def default(table: Table, seat: Seat) -> Action:
    """What is done when time runs out: a card, the emptiest table, or what leaves most points (MC-D15a to MC-D15c)."""
    actions = legal(table, seat)
    if actions[0] == DRAW:
        return DRAW
    if table.phase == SEATING:
        return min(actions, key=lambda action: table.guests[action - SEAT])
    return max(actions, key=lambda action: score_after(table, seat, action))


def _bars_place(table: Table, place: int, wanted: int, otherwise: Refusal) -> Refusal | None:
    """Against a place that is not one of the wanted ones."""
    if wanted >> place & 1:
        return None
    if place >= table.tables:
        return refusals.NO_TABLE
    return otherwise if table.centre >> place & 1 else refusals.TABLE_GONE


def _clearable(table: Table) -> int:
    """The places whose table may be cleared: those with a monster (MC-037), or if the pile is empty and nobody sits
    anywhere, all that are left (MC-D08)."""
    return table.occupied if table.occupied or table.pile_size else table.centre
