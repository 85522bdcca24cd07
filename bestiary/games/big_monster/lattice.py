"""The lattice of a zone, as a row of numbers, and the window of places that tiles can ever come to (BM-D15).

A cell (x, y) has the number ORIGIN + x + WIDTH * y: x to the right, y down, the explorer at (0, 0). A place is the
top-left cell of a tile; places are ranked by (y, x), and the rank is the parameter of the action `place`.
"""

from typing import Final

from bestiary.games.big_monster.components import DUEL, DUEL_TURNS, FLAT, KINDS, ROUNDS, TURNS, deck

WIDTH: Final = 70  # x from -34 to 35
HEIGHT: Final = 87  # y from -43 to 43
SIZE: Final = 6090
ORIGIN: Final = 3044  # the cell (0, 0)
_LEAST_X: Final = -34
_LEAST_Y: Final = -43

# How many tiles a zone can get, one of them from the discards, and how many flat ones are in the box.
_MODES: Final = [
    (
        DUEL_TURNS if _seats == DUEL else ROUNDS * TURNS + 1,
        sum(deck(_seats)[_kind] for _kind in range(KINDS) if FLAT[_kind]),
    )
    for _seats in (DUEL, 3, 5)
]  # two players; three or four; five or six


def cell(x: int, y: int) -> int:
    """The number of a cell."""
    return ORIGIN + x + WIDTH * y


def on_lattice(x: int, y: int) -> bool:
    """Whether there is such a cell."""
    return _LEAST_X <= x < _LEAST_X + WIDTH and _LEAST_Y <= y < _LEAST_Y + HEIGHT


def column(number: int) -> int:
    """The x of a cell."""
    return number % WIDTH + _LEAST_X


def row(number: int) -> int:
    """The y of a cell."""
    return number // WIDTH + _LEAST_Y


def in_window(x: int, y: int) -> bool:
    """Whether some tile of some game can have its top-left cell here (BM-D15)."""
    if x in (0, 1) and y in (0, 1):
        return False
    for tiles, flats in _MODES:
        for flat in (False, True):
            beside = max(0, -x, x if flat else x - 1)
            above = max(0, -y, y - 1 if flat else y)
            if beside + above > 2 * tiles or beside > tiles + flats or (flat and above > 2 * tiles - 1):
                continue
            return True
    return False


PLACES: Final[list[int]] = [
    cell(x, y) for y in range(_LEAST_Y, _LEAST_Y + HEIGHT) for x in range(_LEAST_X, _LEAST_X + WIDTH) if in_window(x, y)
]  # the cell of each rank
NO_PLACE: Final = -1
RANK: Final[list[int]] = [NO_PLACE] * SIZE  # the rank of each cell
for _rank, _cell in enumerate(PLACES):
    RANK[_cell] = _rank
PLACE_NAMES: Final[tuple[str, ...]] = tuple([f"{column(place)},{row(place)}" for place in PLACES])

# Where tiles touch each other, as differences of top-left cells.
UPRIGHTS_AT_UPRIGHT: Final = [-2 * WIDTH, -1 - WIDTH, 1 - WIDTH, -1, 1, WIDTH - 1, WIDTH + 1, 2 * WIDTH]
FLATS_AT_UPRIGHT: Final = [-WIDTH - 1, -WIDTH, -2, 1, WIDTH - 2, WIDTH + 1, 2 * WIDTH - 1, 2 * WIDTH]
UPRIGHTS_AT_FLAT: Final = [-2 * WIDTH, 1 - 2 * WIDTH, -1 - WIDTH, 2 - WIDTH, -1, 2, WIDTH, WIDTH + 1]
FLATS_AT_FLAT: Final = [-WIDTH - 1, -WIDTH, 1 - WIDTH, -2, 2, WIDTH - 1, WIDTH, WIDTH + 1]
# Where they would overlap.
UPRIGHTS_ON_UPRIGHT: Final = [-WIDTH, 0, WIDTH]
FLATS_ON_UPRIGHT: Final = [-1, 0, WIDTH - 1, WIDTH]
UPRIGHTS_ON_FLAT: Final = [-WIDTH, 1 - WIDTH, 0, 1]
FLATS_ON_FLAT: Final = [-1, 0, 1]
