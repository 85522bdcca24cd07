"""What Big Monster shows. Holds Structs: never compiled.

Cells are (x, y) with the explorer's top-left cell at (0, 0), x to the right, y down; a tile is named by its top-left
cell. Points of crystals are in halves of a cell: (2x, 2y).
"""

from msgspec import Struct

from bestiary.core.seats import Seat
from bestiary.core.view import View


class PlacedTile(Struct, frozen=True, gc=False):
    """A tile in a zone."""

    kind: str
    x: int
    y: int
    flat: bool
    level: int  # how often it has mutated
    paired: bool  # half of a complete Big Monster
    points: int | None  # of its own: those of a whole Big Monster stand on its left half; None where it counts others


class Crystal(Struct, frozen=True, gc=False):
    """A complete crystal, and the point where its pieces meet, in halves of a cell."""

    colour: str
    x: int
    y: int


class Zone(Struct, frozen=True, gc=False):
    """What lies in front of a player, as far as the viewer has seen it."""

    explorer: str | None
    tiles: tuple[PlacedTile, ...]  # in the order in which they were placed
    crystals: tuple[Crystal, ...]
    families: dict[str, int]  # tiles by family
    rune_monsters: int
    mutagenic_monsters: int
    big_monsters: int  # complete ones
    left: int  # the cells that are covered
    top: int
    right: int
    bottom: int


class Gain(Struct, frozen=True, gc=False):
    """A line of what a tile would bring."""

    what: str  # "crystal_blue", "big_monster", "medal", "explorer", or the kind of the tile that it comes from
    words: str
    points: int


class Spot(Struct, frozen=True, gc=False):
    """A place where a tile does more than elsewhere."""

    x: int
    y: int
    points: int  # all that the tile would bring here, with medals
    crystals: tuple[Crystal, ...]  # that would be whole
    mutations: int
    big_monster: bool
    medals: tuple[str, ...]  # goals that would be met here
    team_medals: tuple[str, ...]
    receipt: tuple[Gain, ...]  # adds up to the points; of the best place, and of every one while the tile is placed


class HandTile(Struct, frozen=True, gc=False):
    """A kind of tile that the viewer can choose or has to place."""

    kind: str
    count: int
    flat: bool  # it goes to `flat_places`, otherwise to `upright_places`
    points: int  # what it would bring in a place that is not listed in `spots`
    medals: tuple[str, ...]
    team_medals: tuple[str, ...]
    receipt: tuple[Gain, ...]  # of these points
    spots: tuple[Spot, ...]
    best: int | None  # the spot where it brings most; None where it brings as much everywhere
    reason: str  # in a few words, why it brings what it does there: "blue + red crystal, medal"


class Hand(Struct, frozen=True, gc=False):
    """The stack of tiles with a player: in the hand while tiles are kept, on the ship afterwards."""

    size: int
    tiles: dict[str, int] | None  # as far as the viewer knows; a tile kept secretly this turn is still among them
    dealt_to: Seat  # whose it was when it was dealt
    seen_by: tuple[Seat, ...]  # who has held it


class Ship(Struct, frozen=True, gc=False):
    """A ship, and the hand that was put there this turn."""

    free: bool
    tiles: int
    given_by: Seat | None


class Medal(Struct, frozen=True, gc=False):
    """A medal, and who is how near to it."""

    id: str
    name: str
    points: int
    need: int
    have: tuple[int, ...]  # by seat
    winners: tuple[Seat, ...]
    team_need: int | None
    team_have: tuple[int, ...]  # by team
    team_winners: tuple[Seat, ...]


class Penalty(Struct, frozen=True, gc=False):
    """Desert and rune monsters; who, or which team, has fewest at the end gets it."""

    points: int
    have: tuple[int, ...]  # by team; everybody is one where there are none
    holders: tuple[Seat, ...]


class BigMonsterView(View, frozen=True, kw_only=True, tag="big_monster"):
    """The table as one viewer sees it."""

    phase: str
    round: int  # 0 with two players
    turn: int
    draft: str
    teams: tuple[tuple[Seat, ...], ...]
    team_results: tuple[int, ...]
    parts: tuple[dict[str, int], ...]  # by seat: the eight parts of the score so far
    goals: tuple[Medal, ...]
    penalty: Penalty
    zones: tuple[Zone, ...]
    order: tuple[Seat, ...]  # of hand-overs this turn; the seats by initiative before the first
    explorers: tuple[str, ...]  # the two that the viewer was offered
    chosen: str | None  # the one the viewer keeps
    decided: tuple[bool, ...]  # who has chosen, kept or placed
    hands: tuple[Hand, ...]
    ships: tuple[Ship, ...]
    kept: str | None  # by the viewer this turn
    ranking: tuple[Seat, ...]  # of ships, by the viewer this turn
    placing: tuple[str | None, ...]  # the tiles turned up this turn, by seat
    tiles: tuple[HandTile, ...]  # what the viewer can choose from, or has to place
    upright_places: tuple[tuple[int, int], ...]  # in the viewer's zone
    flat_places: tuple[tuple[int, int], ...]
    discards: tuple[str | None, ...]  # from the bottom; None where the viewer does not know the tile
    undealt: int  # tiles
    first: Seat | None  # of two players, in this turn
    series: tuple[dict[str, int], ...]  # the two open series; empty ones are not open
    picked: int | None  # the number of the series that is played, from 1
