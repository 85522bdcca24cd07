"""A printing of the game as flat tables: what its tiles show and what the places of the row cost."""

from typing import Final

# Rules of final scoring tiles.
LOWEST: Final = 0
BY_PART: Final = 1
TABLE: Final = 2
PAIRS: Final = 3
MAJORITY: Final = 4
RULES: Final = ("lowest_level", "per_part", "table", "diamond_pairs", "majority")


class Face:
    """One side of a goal tile, or of a final scoring tile."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.source = ""  # where it comes from, if the printing says so
        self.points = 0  # of a goal
        self.grows_with = 0  # of a goal: the set of kinds of tiles after which it may be fulfilled
        self.measures: list[int] = []  # of a goal: what it counts,
        self.table: list[int] = []  # and how many of each; of a final tile: points by count, or prizes
        self.rule = 0  # of a final tile,
        self.measure = 0  # what it counts,
        self.extra = 0  # and what the worst case costs


class Printing:
    """All faces as flat tables of integers. Shared by every position of a game, and never changed."""

    def __init__(self) -> None:
        self.ids: list[str] = []
        self.names: list[str] = []
        self.named: list[bool] = []  # or called after what it shows
        self.sources: list[str] = []  # where its face comes from, if the printing says so
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
        self.goals: list[Face] = []  # SIDES for each tile
        self.finals: list[Face] = []

    def deck(self, seats: int) -> list[int]:
        """The tiles for so many players (MR-008), by number."""
        return [tile for tile in range(len(self.ids)) if self.marks[tile] <= seats]
