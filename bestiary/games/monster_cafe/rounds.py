"""The rounds: tables are dealt, and when everybody has cleared one, the next round begins."""

from bestiary.games.monster_cafe.components import COPIES, KIND_IDS, MEAL_IDS, ROUNDS
from bestiary.games.monster_cafe.phases import DEALING, DRAWING, OVER, STARTING, TURN
from bestiary.games.monster_cafe.table import GONE, Table


def deal(table: Table, meal: int) -> None:
    """MC-006, MC-049: a table card from the stack."""
    place = table.dealt
    table.stack[meal] -= 1
    table.stack_size -= 1
    table.lay(place, meal)
    table.dealt = place + 1
    if table.dealt == table.tables:
        table.phase = TURN if table.started == table.seats else STARTING
    if table.told is not None:
        table.tell("dealt", None, {"meal": MEAL_IDS[meal], "table": place}, reveals=True)
        if table.phase == TURN:
            tell_round(table)


def tell_round(table: Table) -> None:
    """The turns of a round begin."""
    table.tell("round", table.turn, {"round": table.round}, progress=True)


def end_round(table: Table) -> None:
    """MC-048. Who cleared last is in turn, and stays so: they start the next round (MC-051)."""
    for place in range(table.tables):
        if table.meals[place] != GONE:
            _discard_dummy(table, place)
    if table.round == ROUNDS:  # MC-053
        table.phase = OVER
        if table.told is not None:
            table.tell("over", None, {}, progress=True)
        return
    table.round += 1
    table.active = (1 << table.seats) - 1
    table.dealt = 0
    table.phase = DEALING


def _discard_dummy(table: Table, place: int) -> None:
    """MC-065: in a two-player game, the table that nobody took and all who sit there."""
    meal = table.meals[place]
    if table.told is not None:
        monsters = [KIND_IDS[kind] for kind in table.sitting(place)]
        table.tell("dummy", None, {"table": place, "meal": MEAL_IDS[meal], "monsters": [*monsters]})
    table.count_guests(place, table.discard, 0)
    table.discarded_plates[meal] += 1
    table.take_away(place)


def turns_begun(table: Table) -> int:
    """A turn is a draw or a clearing: what has left the pile since the starting monsters, and the tables cleared. The
    card of a turn that is under way has left the pile already, unless it is still to be drawn."""
    box = sum([COPIES[kind] for kind in range(len(COPIES)) if kind not in table.removed])
    drawn = max(box - table.pile_size - table.started, 0)
    return drawn + sum(table.plates) + (DRAWING <= table.phase <= TURN)


def progress(table: Table) -> float:
    """How many of all tables to be cleared have been."""
    if table.phase == OVER:
        return 1.0
    return min(sum(table.plates) / (ROUNDS * table.seats), 1.0)
