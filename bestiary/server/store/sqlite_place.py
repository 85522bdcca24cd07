"""SQLite as a place from which, or into which, everything is moved."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from pathlib import Path
from types import TracebackType

from bestiary.server.store.choice import FILE
from bestiary.server.store.lock import FolderLock
from bestiary.server.store.opening import connect, open_database
from bestiary.server.store.place import AT_ONCE, TABLES, NotMoved, Place, Row


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
