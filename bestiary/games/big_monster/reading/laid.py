"""Tiles that lie on the table: in zones, and on the discard pile."""

from __future__ import annotations

from typing import Final

from bestiary.core.errors import BadPosition
from bestiary.core.seats import EVERYONE, Seat
from bestiary.games.big_monster.components import DISCARD_PICK, DUEL, KIND_IDS, ROUNDS, TURNS
from bestiary.games.big_monster.phases import (
    OVER,
    PICKING,
    PLACING,
    PLACING_EXTRA,
    PLACING_FIRST,
    PLACING_SECOND,
    TAKING_SECOND,
)
from bestiary.games.big_monster.reading.sheet import Sheet
from bestiary.games.big_monster.reading.time import BEFORE_THE_LANDING
from bestiary.games.big_monster.set_up import land
from bestiary.games.big_monster.table import Table

# Two players: how many tiles of a turn have been discarded.
_DISCARDED_IN_TURN: Final = {PLACING_FIRST: 1, TAKING_SECOND: 1, PLACING_SECOND: 2, OVER: 2}


def read_zones(sheet: Sheet) -> None:
    """The tiles of each zone, laid one after the other as in play."""
    table, zones = sheet.table, sheet.document.zones
    sheet.at_most_one_each("zones", len(zones))
    landed = table.phase not in BEFORE_THE_LANDING
    if landed:
        table.zones = [land(table, explorer) for explorer in table.chosen]
    for seat, tiles in enumerate(zones):
        if tiles and not landed:
            raise BadPosition(f"zones[{seat}]", "nobody has landed yet")
        most = _most_tiles(table, seat)
        if len(tiles) > most:
            raise BadPosition(f"zones[{seat}]", f"there cannot be more than {most} tiles by now")
        for number, tile in enumerate(tiles):
            where = f"zones[{seat}][{number}]"
            sheet.box.take(where, tile.kind)
            kind = KIND_IDS.index(tile.kind)
            table.zones[seat] = sheet.lay(table.zones[seat], kind, tile.x, tile.y, where)
    table.fresh = table.zones[:]


def _most_tiles(table: Table, seat: Seat) -> int:
    """How many a zone can have: one for each turn that is over."""
    if table.seats == DUEL:
        mine = (seat == table.first and table.phase in (TAKING_SECOND, PLACING_SECOND)) or table.phase == OVER
        return max(table.turn - 1, 0) + mine
    if table.phase in (PICKING, PLACING_EXTRA):
        return ROUNDS * TURNS
    if table.phase == OVER:
        return ROUNDS * TURNS + (table.chosen[seat] == DISCARD_PICK)
    return TURNS * max(table.round - 1, 0) + max(table.turn - 1, 0)


def read_discards(sheet: Sheet) -> None:
    """The discard pile, and who knows what of it."""
    table = sheet.table
    for number, discard in enumerate(sheet.document.discards):
        where = f"discards[{number}]"
        sheet.box.take(where, discard.kind)
        table.discards.append(KIND_IDS.index(discard.kind))
        known = sheet.bits(where, discard.seen_by)
        table.discards_known.append(EVERYONE if table.seats == DUEL else known)
    most = _most_discards(table)
    if len(table.discards) > most:
        raise BadPosition("discards", f"there cannot be more than {most} by now")
    if table.phase == PICKING and not table.discards:
        raise BadPosition("discards", "there is nothing to pick")


def _most_discards(table: Table) -> int:
    """One of everybody in each round that is over (BM-035); two in each turn of two players."""
    if table.seats == DUEL:
        return _DISCARDED_IN_TURN[OVER] * max(table.turn - 1, 0) + _DISCARDED_IN_TURN.get(table.phase, 0)
    ending = table.phase in (PICKING, PLACING_EXTRA, OVER) or (table.phase == PLACING and table.turn == TURNS)
    return table.seats * max(table.round - 1 + ending, 0)
