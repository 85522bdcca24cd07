"""Food disks by colour, packed into one integer: sets are added by adding them.

No colour has more disks than its bits hold, so that a bag, a mouth or a set of the tract is one small number.

>>> some = 2 * GREEN + BLACK
>>> value(some), count(some), of(some, 0), of(some, 2)
(5, 3, 2, 1)
"""

from collections.abc import Mapping
from typing import Final

from bestiary.games.wombat_rescue.components import COLOURS, DISK_COUNTS, DISK_VALUES

BITS: Final = 5  # of a colour
MASK: Final = (1 << BITS) - 1
BLACK_SHIFT: Final = 2 * BITS  # after the green and the orange ones
GREEN: Final = 1
ORANGE: Final = 1 << BITS
BLACK: Final = 1 << BLACK_SHIFT
DISKS: Final = (GREEN, ORANGE, BLACK)  # one of each colour
NONE: Final = 0

_GREEN_VALUE: Final[int] = DISK_VALUES[COLOURS.index("green")]
_ORANGE_VALUE: Final[int] = DISK_VALUES[COLOURS.index("orange")]
_BLACK_VALUE: Final[int] = DISK_VALUES[COLOURS.index("black")]


def value(disks: int) -> int:
    """What they are worth together (WR-002)."""
    return (
        _GREEN_VALUE * (disks & MASK) + _ORANGE_VALUE * (disks >> BITS & MASK) + _BLACK_VALUE * (disks >> BLACK_SHIFT)
    )


def count(disks: int) -> int:
    """How many they are."""
    return (disks & MASK) + (disks >> BITS & MASK) + (disks >> BLACK_SHIFT)


def of(disks: int, colour: int) -> int:
    """How many of a colour."""
    return disks >> BITS * colour & MASK


def nth(disks: int, number: int) -> int:
    """The colour of one of them, green ones first."""
    colour = 0
    while number >= of(disks, colour):
        number -= of(disks, colour)
        colour += 1
    return colour


def named(disks: int) -> dict[str, int]:
    """For documents and views: how many of each colour, colours without any left out."""
    return {COLOURS[colour]: of(disks, colour) for colour in range(len(COLOURS)) if of(disks, colour)}


def packed(counts: Mapping[str, int]) -> int:
    """The same back."""
    return sum([DISKS[COLOURS.index(colour)] * many for colour, many in counts.items()])


ALL: Final[int] = packed(dict(zip(COLOURS, DISK_COUNTS, strict=True)))
