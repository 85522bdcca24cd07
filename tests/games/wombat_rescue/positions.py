"""Positions for the tests of Wombat Rescue, and a few ways of looking at them.

`scene` makes a position on the test map H(n) of RULES.md: a hexagon of grass without marks, home at a corner unless
it is named, a baby space on four other corners, three dens at the western edge. `position` loads a document.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import pytest

from bestiary.core.dice import key_from_seed
from bestiary.core.errors import Refused
from bestiary.core.event import Event
from bestiary.core.match import Match
from bestiary.core.refusal import Refusal
from bestiary.games.wombat_rescue import GAME, phases
from bestiary.games.wombat_rescue.components import BABY, BOULDER, DEN, FOOD, HOME, TILE_IDS
from bestiary.games.wombat_rescue.cubes import clear, lay
from bestiary.games.wombat_rescue.digestion import LEFT, MIDDLE, OLDER, RIGHT, TRACT
from bestiary.games.wombat_rescue.disks import DISKS, named
from bestiary.games.wombat_rescue.ground import Ground
from bestiary.games.wombat_rescue.layout import Layout
from bestiary.games.wombat_rescue.options import WombatOptions
from bestiary.games.wombat_rescue.phases import ACTING
from bestiary.games.wombat_rescue.set_up import open_box
from bestiary.games.wombat_rescue.state import WombatState
from bestiary.games.wombat_rescue.view import WombatView

RED, BLUE, YELLOW, PURPLE, WHITE = range(5)
Hex = tuple[int, int]
COLOURS = ("green", "orange", "black")
TERRAINS = ("grass", "bush", "sand", "rock", "creek")
TILES = ("hold_it_in", "scamper", "run_home", "high_fiber", "dingo_protection")


def hexagon(size: int) -> list[Hex]:
    """H(n)."""
    across = range(-size, size + 1)
    return [(q, r) for q in across for r in across if abs(q + r) <= size]


def scene(
    size: int = 6,
    seats: int = 2,
    *,
    home: Hex | None = None,
    mamas: Mapping[int, Hex] | None = None,
    cubes: Mapping[int, Mapping[Hex, int]] | None = None,
    food: Mapping[Hex, str] | None = None,
    food_spaces: Sequence[Hex] = (),
    babies: Sequence[Hex] = (),
    dens: Sequence[Hex] = (),
    boulders: Sequence[Hex] = (),
    terrain: Mapping[Hex, str] | None = None,
    dingo: Sequence[Hex | None] | None = None,
    controller: int | None = None,
    pouch: Mapping[int, int] | None = None,
    rescued: Mapping[int, Sequence[int]] | None = None,
    mouth: Mapping[int, Sequence[str]] | None = None,
    tract: Mapping[int, Mapping[str, Sequence[str]]] | None = None,
    unused: Mapping[int, Sequence[str]] | None = None,
    **options: Any,
) -> WombatState:
    """Red is to move, nobody has cubes that are not named."""
    edge = size
    home = home or (0, edge)
    spots = list(babies) or [(-edge, 0), (0, -edge), (edge, -edge), (-edge, edge)]
    lairs = list(dens) or [(-edge, 1), (-edge, 2), (-edge, 3)]
    layout = _layout(size, home, spots)
    ground = _ground(layout, [*food_spaces, *(food or {})], lairs, boulders, terrain or {})
    state = WombatState()
    state.seats = seats
    state.options = WombatOptions(second_dingo=dingo is not None and len(dingo) == 2, **options)
    state.settle_on(layout)
    open_box(state)
    state.ground = ground
    state.tiles = layout.tiles[:]
    state.pool = []
    clear(state)
    for seat, places in (cubes or {}).items():
        for place, many in places.items():
            lay(state, seat, at(state, place), many)
    for seat, place in (mamas or {}).items():
        state.mama[seat] = at(state, place)
    for place, colour in (food or {}).items():
        state.food[at(state, place)] = COLOURS.index(colour)
    for seat, gone in (rescued or {}).items():
        for baby in gone:
            state.take_baby(seat, baby)
        state.rescued[seat] = len(gone)
    for seat, baby in (pouch or {}).items():
        state.take_baby(seat, baby)
        state.pouch[seat] = baby
    for seat, colours in (mouth or {}).items():
        state.mouth[seat] = disks(*colours)
    stations = {"left": LEFT, "middle": MIDDLE, "right": RIGHT, "older": OLDER}
    for seat, sets in (tract or {}).items():
        for place_name, colours in sets.items():
            state.tract[seat * TRACT + stations[place_name]] = disks(*colours)
    for seat, names in (unused or {}).items():
        state.unused[seat] = sum(1 << TILES.index(name) for name in names)
    state.controller = (seats - 1 if controller is None else controller) if seats > 1 else -1
    state.dingo = [-1 if place is None else at(state, place) for place in (dingo or [lairs[0]])]
    state.start_den = at(state, lairs[0]) if seats == 1 else -1
    state.bag = _rest(state)
    state.phase, state.stage, state.turn, state.asked = phases.MOVEMENT, ACTING, RED, RED
    return state


def _layout(size: int, home: Hex, babies: Sequence[Hex]) -> Layout:
    hexes = hexagon(size)
    slots = [f"slot {number}" for number in range(len(hexes) // 6 + 1)]
    tile = TILE_IDS.index("R04")
    layout = Layout("test", slots, [tile] * len(slots), hexes)
    number = {(layout.grid.q[space], layout.grid.r[space]): space for space in range(layout.grid.count)}
    layout.solo_slot = 0
    layout.home = number[home]
    layout.babies = [number[place] for place in babies]
    layout.baby_at = [-1] * layout.grid.count
    layout.shared = [0] * layout.grid.count
    layout.shared[layout.home] = 1
    for baby, space in enumerate(layout.babies):
        layout.baby_at[space] = baby
        layout.shared[space] = 1
    return layout


def _ground(
    layout: Layout, food: Iterable[Hex], dens: Iterable[Hex], boulders: Iterable[Hex], terrain: Mapping[Hex, str]
) -> Ground:
    number = {(layout.grid.q[space], layout.grid.r[space]): space for space in range(layout.grid.count)}
    ground = Ground(layout, [], False)
    ground.tiles = layout.tiles[:]
    ground.terrain = [0] * layout.grid.count
    for place, name in terrain.items():
        ground.terrain[number[place]] = TERRAINS.index(name)
    ground.food = sorted({number[place] for place in food})
    ground.dens = sorted(number[place] for place in dens)
    marks = [(HOME, [layout.home]), (BABY, layout.babies), (FOOD, ground.food), (DEN, ground.dens)]
    for mark, spaces in marks:
        for space in spaces:
            ground.mark[space] = mark
    for place in boulders:
        ground.boulders[number[place]] = 1
        ground.mark[number[place]] = BOULDER
    ground.blocked = ground.boulders[:]
    ground.blocked[layout.home] = 1
    return ground


def _rest(state: WombatState) -> int:
    """The disks that are nowhere else."""
    bag = 30 * DISKS[0] + 20 * DISKS[1] + 10 * DISKS[2]
    for colour in state.food:
        bag -= DISKS[colour] if colour >= 0 else 0
    return bag - sum(state.mouth) - sum(state.tract)


def disks(*colours: str) -> int:
    return sum(DISKS[COLOURS.index(colour)] for colour in colours)


def at(state: WombatState, place: Hex) -> int:
    """The number of a space."""
    grid = state.layout.grid
    return next(space for space in range(grid.count) if (grid.q[space], grid.r[space]) == place)


def where(state: WombatState, seat: int) -> Hex:
    """Where a mama stands."""
    grid = state.layout.grid
    return grid.q[state.mama[seat]], grid.r[state.mama[seat]]


def lair(state: WombatState, number: int = 0) -> Hex | None:
    """Where a dingo is."""
    grid, space = state.layout.grid, state.dingo[number]
    return (grid.q[space], grid.r[space]) if space >= 0 else None


def home_of(state: WombatState) -> Hex:
    grid = state.layout.grid
    return grid.q[state.layout.home], grid.r[state.layout.home]


def area(state: WombatState, seat: int) -> set[Hex]:
    """A smell area."""
    grid = state.layout.grid
    return {(grid.q[space], grid.r[space]) for space in range(state.count) if state.smell[seat][space]}


def cubes_at(state: WombatState, seat: int, place: Hex) -> int:
    return state.cubes[seat][at(state, place)]


def mouth_of(state: WombatState, seat: int) -> dict[str, int]:
    return named(state.mouth[seat])


def tract_of(state: WombatState, seat: int) -> dict[str, dict[str, int]]:
    """Which sets are where, empty places left out."""
    names = {"left": LEFT, "middle": MIDDLE, "right": RIGHT, "older": OLDER}
    found = {name: named(state.tract[seat * TRACT + place]) for name, place in names.items()}
    return {name: disks for name, disks in found.items() if disks}


def reach(state: WombatState, seat: int, direction: str) -> int:
    """The longest legal move in a direction."""
    texts = texts_of(state, seat)
    distances = [
        int(text.rpartition("=")[2]) for text in texts if text.startswith(f"move direction={direction} distance=")
    ]
    assert distances == list(range(1, len(distances) + 1))
    return len(distances)


def texts_of(state: WombatState, seat: int) -> list[str]:
    """The legal actions as texts."""
    return [GAME.actions.text(action) for action in state.legal(seat)]


def verbs_of(state: WombatState, seat: int) -> set[str]:
    return {text.partition(" ")[0] for text in texts_of(state, seat)}


def played(state: WombatState, *moves: str, script: Sequence[str] = (), seed: int = 1) -> WombatState:
    """The position after some moves of who is asked; chance answers with the script first."""
    return match_of(state, *moves, script=script, seed=seed).now


class Game(Match):
    """A match whose position can be looked at."""

    @property
    def now(self) -> WombatState:
        state = self.state
        assert isinstance(state, WombatState)
        return state

    def go(self, *moves: str) -> "Game":
        """Who is asked makes these moves."""
        for move in moves:
            self.play(self.pending[0], move)
        return self

    def seen(self) -> WombatView:
        view = self.view(None)
        assert isinstance(view, WombatView)
        return view

    def events(self, what: str) -> list[Event]:
        return [event for event in self.told(None) if event.what == what]


def match_of(state: WombatState, *moves: str, script: Sequence[str] = (), seed: int = 1) -> Game:
    """A match that goes on from a position."""
    return Game(GAME, state, key=key_from_seed(seed), script=script, from_position=True).go(*moves)


def new(seats: int = 2, *, seed: int = 1, script: Sequence[str] = (), **options: Any) -> Game:
    """A new game, set up as far as chance does it."""
    return Game(GAME, GAME.new(seats, options), key=key_from_seed(seed), script=script)


def position(**document: Any) -> WombatState:
    """The position of a partial document."""
    state = GAME.load({"game": "wombat_rescue", **document})
    assert isinstance(state, WombatState)
    return state


def why(state: WombatState, seat: int, action: str) -> Refusal:
    """The refusal of a move; fails when it is allowed."""
    refusal = state.why_not(seat, GAME.actions.parse(action))
    assert refusal is not None, f"{action} is allowed"
    assert action not in texts_of(state, seat)
    return refusal


def code(state: WombatState, seat: int, action: str) -> tuple[str, str]:
    """The code and the rule of a refusal; the position does not change."""
    before = state.save()
    refusal = why(state, seat, action)
    match = match_of(state)
    with pytest.raises(Refused) as caught:
        match.play(seat, action)
    assert caught.value.refusal == refusal
    assert match.save() == before == state.save()
    return refusal.code, refusal.rule
