"""In which order players are asked."""

from typing import Final

from bestiary.core.seats import Seat
from bestiary.games.big_monster.components import DUEL, MOST_SEATS, TURNS

PASSES: Final[int] = TURNS - 1  # hands go round in all turns of a round but the last


def round_table(seats: int, start: Seat, backwards: bool) -> list[Seat]:
    """Everybody in the order in which they are asked, from one seat on."""
    step = -1 if backwards else 1
    return [(start + step * number) % seats for number in range(seats)]


# Who of a set of seats (bits) is waited for, in the order of asking: [order][set].
SEAT_ORDER: Final = 0
_BACKWARDS: Final = (False, True)  # in each round
ORDERS: Final[list[list[int]]] = [list(range(MOST_SEATS))]
_FIRST_ORDER: Final[list[int]] = [0] * (MOST_SEATS + 1)
for _seats in range(DUEL + 1, MOST_SEATS + 1):
    _FIRST_ORDER[_seats] = len(ORDERS)
    ORDERS.extend([round_table(_seats, _start, _back) for _start in range(_seats) for _back in _BACKWARDS])
WAITING: Final[list[list[tuple[int, ...]]]] = [
    [tuple([_seat for _seat in _order if _set >> _seat & 1]) for _set in range(1 << len(_order))] for _order in ORDERS
]


def order_of_turn(seats: int, initiative: list[Seat], round_number: int, turn: int) -> int:
    """The order of hand-overs (BM-D02), as a number of ORDERS."""
    if turn > PASSES:
        return SEAT_ORDER
    start = initiative[(PASSES * (round_number - 1) + turn - 1) % seats]
    return _FIRST_ORDER[seats] + len(_BACKWARDS) * start + round_number - 1
