"""What Monster Café shows. Holds Structs: never compiled."""

from msgspec import Struct

from bestiary.core.seats import Seat
from bestiary.core.view import View


class Group(Struct, frozen=True, gc=False):
    """Those of a collection who eat the same, and what they are worth together: a meal, "anything", or "hungry"."""

    name: str
    plates: int
    monsters: dict[str, int]
    points: int


class Table(Struct, frozen=True, gc=False):
    """A table of the centre: its meal, who sits there, by side, and what it would do for whoever cleared it now."""

    place: int
    meal: str
    monsters: tuple[str, ...]
    brings: tuple[int, ...]  # by seat
    then: tuple[int, ...]  # the same with the drawn monster seated here; () where there is none, or no free seat
    worth: tuple[dict[str, int], ...]  # by seat: what one of each kind would count, of those here and the drawn one
    after: tuple[tuple[Group, ...], ...]  # by seat: what their collection would become


class Collection(Struct, frozen=True, gc=False):
    """What lies face up in front of a player, and what it is worth now."""

    monsters: dict[str, int]
    tables: dict[str, int]
    groups: tuple[Group, ...]  # the same as sums, which add up to the score
    feeds: tuple[str, ...]  # the kinds that would eat here
    score: int
    anything_eats: str | None  # where Anything Eaters would be placed now (MC-D11)
    out: bool  # has cleared a table this round


class CafeView(View, frozen=True, kw_only=True, tag="monster_cafe"):
    """The whole table: in this game everybody sees the same."""

    phase: str
    round: int
    turn: Seat
    next: Seat | None  # who plays after that; None where nobody else does
    drawn: str | None
    centre: tuple[Table, ...]
    collections: tuple[Collection, ...]
    pile: dict[str, int]  # what is left, by kind: anybody can count it
    stack: dict[str, int]
    discard: dict[str, int]
    discarded_tables: dict[str, int]
    removed: tuple[str, ...]
