"""What a viewer sees of a position."""

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
from bestiary.games.wombat_rescue.digestion import LEFT, MIDDLE, SIDE_BY_SIDE, TRACT
from bestiary.games.wombat_rescue.disks import named, value
from bestiary.games.wombat_rescue.ending import ended, most_turns
from bestiary.games.wombat_rescue.ground import UNKNOWN, Ground
from bestiary.games.wombat_rescue.prey import lair, prey, route, runs
from bestiary.games.wombat_rescue.scoring import scores
from bestiary.games.wombat_rescue.table import BARE, EMPTY, NO_DEN, NOBODY, OFF, Table, members
from bestiary.games.wombat_rescue.tiles import action_tiles
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
from bestiary.games.wombat_rescue.wandering import counted, lost
from bestiary.games.wombat_rescue.ways import ways


def look(table: Table, viewer: Viewer) -> WombatView:
    """The position as a viewer sees it."""
    pending, seats = table.pending(), range(table.seats)
    return WombatView(
        viewer=viewer,
        seats=table.seats,
        waiting=() if pending == (CHANCE,) else pending,
        progress=table.progress(),
        scores=scores(table),
        phase=phases.PHASES[table.phase],
        turn=table.turn,
        start=table.start,
        turns=table.turns,
        most_turns=most_turns(table),
        moves_left=0 if table.ended else MOVES - table.moves,  # WR-101
        layout=table.layout.name,
        hexes=_hexes(table),
        home=table.layout.home,
        start_den=table.start_den if table.start_den != NO_DEN else None,
        food=_food(table),
        cubes=_cubes(table),
        smell=tuple([_area(table, seat) for seat in seats]),
        babies=_babies(table),
        wombats=tuple([_wombat(table, seat) for seat in seats]),
        controller=table.controller if table.controller != NOBODY else None,
        dingoes=tuple([_dingo(table, number) for number in range(len(table.dingo))]),
        die=table.die or None,
        steps_left=table.left,
        rolls_left=table.rolls,
        awake=table.awake,
        caught=tuple(members(table.caught, table.seats)),
        heirs=tuple(members(table.heirs, table.seats)),
        then=phases.STAGES[table.stage],
        ways=ways(table),
        card=_card(table.open[-1]) if table.phase == phases.WANDER_TO else None,
        passed=tuple([_card(kind) for kind in (table.open[:-1] if table.phase == phases.WANDER_TO else table.open)]),
        aside=tuple([_card(kind) for kind in table.aside]),
        revealed=table.revealed,
        deck=sum(table.deck),
        discard=counted(table.discard),
        bag=named(table.bag),
        ended=ended(table),
    )


def _hexes(table: Table) -> tuple[Hex, ...]:
    """The map, which is made once for each game."""
    dealing = UNKNOWN in table.tiles
    ground = Ground(table.layout, table.tiles, False) if dealing else table.ground
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


def _food(table: Table) -> tuple[Disk, ...]:
    food = table.food
    return tuple([Disk(space, COLOURS[food[space]]) for space in range(table.count) if food[space] != BARE])


def _cubes(table: Table) -> tuple[Cubes, ...]:
    found: list[Cubes] = []
    for space in range(table.count):
        if table.heap[space]:
            for seat in range(table.seats):
                cubes = table.cubes[seat][space]
                if cubes:
                    found.append(Cubes(space, seat, cubes, RADII[cubes]))
    return tuple(found)


def _area(table: Table, seat: Seat) -> tuple[int, ...]:
    return tuple([space for space in range(table.count) if table.smells_home(seat, space)])


def _babies(table: Table) -> tuple[BabySpace, ...]:
    layout = table.layout
    found: list[BabySpace] = []
    for baby in range(len(layout.babies)):
        space = layout.babies[baby]
        tile = TILE_IDS[layout.tiles[layout.cells.index(space) // HEXES]]
        waiting = tuple([seat for seat in range(table.seats) if table.is_free(seat, baby)])
        found.append(BabySpace(baby + 1, space, tile, waiting))
    return tuple(found)


def _wombat(table: Table, seat: Seat) -> Wombat:
    row, tract = seat * TRACT, table.tract
    given, unused = action_tiles(table.options, seat), table.unused[seat]
    return Wombat(
        colour=PLAYER_COLOURS[seat],
        space=table.mama[seat],
        in_smell_area=table.smells_home(seat, table.mama[seat]),
        lost=lost(table, seat),
        pouch=table.pouch[seat] + 1 if table.pouch[seat] != EMPTY else None,
        home=tuple([baby + 1 for baby in table.at_home(seat)]),
        mouth=named(table.mouth[seat]),
        mouth_value=value(table.mouth[seat]),
        left=named(tract[row + LEFT]) or None,
        middle=named(tract[row + MIDDLE]) or None,
        right=tuple([named(tract[row + place]) for place in SIDE_BY_SIDE if tract[row + place]]),
        supply=table.supply[seat],
        tiles={TILE_NAMES[bit]: unused >> bit & 1 == 1 for bit in members(given, len(TILE_NAMES))},
        protected=table.is_protected(seat),
        holding=table.holding and table.turn == seat,
        reserve=table.reserve == seat,
        away=table.layout.grid.between(table.mama[seat], table.layout.home),
    )


def _dingo(table: Table, number: int) -> Dingo:
    space = table.dingo[number]
    running = table.phase in (phases.TARGET, phases.STEP) and table.mover == number
    waits = None
    if table.placing >> number & 1:
        waits = "place"
    elif table.todo >> number & 1:
        waits = "roll"
    if space == OFF:
        return Dingo(number + 1, None, running, waits, ())
    stepping = table.phase == phases.STEP and running
    targets = [table.target] if stepping else prey(table, number)
    return Dingo(
        number + 1,
        space,
        running,
        waits,
        tuple([_prey(table, space, target) for target in targets]),
        tuple([table.layout.grid.between(space, mama) for mama in table.mama]),
        runs(table) if stepping else (),
    )


def _prey(table: Table, space: int, target: int) -> Prey:
    goal = lair(table, target)
    path = tuple(route(table, space, goal))
    distance = table.layout.grid.between(space, goal)
    if table.seats > 1:
        return Prey(target, None, distance, path)
    return Prey(None, target + 1, distance, path)


def _card(kind: int) -> Card:
    terrains = tuple([TERRAINS[bit] for bit in members(CARD_TERRAINS[kind], len(TERRAINS))])
    return Card(CARD_NAMES[kind], terrains, CARD_FOOD[kind])
