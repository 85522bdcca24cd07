"""A printing of the game as flat tables: what its tiles show and what the places of the row cost."""

from typing import Final

# Kinds of care tiles.
BED: Final = 0
DIAMOND: Final = 1
DOCTOR: Final = 2
PLAYGROUND: Final = 3
IMPROVEMENT: Final = 4
WANT: Final = 5
KINDS: Final = ("bed", "diamond", "witch_doctor", "playground", "improvement", "want")
TOTALS: Final = (9, 9, 6, 8, 30, 6)  # MR-001

# Colours of diamonds, and of the diamond that a heart needs.
RED: Final = 0
GREEN: Final = 1
EITHER: Final = 2
NONE: Final = -1
COLOURS: Final = ("red", "green")

PARTS: Final = ("head", "torso", "legs")
ANY: Final = 3
TOP: Final = 4  # the highest level of a part (MR-034)
MOST: Final = 5  # players
MARKS: Final = ("2+", "3+", "4+", "5")
PLACES: Final = 6
LOCATIONS: Final = 6
GOALS: Final = 10
FINALS: Final = 4
SUPPLY: Final = 6  # diamonds of each colour (MR-003)

# What goals, wants and final tiles count (MR-054g).
MEASURES: Final = (
    "visits",
    "red",
    "green",
    "diamonds",
    "same_colour_diamonds",
    "head",
    "torso",
    "legs",
    "all_parts",
    "parts_at_3",
    "bed_symbols",
    "rungs",
    "lines",
    "variety",
)
# The kinds of tiles that each of them goes up with, as bits.
GROWS_WITH: Final = (
    1 << DOCTOR,
    *[1 << DIAMOND] * 4,
    *[1 << IMPROVEMENT] * 5,
    1 << BED,
    1 << PLAYGROUND,
    1 << BED | 1 << PLAYGROUND,
    1 << BED | 1 << PLAYGROUND | 1 << DIAMOND | 1 << DOCTOR,
)

# Rules of final scoring tiles.
LOWEST: Final = 0
BY_PART: Final = 1
TABLE: Final = 2
PAIRS: Final = 3
MAJORITY: Final = 4
RULES: Final = ("lowest_level", "per_part", "table", "diamond_pairs", "majority")


class Face:
    """One side of a goal tile, or of a final scoring tile."""

    __slots__ = ("extra", "grows_with", "measure", "measures", "name", "points", "rule", "table")

    def __init__(self, name: str) -> None:
        self.name = name
        self.points = 0  # of a goal
        self.grows_with = 0  # of a goal: the kinds of tiles after which it may be fulfilled, as bits
        self.measures: list[int] = []  # of a goal: what it counts,
        self.table: list[int] = []  # and how many of each; of a final tile: points by count, or prizes
        self.rule = 0  # of a final tile,
        self.measure = 0  # what it counts,
        self.extra = 0  # and what the worst case costs


class Printing:
    """All faces as flat tables of integers. Shared by every position of a game, and never changed."""

    __slots__ = (
        "amount",
        "colour",
        "costs",
        "dear",
        "finals",
        "goals",
        "hearts",
        "ids",
        "kinds",
        "linked",
        "marks",
        "names",
        "parts",
        "sizes",
        "want_tiles",
        "wants",
    )

    def __init__(self) -> None:
        self.ids: list[str] = []
        self.names: list[str] = []
        self.kinds: list[int] = []
        self.marks: list[int] = []  # the fewest players it is for
        self.hearts: list[int] = []
        self.linked: list[int] = []  # the colour of the diamond that its heart needs, or NONE
        self.amount: list[int] = []  # symbols, gems, visits or rungs; the divisor of a want
        self.colour: list[int] = []  # of diamonds
        self.parts: list[int] = []  # that an improvement raises, or ANY
        self.wants: list[int] = []  # the measure of a want
        self.want_tiles: list[int] = []
        self.costs: list[int] = []  # by place
        self.sizes: list[int] = []  # of the deck, by number of players
        self.dear = False  # a place costs as much as a round of the track, or more
        self.goals: list[Face] = []  # two for each tile
        self.finals: list[Face] = []

    def deck(self, seats: int) -> list[int]:
        """The tiles for so many players (MR-008), by number."""
        return [tile for tile in range(len(self.ids)) if self.marks[tile] <= seats]
