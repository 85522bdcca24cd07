"""Ships: to which of them a hand may go. One test for all three ways of drafting."""

from __future__ import annotations

from bestiary.core.refusal import Refusal
from bestiary.core.seats import Seat
from bestiary.games.big_monster import refusals
from bestiary.games.big_monster.components import OWN_SHIP
from bestiary.games.big_monster.table import NO_SHIP, Table


def bars_ship(table: Table, seat: Seat, ship: int) -> Refusal | None:
    """What stands against handing over to a ship."""
    if ship >= table.seats:
        return refusals.NO_SHIP
    if not table.free >> ship & 1:
        return refusals.SHIP_TAKEN
    if ship == seat and table.free != 1 << seat and not may_use_own_ship(table, seat):
        return refusals.OWN_SHIP  # BM-031, BM-032
    return None


def may_use_own_ship(table: Table, seat: Seat) -> bool:
    """BM-033, BM-089."""
    return table.zones[seat].explorer == OWN_SHIP


def free_ships(table: Table, seat: Seat) -> list[int]:
    """The ships that a seat may name."""
    return [ship for ship in range(table.seats) if bars_ship(table, seat, ship) is None]


def clockwise(table: Table, seat: Seat) -> list[int]:
    """BM-D05: all ships from the left neighbour's on; the own one is the last."""
    return [(seat + step) % table.seats for step in range(1, table.seats + 1)]


def default_ship(table: Table, seat: Seat) -> int:
    """BM-D05: the first free one clockwise."""
    for ship in clockwise(table, seat):
        if table.free >> ship & 1:
            return ship
    return NO_SHIP


def only_ship(free: int) -> int:
    """The one ship that is left."""
    ship = 0
    while not free >> ship & 1:
        ship += 1
    return ship


# Ranked in secret.


def ships_to_rank(table: Table, seat: Seat) -> int:
    """BM-D03: how many a seat may rank: all but the own one, which only one explorer may; the last ranks itself."""
    return (table.seats if may_use_own_ship(table, seat) else table.seats - 1) - 1


def whole_ranking(table: Table, seat: Seat, ranked: list[int]) -> list[int]:
    """BM-D03: the ships as they were ranked, then the others as in BM-D05; the own one last, if it was not ranked."""
    ranking = ranked[:]
    for ship in clockwise(table, seat):
        if ship not in ranking:
            ranking.append(ship)
    return ranking


def first_allowed(table: Table, seat: Seat) -> int:
    """The ship that a sealed ranking gets: the first that may be named."""
    for ship in table.rankings[seat]:
        if bars_ship(table, seat, ship) is None:
            return ship
    return NO_SHIP
