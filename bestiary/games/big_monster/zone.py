"""A zone: the explorer and the tiles around it, what they make together, and where the next tile may lie.

A zone never changes: placing a tile makes another zone. So positions share zones, and copying a position copies none.
Places are held as the actions that name them: what is legal is then a copy of a list.
"""

from __future__ import annotations

from typing import Final

from bestiary.core.seats import Action
from bestiary.games.big_monster.actions import PLACE_AT, cell_of
from bestiary.games.big_monster.components import (
    BIG_LEFT,
    BIG_RIGHT,
    FAMILY,
    FLAT,
    GRASS,
    GRASS_KIND,
    HALVES,
    ICE,
    KINDS,
    LAVA,
    MONSTERS,
    NONE,
    PIECES,
    POINTS,
    RUNE,
    TOP,
)
from bestiary.games.big_monster.counters import (
    BLUES,
    COUNTERS,
    DRAGONS,
    FORMS,
    GRASSES,
    GREENS,
    MUTAGENS,
    MUTANTS,
    PAIRS,
    REDS,
    RUNES,
)
from bestiary.games.big_monster.crystals import completed
from bestiary.games.big_monster.effects import NO_EFFECTS, ONE_PAIR, blues, form_points, greens, pairs, reds
from bestiary.games.big_monster.grid import EMPTY_GRID, covered, face_at
from bestiary.games.big_monster.grid import FLAT as FLAT_FACE
from bestiary.games.big_monster.ice import level, makes_mutate, mutates
from bestiary.games.big_monster.lattice import (
    FLATS_AT_FLAT,
    FLATS_AT_UPRIGHT,
    ORIGIN,
    UPRIGHTS_AT_FLAT,
    UPRIGHTS_AT_UPRIGHT,
    UPRIGHTS_ON_FLAT,
    UPRIGHTS_ON_UPRIGHT,
    WIDTH,
)

FIRST_TILE: Final = HALVES  # before it come those of the explorer


class Zone:
    """An explorer with its tiles. Tile n is at faces[n] and origins[n]."""

    def __init__(
        self,
        explorer: int,
        family_ice: bool,
        any_crystal: bool,
        faces: list[int],
        origins: list[int],
        counts: list[int],
        grid: bytes,
        upright: list[int],
    ) -> None:
        self.explorer = explorer
        self.family_ice = family_ice  # BM-D10: mutagenic tiles count for the ice explorer
        self.any_crystal = any_crystal  # BM-D10: the one-point grassland tile counts all colours
        self.faces = faces
        self.origins = origins  # top-left cells
        self.counts = counts  # counters.COUNTERS numbers
        self.grid = grid
        self.upright = upright  # where an upright tile may lie: actions, sorted
        self.flat: list[int] | None = None  # cache: the same for a flat one
        self.rates: list[int] | None = None  # cache: see scoring.py
        self.gains: list[int] | None = None  # cache: see scoring.py
        self.brought: list[list[int] | None] | None = None  # cache: by kind, effects in each place
        self.outlook: object = None  # cache: see prospects.py
        self.shown: object = None  # cache: what views show of it

    def tiles(self) -> int:
        """How many tiles have been placed."""
        return len(self.faces) - FIRST_TILE

    def places(self, kind: int) -> list[Action]:
        """Where a tile of a kind may lie (BM-039 to BM-042)."""
        if not FLAT[kind]:
            return self.upright
        if self.flat is None:
            self.flat = _flat_places(self)
        return self.flat

    def placed(self, kind: int, action: Action) -> Zone:
        """The zone with one more tile, at a place where it may lie."""
        origin = cell_of(action)
        faces, origins = self.faces[:], self.origins[:]
        faces.append(kind)
        origins.append(origin)
        counts = self.counts_with(kind, self.effects(kind, origin))
        grid = covered(self.grid, kind, origin)
        upright = _upright_places(self.upright, grid, FLAT[kind], origin)
        return Zone(self.explorer, self.family_ice, self.any_crystal, faces, origins, counts, grid, upright)

    def level(self, number: int) -> int:
        """How often a tile has mutated."""
        face = self.faces[number]
        return level(self.grid, face, self.origins[number]) if TOP[face] else 0

    # What a tile brings about.

    def effects(self, kind: int, origin: int) -> int:
        """Crystals, a complete Big Monster, mutations and their points: see effects.py."""
        pieces = PIECES[kind]
        if pieces:
            return completed(self.grid, pieces, origin)
        if FLAT[kind]:
            return makes_mutate(self.grid, kind, origin)
        if TOP[kind]:
            return mutates(self.grid, kind, origin)
        return ONE_PAIR if self.pairs_with(kind, origin) else NO_EFFECTS

    def pairs_with(self, kind: int, origin: int) -> bool:
        """BM-056: whether a half of a Big Monster meets the other one there."""
        if kind == BIG_LEFT:
            return face_at(self.grid, origin + 1) == BIG_RIGHT
        return kind == BIG_RIGHT and face_at(self.grid, origin - 1) == BIG_LEFT

    def effects_by_place(self, kind: int) -> list[int]:
        """The effects in each of the places of a kind; worked out once."""
        if self.brought is None:
            self.brought = [None] * KINDS
        known = self.brought[kind]
        if known is None:
            known = [self.effects(kind, cell_of(place)) for place in self.places(kind)]
            self.brought[kind] = known
        return known

    def counts_with(self, kind: int, effects: int) -> list[int]:
        """What is counted when a tile with these effects is added."""
        counts = self.counts[:]
        family = FAMILY[kind]
        counts[family] += 1
        if family == ICE:
            if TOP[kind]:
                counts[MUTANTS] += 1
                counts[FORMS] += POINTS[kind]
            else:
                counts[MUTAGENS] += MONSTERS[kind]
        elif family == LAVA:
            counts[DRAGONS] += POINTS[kind]
        elif family == RUNE:
            counts[RUNES] += MONSTERS[kind]
        elif family == GRASS:
            counts[GRASSES] |= 1 << (kind - GRASS_KIND)
        if effects != NO_EFFECTS:
            counts[GREENS] += greens(effects)
            counts[REDS] += reds(effects)
            counts[BLUES] += blues(effects)
            counts[PAIRS] += pairs(effects)
            counts[FORMS] += form_points(effects)
        return counts


def landed(explorer: int, family_ice: bool, any_crystal: bool) -> Zone:
    """The zone of an explorer that has just landed (BM-019); NONE for one that nobody knows yet."""
    key = (explorer, family_ice, any_crystal)
    known = _LANDED.get(key)
    if known is None:
        known = _LANDED[key] = _land(explorer, family_ice, any_crystal)
    return known


_LANDED: Final[dict[tuple[int, bool, bool], Zone]] = {}  # they never change, so all games share them


def _land(explorer: int, family_ice: bool, any_crystal: bool) -> Zone:
    left = KINDS + HALVES * max(explorer, 0)
    grid, upright = EMPTY_GRID, list[int]()
    if explorer != NONE:
        for half in (0, 1):
            grid = covered(grid, left + half, ORIGIN + half)
            upright = _upright_places(upright, grid, False, ORIGIN + half)
    faces, origins = [left, left + 1], [ORIGIN, ORIGIN + 1]
    return Zone(explorer, family_ice, any_crystal, faces, origins, [0] * COUNTERS, grid, upright)


# Where tiles may lie.


def _upright_places(before: list[int], grid: bytes, flat: bool, origin: int) -> list[int]:
    """The places for upright tiles, when a tile has come to lie somewhere: less what it takes, and what it gives."""
    places = before[:]
    for step in UPRIGHTS_ON_FLAT if flat else UPRIGHTS_ON_UPRIGHT:
        action = PLACE_AT[origin + step]
        at = _find(places, action)
        if at < len(places) and places[at] == action:
            places.pop(at)
    for step in UPRIGHTS_AT_FLAT if flat else UPRIGHTS_AT_UPRIGHT:
        place = origin + step
        if not grid[place] and not grid[place + WIDTH]:
            _add(places, PLACE_AT[place])
    return places


def _flat_places(zone: Zone) -> list[int]:
    """The places for flat tiles: hardly ever asked for, so they are found anew."""
    places: list[int] = []
    if zone.explorer != NONE:
        grid = zone.grid
        for number in range(len(zone.faces)):
            for step in FLATS_AT_FLAT if FLAT_FACE[zone.faces[number]] else FLATS_AT_UPRIGHT:
                place = zone.origins[number] + step
                if not grid[place] and not grid[place + 1]:
                    _add(places, PLACE_AT[place])
    return places


def _add(places: list[int], action: Action) -> None:
    if action == NONE:
        return  # no tile of any game gets as far (BM-D15)
    at = _find(places, action)
    if at == len(places) or places[at] != action:
        places.insert(at, action)


def _find(places: list[int], action: Action) -> int:
    """Where an action is in a sorted list, or should be."""
    low, high = 0, len(places)
    while low < high:
        middle = (low + high) >> 1
        if places[middle] < action:
            low = middle + 1
        else:
            high = middle
    return low
