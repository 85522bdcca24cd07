"""What a viewer sees of a position."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bestiary.core.seats import CHANCE, Seat, Viewer, includes
from bestiary.games.big_monster.components import (
    ALONE_NEEDS,
    BIG_LEFT,
    BIG_RIGHT,
    BOTTOM,
    BOTTOM_LEFT,
    BOTTOM_RIGHT,
    COLOURS,
    EXPLORER_IDS,
    FAMILY_IDS,
    FLAT,
    GOAL_IDS,
    GOAL_NAMES,
    GOAL_POINTS,
    KIND_IDS,
    LEFT,
    PENALTY_POINTS,
    RIGHT,
    TEAM_NEEDS,
    TOP_LEFT,
    TOP_PIECE,
    TOP_RIGHT,
    TURNS,
)
from bestiary.games.big_monster.components import SERIES as SERIES_SIZE
from bestiary.games.big_monster.counters import MUTAGENS, PAIRS, RUNES
from bestiary.games.big_monster.draft import DRAFTS, NO_SHIP, ORDERS
from bestiary.games.big_monster.ending import team_results, teams_of
from bestiary.games.big_monster.lattice import PLACES, WIDTH, column, row
from bestiary.games.big_monster.medals import measure, meets, monsters_against_penalty, team_measure, team_meets
from bestiary.games.big_monster.pads import tile_points
from bestiary.games.big_monster.phases import (
    ASSIGNING,
    CHOOSING,
    DEALING,
    DISCARDING,
    FIRST_PLAYER,
    KEEPING,
    PHASES,
    PICKING,
    PLACING,
    PLACING_EXTRA,
    PLACING_FIRST,
    PLACING_SECOND,
    REVEALING,
    SERIES,
    TAKING,
    TAKING_SECOND,
)
from bestiary.games.big_monster.scoring import PARTS, anywhere, worth
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
from bestiary.games.big_monster.zone import BLUE_SHIFT, FIRST_TILE, PAIR_SHIFT, RED_SHIFT, STEP_SHIFT, Zone

if TYPE_CHECKING:
    from bestiary.games.big_monster.state import BigMonsterState


def look(state: BigMonsterState, viewer: Viewer) -> BigMonsterView:
    """The position as a viewer sees it."""
    pending = state.pending()
    seats = range(state.seats)
    kinds = _choosable(state, viewer)
    parts = [state.parts(seat, viewer) for seat in seats]
    scores = tuple([sum(numbers) for numbers in parts])
    teams = teams_of(state)
    return BigMonsterView(
        viewer=viewer,
        seats=state.seats,
        waiting=() if pending == (CHANCE,) else pending,
        progress=state.progress(),
        scores=scores,
        phase=PHASES[state.phase],
        round=state.round,
        turn=state.turn,
        draft=DRAFTS[state.draft],
        teams=teams,
        team_results=team_results(teams, scores),
        parts=tuple([dict(zip(PARTS, numbers, strict=True)) for numbers in parts]),
        goals=tuple([_goal(state, viewer, goal) for goal in state.goals]),
        penalty=_penalty(state, viewer),
        zones=tuple([_zone(state.zone(seat, viewer)) for seat in seats]),
        order=_order(state),
        explorers=_offered(state, viewer),
        chosen=_own_explorer(state, viewer),
        decided=tuple([_decided(state, seat) for seat in seats]),
        hands=tuple([_hand(state, seat, viewer) for seat in seats]) if _in_draft(state) else (),
        ships=tuple([_ship(state, seat) for seat in seats]) if _in_draft(state) else (),
        kept=_kind(state.kept[viewer]) if viewer is not None else None,
        ranking=_ranking(state, viewer),
        placing=tuple([_kind(state.placing[seat]) for seat in seats]),
        tiles=tuple([_hand_tile(state, viewer, kind, kinds.count(kind)) for kind in _once(kinds)]),
        upright_places=_places(state, viewer, kinds, False),
        flat_places=_places(state, viewer, kinds, True),
        discards=tuple(
            [
                _kind(state.discards[number]) if includes(state.discards_known[number], viewer) else None
                for number in range(len(state.discards))
            ]
        ),
        undealt=_undealt(state),
        first=state.first if state.seats == 2 and state.phase > FIRST_PLAYER else None,
        series=_series(state),
        picked=state.picked + 1 if state.picked >= 0 else None,
    )


def _in_draft(state: BigMonsterState) -> bool:
    """Whether hands have been dealt: while they are, nobody sees anything of it."""
    return state.seats > 2 and state.phase in (KEEPING, ASSIGNING, PLACING)


def _kind(kind: int) -> str | None:
    return KIND_IDS[kind] if kind >= 0 else None


def _once(kinds: list[int]) -> list[int]:
    return sorted(set(kinds))


def counted(kinds: list[int]) -> dict[str, int]:
    """Tiles by name, with how many there are."""
    return {KIND_IDS[kind]: kinds.count(kind) for kind in _once(kinds)}


def _order(state: BigMonsterState) -> tuple[Seat, ...]:
    if state.phase in (KEEPING, ASSIGNING) and state.turn < TURNS:
        return tuple(ORDERS[state.order])
    return tuple(state.initiative) if len(state.initiative) == state.seats else ()


def _offered(state: BigMonsterState, viewer: Viewer) -> tuple[str, ...]:
    if viewer is None or (state.phase < CHOOSING and state.phase not in (DEALING, REVEALING)):
        return ()
    return tuple([EXPLORER_IDS[number] for number in state.offered[2 * viewer : 2 * viewer + 2]])


def _own_explorer(state: BigMonsterState, viewer: Viewer) -> str | None:
    if viewer is None or state.chosen[viewer] < 0:
        return None
    return EXPLORER_IDS[state.chosen[viewer]]


def _decided(state: BigMonsterState, seat: Seat) -> bool:
    if state.phase in (CHOOSING, KEEPING, PLACING):
        return not state.waiting >> seat & 1
    return state.phase == ASSIGNING and state.ships[seat] != NO_SHIP


def _ranking(state: BigMonsterState, viewer: Viewer) -> tuple[Seat, ...]:
    if viewer is None:
        return ()
    return tuple(state.rankings[viewer] or state.trays.on(viewer))


def _undealt(state: BigMonsterState) -> int:
    """What is half dealt counts as not dealt."""
    left = sum(state.deck)
    if state.phase == DEALING:
        left += state.dealt
    elif state.phase == REVEALING:
        left += sum([len(series) for series in state.series if len(series) < SERIES_SIZE])
    return left


def _series(state: BigMonsterState) -> tuple[dict[str, int], ...]:
    if state.seats > 2:
        return ()
    revealing = state.phase == REVEALING
    return tuple([counted(s) if not revealing or len(s) == SERIES_SIZE else {} for s in state.series])


# Hands and ships.


def _hand(state: BigMonsterState, seat: Seat, viewer: Viewer) -> Hand:
    stack = state.held[seat]
    tiles = state.stacks[stack]
    if seat == viewer and state.kept[seat] >= 0:
        tiles = tiles[:]
        tiles.remove(state.kept[seat])
    size = len(state.stacks[stack]) - (state.kept[seat] >= 0)
    known = counted(tiles) if includes(state.known[stack], viewer) else None
    return Hand(size, known, stack, tuple([s for s in range(state.seats) if state.known[stack] >> s & 1]))


def _ship(state: BigMonsterState, seat: Seat) -> Ship:
    giver = state.ships.index(seat) if seat in state.ships else None
    if giver is None:
        return Ship(True, 0, None)
    stack = state.held[giver] if state.phase != PLACING else state.held[seat]
    return Ship(False, len(state.stacks[stack]) - (state.kept[giver] >= 0), giver)


# Medals.


def _goal(state: BigMonsterState, viewer: Viewer, goal: int) -> Medal:
    zones = [state.zone(seat, viewer) for seat in range(state.seats)]
    teams = teams_of(state) if state.partner[0] >= 0 else ()
    team_have = [
        team_measure(zones[one].counts, zones[one].explorer, zones[other], goal) for one, other in _pairs(teams)
    ]
    return Medal(
        GOAL_IDS[goal],
        GOAL_NAMES[goal],
        GOAL_POINTS[goal],
        ALONE_NEEDS[goal],
        tuple([measure(zone.counts, zone.explorer, goal) for zone in zones]),
        _seats_of(state, state.alone_won[goal]),
        TEAM_NEEDS[goal] if teams else None,
        tuple(team_have),
        _seats_of(state, state.team_won[goal]),
    )


def _pairs(teams: tuple[tuple[Seat, ...], ...]) -> list[tuple[Seat, Seat]]:
    return [(team[0], team[1]) for team in teams]


def _seats_of(state: BigMonsterState, bits: int) -> tuple[Seat, ...]:
    return tuple([seat for seat in range(state.seats) if bits >> seat & 1])


def _penalty(state: BigMonsterState, viewer: Viewer) -> Penalty:
    have = []
    for team in teams_of(state):
        have.append(sum([monsters_against_penalty(state.zone(seat, viewer)) for seat in team]))
    return Penalty(PENALTY_POINTS, tuple(have), _seats_of(state, state.penalty))


# Zones: what is shown of one is worked out once, for a zone never changes.


def _zone(zone: Zone) -> ZoneView:
    shown = zone.shown
    if isinstance(shown, ZoneView):
        return shown
    tiles = range(1, len(zone.faces))
    lefts = [column(zone.origins[number]) for number in tiles]
    tops = [row(zone.origins[number]) for number in tiles]
    flats = [number >= FIRST_TILE and FLAT[zone.faces[number]] for number in tiles]
    counts = zone.counts
    made = ZoneView(
        EXPLORER_IDS[zone.explorer] if zone.explorer >= 0 else None,
        tuple([_placed(zone, number) for number in range(FIRST_TILE, len(zone.faces))]),
        _crystals(zone),
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
        zone.levels[number],
        paired(zone, kind, origin),
        tile_points(zone, number),
    )


def paired(zone: Zone, kind: int, origin: int) -> bool:
    """Whether a tile is half of a complete Big Monster."""
    if kind == BIG_LEFT:
        return zone.face_at(origin + 1) == BIG_RIGHT
    return kind == BIG_RIGHT and zone.face_at(origin - 1) == BIG_LEFT


def _crystals(zone: Zone) -> tuple[Crystal, ...]:
    """Each where its pieces meet, found from the tile at its upper left."""
    found: list[Crystal] = []
    for number in range(1, len(zone.faces)):
        origin = zone.origins[number]
        effects = _to_the_lower_right(zone, origin)
        x, y = 2 * column(origin), 2 * row(origin)
        if effects & 1:
            found.append(Crystal(COLOURS[0], x + 2, y + 2))
        if effects & 2:
            found.append(Crystal(COLOURS[1], x + 1, y + 4))
        if effects & 4:
            found.append(Crystal(COLOURS[2], x + 2, y + 4))
    return tuple(found)


def _to_the_lower_right(zone: Zone, origin: int) -> int:
    """Which crystals a tile has with those to its right and below: green 1, red 2, blue 4."""
    right, below = zone.pieces_at(origin + 1), zone.pieces_at(origin + 2 * WIDTH)
    corner, mine = zone.pieces_at(origin + 2 * WIDTH + 1), zone.pieces_at(origin)
    found = 1 if mine & RIGHT and right & LEFT else 0
    found |= 2 if mine & BOTTOM and below & TOP_PIECE else 0
    blue = mine & BOTTOM_RIGHT and right & BOTTOM_LEFT and below & TOP_RIGHT and corner & TOP_LEFT
    return found | (4 if blue else 0)


# What the viewer can do with a tile.


def _choosable(state: BigMonsterState, viewer: Viewer) -> list[int]:
    """The tiles that a viewer is choosing from, or has to place."""
    if viewer is None or not state.waiting >> viewer & 1 or state.phase < CHOOSING:
        return []
    phase = state.phase
    if phase == KEEPING:
        return state.hand(viewer)
    if phase in (PLACING, PLACING_EXTRA, PLACING_FIRST, PLACING_SECOND):
        return [state.placing[viewer]]
    if phase == PICKING:
        return state.discards
    if phase == SERIES:
        return state.series[0] + state.series[1]
    return state.series[state.picked] if phase in (TAKING, DISCARDING, TAKING_SECOND) else []


def _places(state: BigMonsterState, viewer: Viewer, kinds: list[int], flat: bool) -> tuple[tuple[int, int], ...]:
    if viewer is None or not any(FLAT[kind] == flat for kind in kinds):
        return ()
    zone = state.zones[viewer]
    return tuple([(column(PLACES[rank]), row(PLACES[rank])) for rank in (zone.flat if flat else zone.upright)])


def _hand_tile(state: BigMonsterState, viewer: Viewer, kind: int, count: int) -> HandTile:
    assert viewer is not None
    zone, held = state.zones[viewer], state.medals(viewer)
    base = anywhere(zone, kind, held)
    spots: list[Spot] = []
    places, effects = zone.places(kind), zone.effects_by_place(kind)
    for number in range(len(places)):
        if effects[number]:
            spots.append(_spot(state, viewer, kind, places[number], effects[number], base))
    medals, team_medals = _medals_with(state, viewer, kind, 0)
    return HandTile(KIND_IDS[kind], count, FLAT[kind], base, medals, team_medals, tuple(spots))


def _spot(state: BigMonsterState, seat: Seat, kind: int, rank: int, effects: int, base: int) -> Spot:
    medals, team_medals = _medals_with(state, seat, kind, effects)
    return Spot(
        column(PLACES[rank]),
        row(PLACES[rank]),
        base + worth(state.zones[seat], effects),
        effects & 7,
        effects >> RED_SHIFT & 7,
        effects >> BLUE_SHIFT & 7,
        effects >> STEP_SHIFT & 3,
        bool(effects >> PAIR_SHIFT & 1),
        medals,
        team_medals,
    )


def _medals_with(
    state: BigMonsterState, seat: Seat, kind: int, effects: int
) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The open goals that a tile would meet."""
    zone = state.zones[seat]
    counts = zone.counts_with(kind, effects)
    alone = [g for g in state.goals if not state.alone_won[g] and meets(counts, zone.explorer, g)]
    team: list[int] = []
    if state.partner[seat] >= 0:
        partner = state.zones[state.partner[seat]]
        team = [g for g in state.goals if not state.team_won[g] and team_meets(counts, zone.explorer, partner, g)]
    return tuple([GOAL_IDS[goal] for goal in alone]), tuple([GOAL_IDS[goal] for goal in team])
