"""What a collection is worth: the live score, the pad, and who has won."""

from typing import Final

from bestiary.core.result import Line, Pads, Result, rank
from bestiary.core.seats import Action, Seat
from bestiary.games.monster_cafe.components import ANYTHING, KIND_NAMES, KINDS, MEAL_NAMES, MEALS, VALUE
from bestiary.games.monster_cafe.phases import OVER
from bestiary.games.monster_cafe.table import Table

NO_MEAL: Final = -1
FED: Final = ((1, "Fed by one plate"), (2, "Fed by two plates"), (0, "Unfed"))  # the lines of a pad, by plates


def score(monsters: list[int], plates: list[int], seat: Seat) -> int:
    """The points of a seat's collection now (MC-054 to MC-059). Both lists hold the counts of all seats in a row."""
    total = 0
    for points in _points(monsters, plates, seat):
        total += points
    return total


def scores(table: Table) -> list[int]:
    """The points of all seats now."""
    return [score(table.monsters, table.plates, seat) for seat in range(table.seats)]


def _points(monsters: list[int], plates: list[int], seat: Seat) -> list[int]:
    """What a seat's monsters of each kind are worth."""
    own = seat * KINDS
    points = _feeding(plates, seat)
    for kind in range(KINDS):
        points[kind] = monsters[own + kind] * VALUE[points[kind]]
    return points


def _feeding(plates: list[int], seat: Seat) -> list[int]:
    """How many plates feed a seat's monsters of each kind; an Anything Eater eats where most are (MC-D11)."""
    feeding = plates[seat * MEALS : (seat + 1) * MEALS]
    feeding.append(max(feeding))
    return feeding


def anything_meal(plates: list[int], seat: Seat) -> int:
    """The meal that feeds a seat's Anything Eaters: the first of the best ones (MC-D11)."""
    feeding = _feeding(plates, seat)
    return feeding.index(feeding[ANYTHING]) if feeding[ANYTHING] else NO_MEAL


def pads(table: Table) -> Pads:
    """The score pads of all."""
    return tuple([pad(table.monsters, table.plates, seat) for seat in range(table.seats)])


def pad(monsters: list[int], plates: list[int], seat: Seat) -> tuple[Line, ...]:
    """The score pad of a seat: monsters by how many plates feed them, then the plates that fed nobody."""
    fed: list[list[Line]] = [[] for _ in VALUE]  # by plates
    feeding, wild = _feeding(plates, seat), anything_meal(plates, seat)
    points = _points(monsters, plates, seat)
    eaten = [False] * MEALS
    for kind in range(KINDS):
        count, owned = monsters[seat * KINDS + kind], feeding[kind]
        if not count:
            continue
        name = f"{KIND_NAMES[kind]} x{count}"
        if owned:
            eaten[wild if kind == ANYTHING else kind] = True
            if kind == ANYTHING:
                name += f" ({MEAL_NAMES[wild]})"
        fed[owned].append(Line(name, points[kind]))
    idle = [Line(MEAL_NAMES[meal], 0) for meal in range(MEALS) if feeding[meal] and not eaten[meal]]  # MC-058
    lines = [_line(category, fed[plates]) for plates, category in FED]
    return (*lines, _line("Plates that fed nobody", idle))


def _line(category: str, parts: list[Line]) -> Line:
    return Line(category, sum([part.points for part in parts]), tuple(parts))


def result(table: Table) -> Result | None:
    """MC-060, MC-D12: the best collection; None before the end."""
    if table.phase != OVER:
        return None
    totals = scores(table)
    alone = tuple([(seat,) for seat in range(table.seats)])
    return Result(tuple(totals), pads(table), alone, rank(totals))


def score_after(table: Table, seat: Seat, action: Action) -> int:
    """The points of a seat's collection when it has done something."""
    after = table.clone()
    after.apply(seat, action)
    assert isinstance(after, Table)
    return score(after.monsters, after.plates, seat)
