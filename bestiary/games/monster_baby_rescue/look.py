"""What a viewer sees of a position."""

from typing import Final

from bestiary.core.seats import CHANCE, Seat, Viewer
from bestiary.games.monster_baby_rescue.components import (
    COLOURS,
    DIAMOND,
    FINALS,
    GOALS,
    IMPROVEMENT,
    KINDS,
    LOCATIONS,
    MONSTER_IDS,
    NONE,
    PARTS,
    PLACES,
    TILES,
    WANT,
)
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
)
from bestiary.games.monster_baby_rescue.diamonds import supply
from bestiary.games.monster_baby_rescue.measures import MEASURES, measure
from bestiary.games.monster_baby_rescue.phases import FINAL_SIDES, GOAL_SIDES, PHASES, REFILLING, TAKING
from bestiary.games.monster_baby_rescue.printing import LOWEST, MAJORITY, PAIRS, RULES, TABLE, Printing
from bestiary.games.monster_baby_rescue.row import cost
from bestiary.games.monster_baby_rescue.scoring import STEPS, final, score, steps
from bestiary.games.monster_baby_rescue.table import EMPTY, NO_TILE, OPEN, Table
from bestiary.games.monster_baby_rescue.track import next_after, standing
from bestiary.games.monster_baby_rescue.turns import progress, waited_for
from bestiary.games.monster_baby_rescue.view import Figure, FinalTile, Goal, Home, RescueView, RowPlace, Tile


def look(table: Table, viewer: Viewer) -> RescueView:
    """The position as a viewer sees it."""
    pending = waited_for(table)
    return RescueView(
        viewer=viewer,
        seats=table.seats,
        waiting=() if pending == (CHANCE,) else pending,
        progress=progress(table),
        scores=tuple([score(table, seat) for seat in range(table.seats)]) if table.phase >= REFILLING else (),
        phase=PHASES[table.phase],
        turn=table.turn,
        final_turns=table.final,
        row=tuple([_place(table, place) for place in range(PLACES)]),
        track=_track(table),
        homes=tuple([_home(table, seat) for seat in range(table.seats)]),
        goals=tuple([_goal(table, goal) for goal in range(_shown(table, GOALS, GOAL_SIDES))]),
        finals=tuple([_final(table, tile) for tile in range(_shown(table, FINALS, FINAL_SIDES))]),
        deck=len(table.deck),
        supply={COLOURS[colour]: supply(table, colour) for colour in range(len(COLOURS))},
        choosing=tiles_of(table.printing)[table.taken] if table.taken != NO_TILE else None,
    )


MOST_KEPT: Final = 50  # printings: a server may be asked for many
_shown_tiles: Final[dict[Printing, list[Tile]]] = {}


def tiles_of(printing: Printing) -> list[Tile]:
    """The care tiles for people, by number. Made once, for they never change."""
    if printing not in _shown_tiles:
        if len(_shown_tiles) > MOST_KEPT:
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
    needs = COLOURS[printing.linked[tile]] if printing.linked[tile] != NONE else None
    return Tile(
        id=printing.ids[tile],
        kind=KINDS[kind],
        name=printing.names[tile],
        named=printing.named[tile],
        hearts=printing.hearts[tile],
        needs=needs,
        amount=printing.amount[tile],
        what=what,
        source=printing.sources[tile],
    )


def _place(table: Table, place: int) -> RowPlace:
    tile = table.row[place]
    taking = table.phase == TAKING and not table.final and tile != EMPTY
    price = cost(table, place)
    then = next_after(table, price) if taking else None
    return RowPlace(place + 1, price, tiles_of(table.printing)[tile] if tile != EMPTY else None, then)


def _track(table: Table) -> tuple[Figure, ...]:
    figures = standing(table)
    if table.final:
        figures = [seat for seat in figures if seat in table.queue]
    return tuple([Figure(seat, table.position[seat], table.position[seat] % LOCATIONS) for seat in figures])


def _home(table: Table, seat: Seat) -> Home:
    have, row = table.have, seat * WIDTH
    tiles = tiles_of(table.printing)
    return Home(
        monster=MONSTER_IDS[table.monsters[seat]] if seat < len(table.monsters) else None,
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
        tiles=tuple([tiles[tile] for tile in range(TILES) if table.owner[tile] == seat]),
        goals=tuple([goal for goal in range(GOALS) if table.goal_owner[goal] == seat]),
        done=table.final and seat not in table.queue,
        steps=dict(zip(STEPS, steps(table, seat), strict=True)) if table.phase >= REFILLING else {},
    )


def _shown(table: Table, count: int, phase: int) -> int:
    """How many tiles have been turned already."""
    if table.phase == phase:
        return table.placed
    return count if table.phase > phase else 0


def _goal(table: Table, goal: int) -> Goal:
    face = table.goal_face(goal)
    needs = {MEASURES[face.measures[number]]: face.table[number] for number in range(len(face.measures))}
    have = tuple([_counted(table, seat, face.measures) for seat in range(table.seats)])
    owner = table.goal_owner[goal]
    return Goal(face.name, face.points, needs, have, owner if owner != OPEN else None, face.source)


def _counted(table: Table, seat: Seat, measures: list[int]) -> dict[str, int]:
    return {MEASURES[what]: measure(table.have, seat * WIDTH, what) for what in measures}


def _final(table: Table, tile: int) -> FinalTile:
    face = table.final_face(tile)
    return FinalTile(
        name=face.name,
        rule=RULES[face.rule],
        counts=MEASURES[face.measure] if face.rule in (TABLE, MAJORITY) else None,
        table=tuple(face.table),
        each=face.points if face.rule == PAIRS else 0,
        worst=face.extra if face.rule in (PAIRS, LOWEST) else 0,
        pays=tuple([final(table, seat, face) for seat in range(table.seats)]),
        source=face.source,
    )
