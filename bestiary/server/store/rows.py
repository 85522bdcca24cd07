"""What is stored. Documents use names, never indices; nothing is pickled."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

Status = Literal["lobby", "playing", "over"]


class SeatRow(Struct, frozen=True):
    """Who a seat belongs to: nobody yet, people (the owner first, then who claimed it by its link), or a bot."""

    kind: Literal["open", "person", "bot"]
    people: tuple[str, ...] = ()
    bot: str | None = None
    name: str = ""  # of its own; otherwise it goes by its owner's
    personality: str = ""  # of a bot, where the game has any
    left: tuple[str, ...] = ()  # who has played it in this game and stood up: they know its hand


class TableRow(Struct, frozen=True, kw_only=True):
    """A table without its moves. `revision` counts its changes: of two writers, the second must look again."""

    id: str
    revision: int = 1
    game: str
    rules: str
    options: dict[str, Any]
    seats: tuple[SeatRow, ...]
    host: str
    listed: bool
    clock: int | None
    status: Status
    key: str  # of the luck, in hexadecimal digits: secret until the end
    names: tuple[str, ...] = ()  # of the players when the game began
    rematch: str | None = None
    created: float = 0.0
    begun: float | None = None  # when the game began
    latecomers: bool = False  # whether they may take a bot's chair in the running game
    start: dict[str, Any] | None = None  # the position that practice begins from; None for a game from its beginning


class MoveRow(Struct, frozen=True):
    """An entry of a table's log: a move in words, with the seat's moment when it chose; or that the last move of a seat
    is taken back."""

    ply: int
    seat: int
    action: str
    moment: int | None
    at: float
    takes_back: bool = False


class SnapshotRow(Struct, frozen=True):
    """The position after so many log entries. A cache: it may be lost."""

    ply: int
    document: bytes


class PersonRow(Struct, frozen=True):
    """A guest who has done something worth keeping."""

    id: str
    name: str
    avatar: str


class ChatRow(Struct, frozen=True):
    """Something said. It keeps the name and avatar that its speaker had."""

    number: int
    person: PersonRow
    text: str
    quick: bool
    at: float


class TalkRow(Struct, frozen=True):
    """What people have said about a running game beside its moves. `revision` counts as that of a table does."""

    revision: int
    document: bytes


class Head(Struct, frozen=True):
    """How far a table is in store: what is new there is read only where one of these has grown."""

    revision: int = 0  # of its row
    ply: int = 0  # of its newest move
    lines: int = 0  # of its chat
    talk: int = 0  # revision

    def beyond(self, other: Head) -> bool:
        """Whether there is anything that the other does not know of."""
        return self.joined(other) != other

    def joined(self, other: Head) -> Head:
        """What either knows of."""
        return Head(
            max(self.revision, other.revision),
            max(self.ply, other.ply),
            max(self.lines, other.lines),
            max(self.talk, other.talk),
        )
