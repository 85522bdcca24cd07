"""The six steps of the score: live, on the pad, and at the end (MR-064 to MR-085)."""

from typing import Final

from bestiary.core.result import Line, Pads, Result, rank
from bestiary.core.seats import Seat
from bestiary.games.monster_baby_rescue.components import (
    FINALS,
    GOALS,
    LINE_POINTS,
    LINKED_POINTS,
    PARTS,
    START_LEVEL,
)
from bestiary.games.monster_baby_rescue.counters import (
    GOAL_POINTS,
    GOALS_TAKEN,
    GREEN,
    HEAD,
    HEARTS,
    LINKED_GREEN,
    LINKED_RED,
    RED,
    VISITS,
    WIDTH,
    lines,
    lowest,
)
from bestiary.games.monster_baby_rescue.measures import measure
from bestiary.games.monster_baby_rescue.phases import OVER, REFILLING
from bestiary.games.monster_baby_rescue.printing import BY_PART, LOWEST, MAJORITY, PAIRS, TABLE, Face
from bestiary.games.monster_baby_rescue.table import Table

STEPS: Final = ("Care tiles", "Goals", "Wants", "Lines", "Witch doctor", "Final tiles")


def score(table: Table, seat: Seat) -> int:
    """What a seat would have if the game ended now."""
    total = 0
    for points in steps(table, seat):
        total += points
    return total


def scores(table: Table) -> list[int]:
    """The same for all seats."""
    return [score(table, seat) for seat in range(table.seats)]


def pads(table: Table) -> Pads:
    """The score pads of all; nothing while the sides that count are not known."""
    if table.phase < REFILLING:
        return ()
    return tuple([pad(table, seat) for seat in range(table.seats)])


def result(table: Table) -> Result | None:
    """MR-082, MR-083: the best total; None before the end."""
    if table.phase != OVER:
        return None
    totals = scores(table)
    alone = tuple([(seat,) for seat in range(table.seats)])
    return Result(tuple(totals), pads(table), alone, rank(totals))


def steps(table: Table, seat: Seat) -> list[int]:
    """The points of each of the six steps."""
    have, row = table.have, seat * WIDTH
    wants = finals = 0
    for tile in table.printing.want_tiles:
        if table.owner[tile] == seat:
            wants += want(table, seat, tile)
    for tile in range(FINALS):
        finals += final(table, seat, table.final_face(tile))
    return [
        have[row + HEARTS] + linked(have, row),
        have[row + GOAL_POINTS],
        wants,
        LINE_POINTS * lines(have, row),
        have[row + VISITS] * have[row + GOALS_TAKEN],
        finals,
    ]


def pad(table: Table, seat: Seat) -> tuple[Line, ...]:
    """The score pad of a seat: the rulebook's six steps, and what each is made of (MR-D10)."""
    have, row, printing = table.have, seat * WIDTH, table.printing
    hearts = [Line("Hearts", have[row + HEARTS]), Line("Hearts with a diamond", linked(have, row))]
    goals = [table.goal_face(goal) for goal in range(GOALS) if table.goal_owner[goal] == seat]
    wants = [tile for tile in printing.want_tiles if table.owner[tile] == seat]
    finals = [table.final_face(tile) for tile in range(FINALS)]
    parts = [
        hearts,
        [Line(face.name, face.points) for face in goals],
        [Line(printing.names[tile], want(table, seat, tile)) for tile in wants],
        [],
        [],
        [Line(face.name, final(table, seat, face)) for face in finals],
    ]
    points = steps(table, seat)
    return tuple([Line(STEPS[step], points[step], tuple(parts[step])) for step in range(len(STEPS))])


def linked(have: list[int], row: int) -> int:
    """MR-066: diamonds go where they bring a point; none is used up."""
    red, green = min(have[row + RED], have[row + LINKED_RED]), min(have[row + GREEN], have[row + LINKED_GREEN])
    return LINKED_POINTS * (red + green)


def want(table: Table, seat: Seat, tile: int) -> int:
    """The points of one want tile (MR-044 to MR-048)."""
    printing = table.printing
    return measure(table.have, seat * WIDTH, printing.wants[tile]) // printing.amount[tile]


def final(table: Table, seat: Seat, face: Face) -> int:
    """The points of one final scoring tile (MR-072 to MR-085)."""
    have, row = table.have, seat * WIDTH
    if face.rule == TABLE:
        return face.table[min(measure(have, row, face.measure), len(face.table) - 1)]
    if face.rule == MAJORITY:
        return _majority(table, seat, face)
    if face.rule == PAIRS:
        red, green = have[row + RED], have[row + GREEN]
        return face.points * min(red, green) if red + green else face.extra
    levels = [have[row + HEAD + part] for part in range(len(PARTS))]
    if face.rule == BY_PART:
        return sum([face.table[level] for level in levels])
    assert face.rule == LOWEST
    worst = levels.count(START_LEVEL)
    return face.extra * worst if worst else face.table[lowest(have, row)]


def _majority(table: Table, seat: Seat, face: Face) -> int:
    """MR-078 to MR-080: who ties adds up the prizes of the places they fill, and divides them, rounded down."""
    own = measure(table.have, seat * WIDTH, face.measure)
    if own == 0:
        return 0
    better = tied = 0
    for other in range(table.seats):
        count = measure(table.have, other * WIDTH, face.measure)
        better += count > own
        tied += count == own
    return sum(face.table[better : better + tied]) // tied
