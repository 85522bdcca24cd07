"""What a viewer sees of a position."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bestiary.core.seats import CHANCE, Seat, Viewer
from bestiary.games.monster_cafe.components import KIND_IDS, KINDS, MEAL_IDS, MEALS, SIDES
from bestiary.games.monster_cafe.phases import PHASES
from bestiary.games.monster_cafe.scoring import anything_meal
from bestiary.games.monster_cafe.view import CafeView, Collection, Table

if TYPE_CHECKING:
    from bestiary.games.monster_cafe.state import CafeState


def look(state: CafeState, viewer: Viewer) -> CafeView:
    """The position as a viewer sees it."""
    pending = state.pending()
    collections = [_collection(state, seat) for seat in range(state.seats)]
    return CafeView(
        viewer=viewer,
        seats=state.seats,
        waiting=() if pending == (CHANCE,) else pending,
        progress=state.progress(),
        scores=tuple([collection.score for collection in collections]),
        phase=PHASES[state.phase],
        round=state.round,
        turn=state.turn,
        drawn=KIND_IDS[state.drawn] if state.drawn >= 0 else None,
        centre=tuple([_table(state, place) for place in range(state.tables) if state.meals[place] >= 0]),
        collections=tuple(collections),
        pile=named(KIND_IDS, state.pile),
        stack=named(MEAL_IDS, state.stack),
        discard=named(KIND_IDS, state.discard),
        discarded_tables=named(MEAL_IDS, state.discarded_plates),
        removed=tuple([KIND_IDS[kind] for kind in sorted(state.removed)]),
    )


def named(names: list[str], counts: list[int], begin: int = 0, end: int | None = None) -> dict[str, int]:
    """Counts by name, without those of which there are none; of a part of the counts, where it begins and ends."""
    found: dict[str, int] = {}
    for number in range(begin, len(counts) if end is None else end):
        if counts[number]:
            found[names[number - begin]] = counts[number]
    return found


def guests(state: CafeState, place: int) -> list[str]:
    """The kinds that sit at a place, by side."""
    first = place * SIDES
    return [KIND_IDS[state.seated[side]] for side in range(first, first + state.guests[place])]


def _table(state: CafeState, place: int) -> Table:
    return Table(place, MEAL_IDS[state.meals[place]], tuple(guests(state, place)))


def _collection(state: CafeState, seat: Seat) -> Collection:
    meal = anything_meal(state.plates, seat)
    return Collection(
        monsters=named(KIND_IDS, state.monsters, seat * KINDS, (seat + 1) * KINDS),
        tables=named(MEAL_IDS, state.plates, seat * MEALS, (seat + 1) * MEALS),
        score=state.score(seat),
        anything_eats=MEAL_IDS[meal] if meal >= 0 else None,
        out=not state.active >> seat & 1,
    )
