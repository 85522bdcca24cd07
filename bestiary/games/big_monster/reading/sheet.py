"""What a document is read with: the table that is laid out, and the box that its tiles come from."""

from __future__ import annotations

from bestiary.core.box import Box
from bestiary.core.errors import BadPosition
from bestiary.games.big_monster.actions import PLACE_AT
from bestiary.games.big_monster.components import FLAT, KIND_IDS, NONE
from bestiary.games.big_monster.lattice import cell, on_lattice
from bestiary.games.big_monster.phases import PHASES
from bestiary.games.big_monster.position import BigMonsterDocument
from bestiary.games.big_monster.table import Table
from bestiary.games.big_monster.zone import Zone


class Sheet:
    """A document, the table, and the box."""

    def __init__(self, table: Table, document: BigMonsterDocument) -> None:
        self.table = table
        self.document = document
        self.box = Box("tile", {KIND_IDS[kind]: count for kind, count in enumerate(table.deck) if count})

    @property
    def phase_name(self) -> str:
        """Of the phase that is being laid out, as sentences name it."""
        return repr(PHASES[self.table.phase])

    def at_most_one_each(self, where: str, count: int) -> None:
        """A list has an entry for each seat, or fewer."""
        if count > self.table.seats:
            raise BadPosition(where, f"there are {count} of them for {self.table.seats} players")

    def bits(self, where: str, seats: list[int]) -> int:
        """Some seats, as bits."""
        if not set(seats) <= set(range(self.table.seats)):
            raise BadPosition(where, f"it lists seats from 0 to {self.table.seats - 1}")
        return sum(1 << seat for seat in set(seats))

    def fill(self, tiles: list[str], wanted: int, where: str) -> list[int]:
        """These tiles, which have been taken, and as many more of the box as it takes."""
        if len(tiles) > wanted:
            raise BadPosition(where, f"{len(tiles)} tiles are impossible here; there are {wanted}")
        found = [KIND_IDS.index(name) for name in tiles]
        while len(found) < wanted:
            name = self._spare(where)
            self.box.take(where, name)
            found.append(KIND_IDS.index(name))
        return found

    def _spare(self, where: str) -> str:
        """The kind of which most are left, so that hands are mixed."""
        rest = self.box.rest()
        if not rest:
            raise BadPosition(where, "the box has too few tiles left")
        return max(rest, key=lambda name: rest[name])

    def lay(self, zone: Zone, kind: int, x: int, y: int, where: str) -> Zone:
        """The zone with a tile at a place where it may lie."""
        action = PLACE_AT[cell(x, y)] if on_lattice(x, y) else NONE
        if action not in zone.places(kind):
            shape = "flat" if FLAT[kind] else "upright"
            raise BadPosition(where, f"no {shape} tile can lie at ({x}, {y}) when it comes to its turn")
        return zone.placed(kind, action)

    def need_tile(self, seat: int, wanted: bool) -> None:
        """A seat has a tile to place, or has none."""
        table, where = self.table, f"placing[{seat}]"
        if wanted and table.placing[seat] == NONE:
            table.placing[seat] = self.fill([], 1, where)[0]
        if not wanted and table.placing[seat] != NONE:
            raise BadPosition(where, f"there is nothing to place in the phase {self.phase_name}")
