"""What the server keeps, and how it asks for it. SQLite is the first answer, PostgreSQL may be the next.

Every write is durable when its coroutine returns, or raises NotStored. tests/server/storage_suite.py says the rest.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence

from bestiary.core.errors import BestiaryError
from bestiary.server.store.rows import ChatRow, MoveRow, PersonRow, SnapshotRow, TableRow


class Conflict(BestiaryError):
    """Somebody else was faster: load again, and see whether the wish still makes sense."""


class NotStored(BestiaryError):
    """It could not be written, and has not changed anything: the disk may be full."""


class BadRow(BestiaryError):
    """Something stored cannot be read."""


class Storage(ABC):
    """Tables, their moves, people, chat, tokens."""

    @abstractmethod
    async def open(self) -> None:
        """Connects, and brings an older database up to date."""

    @abstractmethod
    async def close(self) -> None:
        """Finishes what is being written."""

    @abstractmethod
    async def try_writing(self) -> None:
        """Writes what changes nothing: NotStored where nothing can be written now."""

    # Moves: append-only, one for each (table, ply).

    @abstractmethod
    async def append_move(self, table: str, move: MoveRow) -> None:
        """Stores the next log entry. Conflict when there is one for that ply, or the one before it is missing."""

    @abstractmethod
    async def moves(self, table: str, after: int = 0) -> list[MoveRow]:
        """The log entries after a ply; they are numbered from 1."""

    @abstractmethod
    async def save_snapshot(self, table: str, snapshot: SnapshotRow) -> None:
        """Keeps a position in place of an older one of the table."""

    @abstractmethod
    async def snapshot(self, table: str) -> SnapshotRow | None:
        """The newest one."""

    @abstractmethod
    async def drop_snapshots(self) -> None:
        """Throws the cache away."""

    @abstractmethod
    async def save_analysis(self, table: str, document: bytes) -> None:
        """Keeps what a finished game was like, in place of an older one."""

    @abstractmethod
    async def analysis(self, table: str) -> bytes | None:
        """What is kept of it."""

    # Tables.

    @abstractmethod
    async def create_table(self, row: TableRow) -> None:
        """A new table. Conflict when the id is taken."""

    @abstractmethod
    async def save_table(self, row: TableRow) -> None:
        """Replaces revision - 1 by this one. Conflict when that is not the one in store."""

    @abstractmethod
    async def table(self, table: str) -> TableRow | None:
        """A table by its id."""

    @abstractmethod
    async def tables_of(self, person: str, limit: int) -> list[TableRow]:
        """Where somebody sits, the newest first, those that are over last."""

    @abstractmethod
    async def listed_tables(self, status: str, limit: int) -> list[TableRow]:
        """Tables in the lobby for everybody, the newest first."""

    @abstractmethod
    async def timed_tables(self) -> list[str]:
        """The tables with a clock that are being played."""

    @abstractmethod
    async def hosted_since(self, person: str, moment: float) -> int:
        """How many tables somebody has set up since then."""

    @abstractmethod
    async def hosted_unfinished(self, person: str) -> int:
        """How many of those somebody has set up are not over."""

    # People, chat, tokens.

    @abstractmethod
    async def save_person(self, person: PersonRow) -> None:
        """Keeps, or renames, somebody."""

    @abstractmethod
    async def people(self, ids: Sequence[str]) -> list[PersonRow]:
        """Those of them that are known."""

    @abstractmethod
    async def add_chat(self, table: str, line: ChatRow) -> None:
        """Stores what was said. Conflict when that number is taken."""

    @abstractmethod
    async def chat(self, table: str, limit: int) -> list[ChatRow]:
        """The last lines, in their order."""

    @abstractmethod
    async def save_token(self, digest: str, person: str, at: float) -> None:
        """Keeps the hash of a bot's token, never the token."""

    @abstractmethod
    async def token_owner(self, digest: str) -> str | None:
        """Whose token has this hash."""

    @abstractmethod
    async def drop_tokens(self, person: str) -> None:
        """Forgets all tokens of somebody."""

    @abstractmethod
    async def count_tokens(self, person: str) -> int:
        """How many somebody has."""
