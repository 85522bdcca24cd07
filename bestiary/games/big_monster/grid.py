"""The grid: what lies in each cell of a zone. A byte for each cell, so that looking something up is quick, and never
changed, so that zones can share it.

An empty cell has 0. The top-left cell of a tile has 1 + its face, its other cell 1 + FACES + its face; a half of an
explorer lies there as an upright tile does.
"""

from typing import Final

from bestiary.games.big_monster.components import CELLS, FACES, KINDS, MUTAGEN, PIECES, TOP
from bestiary.games.big_monster.components import FLAT as FLAT_KIND
from bestiary.games.big_monster.lattice import SIZE, WIDTH

EMPTY: Final = 0
OTHER_CELL: Final = FACES  # what is added to the value of a top-left cell
EMPTY_GRID: Final = bytes(SIZE)

# By value of a cell.
PIECES_IN: Final[list[int]] = [0, *PIECES, *([0] * FACES)]  # crystal pieces, found in the top-left cell
MUTANT_IN: Final[list[int]] = [0, *TOP, *([0] * FACES)]  # how often the mutant can mutate whose top cell this is
MUTAGEN_IN: Final[list[int]] = [0, *MUTAGEN[::CELLS], *MUTAGEN[1::CELLS]]  # the way in which a mutagen acts here

# By face: whether it lies flat.
FLAT: Final[list[bool]] = FLAT_KIND + [False] * (FACES - KINDS)


def covered(grid: bytes, face: int, origin: int) -> bytes:
    """The grid with one more tile."""
    cells = bytearray(grid)
    cells[origin] = 1 + face
    cells[origin + (1 if FLAT[face] else WIDTH)] = 1 + OTHER_CELL + face
    return bytes(cells)


def face_at(grid: bytes, origin: int) -> int:
    """The face of the tile whose top-left cell this is; another number when there is none."""
    return grid[origin] - 1


def room(grid: bytes, origin: int) -> bool:
    """Whether an upright tile has room there."""
    return not grid[origin] and not grid[origin + WIDTH]
