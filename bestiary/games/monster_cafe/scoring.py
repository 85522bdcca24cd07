"""What a collection is worth: the live score, and the pad at the end."""

from bestiary.core.result import Line
from bestiary.games.monster_cafe.components import ANYTHING, KIND_NAMES, MEAL_NAMES, MEALS, REGULAR, VALUE


def score(monsters: list[int], plates: list[int], seat: int) -> int:
    """The points of a seat's collection now (MC-054 to MC-059). Both lists hold the counts of all seats in a row."""
    total = 0
    best = 0  # the most plates of one meal: where an Anything Eater eats (MC-D11)
    plate = seat * MEALS
    monster = seat * (REGULAR + 1)
    for kind in range(REGULAR):
        owned = plates[plate + kind]
        best = max(best, owned)
        count = monsters[monster + kind]
        if count:
            total += count * VALUE[owned]
    return total + monsters[monster + ANYTHING] * VALUE[best]


def anything_meal(plates: list[int], seat: int) -> int:
    """The meal that feeds a seat's Anything Eaters: the first of the best ones (MC-D11); -1 without plates."""
    owned = plates[seat * MEALS : (seat + 1) * MEALS]
    most = max(owned)
    return owned.index(most) if most else -1


def pad(monsters: list[int], plates: list[int], seat: int) -> tuple[Line, ...]:
    """The score pad of a seat: monsters by how many plates feed them, then the plates that fed nobody."""
    fed: list[list[Line]] = [[], [], []]  # by plates
    wild = anything_meal(plates, seat)
    eaten = [False] * MEALS
    for kind in range(REGULAR + 1):
        count = monsters[seat * (REGULAR + 1) + kind]
        if not count:
            continue
        meal = wild if kind == ANYTHING else kind
        owned = plates[seat * MEALS + meal] if meal >= 0 else 0
        if owned:
            eaten[meal] = True
        name = f"{KIND_NAMES[kind]} x{count}"
        if kind == ANYTHING and owned:
            name += f" ({MEAL_NAMES[meal]})"
        fed[owned].append(Line(name, count * VALUE[owned]))
    idle = [
        Line(MEAL_NAMES[meal], 0) for meal in range(MEALS) if plates[seat * MEALS + meal] and not eaten[meal]
    ]  # MC-058
    return (
        _line("Fed by one plate", fed[1]),
        _line("Fed by two plates", fed[2]),
        _line("Unfed", fed[0]),
        _line("Plates that fed nobody", idle),
    )


def _line(category: str, parts: list[Line]) -> Line:
    return Line(category, sum(part.points for part in parts), tuple(parts))
