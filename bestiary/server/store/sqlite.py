"""Storage in one SQLite file: nothing to set up, and durable: WAL, synchronous=FULL, one writing thread."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path

from bestiary.server.store.migrations import version_of
from bestiary.server.store.opening import connect, open_database
from bestiary.server.store.rows import MoveRow
from bestiary.server.store.sql import Row, SqlStorage, Step, encode
from bestiary.server.store.storage import Conflict, Fenced
from bestiary.server.store.writer import Writer

_FENCED = "NOT EXISTS (SELECT 1 FROM leases WHERE table_id = ?1 AND fence = ?8)"
_APPEND = f"""
    INSERT INTO moves (table_id, ply, seat, action, moment, at, takes_back)
    SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7
    WHERE (?2 = 1 OR EXISTS (SELECT 1 FROM moves WHERE table_id = ?1 AND ply = ?2 - 1))
    AND NOT (?8 IS NOT NULL AND {_FENCED})
"""
_APPEND_ALL = """
    INSERT INTO moves (table_id, ply, seat, action, moment, at, takes_back)
    SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5, value ->> 6 FROM json_each(?1)
    WHERE NOT EXISTS (
        SELECT 1 FROM json_each(?1) AS added WHERE added.value ->> 1 > 1 AND NOT EXISTS (
            SELECT 1 FROM moves WHERE table_id = added.value ->> 0 AND ply = (added.value ->> 1) - 1
        ) OR added.value ->> 7 IS NOT NULL AND NOT EXISTS (
            SELECT 1 FROM leases WHERE table_id = added.value ->> 0 AND fence = added.value ->> 7
        )
    )
"""
_VERSION = "PRAGMA user_version = "


class SqliteStorage(SqlStorage):
    """Writes go through the writer's group commits. Reads take microseconds and are done at once."""

    shared = False
    each = "SELECT value FROM json_each($1)"
    instant = "((julianday('now') - 2440587.5) * 86400.0)"
    unheld = ""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._reader: sqlite3.Connection
        self.writer: Writer

    async def open(self) -> None:
        self._reader = open_database(self._path)
        self.writer = Writer(connect(self._path), _append_all)

    async def close(self) -> None:
        await self.writer.close()
        self._reader.close()

    async def try_writing(self) -> None:
        await self._write(Step(f"{_VERSION}{version_of(self._reader)}", ()))

    async def append_move(self, table: str, move: MoveRow, fence: int | None = None) -> None:
        row = (table, move.ply, move.seat, move.action, move.moment, move.at, int(move.takes_back), fence)
        await self.writer.write(lambda database: _append(database, row), row)

    async def _read(self, sql: str, *values: object) -> Sequence[Row]:
        return self._reader.execute(_marked(sql), values).fetchall()

    async def _write(self, *steps: Step) -> Sequence[Row]:
        return await self.writer.write(lambda database: _take(database, steps))


@lru_cache
def _marked(sql: str) -> str:
    """SQLite marks its values in its own way."""
    return sql.replace("$", "?")


def _take(database: sqlite3.Connection, steps: Sequence[Step]) -> Sequence[Row]:
    """In one transaction, which the writer undoes when it raises something."""
    found = []
    for step in steps:
        rows = database.execute(_marked(step.sql), step.values).fetchall()
        if step.conflict and not rows:
            raise Conflict(step.conflict)
        found.append(rows)
    return found[0]


def _append(database: sqlite3.Connection, row: tuple[object, ...]) -> Sequence[Row]:
    table, ply, *_, fence = row
    try:
        if database.execute(_APPEND, row).rowcount != 1:
            if fence is not None and database.execute(f"SELECT {_FENCED}", row).fetchone()[0]:
                raise Fenced(f"Another worker looks after table {table}.")
            raise Conflict(f"There is a gap before move {ply}.")
    except sqlite3.IntegrityError:
        raise Conflict(f"There is a move {ply} already.") from None
    return ()


def _append_all(database: sqlite3.Connection, rows: list[tuple[object, ...]]) -> bool:
    """All moves that wait, in one statement; none of them when one is a second for its ply, leaves one out or is
    fenced."""
    try:
        return database.execute(_APPEND_ALL, (encode(rows),)).rowcount == len(rows)
    except sqlite3.IntegrityError:
        return False
