"""What Wombat Rescue shows. Holds Structs: never compiled."""

from msgspec import Struct

from bestiary.core.seats import Action, Seat
from bestiary.core.view import View


class Hex(Struct, frozen=True, gc=False):
    """A space of the map; its number is its place in the list."""

    q: int
    r: int
    terrain: str | None  # None while its tile is not dealt yet
    mark: str  # "", food, den, home, baby, or boulder where one lies
    tile: str | None
    slot: str


class Disk(Struct, frozen=True, gc=False):
    """A food disk on the map."""

    space: int
    colour: str


class Cubes(Struct, frozen=True, gc=False):
    """Poop cubes of one player on one space, and how far they smell."""

    space: int
    seat: Seat
    count: int
    radius: int


class BabySpace(Struct, frozen=True, gc=False):
    """Where a baby tile's babies wait, and whose are still there."""

    baby: int  # counted from 1
    space: int
    tile: str
    waiting: tuple[Seat, ...]


class Wombat(Struct, frozen=True, gc=False):
    """A player: her mama and her board."""

    colour: str
    space: int
    in_smell_area: bool
    lost: bool
    pouch: int | None  # the baby in it, counted from 1
    home: tuple[int, ...]  # the babies at home
    mouth: dict[str, int]
    mouth_value: int
    left: dict[str, int] | None  # sets of disks in the tract
    middle: dict[str, int] | None
    right: tuple[dict[str, int], ...]  # the older first
    supply: int
    tiles: dict[str, bool]  # action tiles she has in this game, and whether they are unused
    protected: bool
    holding: bool
    reserve: bool  # an extra black disk beside the board
    away: int = 0  # steps from home


class Push(Struct, frozen=True, gc=False):
    """A mama who would be pushed, and over which spaces."""

    seat: Seat
    path: tuple[int, ...]


class Way(Struct, frozen=True, gc=False):
    """A choice that leads somewhere: the spaces from where it begins to where it ends, and what happens there."""

    action: Action
    how: str  # the verb
    path: tuple[int, ...]
    pushes: tuple[Push, ...] = ()
    stop: str | None = None  # why it goes no farther: smell, food, baby, cube, dingo, push, boulder, edge
    eats: str | None = None
    finds: int | None = None
    rescues: bool = False
    caught: bool = False
    home: int = 0  # steps that it is from there to home
    dingo: int | None = None  # and from the nearest dingo, where one is on the map


class Prey(Struct, frozen=True, gc=False):
    """Whom a dingo would chase: a player, or in the solo game a baby; how far it is, and one of the shortest ways."""

    seat: Seat | None
    baby: int | None
    distance: int
    path: tuple[int, ...]


class Dingo(Struct, frozen=True, gc=False):
    """A dingo."""

    number: int
    space: int | None  # None while he is off the map
    running: bool
    waits: str | None  # in this cleanup he is still to be placed, or to be rolled for: place, roll
    prey: tuple[Prey, ...]  # the nearest
    steps: tuple[int, ...] = ()  # to each mama
    runs: tuple[tuple[int, ...], ...] = ()  # while he runs: to each space on which he may end, a way


class Card(Struct, frozen=True, gc=False):
    """A wander card."""

    name: str
    terrains: tuple[str, ...]
    food: bool


class WombatView(View, frozen=True, kw_only=True, tag="wombat_rescue"):
    """The whole table: in this game everybody sees the same."""

    phase: str
    turn: Seat
    start: Seat
    turns: int  # so far, of all players
    most_turns: int  # after which the game ends
    moves_left: int
    layout: str
    hexes: tuple[Hex, ...]
    home: int
    start_den: int | None  # solo
    food: tuple[Disk, ...]
    cubes: tuple[Cubes, ...]
    smell: tuple[tuple[int, ...], ...]  # the spaces of each player's smell area
    babies: tuple[BabySpace, ...]
    wombats: tuple[Wombat, ...]
    controller: Seat | None
    dingoes: tuple[Dingo, ...]
    die: int | None  # the face it shows
    steps_left: int  # of the dingo who runs
    rolls_left: int  # solo
    awake: bool  # solo: the dingo moves
    caught: tuple[Seat, ...]  # in this cleanup, before the dingo passes to one of them
    heirs: tuple[Seat, ...]  # who may be given the dingo
    then: str  # what comes after the decision that is open
    ways: tuple[Way, ...]  # what who is asked can do
    card: Card | None  # the open wander card
    passed: tuple[Card, ...]  # cards of this move that led nowhere
    aside: tuple[Card, ...]
    revealed: bool  # a wander card in this turn
    deck: int
    discard: dict[str, int]
    bag: dict[str, int]
    ended: str | None  # won, lost, ran_out
