"""A storage in SQL. What is asked is written here, once for all databases; a database's own module says how it is
asked, and how moves are appended."""

from __future__ import annotations

import logging
from abc import abstractmethod
from collections.abc import Sequence
from typing import Any, ClassVar, NamedTuple

import msgspec

from bestiary.server.store.rows import ChatRow, Head, MoveRow, PersonRow, SnapshotRow, TableRow, TalkRow
from bestiary.server.store.storage import BadRow, Storage

Row = Sequence[Any]
_SAME_TABLE = """SELECT 1 FROM tables WHERE id = $1 AND revision = $2 AND status = $3 AND listed = $4
                 AND clock IS NOT DISTINCT FROM $5 AND document = $6"""
log = logging.getLogger("bestiary.store")
encode = msgspec.json.Encoder().encode
_decode_table = msgspec.json.Decoder(TableRow).decode


class Step(NamedTuple):
    """A statement of a transaction. Where there is a `conflict`, it has to return a row."""

    sql: str  # its values are $1, $2 ...
    values: tuple[object, ...]
    conflict: str = ""  # why it returns none, in a sentence
    mine: str = ""  # with the same values: returns a row where what is stored is just what this step stores


class SqlStorage(Storage):
    """Everything but the ways into the database."""

    each: ClassVar[str]  # selects the texts of $1, a list in JSON
    instant: ClassVar[str]  # seconds, by the database's clock
    unheld: ClassVar[str]  # leaves out rows that another transaction is about to change

    @abstractmethod
    async def _read(self, sql: str, *values: object) -> Sequence[Row]:
        """What a query finds."""

    @abstractmethod
    async def _write(self, *steps: Step) -> Sequence[Row]:
        """Takes all steps, or none; returns what the first one does."""

    # Moves.

    async def moves(self, table: str, after: int = 0) -> list[MoveRow]:
        sql = """SELECT ply, seat, action, moment, at, takes_back FROM moves
                 WHERE table_id = $1 AND ply > $2 ORDER BY ply"""
        rows = await self._read(sql, table, after)
        return [MoveRow(ply, seat, action, moment, at, bool(back)) for ply, seat, action, moment, at, back in rows]

    async def save_snapshot(self, table: str, snapshot: SnapshotRow) -> None:
        sql = """INSERT INTO snapshots (table_id, ply, document) VALUES ($1, $2, $3)
                 ON CONFLICT (table_id) DO UPDATE SET ply = excluded.ply, document = excluded.document"""
        await self._write(Step(sql, (table, snapshot.ply, snapshot.document)))

    async def snapshot(self, table: str) -> SnapshotRow | None:
        rows = await self._read("SELECT ply, document FROM snapshots WHERE table_id = $1", table)
        return SnapshotRow(*rows[0]) if rows else None

    async def drop_snapshots(self) -> None:
        await self._write(Step("DELETE FROM snapshots", ()))

    async def save_analysis(self, table: str, document: bytes) -> None:
        sql = """INSERT INTO analyses (table_id, document) VALUES ($1, $2)
                 ON CONFLICT (table_id) DO UPDATE SET document = excluded.document"""
        await self._write(Step(sql, (table, document)))

    async def analysis(self, table: str) -> bytes | None:
        rows = await self._read("SELECT document FROM analyses WHERE table_id = $1", table)
        return rows[0][0] if rows else None

    async def save_talk(self, table: str, talk: TalkRow) -> None:
        values = (table, talk.revision, talk.document)
        sql = "INSERT INTO talks (table_id, revision, document) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING RETURNING 1"
        if talk.revision > 1:
            sql = """UPDATE talks SET revision = $2, document = $3 WHERE table_id = $1 AND revision = $2 - 1
                     RETURNING 1"""
        mine = "SELECT 1 FROM talks WHERE table_id = $1 AND revision = $2 AND document = $3"
        await self._write(Step(sql, values, f"The talk of table {table} has changed.", mine))

    async def talk(self, table: str) -> TalkRow | None:
        rows = await self._read("SELECT revision, document FROM talks WHERE table_id = $1", table)
        return TalkRow(*rows[0]) if rows else None

    # Tables.

    async def create_table(self, row: TableRow) -> None:
        sql = """INSERT INTO tables (id, revision, status, listed, clock, document, host, created)
                 VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT DO NOTHING RETURNING 1"""
        mine = f"{_SAME_TABLE} AND host = $7 AND created = $8"
        values = (*_columns(row), row.host, row.created)
        await self._write(Step(sql, values, f"There is a table {row.id} already.", mine), *_sit(row))

    async def save_table(self, row: TableRow) -> None:
        sql = """UPDATE tables SET revision = $2, status = $3, listed = $4, clock = $5, document = $6
                 WHERE id = $1 AND revision = $2 - 1 RETURNING 1"""
        await self._write(Step(sql, _columns(row), f"Table {row.id} has changed.", _SAME_TABLE), *_sit(row))

    async def table(self, table: str) -> TableRow | None:
        rows = await self._read("SELECT document FROM tables WHERE id = $1", table)
        return _table(table, rows[0][0]) if rows else None

    async def tables_of(self, person: str, limit: int) -> list[TableRow]:
        sql = """SELECT id, document FROM tables JOIN sitting ON table_id = id WHERE person = $1
                 ORDER BY status = 'over', created DESC LIMIT $2"""
        return await self._tables(sql, person, limit)

    async def listed_tables(self, status: str, limit: int) -> list[TableRow]:
        sql = "SELECT id, document FROM tables WHERE listed = 1 AND status = $1 ORDER BY created DESC LIMIT $2"
        return await self._tables(sql, status, limit)

    async def timed_tables(self) -> list[str]:
        rows = await self._read("SELECT id FROM tables WHERE status = 'playing' AND clock IS NOT NULL")
        return [row[0] for row in rows]

    async def hosted_since(self, person: str, moment: float) -> int:
        return await self._count("SELECT count(*) FROM tables WHERE host = $1 AND created > $2", person, moment)

    async def hosted_unfinished(self, person: str) -> int:
        return await self._count("SELECT count(*) FROM tables WHERE host = $1 AND status <> 'over'", person)

    async def heads(self, tables: Sequence[str]) -> dict[str, Head]:
        sql = f"""SELECT id, revision,
                         (SELECT max(ply) FROM moves WHERE table_id = id),
                         (SELECT max(number) FROM chat WHERE table_id = id),
                         (SELECT talks.revision FROM talks WHERE table_id = id)
                  FROM tables WHERE id IN ({self.each})"""
        rows = await self._read(sql, encode(tables).decode())
        return {row[0]: Head(row[1], row[2] or 0, row[3] or 0, row[4] or 0) for row in rows}

    # People, chat, tokens.

    async def save_person(self, person: PersonRow) -> None:
        sql = """INSERT INTO people (id, name, avatar) VALUES ($1, $2, $3)
                 ON CONFLICT (id) DO UPDATE SET name = excluded.name, avatar = excluded.avatar"""
        await self._write(Step(sql, (person.id, person.name, person.avatar)))

    async def people(self, ids: Sequence[str]) -> list[PersonRow]:
        sql = f"SELECT id, name, avatar FROM people WHERE id IN ({self.each})"
        rows = await self._read(sql, encode(ids).decode())
        return [PersonRow(*row) for row in rows if all(isinstance(value, str) for value in row)]

    async def add_chat(self, table: str, line: ChatRow) -> None:
        sql = """INSERT INTO chat (table_id, number, person, name, avatar, text, quick, at)
                 VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT DO NOTHING RETURNING 1"""
        mine = """SELECT 1 FROM chat WHERE table_id = $1 AND number = $2 AND person = $3 AND name = $4 AND avatar = $5
                  AND text = $6 AND quick = $7 AND at = $8"""
        person = line.person
        values = (table, line.number, person.id, person.name, person.avatar, line.text, int(line.quick), line.at)
        await self._write(Step(sql, values, f"There is a line {line.number} already.", mine))

    async def chat(self, table: str, limit: int) -> list[ChatRow]:
        sql = """SELECT number, person, name, avatar, text, quick, at FROM chat
                 WHERE table_id = $1 ORDER BY number DESC LIMIT $2"""
        rows = await self._read(sql, table, limit)
        return [ChatRow(row[0], PersonRow(*row[1:4]), row[4], bool(row[5]), row[6]) for row in reversed(rows)]

    async def save_token(self, digest: str, person: str, at: float) -> None:
        sql = "INSERT INTO tokens (digest, person, at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING RETURNING 1"
        mine = "SELECT 1 FROM tokens WHERE digest = $1 AND person = $2 AND at = $3"
        await self._write(Step(sql, (digest, person, at), "There is such a token already.", mine))

    async def token_owner(self, digest: str) -> str | None:
        rows = await self._read("SELECT person FROM tokens WHERE digest = $1", digest)
        return rows[0][0] if rows else None

    async def drop_tokens(self, person: str) -> None:
        await self._write(Step("DELETE FROM tokens WHERE person = $1", (person,)))

    async def count_tokens(self, person: str) -> int:
        return await self._count("SELECT count(*) FROM tokens WHERE person = $1", person)

    # Workers.

    async def beat(self, worker: str) -> list[str]:
        sql = f"""INSERT INTO workers (name, beaten) VALUES ($1, {self.instant})
                  ON CONFLICT (name) DO UPDATE SET beaten = excluded.beaten"""
        await self._write(Step(sql, (worker,)))
        rows = await self._read(f"SELECT name FROM workers WHERE {self._alive('$1')} ORDER BY name", self.lease_seconds)
        return [row[0] for row in rows]

    async def drop_worker(self, worker: str) -> None:
        await self._write(Step("DELETE FROM workers WHERE name = $1", (worker,)))

    async def take_leases(self, tables: Sequence[str], worker: str) -> dict[str, int]:
        sql = f"""SELECT table_id FROM leases WHERE table_id IN ({self.each}) AND worker <> $2
                  AND EXISTS (SELECT 1 FROM workers WHERE name = leases.worker AND {self._alive("$3")})"""
        others = {row[0] for row in await self._read(sql, encode(list(tables)).decode(), worker, self.lease_seconds)}
        wanted = [table for table in tables if table not in others]
        taken = {table: await self.take_lease(table, worker) for table in wanted}
        return {table: fence for table, fence in taken.items() if fence is not None}

    async def take_lease(self, table: str, worker: str) -> int | None:
        sql = f"""INSERT INTO leases (table_id, fence, worker) VALUES ($1, 1, $2)
                  ON CONFLICT (table_id) DO UPDATE SET fence = leases.fence + 1, worker = excluded.worker
                  WHERE leases.worker <> excluded.worker
                  AND NOT EXISTS (SELECT 1 FROM workers WHERE name = leases.worker AND {self._alive("$3")})
                  RETURNING fence"""
        taken = await self._write(Step(sql, (table, worker, self.lease_seconds)))
        own = "SELECT fence FROM leases WHERE table_id = $1 AND worker = $2"
        rows = taken or await self._read(own, table, worker)
        return rows[0][0] if rows else None

    async def drop_lease(self, table: str, worker: str) -> None:
        await self._write(Step("UPDATE leases SET worker = '' WHERE table_id = $1 AND worker = $2", (table, worker)))

    async def adopt(self, worker: str, limit: int) -> list[tuple[str, int]]:
        sql = f"""UPDATE leases SET fence = fence + 1, worker = $1 WHERE table_id IN (
                      SELECT table_id FROM leases WHERE worker <> '' AND worker <> $1
                      AND NOT EXISTS (SELECT 1 FROM workers WHERE name = leases.worker AND {self._alive("$2")})
                      ORDER BY table_id LIMIT $3 {self.unheld}
                  ) RETURNING table_id, fence"""
        rows = await self._write(Step(sql, (worker, self.lease_seconds, limit)))
        return [(table, fence) for table, fence in rows]

    async def held_leases(self, worker: str) -> dict[str, int]:
        rows = await self._read("SELECT table_id, fence FROM leases WHERE worker = $1", worker)
        return {row[0]: row[1] for row in rows}

    def _alive(self, seconds: str) -> str:
        return f"workers.beaten > {self.instant} - {seconds}"

    # What rows are.

    async def _tables(self, sql: str, *values: object) -> list[TableRow]:
        """Those that can be read: a damaged one does not hide the others."""
        found = []
        for table, document in await self._read(sql, *values):
            try:
                found.append(_table(table, document))
            except BadRow as error:
                log.warning(str(error), extra={"table": table})
        return found

    async def _count(self, sql: str, *values: object) -> int:
        count: int = (await self._read(sql, *values))[0][0]
        return count


def _columns(row: TableRow) -> tuple[object, ...]:
    return row.id, row.revision, row.status, int(row.listed), row.clock, encode(row)


def _table(table: str, document: bytes) -> TableRow:
    try:
        return _decode_table(document)
    except (msgspec.DecodeError, UnicodeError, TypeError):
        raise BadRow(f"The row of table {table} cannot be read.") from None


def _sit(row: TableRow) -> list[Step]:
    people = {person for seat in row.seats for person in seat.people}
    sit = "INSERT INTO sitting (person, table_id) VALUES ($1, $2)"
    leave = Step("DELETE FROM sitting WHERE table_id = $1", (row.id,))
    return [leave, *(Step(sit, (person, row.id)) for person in sorted(people))]
