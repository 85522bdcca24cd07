"""A zone: the explorer and the tiles around it, what they make together, and where the next tile may lie.

A zone never changes: placing a tile makes another zone. So positions share zones, and copying a position copies none.
"""

from __future__ import annotations

from typing import Final

from bestiary.games.big_monster.components import (
    BIG,
    BIG_LEFT,
    BIG_RIGHT,
    DOWN,
    FAMILY,
    FLAT,
    GRASS,
    GRASS_KIND,
    ICE,
    KINDS,
    LADDER,
    LAVA,
    MONSTERS,
    MUTAGEN,
    PIECES,
    POINTS,
    RUNE,
    TOP,
    UP,
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
from bestiary.games.big_monster.crystals import blue_above, blue_below, greens, reds
from bestiary.games.big_monster.lattice import (
    FLATS_AT_FLAT,
    FLATS_AT_UPRIGHT,
    FLATS_ON_FLAT,
    FLATS_ON_UPRIGHT,
    NO_PLACE,
    ORIGIN,
    PLACES,
    RANK,
    SIZE,
    UPRIGHTS_AT_FLAT,
    UPRIGHTS_AT_UPRIGHT,
    UPRIGHTS_ON_FLAT,
    UPRIGHTS_ON_UPRIGHT,
    WIDTH,
)

NOBODY: Final = 0  # in an empty cell
FIRST_TILE: Final = 3  # numbers 1 and 2 are the halves of the explorer
_UPRIGHT_MARK: Final = 1
_FLAT_MARK: Final = 2

# What a tile brings about where it comes to lie, in one number.
RED_SHIFT: Final = 3
BLUE_SHIFT: Final = 6
PAIR_SHIFT: Final = 9
STEP_SHIFT: Final = 10
FORM_SHIFT: Final = 12


class Zone:
    """An explorer with its tiles. Tile n is at faces[n], origins[n] and levels[n]."""

    __slots__ = (
        "any_crystal",
        "brought",
        "counts",
        "explorer",
        "faces",
        "family_ice",
        "flat",
        "grid",
        "levels",
        "marks",
        "origins",
        "promised",
        "shown",
        "upright",
    )

    def __init__(self, explorer: int = -1, family_ice: bool = True, any_crystal: bool = False) -> None:
        self.explorer = explorer
        self.family_ice = family_ice  # BM-D10: mutagenic tiles count for the ice explorer
        self.any_crystal = any_crystal  # BM-D10: the one-point grassland tile counts all colours
        self.faces: list[int] = []
        self.origins: list[int] = []  # top-left cells
        self.levels: list[int] = []
        self.counts: list[int] = []  # counters.COUNTERS numbers
        self.grid = bytearray()  # the tile number in each cell
        self.marks = bytearray()  # which cells are places for an upright, or a flat tile
        self.upright: list[int] = []  # these places by rank, sorted
        self.flat: list[int] = []
        self.brought: list[list[int] | None] = []  # by kind: effects in each place, once somebody has asked
        self.promised: list[list[float] | None] = []  # the same for what a tile might become part of: see promise.py
        self.shown: object = None  # what views show of it, once somebody has looked

    def tiles(self) -> int:
        """How many tiles have been placed."""
        return len(self.faces) - FIRST_TILE

    def places(self, kind: int) -> list[int]:
        """Where a tile of a kind may lie, by rank (BM-039 to BM-042)."""
        return self.flat if FLAT[kind] else self.upright

    def placed(self, kind: int, rank: int) -> Zone:
        """The zone with one more tile, at a place where it may lie."""
        origin, effects = PLACES[rank], self.effects(kind, PLACES[rank])
        number = len(self.faces)
        other = Zone(self.explorer, self.family_ice, self.any_crystal)
        other.faces = self.faces[:]
        other.faces.append(kind)
        other.origins = self.origins[:]
        other.origins.append(origin)
        other.levels = self.levels[:]
        other.counts = self.counts_with(kind, effects)
        other.grid = bytearray(self.grid)
        other.marks = bytearray(self.marks)
        other.upright = self.upright[:]
        other.flat = self.flat[:]
        other.brought = [None] * KINDS
        other.promised = [None] * KINDS
        other.levels.append(min(TOP[kind], self.mutagens_at(origin)) if TOP[kind] else 0)
        if FLAT[kind]:
            for side in (0, 1):
                mutant = self.mutant_at(kind, origin, side)
                if mutant != NOBODY and other.levels[mutant] < TOP[other.faces[mutant]]:
                    other.levels[mutant] += 1  # BM-049
        other._cover(number, origin, FLAT[kind])
        return other

    # What a tile brings about.

    def effects(self, kind: int, origin: int) -> int:
        """Crystals, a complete Big Monster, mutations and their points, in one number."""
        pieces = PIECES[kind]
        if pieces:
            return self._crystals(pieces, origin)
        if FLAT[kind]:
            return self._mutations(kind, origin)
        if TOP[kind]:
            level = min(TOP[kind], self.mutagens_at(origin))
            return level << STEP_SHIFT | LADDER[3 * kind + level] - LADDER[3 * kind] << FORM_SHIFT
        if kind == BIG_LEFT:
            return (self.face_at(origin + 1) == BIG_RIGHT) << PAIR_SHIFT  # BM-056
        if kind == BIG_RIGHT:
            return (self.face_at(origin - 1) == BIG_LEFT) << PAIR_SHIFT
        return 0

    def effects_by_place(self, kind: int) -> list[int]:
        """The effects in each of the places of a kind; worked out once."""
        known = self.brought[kind]
        if known is None:
            known = [self.effects(kind, PLACES[rank]) for rank in self.places(kind)]
            self.brought[kind] = known
        return known

    def face_at(self, origin: int) -> int:
        """The face of the tile whose top-left cell this is; -1 when there is none."""
        number = self.grid[origin]
        return self.faces[number] if self.origins[number] == origin else -1

    def pieces_at(self, origin: int) -> int:
        """The crystal pieces of the tile whose top-left cell this is."""
        number = self.grid[origin]
        return PIECES[self.faces[number]] if self.origins[number] == origin else 0

    def mutagens_at(self, origin: int) -> int:
        """How many mutagens reach a mutant with this top-left cell: from above, and from below (BM-048)."""
        found = 0
        number = self.grid[origin - WIDTH]
        if number and self._mutagen(number, origin - WIDTH) == DOWN:
            found += 1
        number = self.grid[origin + 2 * WIDTH]
        if number and self._mutagen(number, origin + 2 * WIDTH) == UP:
            found += 1
        return found

    def mutant_at(self, kind: int, origin: int, side: int) -> int:
        """The mutant that the mutagen in the left (0) or right (1) cell of a tile reaches; NOBODY if there is none."""
        way, cell = MUTAGEN[2 * kind + side], origin + side
        if way == 0:
            return NOBODY
        top = cell + WIDTH if way == DOWN else cell - 2 * WIDTH
        number = self.grid[top]
        if self.origins[number] == top and TOP[self.faces[number]]:
            return number
        return NOBODY

    def _mutagen(self, number: int, cell: int) -> int:
        side = cell - self.origins[number]
        return MUTAGEN[2 * self.faces[number] + side] if side in (0, 1) else 0

    def _crystals(self, pieces: int, origin: int) -> int:
        left, right = self.pieces_at(origin - 1), self.pieces_at(origin + 1)
        above, below = self.pieces_at(origin - 2 * WIDTH), self.pieces_at(origin + 2 * WIDTH)
        found = greens(pieces, left, right) | reds(pieces, above, below) << RED_SHIFT
        blue = 0
        if above:
            above_left = self.pieces_at(origin - 2 * WIDTH - 1)
            above_right = self.pieces_at(origin - 2 * WIDTH + 1)
            blue += blue_above(pieces, left, right, above, above_left, above_right)
        if below:
            below_left = self.pieces_at(origin + 2 * WIDTH - 1)
            below_right = self.pieces_at(origin + 2 * WIDTH + 1)
            blue += blue_below(pieces, left, right, below, below_left, below_right)
        return found | blue << BLUE_SHIFT

    def _mutations(self, kind: int, origin: int) -> int:
        steps = points = 0
        for side in (0, 1):
            mutant = self.mutant_at(kind, origin, side)
            if mutant != NOBODY:
                face, level = self.faces[mutant], self.levels[mutant]
                if level < TOP[face]:  # BM-052
                    steps += 1
                    points += LADDER[3 * face + level + 1] - LADDER[3 * face + level]
        return steps << STEP_SHIFT | points << FORM_SHIFT

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
        if effects:
            counts[GREENS] += effects & 7
            counts[REDS] += effects >> RED_SHIFT & 7
            counts[BLUES] += effects >> BLUE_SHIFT & 7
            counts[PAIRS] += effects >> PAIR_SHIFT & 1
            counts[FORMS] += effects >> FORM_SHIFT
        return counts

    # Where tiles may lie.

    def _cover(self, number: int, origin: int, flat: bool) -> None:
        """Puts a tile on the lattice, and finds the places that it takes and gives."""
        grid = self.grid
        grid[origin] = number
        grid[origin + (1 if flat else WIDTH)] = number
        for step in UPRIGHTS_ON_FLAT if flat else UPRIGHTS_ON_UPRIGHT:
            if self.marks[origin + step] & _UPRIGHT_MARK:
                self.marks[origin + step] &= ~_UPRIGHT_MARK
                self.upright.remove(RANK[origin + step])
        for step in FLATS_ON_FLAT if flat else FLATS_ON_UPRIGHT:
            if self.marks[origin + step] & _FLAT_MARK:
                self.marks[origin + step] &= ~_FLAT_MARK
                self.flat.remove(RANK[origin + step])
        for step in UPRIGHTS_AT_FLAT if flat else UPRIGHTS_AT_UPRIGHT:
            place = origin + step
            if not grid[place] and not grid[place + WIDTH] and not self.marks[place] & _UPRIGHT_MARK:
                if RANK[place] == NO_PLACE:
                    continue  # no tile of any game gets as far (BM-D15)
                self.marks[place] |= _UPRIGHT_MARK
                self.upright.append(RANK[place])
        for step in FLATS_AT_FLAT if flat else FLATS_AT_UPRIGHT:
            place = origin + step
            if not grid[place] and not grid[place + 1] and not self.marks[place] & _FLAT_MARK:
                if RANK[place] == NO_PLACE:
                    continue
                self.marks[place] |= _FLAT_MARK
                self.flat.append(RANK[place])
        self.upright.sort()
        self.flat.sort()


def landed(explorer: int, family_ice: bool, any_crystal: bool) -> Zone:
    """The zone of an explorer that has just landed (BM-019); -1 for one that nobody knows yet."""
    zone = Zone(explorer, family_ice, any_crystal)
    half = KINDS + 2 * max(explorer, 0)
    zone.faces = [half, half, half + 1]
    zone.origins = [-1, ORIGIN, ORIGIN + 1]
    zone.levels = [0, 0, 0]
    zone.counts = [0] * COUNTERS
    zone.grid = bytearray(SIZE)
    zone.marks = bytearray(SIZE)
    zone.brought = [None] * KINDS
    zone.promised = [None] * KINDS
    if explorer >= 0:
        zone._cover(1, ORIGIN, False)
        zone._cover(2, ORIGIN + 1, False)
    return zone


def big_tiles(zone: Zone) -> int:
    """How many halves of Big Monsters a zone has (BM-096)."""
    return zone.counts[BIG]
