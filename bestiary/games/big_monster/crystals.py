"""Crystals: which of them a tile completes with its neighbours (BM-065 to BM-069).

All pieces of a crystal meet in one point. So only upright tiles at the same height, or exactly one above the other, can
share one: a tile shifted by a cell has its points elsewhere.
"""

from bestiary.games.big_monster.components import (
    BOTTOM,
    BOTTOM_LEFT,
    BOTTOM_RIGHT,
    LEFT,
    RIGHT,
    TOP_LEFT,
    TOP_PIECE,
    TOP_RIGHT,
)


def greens(pieces: int, left: int, right: int) -> int:
    """How many green crystals a tile with these pieces completes with its neighbours at the same height."""
    found = 0
    if pieces & LEFT and left & RIGHT:
        found += 1
    if pieces & RIGHT and right & LEFT:
        found += 1
    return found


def reds(pieces: int, above: int, below: int) -> int:
    """How many red ones it completes with the tiles exactly above and below."""
    found = 0
    if pieces & TOP_PIECE and above & BOTTOM:
        found += 1
    if pieces & BOTTOM and below & TOP_PIECE:
        found += 1
    return found


def blue_above(pieces: int, left: int, right: int, above: int, above_left: int, above_right: int) -> int:
    """How many blue ones it completes at its two upper corners."""
    found = 0
    if pieces & TOP_LEFT and left & TOP_RIGHT and above & BOTTOM_LEFT and above_left & BOTTOM_RIGHT:
        found += 1
    if pieces & TOP_RIGHT and right & TOP_LEFT and above & BOTTOM_RIGHT and above_right & BOTTOM_LEFT:
        found += 1
    return found


def blue_below(pieces: int, left: int, right: int, below: int, below_left: int, below_right: int) -> int:
    """How many blue ones it completes at its two lower corners."""
    found = 0
    if pieces & BOTTOM_LEFT and left & BOTTOM_RIGHT and below & TOP_LEFT and below_left & TOP_RIGHT:
        found += 1
    if pieces & BOTTOM_RIGHT and right & BOTTOM_LEFT and below & TOP_RIGHT and below_right & TOP_LEFT:
        found += 1
    return found
