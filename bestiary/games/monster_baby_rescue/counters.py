"""What each player has, as a row of numbers a seat; and what goals, wants and final tiles count of it."""

from typing import Final

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
    return min(have[row + PLAYGROUNDS], have[row + BEDS] // 2)


def lowest(have: list[int], row: int) -> int:
    """The level of the part that had least care."""
    return min(have[row + HEAD], have[row + TORSO], have[row + LEGS])


def measure(have: list[int], row: int, what: int) -> int:
    """A count by its number in printing.MEASURES (MR-054g)."""
    if what == 0:
        return have[row + VISITS]
    if what == 1:
        return have[row + RED]
    if what == 2:
        return have[row + GREEN]
    if what == 3:
        return have[row + RED] + have[row + GREEN]
    if what == 4:
        return max(have[row + RED], have[row + GREEN])
    if what <= 7:
        return have[row + HEAD + what - 5]
    if what == 8:
        return lowest(have, row)
    if what == 9:
        return (have[row + HEAD] >= 3) + (have[row + TORSO] >= 3) + (have[row + LEGS] >= 3)
    if what == 10:
        return have[row + SYMBOLS]
    if what == 11:
        return have[row + RUNGS]
    if what == 12:
        return lines(have, row)
    gems = have[row + RED] + have[row + GREEN]
    return 1 if have[row + BEDS] and have[row + PLAYGROUNDS] and gems and have[row + VISITS] else 0
