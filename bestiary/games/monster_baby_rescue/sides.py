"""Which sides of the goal tiles, or of the final scoring tiles, are up: a bit for each tile, set where it is B."""

from typing import Final

FACES: Final = ("A", "B")
SIDES: Final = 2  # of a tile


def side_up(sides: int, tile: int) -> int:
    """The number of the side that a tile shows."""
    return sides >> tile & 1


def turned(sides: int, tile: int, side: int) -> int:
    """The sides when one more tile shows one of its."""
    return sides | side << tile


def from_letters(letters: str) -> int:
    """The sides from a letter for each tile."""
    sides = 0
    for tile, letter in enumerate(letters):
        sides = turned(sides, tile, FACES.index(letter))
    return sides


def letters(sides: int, count: int) -> str:
    """A letter for each of so many tiles."""
    return "".join([FACES[side_up(sides, tile)] for tile in range(count)])
