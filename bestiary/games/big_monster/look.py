"""What a viewer sees of a position."""

from __future__ import annotations

from bestiary.core.seats import Seat, Viewer, includes
from bestiary.games.big_monster.actions import cell_of
from bestiary.games.big_monster.components import (
    ALONE_NEEDS,
    DUEL,
    EXPLORER_IDS,
    FAMILY_IDS,
    FLAT,
    GOAL_IDS,
    GOAL_NAMES,
    GOAL_POINTS,
    KIND_IDS,
    NONE,
    PENALTY_POINTS,
    PIECES,
    TEAM_NEEDS,
    TURNS,
)
from bestiary.games.big_monster.components import SERIES as SERIES_SIZE
from bestiary.games.big_monster.counters import MUTAGENS, PAIRS, RUNES
from bestiary.games.big_monster.crystals import points_of_crystals, points_where_closed
from bestiary.games.big_monster.effects import NO_EFFECTS, pairs, steps
from bestiary.games.big_monster.goals import against_penalty, measure, team_measure
from bestiary.games.big_monster.lattice import column, row
from bestiary.games.big_monster.order import ORDERS, WAITING
from bestiary.games.big_monster.pads import tile_points
from bestiary.games.big_monster.phases import (
    ASSIGNING,
    CHOOSING,
    DEALING,
    DISCARDING,
    DRAFTS,
    FIRST_PLAYER,
    KEEPING,
    PHASES,
    PICKING,
    PLACING,
    PLACING_PHASES,
    REVEALING,
    SERIES,
    TAKING,
    TAKING_SECOND,
)
from bestiary.games.big_monster.progress import progress
from bestiary.games.big_monster.receipts import best_place, earned, reason, receipt, total
from bestiary.games.big_monster.scoring import PARTS, score_parts
from bestiary.games.big_monster.table import NO_SHIP, Table
from bestiary.games.big_monster.teams import in_teams, team_results, teams_of
from bestiary.games.big_monster.view import (
    BigMonsterView,
    Crystal,
    Hand,
    HandTile,
    Medal,
    Penalty,
    PlacedTile,
    Ship,
    Spot,
)
from bestiary.games.big_monster.view import Zone as ZoneView
from bestiary.games.big_monster.zone import FIRST_TILE, Zone


def look(table: Table, viewer: Viewer) -> BigMonsterView:
    """The position as a viewer sees it."""
    seats = range(table.seats)
    kinds = _choosable(table, viewer)
    parts = [score_parts(table, seat, viewer) for seat in seats]
    scores = tuple([sum(numbers) for numbers in parts])
    teams = teams_of(table)
    return BigMonsterView(
        viewer=viewer,
        seats=table.seats,
        waiting=() if table.phase < CHOOSING else WAITING[table.order][table.waiting],
        progress=progress(table),
        scores=scores,
        phase=PHASES[table.phase],
        round=table.round,
        turn=table.turn,
        draft=DRAFTS[table.draft],
        teams=teams,
        team_results=team_results(teams, scores),
        parts=tuple([dict(zip(PARTS, numbers, strict=True)) for numbers in parts]),
        goals=tuple([_goal(table, viewer, goal) for goal in table.goals]),
        penalty=_penalty(table, viewer),
        zones=tuple([_zone(table.zone(seat, viewer)) for seat in seats]),
        order=_order(table),
        explorers=_offered(table, viewer),
        chosen=_own_explorer(table, viewer),
        decided=tuple([_decided(table, seat) for seat in seats]),
        hands=tuple([_hand(table, seat, viewer) for seat in seats]) if _in_draft(table) else (),
        ships=tuple([_ship(table, seat) for seat in seats]) if _in_draft(table) else (),
        kept=_kind(table.kept[viewer]) if viewer is not None else None,
        ranking=_ranking(table, viewer),
        placing=tuple([_kind(table.placing[seat]) for seat in seats]),
        tiles=tuple([_hand_tile(table, viewer, kind, kinds.count(kind)) for kind in _once(kinds)]),
        upright_places=_places(table, viewer, kinds, False),
        flat_places=_places(table, viewer, kinds, True),
        discards=tuple(
            [
                _kind(table.discards[number]) if includes(table.discards_known[number], viewer) else None
                for number in range(len(table.discards))
            ]
        ),
        undealt=_undealt(table),
        first=table.first if table.seats == DUEL and table.phase > FIRST_PLAYER else None,
        series=_series(table),
        picked=table.picked + 1 if table.picked >= 0 else None,
    )


def _in_draft(table: Table) -> bool:
    """Whether hands have been dealt: while they are, nobody sees anything of it."""
    return table.seats > DUEL and table.phase in (KEEPING, ASSIGNING, PLACING)


def _kind(kind: int) -> str | None:
    return KIND_IDS[kind] if kind >= 0 else None


def _once(kinds: list[int]) -> list[int]:
    return sorted(set(kinds))


def counted(kinds: list[int]) -> dict[str, int]:
    """Tiles by name, with how many there are."""
    return {KIND_IDS[kind]: kinds.count(kind) for kind in _once(kinds)}


def _order(table: Table) -> tuple[Seat, ...]:
    if table.phase in (KEEPING, ASSIGNING) and table.turn < TURNS:
        return tuple(ORDERS[table.order])
    return tuple(table.initiative) if len(table.initiative) == table.seats else ()


def _offered(table: Table, viewer: Viewer) -> tuple[str, ...]:
    if viewer is None or (table.phase < CHOOSING and table.phase not in (DEALING, REVEALING)):
        return ()
    return tuple([EXPLORER_IDS[number] for number in table.offered_to(viewer)])


def _own_explorer(table: Table, viewer: Viewer) -> str | None:
    if viewer is None or table.chosen[viewer] < 0:
        return None
    return EXPLORER_IDS[table.chosen[viewer]]


def _decided(table: Table, seat: Seat) -> bool:
    if table.phase in (CHOOSING, KEEPING, PLACING):
        return not table.waits_for(seat)
    return table.phase == ASSIGNING and table.ships[seat] != NO_SHIP


def _ranking(table: Table, viewer: Viewer) -> tuple[Seat, ...]:
    if viewer is None:
        return ()
    return tuple(table.rankings[viewer] or table.trays.on(viewer))


def _undealt(table: Table) -> int:
    """What is half dealt counts as not dealt."""
    left = table.deck_size
    if table.phase == DEALING:
        left += table.dealt
    elif table.phase == REVEALING:
        left += sum([len(series) for series in table.series if len(series) < SERIES_SIZE])
    return left


def _series(table: Table) -> tuple[dict[str, int], ...]:
    if table.seats > DUEL:
        return ()
    revealing = table.phase == REVEALING
    return tuple([counted(s) if not revealing or len(s) == SERIES_SIZE else {} for s in table.series])


# Hands and ships.


def _hand(table: Table, seat: Seat, viewer: Viewer) -> Hand:
    stack = table.held[seat]
    tiles = table.stacks[stack]
    if seat == viewer and table.kept[seat] >= 0:
        tiles = tiles[:]
        tiles.remove(table.kept[seat])
    size = len(table.stacks[stack]) - (table.kept[seat] >= 0)
    known = counted(tiles) if includes(table.known[stack], viewer) else None
    return Hand(size, known, stack, tuple([s for s in range(table.seats) if table.known[stack] >> s & 1]))


def _ship(table: Table, seat: Seat) -> Ship:
    giver = table.ships.index(seat) if seat in table.ships else None
    if giver is None:
        return Ship(True, 0, None)
    stack = table.held[giver] if table.phase != PLACING else table.held[seat]
    return Ship(False, len(table.stacks[stack]) - (table.kept[giver] >= 0), giver)


# Medals.


def _goal(table: Table, viewer: Viewer, goal: int) -> Medal:
    zones = [table.zone(seat, viewer) for seat in range(table.seats)]
    teams = teams_of(table) if in_teams(table) else ()
    team_have = []
    for team in teams:
        one, other = zones[team[0]], zones[team[1]]
        team_have.append(team_measure(one.counts, one.explorer, other.counts, other.explorer, goal))
    return Medal(
        GOAL_IDS[goal],
        GOAL_NAMES[goal],
        GOAL_POINTS[goal],
        ALONE_NEEDS[goal],
        tuple([measure(zone.counts, zone.explorer, goal) for zone in zones]),
        _seats_of(table, table.alone_won[goal]),
        TEAM_NEEDS[goal] if teams else None,
        tuple(team_have),
        _seats_of(table, table.team_won[goal]),
    )


def _seats_of(table: Table, bits: int) -> tuple[Seat, ...]:
    return tuple([seat for seat in range(table.seats) if bits >> seat & 1])


def _penalty(table: Table, viewer: Viewer) -> Penalty:
    have = []
    for team in teams_of(table):
        zones = [table.zone(seat, viewer) for seat in team]
        have.append(sum([against_penalty(zone.counts, zone.explorer) for zone in zones]))
    return Penalty(PENALTY_POINTS, tuple(have), _seats_of(table, table.penalty))


# Zones: what is shown of one is worked out once, for a zone never changes.


def _zone(zone: Zone) -> ZoneView:
    shown = zone.shown
    if isinstance(shown, ZoneView):
        return shown
    tiles = range(len(zone.faces))
    lefts = [column(zone.origins[number]) for number in tiles]
    tops = [row(zone.origins[number]) for number in tiles]
    flats = [number >= FIRST_TILE and FLAT[zone.faces[number]] for number in tiles]
    counts = zone.counts
    made = ZoneView(
        EXPLORER_IDS[zone.explorer] if zone.explorer >= 0 else None,
        tuple([_placed(zone, number) for number in range(FIRST_TILE, len(zone.faces))]),
        tuple([Crystal(colour, x, y) for colour, x, y in points_of_crystals(zone.grid, zone.origins)]),
        {FAMILY_IDS[family]: counts[family] for family in range(len(FAMILY_IDS)) if counts[family]},
        counts[RUNES],
        counts[MUTAGENS],
        counts[PAIRS],
        min(lefts),
        min(tops),
        max([x + flat for x, flat in zip(lefts, flats, strict=True)]),
        max([y + 1 - flat for y, flat in zip(tops, flats, strict=True)]),
    )
    zone.shown = made
    return made


def _placed(zone: Zone, number: int) -> PlacedTile:
    kind, origin = zone.faces[number], zone.origins[number]
    return PlacedTile(
        KIND_IDS[kind],
        column(origin),
        row(origin),
        FLAT[kind],
        zone.level(number),
        zone.pairs_with(kind, origin),
        tile_points(zone, number),
    )


# What the viewer can do with a tile.


def _choosable(table: Table, viewer: Viewer) -> list[int]:
    """The tiles that a viewer is choosing from, or has to place."""
    if viewer is None or not table.waits_for(viewer) or table.phase < CHOOSING:
        return []
    phase = table.phase
    if phase == KEEPING:
        return table.hand(viewer)
    if phase in PLACING_PHASES:
        return [table.placing[viewer]]
    if phase == PICKING:
        return table.discards
    if phase == SERIES:
        return table.series[0] + table.series[1]
    return table.series[table.picked] if phase in (TAKING, DISCARDING, TAKING_SECOND) else []


def _places(table: Table, viewer: Viewer, kinds: list[int], flat: bool) -> tuple[tuple[int, int], ...]:
    for kind in kinds:
        if viewer is not None and FLAT[kind] == flat:
            cells = [cell_of(place) for place in table.zones[viewer].places(kind)]
            return tuple([(column(cell), row(cell)) for cell in cells])
    return ()


def _hand_tile(table: Table, viewer: Viewer, kind: int, count: int) -> HandTile:
    assert viewer is not None
    zone = table.zones[viewer]
    best, placing = best_place(table, viewer, kind), table.phase in PLACING_PHASES
    spots: list[Spot] = []
    at: int | None = None
    places, effects = zone.places(kind), zone.effects_by_place(kind)
    for number in range(len(places)):
        if effects[number]:
            cell = cell_of(places[number])
            if cell == best:
                at = len(spots)
            spots.append(_spot(table, viewer, kind, cell, effects[number], placing or cell == best))
    parts = receipt(table, viewer, kind, NONE)
    medals, team_medals = earned(table, viewer, kind, NO_EFFECTS)
    return HandTile(
        KIND_IDS[kind],
        count,
        FLAT[kind],
        total(parts),
        _goals(medals),
        _goals(team_medals),
        tuple(parts),
        tuple(spots),
        at,
        reason(table, viewer, kind, best),
    )


def _spot(table: Table, seat: Seat, kind: int, cell: int, effects: int, told: bool) -> Spot:
    parts = receipt(table, seat, kind, cell)
    medals, team_medals = earned(table, seat, kind, effects)
    return Spot(
        column(cell),
        row(cell),
        total(parts),
        tuple([Crystal(*made) for made in points_where_closed(table.zones[seat].grid, PIECES[kind], cell)]),
        steps(effects),
        bool(pairs(effects)),
        _goals(medals),
        _goals(team_medals),
        tuple(parts) if told else (),
    )


def _goals(goals: list[int]) -> tuple[str, ...]:
    return tuple([GOAL_IDS[goal] for goal in goals])
