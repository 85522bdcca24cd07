"""Crystals: where their pieces meet (BM-065 to BM-069).

All pieces of a crystal meet in one point. So only upright tiles at the same height, or exactly one above the other, can
share one: a tile shifted by a cell has its points elsewhere.
"""

from typing import Final

from bestiary.games.big_monster.components import (
    BOTTOM,
    BOTTOM_LEFT,
    BOTTOM_RIGHT,
    COLOURS,
    LEFT,
    RIGHT,
    TOP_LEFT,
    TOP_PIECE,
    TOP_RIGHT,
)
from bestiary.games.big_monster.effects import NO_EFFECTS, ONE_BLUE, ONE_GREEN, ONE_RED
from bestiary.games.big_monster.grid import PIECES_IN, room
from bestiary.games.big_monster.lattice import WIDTH, column, row

_ABOVE: Final = -2 * WIDTH
_BELOW: Final = 2 * WIDTH
GREEN: Final = 0
RED: Final = 1
BLUE: Final = 2
BLOCKED: Final = -1

# Pieces in the order of their bits: the colour of each, and where the others of its crystal lie: a step from tile to
# tile and the piece that is needed there, in turn.
COLOUR: Final[list[int]] = [GREEN, GREEN, RED, RED, BLUE, BLUE, BLUE, BLUE]
_OTHERS: Final[list[list[int]]] = [
    [-1, RIGHT],
    [1, LEFT],
    [_ABOVE, BOTTOM],
    [_BELOW, TOP_PIECE],
    [-1, TOP_RIGHT, _ABOVE, BOTTOM_LEFT, _ABOVE - 1, BOTTOM_RIGHT],
    [1, TOP_LEFT, _ABOVE, BOTTOM_RIGHT, _ABOVE + 1, BOTTOM_LEFT],
    [-1, BOTTOM_RIGHT, _BELOW, TOP_LEFT, _BELOW - 1, TOP_RIGHT],
    [1, BOTTOM_LEFT, _BELOW, TOP_RIGHT, _BELOW + 1, TOP_LEFT],
]
_ONE: Final[list[int]] = [ONE_GREEN, ONE_RED, ONE_BLUE]  # by colour, as effects
_NUMBERS: Final[list[list[int]]] = [
    [_n for _n in range(len(COLOUR)) if _bits >> _n & 1] for _bits in range(1 << len(COLOUR))
]

# How far from the top-left cell of its tile a piece meets the others, in halves of a cell, by number of the piece.
_MEETS_AT: Final = ((0, 2), (2, 2), (1, 0), (1, 4), (0, 0), (2, 0), (0, 4), (2, 4))
_AT_UPPER_LEFT: Final = RIGHT | BOTTOM | BOTTOM_RIGHT  # which see each crystal once


def completed(grid: bytes, pieces: int, origin: int) -> int:
    """The crystals that a tile with these pieces completes, as effects."""
    found = NO_EFFECTS
    for piece in _NUMBERS[pieces]:
        if _complete(grid, piece, origin):
            found += _ONE[COLOUR[piece]]
    return found


def pieces_of(pieces: int) -> list[int]:
    """Pieces that are given as bits, one by one."""
    return _NUMBERS[pieces]


def gathered(grid: bytes, piece: int, origin: int) -> int:
    """How many other pieces of its crystal lie where a piece of a tile needs them; BLOCKED if one can never come."""
    others, found = _OTHERS[piece], 0
    for place in range(0, len(others), 2):
        there = origin + others[place]
        if PIECES_IN[grid[there]] & others[place + 1]:
            found += 1
        elif not room(grid, there):
            return BLOCKED
    return found


def missing(grid: bytes, piece: int, origin: int) -> list[int]:
    """The places of a crystal where the others of its pieces are still to come."""
    others, found = _OTHERS[piece], list[int]()
    for place in range(0, len(others), 2):
        if not PIECES_IN[grid[origin + others[place]]] & others[place + 1]:
            found.append(origin + others[place])
    return found


def closed_with(grid: bytes, piece: int, origin: int) -> list[int]:
    """The faces whose pieces make a crystal whole with a piece of a tile that lies there; none if it stays open."""
    others, found = _OTHERS[piece], list[int]()
    for place in range(0, len(others), 2):
        value = grid[origin + others[place]]
        if not PIECES_IN[value] & others[place + 1]:
            return []
        found.append(value - 1)
    return found


def points_of_crystals(grid: bytes, origins: list[int]) -> list[tuple[str, int, int]]:
    """All complete crystals of some tiles: the colour, and the point where its pieces meet, in halves of a cell."""
    found: list[tuple[str, int, int]] = []
    for origin in origins:
        found += points_where_closed(grid, PIECES_IN[grid[origin]] & _AT_UPPER_LEFT, origin)
    return found


def points_where_closed(grid: bytes, pieces: int, origin: int) -> list[tuple[str, int, int]]:
    """The same for the crystals that a tile with these pieces closes."""
    found: list[tuple[str, int, int]] = []
    for piece in _NUMBERS[pieces]:
        if _complete(grid, piece, origin):
            x, y = _MEETS_AT[piece]
            found.append((COLOURS[COLOUR[piece]], 2 * column(origin) + x, 2 * row(origin) + y))
    return found


def _complete(grid: bytes, piece: int, origin: int) -> bool:
    others = _OTHERS[piece]
    for place in range(0, len(others), 2):
        if not PIECES_IN[grid[origin + others[place]]] & others[place + 1]:
            return False
    return True
