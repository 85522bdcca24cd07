"""The data of a position of Wombat Rescue. The rules are in the other files."""

from __future__ import annotations

from typing import Final

from bestiary.core.seats import Seat
from bestiary.core.state import State
from bestiary.games.wombat_rescue import phases
from bestiary.games.wombat_rescue.ground import Ground
from bestiary.games.wombat_rescue.layout import Layout, find
from bestiary.games.wombat_rescue.options import WombatOptions

NOBODY: Final = -1  # a seat
OFF: Final = -1  # a dingo that is not on the map
EMPTY: Final = -1  # a pouch
BARE: Final = -1  # a space without a disk
NO_TARGET: Final = -1
NO_DEN: Final = -1

NO_OPTIONS: Final = WombatOptions()
NO_LAYOUT: Final[Layout] = find("standard", False, "")
NO_GROUND: Final = Ground(NO_LAYOUT, [], False)


class Table(State):
    """What lies where. Everything but the order of deck and bag is public, and they have none (WR-D13).

    What a comment calls shared is never changed in place: a position that changes it makes a list of its own.
    """

    def __init__(self) -> None:
        super().__init__()
        self.options: WombatOptions = NO_OPTIONS
        self.layout: Layout = NO_LAYOUT  # shared
        self.ground: Ground = NO_GROUND  # shared
        self.count = 0  # how many spaces there are
        self.baby_at: list[int] = []  # which baby's space it is, by space; shared
        # Where the game is.
        self.phase: int = phases.OVER
        self.stage: int = phases.PREPARING  # what comes next when nobody is asked
        self.asked = 0
        self.turn = 0
        self.turns = 0  # so far
        self.start = 0
        # The map.
        self.tiles: list[int] = []  # by slot; shared
        self.pool: list[int] = []  # tiles that are still to be dealt
        self.food: list[int] = []  # the colour of the disk, by space; shared
        self.cubes: list[list[int]] = []  # by seat and space; items shared
        self.heap: list[int] = []  # cubes of everybody, by space; shared
        self.smell: list[list[int]] = []  # how many spaces with her cubes reach here, by seat and space; items shared
        # Mamas and babies.
        self.mama: list[int] = []  # the space of each
        self.pouch: list[int] = []  # the baby in it
        self.free: list[int] = []  # a bit for each baby on the map, by seat
        self.waiting: list[int] = []  # how many of all seats stand there, by baby
        self.rescued: list[int] = []
        # Food and cubes of the players.
        self.bag = 0  # disks
        self.mouth: list[int] = []
        self.tract: list[int] = []  # four places for each seat, see digestion.py
        self.supply: list[int] = []
        self.reserve: int = NOBODY  # who has an extra disk beside the board
        self.owed = 0  # cubes that are due
        # The movement phase.
        self.unused: list[int] = []  # a bit for each action tile, by seat
        self.protected = 0  # a bit for each seat
        self.holding = False
        self.moves = 0  # made in this phase
        self.revealed = False  # a wander card in this turn
        self.ended = False  # the fifth player was caught: only her extra disk can still be added (WR-101, WR-105)
        # Wander cards by kind; those set aside and those open in this move in their order.
        self.deck: list[int] = []  # shared
        self.discard: list[int] = []  # shared
        self.aside: list[int] = []
        self.open: list[int] = []
        # Food spaces that are to be filled, the next one first.
        self.gaps: list[int] = []
        # The dingoes.
        self.dingo: list[int] = []  # the space of each
        self.start_den: int = NO_DEN  # solo
        self.awake = False  # solo
        self.controller: int = NOBODY
        self.begun = False  # his part of this cleanup
        self.placing = 0  # a bit for each dingo that is to be placed,
        self.todo = 0  # and for each that is to be rolled for
        self.rolls = 0  # solo: how many are left
        self.die = 0  # the face it shows; 0 before the first roll
        self.mover = 0
        self.left = 0  # steps
        self.target: int = NO_TARGET  # a seat, solo a baby
        self.caught = 0  # a bit for each seat, until control has passed
        self.heirs = 0  # who may be given the dingo

    def settle_on(self, layout: Layout) -> None:
        """This is the layout."""
        self.layout = layout
        self.count = layout.grid.count
        self.baby_at = layout.baby_at

    def ask(self, phase: int) -> None:
        """A player has to decide something: whose turn it is, or who controls the dingo."""
        self.phase = phase
        self.asked = self.controller if phases.asks_controller(phase) else self.turn

    def name(self, space: int) -> str:
        """A space in words of documents: its coordinates."""
        return self.layout.grid.name(space)

    def next_to(self, space: int, direction: int) -> int:
        """The neighbour of a space; OUTSIDE beyond the edge."""
        return self.layout.grid.near[direction * self.count + space]

    def smells_home(self, seat: Seat, space: int) -> bool:
        """WR-019: whether a space belongs to a player's smell area."""
        return self.smell[seat][space] > 0

    def is_free(self, seat: Seat, baby: int) -> bool:
        """Whether a baby of hers stands on the map."""
        return self.free[seat] >> baby & 1 == 1

    def take_baby(self, seat: Seat, baby: int) -> None:
        """A baby of hers is not on the map any more."""
        self.free[seat] &= ~(1 << baby)
        self.waiting[baby] -= 1

    def put_baby_back(self, seat: Seat, baby: int) -> None:
        """A baby of hers is where it was found, again."""
        self.free[seat] |= 1 << baby
        self.waiting[baby] += 1

    def is_protected(self, seat: Seat) -> bool:
        """WR-114: whether the dingo ignores her."""
        return self.protected >> seat & 1 == 1

    def at_home(self, seat: Seat) -> list[int]:
        """The babies that a player has rescued."""
        babies = range(len(self.layout.babies))
        return [baby for baby in babies if not self.is_free(seat, baby) and self.pouch[seat] != baby]


def members(bits: int, most: int) -> list[int]:
    """The numbers that a set of bits holds."""
    return [number for number in range(most) if bits >> number & 1]
