"""What a tile, or a whole zone, promises: crystals that are half done, mutants and mutagens that can still meet, halves
of Big Monsters that wait for each other. In points, if there is time enough."""

from typing import Final

from bestiary.games.big_monster.components import (
    BIG_LEFT,
    BIG_RIGHT,
    BOTTOM,
    BOTTOM_LEFT,
    BOTTOM_RIGHT,
    DOWN,
    LADDER,
    LEFT,
    MUTAGEN,
    PIECES,
    RIGHT,
    TOP,
    TOP_LEFT,
    TOP_PIECE,
    TOP_RIGHT,
)
from bestiary.games.big_monster.lattice import PLACES, WIDTH
from bestiary.games.big_monster.zone import Zone

# What is open is worth a part of what it would bring.
GREEN: Final = 0.5
RED: Final = 1.0
QUARTERS: Final = [0.0, 0.3, 2.2, 5.0, 0.0]  # a blue crystal with so many of its quarters in place
MUTATION: Final = 0.3  # of the points of the next form, for each way in which a mutagen could still come
MUTAGEN_OPEN: Final = 1.8  # a mutagen that a mutant can still come to
HALF: Final = 3.0  # a half whose other half can still come
_BLOCKED: Final = -1


def zone_promise(zone: Zone) -> float:
    """What lies open in a zone."""
    total = 0.0
    for number in range(1, len(zone.faces)):
        total += _open(zone, zone.faces[number], zone.origins[number], zone.levels[number], True)
    return total


def promises(zone: Zone, kind: int) -> list[float]:
    """What a tile of a kind would promise in each of its places; worked out once."""
    known = zone.promised[kind]
    if known is None:
        known = [_open(zone, kind, PLACES[rank], -1, False) for rank in zone.places(kind)]
        zone.promised[kind] = known
    return known


def _open(zone: Zone, face: int, origin: int, level: int, lies: bool) -> float:
    """What a tile promises where it lies, or would lie."""
    pieces = PIECES[face]
    if pieces:
        return _crystals(zone, pieces, origin, lies)
    if TOP[face]:
        if level < 0:
            level = min(TOP[face], zone.mutagens_at(origin))
        return _mutant(zone, face, origin, level)
    if face == BIG_LEFT:
        return HALF if _free(zone, origin + 1) else 0.0
    if face == BIG_RIGHT:
        return HALF if _free(zone, origin - 1) else 0.0
    total = 0.0
    for side in (0, 1):
        way = MUTAGEN[2 * face + side]
        if way:
            top = origin + side + (WIDTH if way == DOWN else -2 * WIDTH)
            if _free(zone, top):
                total += MUTAGEN_OPEN
    return total


def _free(zone: Zone, origin: int) -> bool:
    """Whether an upright tile has room there."""
    return not zone.grid[origin] and not zone.grid[origin + WIDTH]


def _mutant(zone: Zone, face: int, origin: int, level: int) -> float:
    if level >= TOP[face]:
        return 0.0
    ways = (not zone.grid[origin - WIDTH]) + (not zone.grid[origin + 2 * WIDTH])
    return MUTATION * ways * (LADDER[3 * face + level + 1] - LADDER[3 * face + level])


def _crystals(zone: Zone, pieces: int, origin: int, lies: bool) -> float:
    total = 0.0
    if pieces & LEFT and _free(zone, origin - 1):
        total += GREEN
    if pieces & RIGHT and _free(zone, origin + 1):
        total += GREEN
    if pieces & TOP_PIECE and _free(zone, origin - 2 * WIDTH):
        total += RED
    if pieces & BOTTOM and _free(zone, origin + 2 * WIDTH):
        total += RED
    if pieces & TOP_LEFT:
        total += _quarters(zone, origin, -1, -2 * WIDTH, TOP_RIGHT, BOTTOM_LEFT, BOTTOM_RIGHT, lies)
    if pieces & TOP_RIGHT:
        total += _quarters(zone, origin, 1, -2 * WIDTH, TOP_LEFT, BOTTOM_RIGHT, BOTTOM_LEFT, lies)
    if pieces & BOTTOM_LEFT:
        total += _quarters(zone, origin, -1, 2 * WIDTH, BOTTOM_RIGHT, TOP_LEFT, TOP_RIGHT, lies)
    if pieces & BOTTOM_RIGHT:
        total += _quarters(zone, origin, 1, 2 * WIDTH, BOTTOM_LEFT, TOP_RIGHT, TOP_LEFT, lies)
    return total


def _quarters(
    zone: Zone, origin: int, beside: int, above: int, piece_beside: int, piece_above: int, piece_across: int, lies: bool
) -> float:
    """A quarter of a blue crystal: what it adds to the others in its corner. All of them share it once they lie."""
    there = _quarter(zone, origin + beside, piece_beside)
    if there == _BLOCKED:
        return 0.0
    found = 1 + there
    there = _quarter(zone, origin + above, piece_above)
    if there == _BLOCKED:
        return 0.0
    found += there
    there = _quarter(zone, origin + above + beside, piece_across)
    if there == _BLOCKED:
        return 0.0
    found += there
    return QUARTERS[found] / found if lies else QUARTERS[found] - QUARTERS[found - 1]


def _quarter(zone: Zone, origin: int, piece: int) -> int:
    """1 when the quarter is there, 0 when it can still come, else _BLOCKED."""
    if zone.pieces_at(origin) & piece:
        return 1
    return 0 if _free(zone, origin) else _BLOCKED
