"""What a tile, or a whole zone, promises: crystals that are half done, mutants and mutagens that can still meet, halves
of Big Monsters that wait for each other. In points, if there is time enough."""

from typing import Final

from bestiary.games.big_monster.actions import cell_of
from bestiary.games.big_monster.components import BIG_LEFT, BIG_RIGHT, NONE, PIECES, TOP
from bestiary.games.big_monster.crystals import BLOCKED, COLOUR, GREEN, RED, gathered, pieces_of
from bestiary.games.big_monster.grid import room
from bestiary.games.big_monster.ice import form, level, reaches
from bestiary.games.big_monster.lattice import WIDTH
from bestiary.games.big_monster.zone import Zone

# What is open is worth a part of what it would bring.
GREEN_OPEN: Final = 0.5
RED_OPEN: Final = 1.0
QUARTERS: Final = [0.0, 0.3, 2.2, 5.0, 0.0]  # a blue crystal with so many of its quarters in place
MUTATION: Final = 0.3  # of the points of the next form, for each way in which a mutagen could still come
MUTAGEN_OPEN: Final = 1.8  # a mutagen that a mutant can still come to
HALF: Final = 3.0  # a half whose other half can still come


def zone_promise(zone: Zone) -> float:
    """What lies open in a zone."""
    total = 0.0
    for number in range(len(zone.faces)):
        total += _open(zone.grid, zone.faces[number], zone.origins[number], True)
    return total


def promises(zone: Zone, kind: int) -> list[float]:
    """What a tile of a kind would promise in each of its places."""
    return [_open(zone.grid, kind, cell_of(place), False) for place in zone.places(kind)]


def _open(grid: bytes, face: int, origin: int, lies: bool) -> float:
    """What a tile promises where it lies, or would lie."""
    pieces = PIECES[face]
    if pieces:
        return _crystals(grid, pieces, origin, lies)
    if TOP[face]:
        return _mutant(grid, face, origin)
    if face == BIG_LEFT:
        return HALF if room(grid, origin + 1) else 0.0
    if face == BIG_RIGHT:
        return HALF if room(grid, origin - 1) else 0.0
    total = 0.0
    for side in (0, 1):
        top = reaches(face, origin, side)
        if top != NONE and room(grid, top):
            total += MUTAGEN_OPEN
    return total


def _mutant(grid: bytes, face: int, origin: int) -> float:
    now = level(grid, face, origin)
    if now >= TOP[face]:
        return 0.0
    ways = (not grid[origin - WIDTH]) + (not grid[origin + 2 * WIDTH])
    return MUTATION * ways * (form(face, now + 1) - form(face, now))


def _crystals(grid: bytes, pieces: int, origin: int, lies: bool) -> float:
    """Pieces whose others can still come. All quarters of a blue crystal share what it promises, once they lie."""
    total = 0.0
    for piece in pieces_of(pieces):
        there = gathered(grid, piece, origin)
        if there == BLOCKED:
            continue
        if COLOUR[piece] == GREEN:
            total += 0.0 if there else GREEN_OPEN
        elif COLOUR[piece] == RED:
            total += 0.0 if there else RED_OPEN
        elif lies:
            total += QUARTERS[there + 1] / (there + 1)
        else:
            total += QUARTERS[there + 1] - QUARTERS[there]
    return total
