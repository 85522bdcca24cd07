"""What comes next when nobody has to be asked: numbers for the rules, names for documents."""

from typing import Final

GOING: Final = -1  # the phase while the rules go on by themselves; no position that anybody sees has it

PREPARING: Final = 0  # set-up
ACTING: Final = 1  # the movement phase goes on
FIBER: Final = 2  # a cube of the High-Fiber Diet is due, then the movement phase goes on
DIGESTION: Final = 3
CUBES: Final = 4  # cubes of the digestion are due
REFILL: Final = 5
DINGO: Final = 6
NEXT_TURN: Final = 7

STAGES: Final = ("preparing", "acting", "fiber", "digestion", "cubes", "refill", "dingo", "next_turn")
