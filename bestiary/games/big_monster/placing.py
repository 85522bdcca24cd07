"""Placing a tile: in secret, when all place at once (BM-D07), or openly (BM-108)."""

from __future__ import annotations

from bestiary.core.seats import Action, Seat, all_but, only
from bestiary.games.big_monster.actions import PLACE_AT
from bestiary.games.big_monster.components import NONE
from bestiary.games.big_monster.events import placement
from bestiary.games.big_monster.table import Table


def place_in_secret(table: Table, seat: Seat, action: Action) -> None:
    """BM-D07: nobody else sees it before all have placed."""
    kind = table.placing[seat]
    table.fresh[seat] = table.zones[seat].placed(kind, action)
    table.waiting &= ~(1 << seat)
    if table.told is not None:
        table.tell("placed", seat, placement(table.zones[seat], kind, action), only(seat), reveals=True)
        table.tell("placed", seat, {}, all_but(seat), reveals=True, beside=True)


def uncover(table: Table) -> None:
    """All see what has been placed."""
    if table.told is not None:
        for seat in range(table.seats):
            action = PLACE_AT[table.fresh[seat].origins[-1]]
            data = placement(table.zones[seat], table.placing[seat], action)
            table.tell("uncovered", seat, data, all_but(seat), reveals=True)
    table.zones = table.fresh[:]
    table.placing = [NONE] * table.seats


def place_openly(table: Table, seat: Seat, action: Action) -> None:
    """BM-108: who plays alone at the moment is seen placing."""
    kind, zone = table.placing[seat], table.zones[seat]
    if table.told is not None:
        table.tell("uncovered", seat, placement(zone, kind, action), reveals=True)
    table.zones[seat] = table.fresh[seat] = zone.placed(kind, action)
    table.placing[seat] = NONE
