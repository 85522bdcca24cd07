"""The databases between which everything is moved: rows out of one, rows into another, in one transaction."""

from __future__ import annotations

import sqlite3
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack
from pathlib import Path
from types import TracebackType
from typing import Any

from bestiary.core.errors import BestiaryError
from bestiary.server.store.choice import FILE, NoDriver
from bestiary.server.store.lock import FolderLock
from bestiary.server.store.opening import connect, open_database

Row = Sequence[Any]
AT_ONCE = 2_000  # rows
TABLES = {  # those that hold what is to be kept; who serves at the moment is no part of it
    "people": ("id", "name", "avatar"),
    "tokens": ("digest", "person", "at"),
    "tables": ("id", "revision", "status", "listed", "clock", "host", "created", "document"),
    "sitting": ("person", "table_id"),
    "moves": ("table_id", "ply", "seat", "action", "moment", "at", "takes_back"),
    "snapshots": ("table_id", "ply", "document"),
    "analyses": ("table_id", "document"),
    "talks": ("table_id", "revision", "document"),
    "chat": ("table_id", "number", "person", "name", "avatar", "text", "quick", "at"),
}


class NotMoved(BestiaryError):
    """Why nothing was moved, in a sentence."""


class Place(ABC):
    """A database, brought up to date, that nobody else uses meanwhile. What is added is kept when `keep` is called."""

    name: str

    @abstractmethod
    async def __aenter__(self) -> Place:
        """Opens it."""

    @abstractmethod
    async def __aexit__(self, kind: object, error: object, at: TracebackType | None) -> None:
        """Closes it. What was not kept is undone."""

    @abstractmethod
    async def count(self, table: str) -> int:
        """How many rows there are."""

    @abstractmethod
    def rows(self, table: str) -> AsyncIterator[list[Row]]:
        """All of them, some at a time."""

    @abstractmethod
    async def add(self, table: str, rows: list[Row]) -> None:
        """More of them."""

    @abstractmethod
    async def keep(self) -> None:
        """All that was added is durable when this returns."""


def place_of(where: str) -> Place:
    """A folder of a server, or the address of a PostgreSQL."""
    if "://" not in where:
        return SqlitePlace(Path(where))
    try:
        from bestiary.server.store.postgres_place import PostgresPlace  # noqa: PLC0415
    except ImportError as error:
        raise NoDriver(
            f"PostgreSQL needs more than is installed here ({error.name}): pip install 'bestiary[server,postgres]'"
        ) from None
    return PostgresPlace(where)


class SqlitePlace(Place):
    """The file in a server's folder."""

    def __init__(self, folder: Path) -> None:
        self.name = str(folder)
        self._folder = folder
        self._open = AsyncExitStack()
        self._database: sqlite3.Connection

    async def __aenter__(self) -> Place:
        if self._folder.is_file():
            raise NotMoved(f"{self._folder} is a file. Name the folder of a server, in which {FILE} is or shall be.")
        self._folder.mkdir(parents=True, exist_ok=True)
        self._open.enter_context(FolderLock(self._folder))
        open_database(self._folder / FILE, look_through=True).close()
        self._database = connect(self._folder / FILE)
        self._open.callback(self._database.close)
        self._database.execute("BEGIN IMMEDIATE")
        return self

    async def __aexit__(self, kind: object, error: object, at: TracebackType | None) -> None:
        if self._database.in_transaction:
            self._database.execute("ROLLBACK")
        await self._open.aclose()

    async def count(self, table: str) -> int:
        found: int = self._database.execute(f"SELECT count(*) FROM {table}").fetchone()[0]
        return found

    async def rows(self, table: str) -> AsyncIterator[list[Row]]:
        found = self._database.execute(f"SELECT {', '.join(TABLES[table])} FROM {table}")
        while rows := found.fetchmany(AT_ONCE):
            yield rows

    async def add(self, table: str, rows: list[Row]) -> None:
        marks = ", ".join("?" * len(TABLES[table]))
        sql = f"INSERT INTO {table} ({', '.join(TABLES[table])}) VALUES ({marks})"
        self._database.executemany(sql, rows)

    async def keep(self) -> None:
        self._database.execute("COMMIT")
