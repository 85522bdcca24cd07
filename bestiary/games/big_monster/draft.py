"""Handing over: who is asked in which order, and which ship may be named. One test for all three ways of drafting."""

from typing import Final

from bestiary.core.seats import Seat
from bestiary.games.big_monster.components import MOST_SEATS

ORDERED: Final = 0
SEALED: Final = 1
RACE: Final = 2
DRAFTS: Final = ("ordered", "sealed", "race")

NO_SHIP: Final = -1
PASSES: Final = 8  # hands go round in the first eight turns of a round

SHIP_ALLOWED: Final = 0
SHIP_TAKEN: Final = 1
SHIP_OWN: Final = 2


def round_table(seats: int, start: Seat, backwards: bool) -> list[Seat]:
    """Everybody in the order in which they are asked, from one seat on."""
    step = -1 if backwards else 1
    return [(start + step * number) % seats for number in range(seats)]


# Who of a set of seats (bits) is waited for, in the order of asking: [order][set].
SEAT_ORDER: Final = 0
ORDERS: Final[list[list[int]]] = [list(range(MOST_SEATS))]
_FIRST_ORDER: Final[list[int]] = [0] * (MOST_SEATS + 1)
for _seats in range(3, MOST_SEATS + 1):
    _FIRST_ORDER[_seats] = len(ORDERS)
    ORDERS.extend([round_table(_seats, _start, _back) for _start in range(_seats) for _back in (False, True)])
WAITING: Final[list[list[tuple[int, ...]]]] = [
    [tuple([_seat for _seat in _order if _set >> _seat & 1]) for _set in range(1 << len(_order))] for _order in ORDERS
]


def order_of_turn(seats: int, initiative: list[Seat], round_number: int, turn: int) -> int:
    """The order of hand-overs (BM-D02), as a number of ORDERS."""
    if turn > PASSES:
        return SEAT_ORDER
    start = initiative[(PASSES * (round_number - 1) + turn - 1) % seats]
    return _FIRST_ORDER[seats] + 2 * start + (round_number == 2)


def bars_ship(seat: Seat, ship: int, free: int, own_ship: bool) -> int:
    """What stands against handing over to a ship; `free` are the free ships, as bits."""
    if not free >> ship & 1:
        return SHIP_TAKEN  # BM-030
    if ship == seat and not own_ship and free != 1 << seat:
        return SHIP_OWN  # BM-031 to BM-033
    return SHIP_ALLOWED


def free_ships(seat: Seat, seats: int, free: int, own_ship: bool) -> list[int]:
    """The ships that a seat may name."""
    return [ship for ship in range(seats) if bars_ship(seat, ship, free, own_ship) == SHIP_ALLOWED]


def default_ship(seat: Seat, seats: int, free: int) -> int:
    """BM-D05: the first free ship clockwise from the left neighbour; the own ship is the last of them."""
    for step in range(1, seats + 1):
        ship = (seat + step) % seats
        if free >> ship & 1:
            return ship
    return NO_SHIP


def whole_ranking(seat: Seat, seats: int, ranked: list[int]) -> list[int]:
    """BM-D03: the ships as they were ranked, then the others as in BM-D05; the own one last, if it was not ranked."""
    ranking = ranked[:]
    for step in range(1, seats + 1):
        ship = (seat + step) % seats
        if ship not in ranking:
            ranking.append(ship)
    return ranking


def first_allowed(seat: Seat, ranking: list[int], free: int, own_ship: bool) -> int:
    """The ship that a sealed ranking gets: the first that may be named."""
    for ship in ranking:
        if bars_ship(seat, ship, free, own_ship) == SHIP_ALLOWED:
            return ship
    return NO_SHIP
