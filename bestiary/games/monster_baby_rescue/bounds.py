"""Between what totals every score of a printing lies: nobody can have less than nothing, or more than everything."""

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
    measure,
)
from bestiary.games.monster_baby_rescue.printing import (
    BED,
    BY_PART,
    FINALS,
    GOALS,
    LOWEST,
    NONE,
    PAIRS,
    PARTS,
    PLAYGROUND,
    SUPPLY,
    TOP,
    TOTALS,
    Face,
    Printing,
)
from bestiary.games.monster_baby_rescue.printings import TILES
from bestiary.games.monster_baby_rescue.scoring import LINE_POINTS


def lowest_total(printing: Printing) -> int:
    """No tile takes points away but the final scoring tiles."""
    return sum(min(_worst(printing.finals[2 * tile]), _worst(printing.finals[2 * tile + 1])) for tile in range(FINALS))


def highest_total(printing: Printing) -> int:
    """Every tile, every goal and the best side of every final scoring tile in one home."""
    have = _everything(printing)
    total = sum(printing.hearts) + sum(colour != NONE for colour in printing.linked)
    total += sum(measure(have, 0, printing.wants[tile]) // printing.amount[tile] for tile in printing.want_tiles)
    total += LINE_POINTS * lines(have, 0) + have[VISITS] * GOALS
    for goal in range(GOALS):
        total += max(printing.goals[2 * goal].points, printing.goals[2 * goal + 1].points)
    for tile in range(FINALS):
        total += max(_best(printing.finals[2 * tile]), _best(printing.finals[2 * tile + 1]))
    return total


def _everything(printing: Printing) -> list[int]:
    have = [0] * WIDTH
    have[HEAD] = have[TORSO] = have[LEGS] = TOP
    have[RED] = have[GREEN] = SUPPLY
    have[BEDS], have[VISITS], have[PLAYGROUNDS] = TOTALS[0], TOTALS[2], TOTALS[3]
    for tile in range(TILES):
        if printing.kinds[tile] == BED:
            have[SYMBOLS] += printing.amount[tile]
        elif printing.kinds[tile] == PLAYGROUND:
            have[RUNGS] += printing.amount[tile]
    return have


def _worst(face: Face) -> int:
    if face.rule == LOWEST:
        return min(face.extra * len(PARTS), *face.table[2:])
    if face.rule == BY_PART:
        return min(face.table[1:]) * len(PARTS)
    if face.rule == PAIRS:
        return face.extra
    return min(0, *face.table)


def _best(face: Face) -> int:
    if face.rule == LOWEST:
        return max(face.extra, *face.table[2:])
    if face.rule == BY_PART:
        return max(face.table[1:]) * len(PARTS)
    if face.rule == PAIRS:
        return face.points * SUPPLY
    return max(0, *face.table)
