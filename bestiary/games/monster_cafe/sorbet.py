"""Lemon sorbet scares away what its drawer has collected of one kind."""

from typing import Final

from bestiary.core.seats import Seat
from bestiary.games.monster_cafe.components import KIND_IDS, KINDS, SORBET
from bestiary.games.monster_cafe.table import Table
from bestiary.games.monster_cafe.turns import end_draw

NO_KIND: Final = -1
SEVERAL: Final = -2


def only_kind(table: Table, seat: Seat) -> int:
    """The kind that a seat has collected; NO_KIND, or SEVERAL, where it is not one."""
    found = NO_KIND
    first = seat * KINDS
    for kind in range(KINDS):
        if table.monsters[first + kind]:
            if found != NO_KIND:
                return SEVERAL
            found = kind
    return found


def scare(table: Table, kind: int, forced: bool) -> None:
    """The sorbet goes, and every monster of a kind with it (MC-031); nothing else where nothing is owned."""
    count = 0
    if kind != NO_KIND:
        own = table.turn * KINDS + kind
        count = table.monsters[own]
        table.monsters[own] = 0
        table.discard[kind] += count
    table.discard[SORBET] += 1
    if table.told is not None:
        scared = KIND_IDS[kind] if kind != NO_KIND else None
        table.tell("scared", table.turn, {"kind": scared, "count": count, "forced": forced})
    end_draw(table)
