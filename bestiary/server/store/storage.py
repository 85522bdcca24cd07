"""What the server keeps, and how it asks for it: of SQLite, or of PostgreSQL.

Every write is durable when its coroutine returns, or raises NotStored. tests/server/storage_suite.py says the rest.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import ClassVar

from bestiary.core.errors import BestiaryError
from bestiary.server.store.rows import ChatRow, Head, MoveRow, PersonRow, SnapshotRow, TableRow, TalkRow

LEASE_SECONDS = 3.0  # a worker that has said nothing for so long is dead


class Conflict(BestiaryError):
    """Somebody else was faster: load again, and see whether the wish still makes sense."""


class Fenced(Conflict):
    """Another worker has got the table's lease meanwhile."""


class NotStored(BestiaryError):
    """It could not be written, and has not changed anything: the disk may be full."""


class Away(NotStored):
    """The database cannot be reached now, for reading neither."""


class Unsure(BestiaryError):
    """The database went away while it wrote, and stays away: it may be stored or not, as only the storage can tell."""


class BadRow(BestiaryError):
    """Something stored cannot be read."""


class Storage(ABC):
    """Tables, their moves, people, chat, tokens, and which worker looks after what."""

    shared: ClassVar[bool]  # whether several processes may have it open
    lease_seconds: float = LEASE_SECONDS

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
    async def append_move(self, table: str, move: MoveRow, fence: int | None = None) -> None:
        """Stores the next log entry. Conflict when there is one for that ply, or the one before it is missing; Fenced
        when the number of the table's lease is not that one."""

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

    @abstractmethod
    async def save_talk(self, table: str, talk: TalkRow) -> None:
        """Replaces revision - 1 by this one, or begins with 1. Conflict when that is not the one in store."""

    @abstractmethod
    async def talk(self, table: str) -> TalkRow | None:
        """What was said of a running game."""

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

    @abstractmethod
    async def heads(self, tables: Sequence[str]) -> dict[str, Head]:
        """How far each of them is; those that are not there are left out."""

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

    # Workers, by the database's own clock.

    @abstractmethod
    async def beat(self, worker: str) -> list[str]:
        """A worker lives; returns all that do."""

    @abstractmethod
    async def drop_worker(self, worker: str) -> None:
        """A worker does not live any more: its leases are there to be taken, or adopted, at once."""

    @abstractmethod
    async def take_leases(self, tables: Sequence[str], worker: str) -> dict[str, int]:
        """The numbers of those leases that a worker has or gets, as take_lease says."""

    @abstractmethod
    async def take_lease(self, table: str, worker: str) -> int | None:
        """The number of a table's lease, when a worker that lives has it or gets it: when it is free, or was that of
        one who is dead. The number is higher whenever it changes hands."""

    @abstractmethod
    async def drop_lease(self, table: str, worker: str) -> None:
        """A lease is free, if it is this worker's."""

    @abstractmethod
    async def adopt(self, worker: str, limit: int) -> list[tuple[str, int]]:
        """Gives leases of the dead to a worker: tables and numbers. Of two who ask, each gets others."""

    @abstractmethod
    async def held_leases(self, worker: str) -> dict[str, int]:
        """The leases that a worker has, by table: what it has lost is not among them."""
