"""What is counted in a zone, as places in a row of numbers. The first seven are its tiles by family."""

from typing import Final

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
