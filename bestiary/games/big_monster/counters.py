"""What is counted in a zone, as places in a row of numbers. The first seven are its tiles by family."""

from typing import Final

from bestiary.games.big_monster.components import DESERT, DESERT_EXPLORER

RUNES: Final = 7  # monsters
MUTAGENS: Final = 8  # monsters on tiles
GREENS: Final = 9  # complete crystals
REDS: Final = 10
BLUES: Final = 11
PAIRS: Final = 12  # complete Big Monsters
FORMS: Final = 13  # points of the ice monsters in their present form
DRAGONS: Final = 14  # points printed on lava tiles
MUTANTS: Final = 15  # tiles
GRASSES: Final = 16  # the nine grassland tiles, a bit each
COUNTERS: Final = 17
CRYSTALS: Final[list[int]] = [GREENS, REDS, BLUES]  # by colour


def crystals(counts: list[int]) -> int:
    """Complete crystals of all colours."""
    return counts[GREENS] + counts[REDS] + counts[BLUES]


def deserts(counts: list[int], explorer: int) -> int:
    """Desert tiles; that of the explorer is one (BM-083)."""
    return counts[DESERT] + (explorer == DESERT_EXPLORER)
