"""The table: everything that lies on it, and the plain ways of moving it. The rules are in the other files."""

from __future__ import annotations

from bisect import bisect_left
from typing import Final

from bestiary.core.state import State
from bestiary.games.monster_baby_rescue.options import RescueOptions
from bestiary.games.monster_baby_rescue.phases import OVER
from bestiary.games.monster_baby_rescue.printing import Face, Printing
from bestiary.games.monster_baby_rescue.printings import OURS
from bestiary.games.monster_baby_rescue.sides import SIDES, side_up

EMPTY: Final = -1  # a place of the row without a tile
NO_TILE: Final = -1
NOT_PLACED: Final = -1  # the arrival of a figure that stands nowhere yet
OPEN: Final = -1  # the owner of a goal tile that nobody has
NO_HOME: Final = -1  # the owner of a care tile that nobody has
NO_OPTIONS: Final = RescueOptions()


class Table(State):
    """What lies where. What each player has is counted as it comes, in `have`."""

    def __init__(self) -> None:
        super().__init__()
        self.options: RescueOptions = NO_OPTIONS
        self.printing: Printing = OURS  # shared: it never changes
        self.phase = OVER
        self.turn = 0
        self.placed = 0  # figures, monsters, sides or tiles so far, in the phase of set-up that it is
        self.monsters: list[int] = []  # by seat
        self.goal_sides = 0  # see sides.py
        self.final_sides = 0
        self.goal_owner: list[int] = []  # by goal tile
        self.deck: list[int] = []  # tiles, sorted: the deck is a bag
        self.row: list[int] = []  # the tile of each place, cheapest first
        self.owner: list[int] = []  # by tile: in whose home it lies
        self.have: list[int] = []  # counters.WIDTH numbers for each seat
        self.position: list[int] = []  # locations moved so far, by seat
        self.arrival: list[int] = []  # when each figure came to where it is: the lower, the earlier
        self.arrivals = 0
        self.taken = NO_TILE  # the tile whose choice is open
        self.final = False  # final turns have begun
        self.queue: list[int] = []  # who still has a final turn, in order (MR-058)

    def goal_face(self, goal: int) -> Face:
        """The side of a goal tile that is up."""
        return self.printing.goals[SIDES * goal + side_up(self.goal_sides, goal)]

    def final_face(self, tile: int) -> Face:
        """The side of a final scoring tile that is up."""
        return self.printing.finals[SIDES * tile + side_up(self.final_sides, tile)]

    def lay(self, tile: int, place: int) -> None:
        """Puts a tile of the deck into the row."""
        del self.deck[bisect_left(self.deck, tile)]
        self.row[place] = tile
