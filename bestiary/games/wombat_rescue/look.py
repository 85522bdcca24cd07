"""What a viewer sees of a position."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bestiary.core.seats import CHANCE, Seat, Viewer
from bestiary.games.wombat_rescue import phases
from bestiary.games.wombat_rescue.components import (
    BOULDER,
    CARD_FOOD,
    CARD_NAMES,
    CARD_TERRAINS,
    COLOURS,
    HEXES,
    MARKS,
    MOVES,
    PLAIN,
    PLAYER_COLOURS,
    RADII,
    TERRAINS,
    TILE_IDS,
    TILE_NAMES,
)
from bestiary.games.wombat_rescue.digestion import LEFT, MIDDLE, OLDER, RIGHT, TRACT
from bestiary.games.wombat_rescue.dingo import lair, prey
from bestiary.games.wombat_rescue.disks import named, value
from bestiary.games.wombat_rescue.ground import UNKNOWN, Ground
from bestiary.games.wombat_rescue.preparation import action_tiles
from bestiary.games.wombat_rescue.stages import STAGES
from bestiary.games.wombat_rescue.view import (
    BabySpace,
    Card,
    Cubes,
    Dingo,
    Disk,
    Hex,
    Prey,
    Wombat,
    WombatView,
)
from bestiary.games.wombat_rescue.wandering import lost
from bestiary.games.wombat_rescue.ways import ways

if TYPE_CHECKING:
    from bestiary.games.wombat_rescue.state import WombatState


def look(state: WombatState, viewer: Viewer) -> WombatView:
    """The position as a viewer sees it."""
    pending, seats = state.pending(), range(state.seats)
    return WombatView(
        viewer=viewer,
        seats=state.seats,
        waiting=() if pending == (CHANCE,) else pending,
        progress=state.progress(),
        scores=tuple(state.rescued),
        phase=phases.PHASES[state.phase],
        turn=state.turn,
        start=state.start,
        turns=state.turns,
        most_turns=state.seats * state.options.max_turns,
        moves_left=MOVES - state.moves,
        layout=state.layout.name,
        hexes=_hexes(state),
        home=state.layout.home,
        start_den=state.start_den if state.start_den >= 0 else None,
        food=tuple([Disk(space, COLOURS[state.food[space]]) for space in range(state.count) if state.food[space] >= 0]),
        cubes=_cubes(state),
        smell=tuple([_area(state, seat) for seat in seats]),
        babies=_babies(state),
        wombats=tuple([_wombat(state, seat) for seat in seats]),
        controller=state.controller if state.controller >= 0 else None,
        dingoes=tuple([_dingo(state, number) for number in range(len(state.dingo))]),
        die=state.die or None,
        steps_left=state.left,
        rolls_left=state.rolls,
        awake=state.awake,
        caught=tuple([seat for seat in seats if state.caught >> seat & 1]),
        heirs=tuple([seat for seat in seats if state.heirs >> seat & 1]),
        then=STAGES[state.stage],
        ways=ways(state),
        card=_card(state.open[-1]) if state.phase == phases.WANDER_TO else None,
        passed=tuple([_card(kind) for kind in (state.open[:-1] if state.phase == phases.WANDER_TO else state.open)]),
        aside=tuple([_card(kind) for kind in state.aside]),
        revealed=state.revealed,
        deck=sum(state.deck),
        discard=counted(state.discard),
        bag=named(state.bag),
        ended=ended(state),
    )


def ended(state: WombatState) -> str | None:
    """How the game ended, in a word."""
    if state.phase != phases.OVER:
        return None
    if max(state.rescued) == len(state.layout.babies):
        return "won"
    return "ran_out" if state.turns == state.seats * state.options.max_turns else "lost"


def counted(cards: list[int]) -> dict[str, int]:
    """Wander cards by name."""
    return {CARD_NAMES[kind]: cards[kind] for kind in range(len(cards)) if cards[kind]}


def _hexes(state: WombatState) -> tuple[Hex, ...]:
    """The map, which is made once for each game."""
    dealing = UNKNOWN in state.tiles
    ground = Ground(state.layout, state.tiles, False) if dealing else state.ground
    if ground.picture is None:
        ground.picture = _picture(ground)
    picture: tuple[Hex, ...] = ground.picture
    return picture


def _picture(ground: Ground) -> tuple[Hex, ...]:
    layout = ground.layout
    grid = layout.grid
    owner = [0] * grid.count
    for number in range(len(layout.cells)):
        owner[layout.cells[number]] = number // HEXES
    found: list[Hex] = []
    for space in range(grid.count):
        mark, tile = ground.mark[space], ground.tiles[owner[space]]
        if mark == BOULDER and not ground.boulders[space]:
            mark = PLAIN  # WR-109
        known = ground.terrain[space] != UNKNOWN
        found.append(
            Hex(
                grid.q[space],
                grid.r[space],
                TERRAINS[ground.terrain[space]] if known else None,
                MARKS[mark],
                TILE_IDS[tile] if tile != UNKNOWN else None,
                layout.slots[owner[space]],
            )
        )
    return tuple(found)


def _cubes(state: WombatState) -> tuple[Cubes, ...]:
    found: list[Cubes] = []
    for space in range(state.count):
        if state.heap[space]:
            for seat in range(state.seats):
                cubes = state.cubes[seat * state.count + space]
                if cubes:
                    found.append(Cubes(space, seat, cubes, RADII[cubes]))
    return tuple(found)


def _area(state: WombatState, seat: Seat) -> tuple[int, ...]:
    row = seat * state.count
    return tuple([space for space in range(state.count) if state.smell[row + space]])


def _babies(state: WombatState) -> tuple[BabySpace, ...]:
    layout = state.layout
    found: list[BabySpace] = []
    for baby in range(len(layout.babies)):
        space = layout.babies[baby]
        tile = TILE_IDS[layout.tiles[layout.cells.index(space) // HEXES]]
        waiting = tuple([seat for seat in range(state.seats) if state.free[seat] >> baby & 1])
        found.append(BabySpace(baby + 1, space, tile, waiting))
    return tuple(found)


def _wombat(state: WombatState, seat: Seat) -> Wombat:
    row, tract = seat * TRACT, state.tract
    at_home = [
        baby + 1
        for baby in range(len(state.layout.babies))
        if not state.free[seat] >> baby & 1 and state.pouch[seat] != baby
    ]
    given, unused = action_tiles(state.options, seat), state.unused[seat]
    return Wombat(
        colour=PLAYER_COLOURS[seat],
        space=state.mama[seat],
        in_smell_area=state.smell[seat * state.count + state.mama[seat]] > 0,
        lost=lost(state, seat),
        pouch=state.pouch[seat] + 1 if state.pouch[seat] >= 0 else None,
        home=tuple(at_home),
        mouth=named(state.mouth[seat]),
        mouth_value=value(state.mouth[seat]),
        left=named(tract[row + LEFT]) or None,
        middle=named(tract[row + MIDDLE]) or None,
        right=tuple([named(tract[row + place]) for place in (OLDER, RIGHT) if tract[row + place]]),
        supply=state.supply[seat],
        tiles={TILE_NAMES[bit]: unused >> bit & 1 == 1 for bit in range(len(TILE_NAMES)) if given >> bit & 1},
        protected=state.protected >> seat & 1 == 1,
        holding=state.holding and state.turn == seat,
        reserve=state.reserve == seat,
    )


def _dingo(state: WombatState, number: int) -> Dingo:
    space = state.dingo[number]
    running = state.phase in (phases.TARGET, phases.STEP) and state.mover == number
    waits = None
    if state.placing >> number & 1:
        waits = "place"
    elif state.todo >> number & 1:
        waits = "roll"
    if space < 0:
        return Dingo(number + 1, None, running, waits, ())
    targets = [state.target] if state.phase == phases.STEP and running else prey(state, number)
    return Dingo(number + 1, space, running, waits, tuple([_prey(state, space, target) for target in targets]))


def _prey(state: WombatState, space: int, target: int) -> Prey:
    goal = lair(state, target)
    path = tuple(_route(state, space, goal))
    distance = state.layout.grid.between(space, goal)
    if state.seats > 1:
        return Prey(target, None, distance, path)
    return Prey(None, target + 1, distance, path)


def _route(state: WombatState, space: int, goal: int) -> list[int]:
    """One of the shortest ways of the dingo, the first by direction; where he stands if there is none."""
    steps = state.ground.ways(goal)
    route = [space]
    while space != goal:
        further = -1
        for direction in range(6):
            near = state.layout.grid.near[direction * state.count + space]
            if near >= 0 and steps[near] == steps[space] - 1:
                further = near
                break
        if further < 0:
            break
        space = further
        route.append(space)
    return route


def _card(kind: int) -> Card:
    terrains = tuple([TERRAINS[bit] for bit in range(len(TERRAINS)) if CARD_TERRAINS[kind] >> bit & 1])
    return Card(CARD_NAMES[kind], terrains, CARD_FOOD[kind])
