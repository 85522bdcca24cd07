"""What a viewer sees of a position."""

from bestiary.core.seats import CHANCE, Seat, Viewer
from bestiary.games.monster_cafe import view
from bestiary.games.monster_cafe.components import ANYTHING, KIND_IDS, KINDS, MEAL_IDS, MEALS, SIDES, SORBET
from bestiary.games.monster_cafe.phases import OVER, PHASES, TURN
from bestiary.games.monster_cafe.rounds import progress
from bestiary.games.monster_cafe.scoring import NO_MEAL, anything_meal, each, fed, points, score, with_table
from bestiary.games.monster_cafe.table import GONE, NO_CARD, Table
from bestiary.games.monster_cafe.turns import LEFT, waited_for
from bestiary.games.monster_cafe.view import CafeView, Collection, Group


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
        next=_next(table),
        drawn=KIND_IDS[table.drawn] if table.drawn != NO_CARD else None,
        centre=tuple([_table(table, place) for place in range(table.tables) if table.meals[place] != GONE]),
        collections=tuple(collections),
        pile=named(KIND_IDS, table.pile),
        stack=named(MEAL_IDS, table.stack),
        discard=named(KIND_IDS, table.discard),
        discarded_tables=named(MEAL_IDS, table.discarded_plates),
        removed=tuple([KIND_IDS[kind] for kind in sorted(table.removed)]),
    )


def _next(table: Table) -> Seat | None:
    following = LEFT[table.active][table.turn]
    return following if TURN <= table.phase < OVER and following != table.turn else None


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


def groups(monsters: list[int], plates: list[int], seat: Seat) -> tuple[Group, ...]:
    """A collection as sums: each meal with those who eat it, those who eat anything, and those who stay hungry."""
    own, worth, eating = seat * KINDS, points(monsters, plates, seat), fed(plates, seat)
    found: list[Group] = []
    for meal in range(MEALS):
        if plates[seat * MEALS + meal]:
            eaters = named(KIND_IDS[meal : meal + 1], monsters, own + meal, own + meal + 1)
            found.append(Group(MEAL_IDS[meal], plates[seat * MEALS + meal], eaters, worth[meal]))
    if ANYTHING in eating and monsters[own + ANYTHING]:
        found.append(Group("anything", 0, {KIND_IDS[ANYTHING]: monsters[own + ANYTHING]}, worth[ANYTHING]))
    hungry = [kind for kind in range(KINDS) if kind not in eating and monsters[own + kind]]
    if hungry:
        names = {KIND_IDS[kind]: monsters[own + kind] for kind in hungry}
        found.append(Group("hungry", 0, names, sum([worth[kind] for kind in hungry])))
    return tuple(found)


def brings(table: Table, seat: Seat, place: int) -> int:
    """How many points a seat would gain with the table at a place."""
    monsters, plates = with_table(table, seat, place)
    return score(monsters, plates, 0) - score(table.monsters, table.plates, seat)


def worth_of(table: Table, seat: Seat, place: int, kind: int) -> int:
    """What one monster of a kind would be worth to a seat that cleared a place."""
    return each(with_table(table, seat, place)[1], 0)[kind]


def _table(table: Table, place: int) -> view.Table:
    seats = range(table.seats)
    now = [brings(table, seat, place) for seat in seats]
    kinds = table.sitting(place)
    then: list[int] = []
    if table.drawn not in (NO_CARD, SORBET) and len(kinds) < SIDES:
        kinds.append(table.drawn)
        then = [now[seat] + worth_of(table, seat, place, table.drawn) for seat in seats]
    worth = [{KIND_IDS[kind]: worth_of(table, seat, place, kind) for kind in kinds} for seat in seats]
    after = [groups(*with_table(table, seat, place), 0) for seat in seats]
    meal, sitting = MEAL_IDS[table.meals[place]], tuple(guests(table, place))
    return view.Table(place, meal, sitting, tuple(now), tuple(then), tuple(worth), tuple(after))


def _collection(table: Table, seat: Seat) -> Collection:
    meal = anything_meal(table.plates, seat)
    return Collection(
        monsters=named(KIND_IDS, table.monsters, seat * KINDS, (seat + 1) * KINDS),
        tables=named(MEAL_IDS, table.plates, seat * MEALS, (seat + 1) * MEALS),
        groups=groups(table.monsters, table.plates, seat),
        feeds=tuple([KIND_IDS[kind] for kind in fed(table.plates, seat)]),
        score=score(table.monsters, table.plates, seat),
        anything_eats=MEAL_IDS[meal] if meal != NO_MEAL else None,
        out=not table.in_round(seat),
    )
