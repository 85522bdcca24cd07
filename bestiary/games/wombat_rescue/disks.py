"""Food disks by colour, packed into one integer: sets are added by adding them.

No colour has more disks than five bits hold, so that a bag, a mouth or a set of the tract is one small number.

>>> some = 2 * GREEN + BLACK
>>> value(some), count(some), of(some, 0), of(some, 2)
(5, 3, 2, 1)
"""

from typing import Final

from bestiary.games.wombat_rescue.components import COLOURS, DISK_COUNTS, DISK_VALUES

GREEN: Final = 1
ORANGE: Final = 1 << 5
BLACK: Final = 1 << 10
DISKS: Final = (GREEN, ORANGE, BLACK)  # one of each colour
ALL: Final[int] = sum([DISK_COUNTS[colour] * DISKS[colour] for colour in range(3)])
NONE: Final = 0

_GREEN_VALUE: Final[int] = DISK_VALUES[0]
_ORANGE_VALUE: Final[int] = DISK_VALUES[1]
_BLACK_VALUE: Final[int] = DISK_VALUES[2]


def value(disks: int) -> int:
    """What they are worth together (WR-002)."""
    return _GREEN_VALUE * (disks & 31) + _ORANGE_VALUE * (disks >> 5 & 31) + _BLACK_VALUE * (disks >> 10)


def count(disks: int) -> int:
    """How many they are."""
    return (disks & 31) + (disks >> 5 & 31) + (disks >> 10)


def of(disks: int, colour: int) -> int:
    """How many of a colour."""
    return disks >> 5 * colour & 31


def nth(disks: int, number: int) -> int:
    """The colour of one of them, green ones first."""
    if number < (disks & 31):
        return 0
    return 1 if number < (disks & 31) + (disks >> 5 & 31) else 2


def named(disks: int) -> dict[str, int]:
    """For documents and views: how many of each colour, colours without any left out."""
    return {COLOURS[colour]: of(disks, colour) for colour in range(3) if of(disks, colour)}
