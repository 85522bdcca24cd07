"""The table: all that a position of Big Monster is made of. The rules are in the other files."""

from __future__ import annotations

from typing import Final

from bestiary.core.seats import Seat, Viewer
from bestiary.core.state import State
from bestiary.core.tray import Tray
from bestiary.games.big_monster.components import NONE, OFFERED
from bestiary.games.big_monster.options import BigMonsterOptions
from bestiary.games.big_monster.order import SEAT_ORDER
from bestiary.games.big_monster.phases import ORDERED, OVER
from bestiary.games.big_monster.zone import Zone

NO_OPTIONS: Final = BigMonsterOptions()
NO_SHIP: Final = NONE


class Table(State):
    """Zones, hands, ships and piles. A tile that has been kept stays in its stack, marked, until all are turned up."""

    def __init__(self) -> None:
        super().__init__()
        self.options: BigMonsterOptions = NO_OPTIONS
        self.draft = ORDERED
        self.partner: list[int] = []  # by seat; NONE where everybody plays alone; shared: it stays as it is
        # Where the game is.
        self.phase = OVER
        self.round = 0
        self.turn = 0
        self.dealt = 0  # seats, explorers or tiles so far, in a phase of chance; nobody is told before all are
        self.waiting = 0  # for whom, as bits
        self.order = SEAT_ORDER  # in which order they are asked
        self.initiative: list[int] = []
        # Medals.
        self.goals: list[int] = []  # in play; shared: they stay as they are
        self.alone_won: list[int] = []  # by goal: who has its individual medal, as bits
        self.team_won: list[int] = []
        self.penalty = 0  # who has got one, as bits
        # Explorers and zones.
        self.offered: list[int] = []  # two explorers for each seat
        self.chosen: list[int] = []  # the one it keeps
        self.zones: list[Zone] = []  # as everybody sees them; items shared
        self.fresh: list[Zone] = []  # with the tiles placed in this turn, known to their owners alone; items shared
        self.placing: list[int] = []  # by seat: the tile it places this turn
        # Tiles.
        self.deck: list[int] = []  # by kind: a bag
        self.deck_size = 0
        self.stacks: list[list[int]] = []  # tiles, sorted; stack n was dealt to seat n; items shared
        self.known: list[int] = []  # by stack: who has held it, as bits
        self.held: list[int] = []  # by seat: the stack in its hand, or on its ship
        self.kept: list[int] = []  # by seat: the tile marked in that stack
        self.discards: list[int] = []
        self.discards_known: list[int] = []  # by discard: who knows it, as bits
        # Ships.
        self.ships: list[int] = []  # by seat: where it has handed its stack this turn
        self.free = 0  # ships without a hand, as bits
        self.rankings: list[list[int]] = []  # by seat: what was submitted (BM-D03); items shared
        self.trays = Tray()
        # Two players.
        self.first = 0  # the first player of this turn
        self.series: list[list[int]] = []  # the open series; items shared
        self.picked = NONE  # the one that is played now

    def everybody(self) -> int:
        """All seats, as bits."""
        return (1 << self.seats) - 1

    def waits_for(self, seat: Seat) -> bool:
        """Whether a seat has still to decide."""
        return self.waiting >> seat & 1 == 1

    def hand(self, seat: Seat) -> list[int]:
        """The tiles in the hand of a seat, the kept one included."""
        return self.stacks[self.held[seat]]

    def offered_to(self, seat: Seat) -> list[int]:
        """The explorers that a seat was dealt, the lower number first once both are there."""
        return self.offered[OFFERED * seat : OFFERED * (seat + 1)]

    def zone(self, seat: Seat, viewer: Viewer) -> Zone:
        """The zone of a seat as a viewer sees it: the tile of this turn is seen by its owner first."""
        return self.fresh[seat] if seat == viewer else self.zones[seat]

    def draw_tile(self, kind: int) -> None:
        """A tile leaves the deck."""
        self.deck[kind] -= 1
        self.deck_size -= 1

    def put_back(self, tiles: list[int]) -> None:
        """Tiles go back into the deck."""
        for kind in tiles:
            self.deck[kind] += 1
        self.deck_size += len(tiles)
