"""A card is drawn: a monster to be seated, or the sorbet."""

from bestiary.core.seats import Seat
from bestiary.games.monster_cafe.components import KIND_IDS, SORBET
from bestiary.games.monster_cafe.phases import DRAWING, SCARING, SEATING
from bestiary.games.monster_cafe.seating import ONLY_PLACE, seat_monster
from bestiary.games.monster_cafe.sorbet import SEVERAL, only_kind, scare
from bestiary.games.monster_cafe.table import GONE, Table


def ask_for_card(table: Table, seat: Seat) -> None:
    """MC-017: which card it is, chance decides."""
    table.phase = DRAWING
    if table.told is not None:
        table.tell("draws", seat, {})


def draw(table: Table, kind: int) -> None:
    """A card from the pile. What leaves no choice happens at once (MC-D05, MC-D06)."""
    table.pile[kind] -= 1
    table.pile_size -= 1
    table.drawn = kind
    if table.told is not None:
        table.tell("drew", table.turn, {"kind": KIND_IDS[kind]}, reveals=True)
    if kind == SORBET:
        table.phase = SCARING
        scared = only_kind(table, table.turn)
        if scared != SEVERAL:
            scare(table, scared, True)
    else:
        table.phase = SEATING
        place = ONLY_PLACE[table.free]
        if place != GONE:
            seat_monster(table, place, True)
