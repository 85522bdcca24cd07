"""What lies open in a zone: crystals that are half done, mutants and mutagens that can still meet, halves of Big
Monsters that wait for each other; and what each tile would make of it. In points, if there is time enough."""

from __future__ import annotations

from typing import Final

from bestiary.core.seats import Action
from bestiary.games.big_monster.actions import cell_of
from bestiary.games.big_monster.components import BIG_LEFT, BIG_RIGHT, FLAT, KINDS, NONE, PIECES, TOP
from bestiary.games.big_monster.crystals import BLOCKED, COLOUR, GREEN, RED, gathered, missing, pieces_of
from bestiary.games.big_monster.grid import MUTANT_IN, face_at, room
from bestiary.games.big_monster.ice import form, level, reaches
from bestiary.games.big_monster.lattice import UPRIGHTS_ON_FLAT, WIDTH, column, row
from bestiary.games.big_monster.scoring import worth
from bestiary.games.big_monster.weights import WEIGHTS
from bestiary.games.big_monster.zone import Zone

HOPES: Final = ("green", "red", "blue", "mutant", "mutagen", "half", "tidy")
GREEN_HOPE: Final = 0
RED_HOPE: Final = 1
BLUE_HOPE: Final = 2
MUTANT_HOPE: Final = 3
MUTAGEN_HOPE: Final = 4
HALF_HOPE: Final = 5
TIDY_HOPE: Final = 6
_QUARTERS: Final = 4
_ABOVE: Final = -WIDTH  # the cells of a mutagen that reaches a mutant
_BELOW: Final = 2 * WIDTH


class Outlook:
    """What a zone hopes for, and where. Each hope stands with the places that must stay free for it."""

    def __init__(self, zone: Zone) -> None:
        self.hopes: list[float] = [0.0] * len(HOPES)
        self.total = 0.0
        self.places: dict[int, float] = {}  # by place: what needs an upright tile there
        self.cells: dict[int, float] = {}  # by cell: what needs a mutagen there
        self.changes: list[list[float] | None] = [None] * KINDS  # by kind: of the hopes, in each of its places
        self.left = -1.0  # for how much time the best places were found
        self.best: list[int] = []  # by kind: the number of the best place, NONE until it is asked for
        self.gain: list[float] = []  # by kind: what it brings there
        self.lost: list[float] = []  # what an upright tile in each place would be in the way of
        for number in range(len(zone.faces)):
            self._look(zone.grid, zone.faces[number], zone.origins[number])
            self.hopes[TIDY_HOPE] -= untidy(zone.origins[number])
        for hope in self.hopes:
            self.total += hope

    def _look(self, grid: bytes, face: int, origin: int) -> None:
        """What one of its tiles hopes for."""
        if PIECES[face]:
            for piece in pieces_of(PIECES[face]):
                self._look_at_piece(grid, piece, origin)
        elif TOP[face]:
            self._look_at_mutant(grid, face, origin)
        elif face == BIG_LEFT:
            self._hope(grid, HALF_HOPE, WEIGHTS.half, origin + 1)
        elif face == BIG_RIGHT:
            self._hope(grid, HALF_HOPE, WEIGHTS.half, origin - 1)
        else:
            for side in (0, 1):
                top = reaches(face, origin, side)
                if top != NONE:
                    self._hope(grid, MUTAGEN_HOPE, WEIGHTS.mutagen, top)

    def _hope(self, grid: bytes, hope: int, points: float, place: int) -> None:
        if room(grid, place):
            self.hopes[hope] += points
            self.places[place] = self.places.get(place, 0.0) + points

    def _look_at_piece(self, grid: bytes, piece: int, origin: int) -> None:
        there = gathered(grid, piece, origin)
        if there == BLOCKED:
            return
        points = crystal_hope(piece, there)
        if points == 0.0:
            return
        colour = COLOUR[piece]
        if colour > RED:
            points /= there + 1  # all quarters of a blue crystal share what it promises
        self.hopes[colour] += points
        for place in missing(grid, piece, origin):
            self.places[place] = self.places.get(place, 0.0) + points

    def _look_at_mutant(self, grid: bytes, face: int, origin: int) -> None:
        step = next_form(grid, face, origin)
        if step == 0.0:
            return
        for cell in (origin + _ABOVE, origin + _BELOW):
            if way(grid, origin, cell):
                self.hopes[MUTANT_HOPE] += step
                self.cells[cell] = self.cells.get(cell, 0.0) + step


def outlook(zone: Zone) -> Outlook:
    """What a zone hopes for; worked out once."""
    known = zone.outlook
    if known is None:
        found = Outlook(zone)
        zone.outlook = found
        return found
    assert isinstance(known, Outlook)
    return known


def crystal_hope(piece: int, there: int) -> float:
    """What a crystal promises that has a piece and so many others."""
    colour = COLOUR[piece]
    if colour == GREEN:
        return 0.0 if there else WEIGHTS.green
    if colour == RED:
        return 0.0 if there else WEIGHTS.red
    if there == 0:
        return WEIGHTS.quarter
    if there == 1:
        return WEIGHTS.two_quarters
    return WEIGHTS.three_quarters if there + 1 < _QUARTERS else 0.0


def next_form(grid: bytes, mutant: int, origin: int) -> float:
    """What each way to its next form is worth to a mutant."""
    now = level(grid, mutant, origin)
    return WEIGHTS.mutation * (form(mutant, now + 1) - form(mutant, now)) if now < TOP[mutant] else 0.0


def way(grid: bytes, origin: int, cell: int) -> bool:
    """Whether a mutagenic tile has room to act in a cell above or below a mutant."""
    if grid[cell]:
        return False
    if cell > origin:
        return not grid[cell - 1]  # what acts upwards is in a right cell
    return not grid[cell - 1] or not grid[cell + 1]


# What a tile makes of it.


def best_place(zone: Zone, kind: int, left: float) -> Action:
    """Where a tile does most for its owner, when so much of the game is left."""
    return zone.places(kind)[_best(zone, kind, left)]


def best_effects(zone: Zone, kind: int, left: float) -> int:
    """What it brings about there."""
    return zone.effects_by_place(kind)[_best(zone, kind, left)]


def placing_gain(zone: Zone, kind: int, left: float) -> float:
    """What it brings there beyond what it brings anywhere."""
    _best(zone, kind, left)
    return outlook(zone).gain[kind]


def _best(zone: Zone, kind: int, left: float) -> int:
    """The number of the best place; worked out once."""
    seen = outlook(zone)
    if seen.left != left:
        seen.left = left
        seen.best = [NONE] * KINDS
        seen.gain = [0.0] * KINDS
    if seen.best[kind] == NONE:
        effects, change = zone.effects_by_place(kind), changes(zone, kind)
        number, most = 0, -1000.0
        for place in range(len(effects)):
            here = left * change[place]
            if effects[place]:
                here += worth(zone, effects[place])
            if here > most:
                number, most = place, here
        seen.best[kind] = number
        seen.gain[kind] = most
    return seen.best[kind]


def changes(zone: Zone, kind: int) -> list[float]:
    """How a tile of a kind would change what its zone hopes for, in each of its places; worked out once. A tile in the
    way of two pieces of one crystal counts twice."""
    seen = outlook(zone)
    known = seen.changes[kind]
    if known is None:
        known = _flat_changes(zone, seen, kind) if FLAT[kind] else _upright_changes(zone, seen, kind)
        seen.changes[kind] = known
    return known


def _upright_changes(zone: Zone, seen: Outlook, kind: int) -> list[float]:
    grid, places = zone.grid, zone.places(kind)
    if not seen.lost:
        seen.lost = [_lost_upright(seen, cell_of(place)) for place in places]
    found = seen.lost[:]
    pieces = PIECES[kind]
    if pieces:
        for number in range(len(places)):
            found[number] += _new_crystals(grid, pieces, cell_of(places[number]))
    elif TOP[kind]:
        for number in range(len(places)):
            origin = cell_of(places[number])
            step = next_form(grid, kind, origin)
            if step:
                found[number] += step * (way(grid, origin, origin + _ABOVE) + way(grid, origin, origin + _BELOW))
    elif kind in (BIG_LEFT, BIG_RIGHT):
        beside = 1 if kind == BIG_LEFT else -1
        for number in range(len(places)):
            if room(grid, cell_of(places[number]) + beside):
                found[number] += WEIGHTS.half
    return found


def _lost_upright(seen: Outlook, origin: int) -> float:
    """What an upright tile would be in the way of, or fulfil; and how far it reaches out."""
    places, cells = seen.places, seen.cells
    lost = places.get(origin - WIDTH, 0.0) + places.get(origin, 0.0) + places.get(origin + WIDTH, 0.0)
    return -lost - cells.get(origin, 0.0) - cells.get(origin + WIDTH, 0.0) - untidy(origin)


def untidy(origin: int) -> float:
    """What it costs to lay a tile far away from the explorer."""
    return WEIGHTS.tidy * (abs(2 * column(origin) - 1) + abs(2 * row(origin) - 1))


def _new_crystals(grid: bytes, pieces: int, origin: int) -> float:
    total = 0.0
    for piece in pieces_of(pieces):
        there = gathered(grid, piece, origin)
        if there != BLOCKED:
            total += crystal_hope(piece, there)
    return total


def _flat_changes(zone: Zone, seen: Outlook, kind: int) -> list[float]:
    grid = zone.grid
    found: list[float] = []
    for place in zone.places(kind):
        origin = cell_of(place)
        total = -seen.cells.get(origin, 0.0) - seen.cells.get(origin + 1, 0.0) - untidy(origin)
        for step in UPRIGHTS_ON_FLAT:
            total -= seen.places.get(origin + step, 0.0)
        for side in (0, 1):
            top = reaches(kind, origin, side)
            if top == NONE:
                continue
            if room(grid, top):
                total += WEIGHTS.mutagen
            elif MUTANT_IN[grid[top]]:
                total += _further(grid, top, origin + side)
        found.append(total)
    return found


def _further(grid: bytes, top: int, cell: int) -> float:
    """What a mutant promises more once a mutagen acts on it from a cell: the other way now leads to another form."""
    mutant = face_at(grid, top)
    now = level(grid, mutant, top)
    other = top + _BELOW if cell < top else top + _ABOVE
    if now >= TOP[mutant] or not way(grid, top, other):
        return 0.0
    after = form(mutant, now + 2) - form(mutant, now + 1) if now + 1 < TOP[mutant] else 0
    return WEIGHTS.mutation * (after - form(mutant, now + 1) + form(mutant, now))
