"""What a viewer sees of a position."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bestiary.core.seats import CHANCE, Seat, Viewer
from bestiary.games.monster_baby_rescue.actions import MONSTER_IDS
from bestiary.games.monster_baby_rescue.counters import (
    BEDS,
    GREEN,
    HEAD,
    HEARTS,
    LINKED_RED,
    PLAYGROUNDS,
    RED,
    RUNGS,
    SYMBOLS,
    VISITS,
    WIDTH,
    lines,
    measure,
)
from bestiary.games.monster_baby_rescue.phases import GOAL_SIDES, PHASES, REFILLING, TAKING
from bestiary.games.monster_baby_rescue.printing import (
    COLOURS,
    DIAMOND,
    FINALS,
    GOALS,
    IMPROVEMENT,
    KINDS,
    LOCATIONS,
    LOWEST,
    MAJORITY,
    MEASURES,
    PAIRS,
    PARTS,
    PLACES,
    RULES,
    TABLE,
    WANT,
    Printing,
)
from bestiary.games.monster_baby_rescue.printings import TILES
from bestiary.games.monster_baby_rescue.scoring import final
from bestiary.games.monster_baby_rescue.view import Figure, FinalTile, Goal, Home, RescueView, RowPlace, Tile

if TYPE_CHECKING:
    from bestiary.games.monster_baby_rescue.state import RescueState


def look(state: RescueState, viewer: Viewer) -> RescueView:
    """The position as a viewer sees it."""
    pending = state.pending()
    return RescueView(
        viewer=viewer,
        seats=state.seats,
        waiting=() if pending == (CHANCE,) else pending,
        progress=state.progress(),
        scores=tuple([state.score(seat) for seat in range(state.seats)]) if state.phase >= REFILLING else (),
        phase=PHASES[state.phase],
        turn=state.turn,
        final_turns=state.final,
        row=tuple([_place(state, place) for place in range(PLACES)]),
        track=_track(state),
        homes=tuple([_home(state, seat) for seat in range(state.seats)]),
        goals=tuple([_goal(state, goal) for goal in range(_shown(state, GOALS, GOAL_SIDES))]),
        finals=tuple([_final(state, tile) for tile in range(_shown(state, FINALS, GOAL_SIDES + 1))]),
        deck=len(state.deck),
        supply={COLOURS[colour]: state.supply(colour) for colour in range(len(COLOURS))},
        choosing=tiles_of(state.printing)[state.taken] if state.taken >= 0 else None,
    )


_shown_tiles: Final[dict[Printing, list[Tile]]] = {}


def tiles_of(printing: Printing) -> list[Tile]:
    """The care tiles for people, by number. Made once, for they never change."""
    if printing not in _shown_tiles:
        if len(_shown_tiles) > 50:  # a server may be asked for many printings
            _shown_tiles.clear()
        _shown_tiles[printing] = [_tile(printing, tile) for tile in range(len(printing.ids))]
    return _shown_tiles[printing]


def _tile(printing: Printing, tile: int) -> Tile:
    kind = printing.kinds[tile]
    what: str | None = None
    if kind == IMPROVEMENT:
        what = (*PARTS, "any")[printing.parts[tile]]
    elif kind == DIAMOND:
        what = (*COLOURS, "either")[printing.colour[tile]]
    elif kind == WANT:
        what = MEASURES[printing.wants[tile]]
    needs = COLOURS[printing.linked[tile]] if printing.linked[tile] >= 0 else None
    return Tile(
        printing.ids[tile], KINDS[kind], printing.names[tile], printing.hearts[tile], needs, printing.amount[tile], what
    )


def _place(state: RescueState, place: int) -> RowPlace:
    tile = state.row[place]
    taking = state.phase == TAKING and not state.final and tile >= 0
    then = state.next_after(state.cost(place)) if taking else None
    return RowPlace(place + 1, state.cost(place), tiles_of(state.printing)[tile] if tile >= 0 else None, then)


def _track(state: RescueState) -> tuple[Figure, ...]:
    standing = [seat for seat in state.order() if state.arrival[seat] >= 0]
    if state.final:
        standing = [seat for seat in standing if seat in state.queue]
    return tuple([Figure(seat, state.position[seat], state.position[seat] % LOCATIONS) for seat in standing])


def _home(state: RescueState, seat: Seat) -> Home:
    have, row = state.have, seat * WIDTH
    tiles = tiles_of(state.printing)
    return Home(
        monster=MONSTER_IDS[state.monsters[seat]] if seat < len(state.monsters) else None,
        levels={PARTS[part]: have[row + HEAD + part] for part in range(len(PARTS))},
        red=have[row + RED],
        green=have[row + GREEN],
        rungs=have[row + RUNGS],
        bed_symbols=have[row + SYMBOLS],
        visits=have[row + VISITS],
        beds=have[row + BEDS],
        playgrounds=have[row + PLAYGROUNDS],
        lines=lines(have, row),
        hearts=have[row + HEARTS],
        linked={COLOURS[colour]: have[row + LINKED_RED + colour] for colour in range(len(COLOURS))},
        tiles=tuple([tiles[tile] for tile in range(TILES) if state.owner[tile] == seat]),
        goals=tuple([goal for goal in range(GOALS) if state.goal_owner[goal] == seat]),
        done=state.final and seat not in state.queue,
    )


def _shown(state: RescueState, count: int, phase: int) -> int:
    """How many tiles have been turned already."""
    if state.phase == phase:
        return state.placed
    return count if state.phase > phase else 0


def _goal(state: RescueState, goal: int) -> Goal:
    face = state.goal_face(goal)
    needs = {MEASURES[face.measures[number]]: face.table[number] for number in range(len(face.measures))}
    have = tuple([_counted(state, seat, face.measures) for seat in range(state.seats)])
    owner = state.goal_owner[goal]
    return Goal(face.name, face.points, needs, have, owner if owner >= 0 else None)


def _counted(state: RescueState, seat: Seat, measures: list[int]) -> dict[str, int]:
    return {MEASURES[what]: measure(state.have, seat * WIDTH, what) for what in measures}


def _final(state: RescueState, tile: int) -> FinalTile:
    face = state.final_face(tile)
    return FinalTile(
        name=face.name,
        rule=RULES[face.rule],
        counts=MEASURES[face.measure] if face.rule in (TABLE, MAJORITY) else None,
        table=tuple(face.table),
        each=face.points if face.rule == PAIRS else 0,
        worst=face.extra if face.rule in (PAIRS, LOWEST) else 0,
        pays=tuple([final(state, seat, face) for seat in range(state.seats)]),
    )
