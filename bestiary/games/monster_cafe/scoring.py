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
    for worth in points(monsters, plates, seat):
        total += worth
    return total


def scores(table: Table) -> list[int]:
    """The points of all seats now."""
    return [score(table.monsters, table.plates, seat) for seat in range(table.seats)]


def points(monsters: list[int], plates: list[int], seat: Seat) -> list[int]:
    """What a seat's monsters of each kind are worth."""
    own = seat * KINDS
    worth = _feeding(plates, seat)
    for kind in range(KINDS):
        worth[kind] = monsters[own + kind] * VALUE[worth[kind]]
    return worth


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
    by_plates: list[list[Line]] = [[] for _ in VALUE]
    feeding, wild = _feeding(plates, seat), anything_meal(plates, seat)
    worth = points(monsters, plates, seat)
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
        by_plates[owned].append(Line(name, worth[kind]))
    idle = [Line(MEAL_NAMES[meal], 0) for meal in range(MEALS) if feeding[meal] and not eaten[meal]]  # MC-058
    lines = [_line(category, by_plates[plates]) for plates, category in FED]
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


def with_table(table: Table, seat: Seat, place: int) -> tuple[list[int], list[int]]:
    """A seat's own monsters and plates as they would be with the table at a place and all who sit there (MC-036)."""
    monsters = table.monsters[seat * KINDS : (seat + 1) * KINDS]
    plates = table.plates[seat * MEALS : (seat + 1) * MEALS]
    table.count_guests(place, monsters, 0)
    plates[table.meals[place]] += 1
    return monsters, plates


def each(plates: list[int], seat: Seat) -> list[int]:
    """What one monster of each kind is worth to a seat."""
    return [VALUE[owned] for owned in _feeding(plates, seat)]


def fed(plates: list[int], seat: Seat) -> list[int]:
    """The kinds that eat of a seat's plates."""
    feeding = _feeding(plates, seat)
    return [kind for kind in range(KINDS) if feeding[kind]]


def score_after(table: Table, seat: Seat, action: Action) -> int:
    """The points of a seat's collection when it has done something."""
    after = table.clone()
    after.apply(seat, action)
    assert isinstance(after, Table)
    return score(after.monsters, after.plates, seat)
