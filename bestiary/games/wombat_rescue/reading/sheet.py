"""What a document is read with: the table that is laid out, and what its pieces come from."""

from bestiary.core.box import Box
from bestiary.core.errors import BadPosition, shown
from bestiary.games.wombat_rescue.components import CARD_COPIES, CARD_NAMES, COLOURS, DISK_COUNTS
from bestiary.games.wombat_rescue.disks import packed
from bestiary.games.wombat_rescue.phases import PREPARING
from bestiary.games.wombat_rescue.position import Counts, PositionDocument
from bestiary.games.wombat_rescue.table import Table


class Sheet:
    """A document, the table, its spaces by name, and the boxes that disks and cards come from."""

    def __init__(self, table: Table, document: PositionDocument) -> None:
        self.table = table
        self.document = document
        grid = table.layout.grid
        self.spaces = {grid.name(space): space for space in range(grid.count)}
        self.disks = Box("disk", dict(zip(COLOURS, DISK_COUNTS, strict=True)))
        self.cards = Box("card", dict(zip(CARD_NAMES, CARD_COPIES, strict=True)))

    def seat(self, where: str, seat: int) -> int:
        """A seat of this table."""
        if not 0 <= seat < self.table.seats:
            raise BadPosition(where, f"it is a seat from 0 to {self.table.seats - 1}")
        return seat

    def space(self, where: str, name: str) -> int:
        """A space by its coordinates, where somebody or something can be."""
        if name not in self.spaces:
            raise BadPosition(where, f"there is no space '{shown(name)}'; spaces are named 'q,r'")
        space = self.spaces[name]
        if self.table.stage != PREPARING and self.table.ground.boulders[space]:
            raise BadPosition(where, f"a boulder lies at {name}")
        return space

    def some_disks(self, where: str, counts: Counts) -> int:
        """Disks, taken from their box."""
        self.disks.take_all(where, counts)
        return packed(counts)

    def seats_as_bits(self, where: str, seats: list[int]) -> int:
        """Some seats, a bit for each."""
        if len(set(seats)) != len(seats):
            raise BadPosition(where, "it lists seats, each once")
        return sum(1 << self.seat(where, seat) for seat in seats)
