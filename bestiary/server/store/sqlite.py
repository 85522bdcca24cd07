"""Storage in one SQLite file: nothing to set up, and durable: WAL, synchronous=FULL, one writing thread."""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import Sequence
from pathlib import Path

import msgspec

from bestiary.server.store.migrations import version_of
from bestiary.server.store.opening import connect, open_database
from bestiary.server.store.rows import ChatRow, MoveRow, PersonRow, SnapshotRow, TableRow
from bestiary.server.store.storage import BadRow, Conflict, Storage
from bestiary.server.store.writer import Row, Work, Writer

_APPEND = """
    INSERT INTO moves (table_id, ply, seat, action, moment, at, takes_back)
    SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7
    WHERE ?2 = 1 OR EXISTS (SELECT 1 FROM moves WHERE table_id = ?1 AND ply = ?2 - 1)
"""
_APPEND_ALL = """
    INSERT INTO moves (table_id, ply, seat, action, moment, at, takes_back)
    SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5, value ->> 6 FROM json_each(?1)
    WHERE NOT EXISTS (
        SELECT 1 FROM json_each(?1) AS added WHERE added.value ->> 1 > 1 AND NOT EXISTS (
            SELECT 1 FROM moves WHERE table_id = added.value ->> 0 AND ply = (added.value ->> 1) - 1
        )
    )
"""
log = logging.getLogger("bestiary.store")
_encode = msgspec.json.Encoder().encode
_decode_table = msgspec.json.Decoder(TableRow).decode


class SqliteStorage(Storage):
    """Writes go through the writer's group commits. Reads take microseconds and are done at once."""

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
        await self._write(lambda database: _run(database, f"PRAGMA user_version = {version_of(database)}", ()))

    # Moves.

    async def append_move(self, table: str, move: MoveRow) -> None:
        row = (table, move.ply, move.seat, move.action, move.moment, move.at, int(move.takes_back))
        await self.writer.write(lambda database: _insert(database, f"move {move.ply}", _APPEND, row), row)

    async def moves(self, table: str, after: int = 0) -> list[MoveRow]:
        sql = """SELECT ply, seat, action, moment, at, takes_back FROM moves
                 WHERE table_id = ? AND ply > ? ORDER BY ply"""
        rows = self._reader.execute(sql, (table, after))
        return [MoveRow(ply, seat, action, moment, at, bool(back)) for ply, seat, action, moment, at, back in rows]

    async def save_snapshot(self, table: str, snapshot: SnapshotRow) -> None:
        sql = "INSERT OR REPLACE INTO snapshots (table_id, ply, document) VALUES (?, ?, ?)"
        await self._write(lambda database: _run(database, sql, (table, snapshot.ply, snapshot.document)))

    async def snapshot(self, table: str) -> SnapshotRow | None:
        row = self._reader.execute("SELECT ply, document FROM snapshots WHERE table_id = ?", (table,)).fetchone()
        return None if row is None else SnapshotRow(*row)

    async def drop_snapshots(self) -> None:
        await self._write(lambda database: _run(database, "DELETE FROM snapshots", ()))

    async def save_analysis(self, table: str, document: bytes) -> None:
        sql = "INSERT OR REPLACE INTO analyses (table_id, document) VALUES (?, ?)"
        await self._write(lambda database: _run(database, sql, (table, document)))

    async def analysis(self, table: str) -> bytes | None:
        row = self._reader.execute("SELECT document FROM analyses WHERE table_id = ?", (table,)).fetchone()
        return None if row is None else row[0]

    # Tables.

    async def create_table(self, row: TableRow) -> None:
        def work(database: sqlite3.Connection) -> None:
            sql = """INSERT INTO tables (id, revision, status, listed, clock, host, created, document)
                     VALUES (?, ?, ?, ?, ?, ?, ?, ?)"""
            values = (row.id, row.revision, row.status, row.listed, row.clock, row.host, row.created, _encode(row))
            _insert(database, f"table {row.id}", sql, values)
            _seat_people(database, row)

        await self._write(work)

    async def save_table(self, row: TableRow) -> None:
        def work(database: sqlite3.Connection) -> None:
            sql = """UPDATE tables SET revision = ?, status = ?, listed = ?, clock = ?, document = ?
                     WHERE id = ? AND revision = ?"""
            values = (row.revision, row.status, row.listed, row.clock, _encode(row), row.id, row.revision - 1)
            if database.execute(sql, values).rowcount != 1:
                raise Conflict(f"Table {row.id} has changed.")
            _seat_people(database, row)

        await self._write(work)

    async def table(self, table: str) -> TableRow | None:
        row = self._reader.execute("SELECT document FROM tables WHERE id = ?", (table,)).fetchone()
        return None if row is None else _table(table, row[0])

    async def tables_of(self, person: str, limit: int) -> list[TableRow]:
        sql = """SELECT id, document FROM tables JOIN sitting ON table_id = id WHERE person = ?
                 ORDER BY status = 'over', created DESC LIMIT ?"""
        return self._tables(sql, person, limit)

    async def listed_tables(self, status: str, limit: int) -> list[TableRow]:
        sql = "SELECT id, document FROM tables WHERE listed = 1 AND status = ? ORDER BY created DESC LIMIT ?"
        return self._tables(sql, status, limit)

    async def timed_tables(self) -> list[str]:
        sql = "SELECT id FROM tables WHERE status = 'playing' AND clock IS NOT NULL"
        return [row[0] for row in self._reader.execute(sql)]

    async def hosted_since(self, person: str, moment: float) -> int:
        return self._count("SELECT count(*) FROM tables WHERE host = ? AND created > ?", person, moment)

    async def hosted_unfinished(self, person: str) -> int:
        return self._count("SELECT count(*) FROM tables WHERE host = ? AND status != 'over'", person)

    # People, chat, tokens.

    async def save_person(self, person: PersonRow) -> None:
        sql = "INSERT OR REPLACE INTO people (id, name, avatar) VALUES (?, ?, ?)"
        await self._write(lambda database: _run(database, sql, (person.id, person.name, person.avatar)))

    async def people(self, ids: Sequence[str]) -> list[PersonRow]:
        marks = ",".join("?" * len(ids))
        sql = f"SELECT id, name, avatar FROM people WHERE id IN ({marks})"
        rows = self._reader.execute(sql, tuple(ids))
        return [PersonRow(*row) for row in rows if all(isinstance(value, str) for value in row)]

    async def add_chat(self, table: str, line: ChatRow) -> None:
        sql = """INSERT INTO chat (table_id, number, person, name, avatar, text, quick, at)
                 VALUES (?, ?, ?, ?, ?, ?, ?, ?)"""
        person = line.person
        values = (table, line.number, person.id, person.name, person.avatar, line.text, line.quick, line.at)
        await self._insert(f"line {line.number}", sql, values)

    async def chat(self, table: str, limit: int) -> list[ChatRow]:
        sql = """SELECT number, person, name, avatar, text, quick, at FROM chat
                 WHERE table_id = ? ORDER BY number DESC LIMIT ?"""
        rows = self._reader.execute(sql, (table, limit)).fetchall()
        return [ChatRow(row[0], PersonRow(*row[1:4]), row[4], bool(row[5]), row[6]) for row in reversed(rows)]

    async def save_token(self, digest: str, person: str, at: float) -> None:
        sql = "INSERT INTO tokens (digest, person, at) VALUES (?, ?, ?)"
        await self._insert("token", sql, (digest, person, at))

    async def token_owner(self, digest: str) -> str | None:
        row = self._reader.execute("SELECT person FROM tokens WHERE digest = ?", (digest,)).fetchone()
        return None if row is None else row[0]

    async def drop_tokens(self, person: str) -> None:
        sql = "DELETE FROM tokens WHERE person = ?"
        await self._write(lambda database: _run(database, sql, (person,)))

    async def count_tokens(self, person: str) -> int:
        return self._count("SELECT count(*) FROM tokens WHERE person = ?", person)

    # How it does that.

    async def _write(self, work: Work) -> None:
        await self.writer.write(work)

    async def _insert(self, what: str, sql: str, values: tuple[object, ...]) -> None:
        await self.writer.write(lambda database: _insert(database, what, sql, values))

    def _tables(self, sql: str, *values: object) -> list[TableRow]:
        """Those that can be read: a damaged one does not hide the others."""
        found = []
        for table, document in self._reader.execute(sql, values):
            try:
                found.append(_table(table, document))
            except BadRow as error:
                log.warning(str(error), extra={"table": table})
        return found

    def _count(self, sql: str, *values: object) -> int:
        count: int = self._reader.execute(sql, values).fetchone()[0]
        return count


def _table(table: str, document: bytes) -> TableRow:
    try:
        return _decode_table(document)
    except (msgspec.DecodeError, UnicodeError, TypeError):
        raise BadRow(f"The row of table {table} cannot be read.") from None


def _run(database: sqlite3.Connection, sql: str, values: tuple[object, ...]) -> None:
    database.execute(sql, values)


def _insert(database: sqlite3.Connection, what: str, sql: str, values: tuple[object, ...]) -> None:
    try:
        if database.execute(sql, values).rowcount != 1:
            raise Conflict(f"There is a gap before {what}.")
    except sqlite3.IntegrityError:
        raise Conflict(f"There is a {what} already.") from None


def _append_all(database: sqlite3.Connection, rows: list[Row]) -> bool:
    """All moves that wait, in one statement; none of them when one is a second for its ply, or leaves one out."""
    try:
        return database.execute(_APPEND_ALL, (_encode(rows),)).rowcount == len(rows)
    except sqlite3.IntegrityError:
        return False


def _seat_people(database: sqlite3.Connection, row: TableRow) -> None:
    people = {person for seat in row.seats for person in seat.people}
    database.execute("DELETE FROM sitting WHERE table_id = ?", (row.id,))
    database.executemany("INSERT INTO sitting (person, table_id) VALUES (?, ?)", [(p, row.id) for p in sorted(people)])
