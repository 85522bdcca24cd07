"""The table: everything that lies on it, and the plain ways of moving it. The rules are in the other files."""

from __future__ import annotations

from typing import Final

from bestiary.core.seats import Seat
from bestiary.core.state import State
from bestiary.games.monster_cafe.components import SIDES
from bestiary.games.monster_cafe.options import CafeOptions
from bestiary.games.monster_cafe.phases import OVER

GONE: Final = -1  # the meal of a place whose table has been cleared
NO_CARD: Final = -1
NO_OPTIONS: Final = CafeOptions()


class Table(State):
    """What lies where. Sets of places, or of seats, are integers with a bit for each member."""

    def __init__(self) -> None:
        super().__init__()
        self.options: CafeOptions = NO_OPTIONS
        self.phase = OVER
        self.round = 0
        self.turn = 0  # whose turn it is; while the starting monsters are drawn, who draws
        self.active = 0  # the set of seats that have not cleared a table this round
        self.tables = 0  # dealt a round
        self.dealt = 0  # this round so far
        self.started = 0  # how many have a starting monster
        self.drawn = NO_CARD  # the card that waits for its seat, or the sorbet that waits for a kind
        self.removed: list[int] = []  # kinds that stay out of the game
        self.pile: list[int] = []  # counts by kind
        self.pile_size = 0
        self.stack: list[int] = []  # counts by meal
        self.stack_size = 0
        self.meals: list[int] = []  # of the table at each place, or GONE
        self.guests: list[int] = []  # how many sit at the table of each place
        self.seated: list[int] = []  # kinds, SIDES for each place; only the first guests count
        self.centre = 0  # the set of places whose table is still there,
        self.free = 0  # has a free seat,
        self.occupied = 0  # has a guest
        self.monsters: list[int] = []  # collected: counts by kind, KINDS for each seat
        self.plates: list[int] = []  # collected: counts by meal, MEALS for each seat
        self.discard: list[int] = []  # counts by kind
        self.discarded_plates: list[int] = []  # counts by meal

    def in_round(self, seat: Seat) -> bool:
        """Whether a seat has not cleared a table this round."""
        return self.active >> seat & 1 == 1

    def sitting(self, place: int) -> list[int]:
        """The kinds that sit at a place, by side."""
        first = place * SIDES
        return self.seated[first : first + self.guests[place]]

    def count_guests(self, place: int, counts: list[int], first: int) -> None:
        """Adds all who sit at a place to counts by kind, which begin there in the list."""
        for side in range(place * SIDES, place * SIDES + self.guests[place]):
            counts[first + self.seated[side]] += 1

    def lay(self, place: int, meal: int) -> None:
        """Puts a table card in the centre."""
        self.meals[place] = meal
        self.centre |= 1 << place
        self.free |= 1 << place

    def sit(self, place: int, kind: int) -> None:
        """Puts a monster at the lowest free side of a table (MC-D04)."""
        side = self.guests[place]
        self.seated[place * SIDES + side] = kind
        self.guests[place] = side + 1
        self.occupied |= 1 << place
        if side + 1 == SIDES:
            self.free &= ~(1 << place)

    def take_away(self, place: int) -> None:
        """Takes a table and all who sit there out of the centre."""
        self.meals[place] = GONE
        self.guests[place] = 0
        others = ~(1 << place)
        self.centre &= others
        self.free &= others
        self.occupied &= others


def members(bits: int) -> list[int]:
    """The places, or seats, of a set."""
    return [member for member in range(bits.bit_length()) if bits >> member & 1]
