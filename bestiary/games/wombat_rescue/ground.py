"""The ground of one game: the tiles of a layout as they were dealt, with terrains, marks and the ways on foot."""

from typing import Any, Final

from bestiary.games.wombat_rescue.components import (
    BOULDER,
    DEN,
    FOOD,
    HEX_MARK,
    HEX_TERRAIN,
    HEXES,
    PLAIN,
)
from bestiary.games.wombat_rescue.grid import FAR, spread
from bestiary.games.wombat_rescue.layout import Layout

UNKNOWN: Final = -1  # a tile that is not dealt yet, and the terrain of its spaces


class Ground:
    """What lies where, by space. Shared by every position of a game, and never changed."""

    __slots__ = ("_ways", "blocked", "boulders", "dens", "food", "layout", "mark", "picture", "terrain", "tiles")

    def __init__(self, layout: Layout, tiles: list[int], boulders: bool) -> None:
        """`tiles` are the tiles by slot."""
        count = layout.grid.count
        self.layout = layout
        self.tiles = tiles
        self.terrain: list[int] = [UNKNOWN] * count
        self.mark: list[int] = [PLAIN] * count
        self.food: list[int] = []  # the spaces for food,
        self.dens: list[int] = []  # the dens,
        self.boulders: list[int] = [0] * count  # and 1 where a boulder lies
        stones: list[int] = []
        for slot in range(len(tiles)):
            if tiles[slot] == UNKNOWN:
                continue
            for part in range(HEXES):
                space = layout.cells[slot * HEXES + part]
                mark = HEX_MARK[tiles[slot] * HEXES + part]
                self.terrain[space] = HEX_TERRAIN[tiles[slot] * HEXES + part]
                self.mark[space] = mark
                if mark == FOOD:
                    self.food.append(space)
                elif mark == DEN:
                    self.dens.append(space)
                elif mark == BOULDER:
                    stones.append(space)
        self.food.sort()
        self.dens.sort()
        # The ways to each space, measured when they are needed: without boulders they are those of the layout.
        self._ways: list[list[int]] = layout.ways
        if boulders:
            self._place(sorted(stones))
            self._ways = [[] for _ in range(count)]
        self.blocked: list[int] = self.boulders[:]  # for the dingo
        self.blocked[layout.home] = 1  # WR-096b
        self.picture: Any = None  # for views: what never changes, made once

    def _place(self, stones: list[int]) -> None:
        """WR-106; WR-D19: a boulder that would cut something off stays in the box."""
        for stone in stones:
            self.boulders[stone] = 1
        if self._open():
            return
        for stone in stones:
            self.boulders[stone] = 0
        for stone in stones:
            self.boulders[stone] = 1
            if not self._open():
                self.boulders[stone] = 0

    def _open(self) -> bool:
        """WR-118d: every baby and some den can be reached from home."""
        layout = self.layout
        steps = spread(layout.grid, [layout.home], self.boulders)
        for space in layout.babies:
            if steps[space] == FAR:
                return False
        for den in self.dens:
            if steps[den] != FAR:
                return True
        return False

    def ways(self, target: int) -> list[int]:
        """How many steps the dingo needs to a space from each other one (WR-096): measured once."""
        if not self._ways[target]:
            self._ways[target] = spread(self.layout.grid, [target], self.blocked)
        return self._ways[target]


MOST_KEPT: Final = 50  # deals
_known: Final[dict[tuple[str, int, str], Ground]] = {}


def ground_of(layout: Layout, tiles: list[int], boulders: bool) -> Ground:
    """The ground of a deal; the last ones are kept, so that a loaded position need not measure it again."""
    key = (layout.name, boulders, bytes(tiles).hex())
    found = _known.get(key)
    if found is None or found.layout is not layout:
        if len(_known) > MOST_KEPT:
            _known.clear()
        found = Ground(layout, tiles[:], boulders)
        _known[key] = found
    return found
