"""What Monster Baby Rescue shows. Holds Structs: never compiled."""

from msgspec import Struct

from bestiary.core.seats import Seat
from bestiary.core.view import View


class Tile(Struct, frozen=True, gc=False):
    """A care tile as it lies there."""

    id: str
    kind: str
    name: str
    named: bool  # by its printing; else it is called after what it shows
    hearts: int
    needs: str | None  # the colour of the diamond that its heart needs
    amount: int  # bed symbols, diamonds, rungs; for a want how many make a point
    what: str | None  # the part, the colour of diamonds, or what a want counts
    source: str  # where its face comes from: see core/source.py; "" where the printing does not say


class RowPlace(Struct, frozen=True, gc=False):
    """A place of the row: 1 is the cheapest."""

    place: int
    cost: int
    tile: Tile | None
    then: Seat | None  # who would play next after taking it; None in a final turn, or when nobody takes now


class Figure(Struct, frozen=True, gc=False):
    """A monster on the timing track."""

    seat: Seat
    position: int  # locations moved so far
    location: int  # of the six


class Goal(Struct, frozen=True, gc=False):
    """A goal tile, the side that is up."""

    name: str
    points: int
    needs: dict[str, int]
    have: tuple[dict[str, int], ...]  # how much of it each seat has
    owner: Seat | None
    source: str


class FinalTile(Struct, frozen=True, gc=False):
    """A final scoring tile, the side that is up, and what it would pay each seat now."""

    name: str
    rule: str
    counts: str | None  # what its table, or its majority, is about
    table: tuple[int, ...]  # points by count or level, the last for more; the prizes of a majority
    each: int  # points for a pair
    worst: int  # for a part at level 1, or for no diamond at all
    pays: tuple[int, ...]
    source: str


class Home(Struct, frozen=True, gc=False):
    """A player's monster, and everything in front of them."""

    monster: str | None
    levels: dict[str, int]
    red: int
    green: int
    rungs: int
    bed_symbols: int
    visits: int
    beds: int  # tiles
    playgrounds: int  # tiles
    lines: int
    hearts: int
    linked: dict[str, int]  # hearts that need a diamond, by its colour
    tiles: tuple[Tile, ...]
    goals: tuple[int, ...]
    done: bool  # has had the final turn
    steps: dict[str, int]  # the steps of the score, if the game ended now; {} while the sides that count are not known


class RescueView(View, frozen=True, kw_only=True, tag="monster_baby_rescue"):
    """The whole table: in this game everybody sees the same."""

    phase: str
    turn: Seat
    final_turns: bool
    row: tuple[RowPlace, ...]
    track: tuple[Figure, ...]  # from the rear to the front
    homes: tuple[Home, ...]
    goals: tuple[Goal, ...]
    finals: tuple[FinalTile, ...]
    deck: int
    supply: dict[str, int]
    choosing: Tile | None  # the tile whose choice is open
