"""The six steps of the score, live and at the end (MR-064 to MR-085)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bestiary.core.result import Line
from bestiary.core.seats import Seat
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
    measure,
)
from bestiary.games.monster_baby_rescue.printing import (
    BY_PART,
    FINALS,
    GOALS,
    LOWEST,
    MAJORITY,
    PAIRS,
    PARTS,
    TABLE,
    Face,
)

if TYPE_CHECKING:
    from bestiary.games.monster_baby_rescue.state import RescueState

LINE_POINTS = 3


def score(state: RescueState, seat: Seat) -> int:
    """What a seat would have if the game ended now."""
    have, row = state.have, seat * WIDTH
    total = have[row + HEARTS] + linked(have, row) + have[row + GOAL_POINTS] + wants(state, seat)
    total += LINE_POINTS * lines(have, row) + have[row + VISITS] * have[row + GOALS_TAKEN]
    for tile in range(FINALS):
        total += final(state, seat, state.final_face(tile))
    return total


def linked(have: list[int], row: int) -> int:
    """MR-066: diamonds go where they bring a point; none is used up."""
    return min(have[row + RED], have[row + LINKED_RED]) + min(have[row + GREEN], have[row + LINKED_GREEN])


def wants(state: RescueState, seat: Seat) -> int:
    """MR-044 to MR-048."""
    total = 0
    for tile in state.printing.want_tiles:
        if state.owner[tile] == seat:
            total += want(state, seat, tile)
    return total


def want(state: RescueState, seat: Seat, tile: int) -> int:
    """The points of one want tile."""
    printing = state.printing
    return measure(state.have, seat * WIDTH, printing.wants[tile]) // printing.amount[tile]


def final(state: RescueState, seat: Seat, face: Face) -> int:
    """The points of one final scoring tile (MR-072 to MR-085)."""
    have, row = state.have, seat * WIDTH
    if face.rule == TABLE:
        return face.table[min(measure(have, row, face.measure), len(face.table) - 1)]
    if face.rule == MAJORITY:
        return majority(state, seat, face)
    if face.rule == PAIRS:
        red, green = have[row + RED], have[row + GREEN]
        return face.points * min(red, green) if red + green else face.extra
    levels = [have[row + HEAD + part] for part in range(len(PARTS))]
    if face.rule == BY_PART:
        return sum([face.table[level] for level in levels])
    assert face.rule == LOWEST
    worst = levels.count(1)
    return face.extra * worst if worst else face.table[lowest(have, row)]


def majority(state: RescueState, seat: Seat, face: Face) -> int:
    """MR-078 to MR-080: who ties adds up the prizes of the places they fill, and divides them, rounded down."""
    own = measure(state.have, seat * WIDTH, face.measure)
    if own == 0:
        return 0
    better = tied = 0
    for other in range(state.seats):
        count = measure(state.have, other * WIDTH, face.measure)
        better += count > own
        tied += count == own
    return sum(face.table[better : better + tied]) // tied


def pad(state: RescueState, seat: Seat) -> tuple[Line, ...]:
    """The score pad of a seat: the rulebook's six steps, and what each is made of (MR-D10)."""
    have, row, printing = state.have, seat * WIDTH, state.printing
    goals = [
        Line(state.goal_face(goal).name, state.goal_face(goal).points)
        for goal in range(GOALS)
        if state.goal_owner[goal] == seat
    ]
    wanted = [
        Line(printing.names[tile], want(state, seat, tile)) for tile in printing.want_tiles if state.owner[tile] == seat
    ]
    finals = [Line(state.final_face(tile).name, final(state, seat, state.final_face(tile))) for tile in range(FINALS)]
    hearts = [Line("Hearts", have[row + HEARTS]), Line("Hearts with a diamond", linked(have, row))]
    doctor = have[row + VISITS] * have[row + GOALS_TAKEN]
    return (
        _line("Care tiles", hearts),
        _line("Goals", goals),
        _line("Wants", wanted),
        Line("Lines", LINE_POINTS * lines(have, row)),
        Line("Witch doctor", doctor),
        _line("Final tiles", finals),
    )


def _line(category: str, parts: list[Line]) -> Line:
    return Line(category, sum([part.points for part in parts]), tuple(parts))
