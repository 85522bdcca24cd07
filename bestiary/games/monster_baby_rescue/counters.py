"""What each player has, as a row of numbers a seat."""

from typing import Final

from bestiary.games.monster_baby_rescue.components import LINE_BEDS, LINE_PLAYGROUNDS

HEARTS: Final = 0  # free ones on care tiles
LINKED_RED: Final = 1  # hearts that need a red diamond
LINKED_GREEN: Final = 2
RED: Final = 3  # diamonds
GREEN: Final = 4
HEAD: Final = 5  # levels
TORSO: Final = 6
LEGS: Final = 7
SYMBOLS: Final = 8  # of beds
BEDS: Final = 9  # tiles
RUNGS: Final = 10
PLAYGROUNDS: Final = 11  # tiles
VISITS: Final = 12
GOALS_TAKEN: Final = 13
GOAL_POINTS: Final = 14
WIDTH: Final = 15


def lines(have: list[int], row: int) -> int:
    """MR-069: a line is one playground tile and two bed tiles."""
    return min(have[row + PLAYGROUNDS] // LINE_PLAYGROUNDS, have[row + BEDS] // LINE_BEDS)


def lowest(have: list[int], row: int) -> int:
    """The level of the part that had least care."""
    return min(have[row + HEAD], have[row + TORSO], have[row + LEGS])
