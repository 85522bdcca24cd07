"""Between what totals every score of a printing lies: nobody can have less than nothing, or more than everything."""

from bestiary.games.monster_baby_rescue.components import (
    BED,
    DOCTOR,
    FINALS,
    GOALS,
    LINE_POINTS,
    LINKED_POINTS,
    NONE,
    PARTS,
    PLAYGROUND,
    START_LEVEL,
    SUPPLY,
    TILES,
    TOP,
    TOTALS,
)
from bestiary.games.monster_baby_rescue.counters import (
    BEDS,
    GREEN,
    HEAD,
    LEGS,
    PLAYGROUNDS,
    RED,
    RUNGS,
    SYMBOLS,
    TORSO,
    VISITS,
    WIDTH,
    lines,
)
from bestiary.games.monster_baby_rescue.measures import measure
from bestiary.games.monster_baby_rescue.printing import BY_PART, LOWEST, PAIRS, Face, Printing
from bestiary.games.monster_baby_rescue.sides import SIDES


def lowest_total(printing: Printing) -> int:
    """No tile takes points away but the final scoring tiles."""
    return sum([min([_worst(face) for face in _of(printing.finals, tile)]) for tile in range(FINALS)])


def highest_total(printing: Printing) -> int:
    """Every tile, every goal and the best side of every final scoring tile in one home."""
    have = _everything(printing)
    total = sum(printing.hearts) + LINKED_POINTS * sum([colour != NONE for colour in printing.linked])
    total += sum(measure(have, 0, printing.wants[tile]) // printing.amount[tile] for tile in printing.want_tiles)
    total += LINE_POINTS * lines(have, 0) + have[VISITS] * GOALS
    for goal in range(GOALS):
        total += max([face.points for face in _of(printing.goals, goal)])
    for tile in range(FINALS):
        total += max([_best(face) for face in _of(printing.finals, tile)])
    return total


def _of(faces: list[Face], tile: int) -> list[Face]:
    """The sides of one tile."""
    return faces[SIDES * tile : SIDES * (tile + 1)]


def _everything(printing: Printing) -> list[int]:
    have = [0] * WIDTH
    have[HEAD] = have[TORSO] = have[LEGS] = TOP
    have[RED] = have[GREEN] = SUPPLY
    have[BEDS], have[VISITS], have[PLAYGROUNDS] = TOTALS[BED], TOTALS[DOCTOR], TOTALS[PLAYGROUND]
    for tile in range(TILES):
        if printing.kinds[tile] == BED:
            have[SYMBOLS] += printing.amount[tile]
        elif printing.kinds[tile] == PLAYGROUND:
            have[RUNGS] += printing.amount[tile]
    return have


def _worst(face: Face) -> int:
    if face.rule == LOWEST:
        return min(face.extra * len(PARTS), *face.table[START_LEVEL + 1 :])
    if face.rule == BY_PART:
        return min(face.table[START_LEVEL:]) * len(PARTS)
    if face.rule == PAIRS:
        return face.extra
    return min(0, *face.table)


def _best(face: Face) -> int:
    if face.rule == LOWEST:
        return max(face.extra, *face.table[START_LEVEL + 1 :])
    if face.rule == BY_PART:
        return max(face.table[START_LEVEL:]) * len(PARTS)
    if face.rule == PAIRS:
        return face.points * SUPPLY
    return max(0, *face.table)
