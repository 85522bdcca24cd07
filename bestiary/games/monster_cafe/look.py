"""What a viewer sees of a position."""

from bestiary.core.seats import CHANCE, Seat, Viewer
from bestiary.games.monster_cafe import view
from bestiary.games.monster_cafe.components import KIND_IDS, KINDS, MEAL_IDS, MEALS
from bestiary.games.monster_cafe.phases import PHASES
from bestiary.games.monster_cafe.rounds import progress
from bestiary.games.monster_cafe.scoring import NO_MEAL, anything_meal, score
from bestiary.games.monster_cafe.table import GONE, NO_CARD, Table
from bestiary.games.monster_cafe.turns import waited_for
from bestiary.games.monster_cafe.view import CafeView, Collection


def look(table: Table, viewer: Viewer) -> CafeView:
    """The position as a viewer sees it."""
    pending = waited_for(table)
    collections = [_collection(table, seat) for seat in range(table.seats)]
    return CafeView(
        viewer=viewer,
        seats=table.seats,
        waiting=() if pending == (CHANCE,) else pending,
        progress=progress(table),
        scores=tuple([collection.score for collection in collections]),
        phase=PHASES[table.phase],
        round=table.round,
        turn=table.turn,
        drawn=KIND_IDS[table.drawn] if table.drawn != NO_CARD else None,
        centre=tuple([_table(table, place) for place in range(table.tables) if table.meals[place] != GONE]),
        collections=tuple(collections),
        pile=named(KIND_IDS, table.pile),
        stack=named(MEAL_IDS, table.stack),
        discard=named(KIND_IDS, table.discard),
        discarded_tables=named(MEAL_IDS, table.discarded_plates),
        removed=tuple([KIND_IDS[kind] for kind in sorted(table.removed)]),
    )


def named(names: list[str], counts: list[int], begin: int = 0, end: int | None = None) -> dict[str, int]:
    """Counts by name, without those of which there are none; of a part of the counts, where it begins and ends."""
    found: dict[str, int] = {}
    for number in range(begin, len(counts) if end is None else end):
        if counts[number]:
            found[names[number - begin]] = counts[number]
    return found


def guests(table: Table, place: int) -> list[str]:
    """The kinds that sit at a place, by side."""
    return [KIND_IDS[kind] for kind in table.sitting(place)]


def _table(table: Table, place: int) -> view.Table:
    return view.Table(place, MEAL_IDS[table.meals[place]], tuple(guests(table, place)))


def _collection(table: Table, seat: Seat) -> Collection:
    meal = anything_meal(table.plates, seat)
    return Collection(
        monsters=named(KIND_IDS, table.monsters, seat * KINDS, (seat + 1) * KINDS),
        tables=named(MEAL_IDS, table.plates, seat * MEALS, (seat + 1) * MEALS),
        score=score(table.monsters, table.plates, seat),
        anything_eats=MEAL_IDS[meal] if meal != NO_MEAL else None,
        out=not table.in_round(seat),
    )
