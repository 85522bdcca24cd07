"""Ships: which of them have a hand, and how they are ranked."""

from __future__ import annotations

from bestiary.core.errors import BadPosition
from bestiary.games.big_monster.actions import HAND_OVER
from bestiary.games.big_monster.components import NONE, TURNS
from bestiary.games.big_monster.legality import bars
from bestiary.games.big_monster.order import ORDERS
from bestiary.games.big_monster.phases import ASSIGNING, KEEPING, PLACING, RACE, SEALED
from bestiary.games.big_monster.reading.sheet import Sheet
from bestiary.games.big_monster.ships import clockwise, may_use_own_ship, ships_to_rank, whole_ranking
from bestiary.games.big_monster.table import NO_SHIP


def read_ships(sheet: Sheet) -> None:
    """Where everybody has handed over this turn; clockwise, if nothing is said and all have."""
    table, seats = sheet.table, sheet.table.seats
    passed = table.phase == PLACING and table.turn < TURNS
    racing = table.phase == KEEPING and table.draft == RACE and table.turn < TURNS
    given = sheet.document.ships
    if given is None:
        given = [clockwise(table, seat)[0] for seat in range(seats)] if passed else []
    sheet.at_most_one_each("ships", len(given))
    ships = [NO_SHIP if ship is None else ship for ship in given] + [NO_SHIP] * (seats - len(given))
    named = [ship for ship in ships if ship != NO_SHIP]
    if not set(named) <= set(range(seats)) or len(set(named)) != len(named):
        raise BadPosition("ships", f"it lists ships from 0 to {seats - 1}, each once")
    table.free = table.everybody()
    if racing and any((ships[seat] == NO_SHIP) != (table.kept[seat] == NONE) for seat in range(seats)):
        raise BadPosition("ships", "in a race a tile is kept and the rest handed over at once")
    if passed and len(named) < seats:
        raise BadPosition("ships", "everybody has handed over")
    if named and not (passed or racing or table.phase == ASSIGNING):
        raise BadPosition("ships", f"nobody has handed over in the phase {sheet.phase_name}")
    if table.phase == ASSIGNING:
        _ships_in_order(sheet, ships, len(named))
        return
    own = [seat for seat in range(seats) if ships[seat] == seat and not may_use_own_ship(table, seat)]
    if len(own) > 1 or (own and len(named) < seats):
        raise BadPosition("ships", "the own ship is only for the last hand")
    table.ships = ships
    if racing:
        for ship in named:
            table.free &= ~(1 << ship)


def _ships_in_order(sheet: Sheet, ships: list[int], count: int) -> None:
    """While hands are handed over, one after the other, by the same test as in play."""
    table = sheet.table
    order = ORDERS[table.order]
    if count > table.seats - 2 or any(ships[seat] == NO_SHIP for seat in order[:count]):
        raise BadPosition("ships", "hands are handed over in the order of initiative, the last two in one move")
    for seat in order[:count]:
        table.waiting = 1 << seat
        if bars(table, seat, HAND_OVER + ships[seat]) is not None:
            raise BadPosition(f"ships[{seat}]", f"ship {ships[seat]} was not to be had")
        table.ships[seat] = ships[seat]
        table.free &= ~(1 << ships[seat])


def read_rankings(sheet: Sheet) -> None:
    """BM-D03: what has been submitted with a tile that is kept, and what lies in trays."""
    table, document = sheet.table, sheet.document
    sealed = table.draft == SEALED and table.phase == KEEPING and table.turn < TURNS
    for seat in range(table.seats):
        where = f"rankings[{seat}]"
        ranking = document.rankings[seat] if seat < len(document.rankings) else []
        tray = document.trays[seat] if seat < len(document.trays) else []
        submitted = sealed and table.kept[seat] != NONE
        if (ranking and not submitted) or (tray and (submitted or not sealed)):
            raise BadPosition(where, "ships are ranked in a sealed draft, with the tile that is kept")
        if submitted:
            table.rankings[seat] = whole_ranking(table, seat, list(ranking))
        named = list(ranking or tray)
        right = set(named) <= set(range(table.seats)) and len(set(named)) == len(named)
        if not may_use_own_ship(table, seat):
            right = right and seat not in (named[:-1] if ranking and len(named) == table.seats else named)
        if not right or len(tray) > ships_to_rank(table, seat):
            raise BadPosition(where, "it lists other ships, each once")
        for ship in tray:
            table.trays.put(seat, ship)
