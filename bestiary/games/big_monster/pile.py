"""The discard pile, which one explorer searches at the end (BM-090, BM-091)."""

from __future__ import annotations

from bestiary.core.event import Value
from bestiary.core.seats import Action, Seat, all_but, only
from bestiary.games.big_monster.actions import PICK_DISCARD
from bestiary.games.big_monster.components import DISCARD_PICK, KIND_IDS
from bestiary.games.big_monster.medals import check_medals, finish
from bestiary.games.big_monster.phases import PICKING, PLACING_EXTRA
from bestiary.games.big_monster.placing import place_openly
from bestiary.games.big_monster.table import Table


def act(table: Table, seat: Seat, action: Action) -> None:
    """Picks a tile, or places it."""
    if table.phase == PICKING:
        _pick(table, seat, action - PICK_DISCARD)
    else:
        place_openly(table, seat, action)
        check_medals(table)
        finish(table)


def search_pile(table: Table) -> None:
    """BM-091: after the last medal check, before the penalty."""
    for seat in range(table.seats):
        if table.zones[seat].explorer == DISCARD_PICK and table.discards:
            table.phase = PICKING
            table.waiting = 1 << seat
            look_through(table, seat)
            if table.told is not None:
                tiles: list[Value] = []
                for kind in table.discards:
                    tiles.append(KIND_IDS[kind])
                table.tell("pile", seat, {"tiles": tiles}, only(seat), reveals=True)
                table.tell("pile", seat, {}, all_but(seat), reveals=True, progress=True)
            return
    finish(table)


def look_through(table: Table, seat: Seat) -> None:
    """From now on a seat knows every discarded tile."""
    table.discards_known = [known | 1 << seat for known in table.discards_known]


def _pick(table: Table, seat: Seat, kind: int) -> None:
    """Which of equal tiles it was, nobody else can tell: what they knew of the pile is forgotten."""
    table.discards = sorted(table.discards)
    table.discards.remove(kind)
    table.discards_known = [1 << seat] * len(table.discards)
    table.placing[seat] = kind
    table.phase = PLACING_EXTRA
    if table.told is not None:
        table.tell("picked", seat, {"kind": KIND_IDS[kind]}, reveals=True)
