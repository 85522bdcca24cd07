"""What Munchkin Babies shows. Holds Structs: never compiled."""

from typing import Any

from msgspec import Struct

from bestiary.core.seats import Seat
from bestiary.core.view import View


class Card(Struct, frozen=True, gc=False):
    """A card as it is printed."""

    id: str
    name: str  # "Curse! Boo-Boo"
    called: str  # where its sort can be seen: "Boo-Boo"
    sort: str
    deck: str
    text: str
    bad: str  # of a monster: its Bad Stuff
    level: int
    treasures: int
    bonus: int
    gold: int
    slot: str
    big: bool


class Item(Struct, frozen=True, gc=False):
    """An Item on a table."""

    card: Card
    equipped: bool
    usable: bool
    bonus: int  # that it gives now
    hireling: bool  # the Hireling carries it
    cheat: bool


class Lasting(Struct, frozen=True, gc=False):
    """Something that lasts: a Curse in front of its victim, or a marker."""

    card: Card | None
    effect: str
    n: int
    active: bool  # it counts in the present fight


class Known(Struct, frozen=True, gc=False):
    """A card in somebody's hand that the viewer knows."""

    card: Card
    everybody: bool


class Baby(Struct, frozen=True, gc=False):
    """A character and all that lies in front of it."""

    seat: Seat
    level: int
    girl: bool
    strength: int
    classes: tuple[Card, ...]
    races: tuple[Card, ...]
    super_munchkin: bool
    half_breed: bool
    items: tuple[Item, ...]
    hireling: bool
    lasting: tuple[Lasting, ...]
    doors: int  # in hand
    treasures: int
    known: tuple[Known, ...]
    hand_limit: int
    gold: int
    in_combat: bool
    time_out: bool
    free: int  # free actions used this turn


class Part(Struct, frozen=True, gc=False):
    """One number of a sum: where it comes from, and how much."""

    what: str
    card: Card | None
    seat: Seat | None
    n: int


class Foe(Struct, frozen=True, gc=False):
    """A monster in the fight, with its twins."""

    card: Card
    count: int
    undead: bool
    strength: int  # of one of them
    treasures: int
    escape: int  # the face from which on who runs (first), else the fighter, gets away; 0 without a roll, 7 never
    parts: tuple[Part, ...]
    enhancers: tuple[Card, ...]


class Offer(Struct, frozen=True, gc=False):
    """What a helper is offered, or was promised."""

    items: tuple[Card, ...]
    treasures: int
    pick: str
    plays: tuple[Card, ...]


class Helper(Struct, frozen=True, gc=False):
    """What the fight would come to with somebody who might help."""

    seat: Seat
    strength: int  # that they would bring
    side: int
    monsters: int
    winning: bool
    levels: int  # that a win would give the fighter then
    treasures: int
    outcome: str  # "11 against 10: you win", to the fighter


class Fight(Struct, frozen=True, gc=False):
    """The combat: both sides, with every number of their sums."""

    fighter: Seat
    helper: Seat | None
    compelled: bool
    side: int
    monsters: int
    winning: bool
    wins_ties: bool
    doubled: bool
    side_parts: tuple[Part, ...]
    monster_parts: tuple[Part, ...]  # what was played for all of them
    foes: tuple[Foe, ...]
    treasures: int  # that a win would give now
    levels: int
    for_the_win: bool
    help_forbidden: bool
    helpers: tuple[Helper, ...]  # who could come in now
    fleeing: bool
    runners: tuple[Seat, ...]
    still_to_flee: tuple[Card, ...]
    killed: tuple[Card, ...]
    banked: int
    granted: int
    spent: tuple[Card, ...]
    spoils: tuple[Card, ...]
    offer: Offer
    deal: Offer
    asked: tuple[int, ...]
    asks: int
    refused: int
    volunteers: tuple[Seat, ...]
    berserked: tuple[Seat, ...]
    turned: tuple[Seat, ...]
    compels: tuple[Seat, ...]
    stabbed: tuple[tuple[Seat, ...], ...]
    answer: str | None  # the own one, about who runs first
    answered: tuple[Seat, ...]


class Pile(Struct, frozen=True, gc=False):
    """A deck and its discards. What everybody has seen go there is remembered; nobody looks through it."""

    deck: int
    discards: int
    top: Card | None
    remembered: tuple[str, ...]


class Deal(Struct, frozen=True, gc=False):
    """An open trade offer."""

    source: Seat
    target: Seat
    gives: tuple[Card, ...]
    wants: tuple[Card, ...]


class BabiesView(View, frozen=True, kw_only=True, tag="munchkin_babies"):
    """The table as one viewer sees it."""

    phase: str  # what is going on now
    doing: tuple[dict[str, Any], ...]  # the phase of the turn first, what interrupts it after
    turn: Seat
    turns: int
    babies: tuple[Baby, ...]
    fight: Fight | None
    trades: tuple[Deal, ...]
    door: Pile
    treasure: Pile
    limbo: tuple[Card, ...]  # being resolved
    die: int
    hand: tuple[Card, ...]  # the own one, the newest last
    seen_by: tuple[tuple[Seat, ...], ...]  # for each of them, which others know it
    fresh: int  # how many of them were just received
    tray: tuple[str, ...]
    laid: tuple[Card, ...]  # what the viewer has laid out and nobody else has seen
    laid_girl: bool | None
    ready: tuple[Seat, ...]
    idle: bool  # the viewer is asked in a window, and holds nothing that could matter there
    passed: bool  # the viewer has passed in the open window
    steps: int  # of the viewer, into the tray
    searches: int
    draws: int
    doubled_sale: bool
    after_fight: bool
    may_loot: bool
    given: tuple[int, ...]
    winners: tuple[Seat, ...]
    hands: tuple[tuple[Card, ...], ...] | None  # at the end
