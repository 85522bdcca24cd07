"""From the box to the first turn."""

from bestiary.core.seats import Seat
from bestiary.games.monster_baby_rescue.components import FINALS, GOALS, MONSTER_IDS, PLACES, START_LEVEL, TILES
from bestiary.games.monster_baby_rescue.counters import HEAD, LEGS, TORSO, WIDTH
from bestiary.games.monster_baby_rescue.options import RescueOptions
from bestiary.games.monster_baby_rescue.phases import DEALING, FINAL_SIDES, GOAL_SIDES, MONSTERS, ORDER, TAKING
from bestiary.games.monster_baby_rescue.printing import Face
from bestiary.games.monster_baby_rescue.printings import find
from bestiary.games.monster_baby_rescue.row import lay_tile
from bestiary.games.monster_baby_rescue.sides import from_letters, turned
from bestiary.games.monster_baby_rescue.table import EMPTY, NO_HOME, NOT_PLACED, OPEN, Table
from bestiary.games.monster_baby_rescue.track import last_of


def set_up(table: Table, seats: int, options: RescueOptions) -> None:
    """The box opened for this many players, nothing placed or dealt yet."""
    table.seats = seats
    table.options = options
    table.printing = find(options.printing)
    table.monsters = [MONSTER_IDS.index(name) for name in options.monsters or ()]
    table.goal_owner = [OPEN] * GOALS
    table.deck = table.printing.deck(seats)  # MR-008
    table.row = [EMPTY] * PLACES
    table.owner = [NO_HOME] * TILES
    table.have = [0] * (seats * WIDTH)
    for seat in range(seats):
        for part in (HEAD, TORSO, LEGS):
            table.have[seat * WIDTH + part] = START_LEVEL  # MR-014
    table.position = [0] * seats  # MR-015
    table.arrival = [NOT_PLACED] * seats
    table.phase = ORDER


def place_figure(table: Table, seat: Seat) -> None:
    """MR-D01: the figures stand in the river from the rear to the front."""
    table.arrival[seat] = table.arrivals
    table.arrivals += 1
    table.placed += 1
    if table.placed == table.seats:
        table.turn = last_of(table)
        _go_on(table, MONSTERS)
    if table.told is not None:
        table.tell("figure", seat, {"rock": table.arrival[seat]}, reveals=True)


def choose_monster(table: Table, kind: int) -> None:
    """MR-D02: the monster of the next seat."""
    table.monsters.append(kind)
    table.placed += 1
    if table.told is not None:
        table.tell("monster", table.placed - 1, {"kind": MONSTER_IDS[kind]}, reveals=True)
    if table.placed == table.seats:
        _go_on(table, GOAL_SIDES)


def turn_over_goal(table: Table, side: int) -> None:
    """MR-013: the next goal tile shows one of its sides."""
    table.goal_sides = turned(table.goal_sides, table.placed, side)
    _show(table, "goal_shown", table.goal_face(table.placed))
    if table.placed == GOALS:
        _go_on(table, FINAL_SIDES)


def turn_over_final(table: Table, side: int) -> None:
    """MR-013: the next final scoring tile shows one of its sides."""
    table.final_sides = turned(table.final_sides, table.placed, side)
    _show(table, "final_shown", table.final_face(table.placed))
    if table.placed == FINALS:
        _go_on(table, DEALING)


def _show(table: Table, what: str, face: Face) -> None:
    table.placed += 1
    if table.told is not None:
        table.tell(what, None, {"name": face.name}, reveals=True)


def deal(table: Table, tile: int) -> None:
    """A tile of the first row; the row is sorted when it is full."""
    lay_tile(table, tile, table.placed)
    table.placed += 1
    if table.placed == PLACES:
        hearts = table.printing.hearts
        table.row.sort(key=lambda dealt: hearts[dealt])  # MR-010 to MR-012: stable
        table.phase = TAKING
        if table.told is not None:
            table.tell("began", table.turn, {}, progress=True)


def _go_on(table: Table, phase: int) -> None:
    """The next thing to be decided by chance; what the options name is not."""
    options = table.options
    table.placed = 0
    table.phase = phase
    if phase == MONSTERS and options.monsters is not None:
        _go_on(table, GOAL_SIDES)
    elif phase == GOAL_SIDES and options.goals is not None:
        table.goal_sides = from_letters(options.goals)
        _go_on(table, FINAL_SIDES)
    elif phase == FINAL_SIDES and options.finals is not None:
        table.final_sides = from_letters(options.finals)
        _go_on(table, DEALING)
