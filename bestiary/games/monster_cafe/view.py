"""What Monster Café shows. Holds Structs: never compiled."""

from msgspec import Struct

from bestiary.core.seats import Seat
from bestiary.core.view import View


class Table(Struct, frozen=True, gc=False):
    """A table of the centre: its meal, and who sits there, by side."""

    place: int
    meal: str
    monsters: tuple[str, ...]


class Collection(Struct, frozen=True, gc=False):
    """What lies face up in front of a player, and what it is worth now."""

    monsters: dict[str, int]
    tables: dict[str, int]
    score: int
    anything_eats: str | None  # where Anything Eaters would be placed now (MC-D11)
    out: bool  # has cleared a table this round


class CafeView(View, frozen=True, kw_only=True, tag="monster_cafe"):
    """The whole table: in this game everybody sees the same."""

    phase: str
    round: int
    turn: Seat
    drawn: str | None
    centre: tuple[Table, ...]
    collections: tuple[Collection, ...]
    pile: dict[str, int]  # what is left, by kind: anybody can count it
    stack: dict[str, int]
    discard: dict[str, int]
    discarded_tables: dict[str, int]
    removed: tuple[str, ...]
