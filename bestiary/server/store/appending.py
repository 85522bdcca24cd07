"""Moves on their way into PostgreSQL: what waits together is one statement and one commit, and everybody hears when it
is durable. A commit takes a disk's time; while some are under way, the next group gathers."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import NamedTuple

import asyncpg

from bestiary.server.store.rows import MoveRow
from bestiary.server.store.storage import Conflict, Fenced

AT_ONCE = 2  # groups under way
LARGEST_GROUP = 512
# Rows are taken in one order everywhere, so that two groups never wait for each other. A lease that is about to change
# hands is waited for, and its number looked at again: once another worker has it, no move of the older holder comes in.
_APPEND = """
    WITH added AS (
        SELECT * FROM unnest($1::text[], $2::int8[], $3::int8[], $4::text[], $5::int8[], $6::float8[], $7::int8[],
                             $8::int8[]) AS added (table_id, ply, seat, action, moment, at, takes_back, fence)
    ), leased AS (
        SELECT table_id, leases.fence FROM leases JOIN added USING (table_id, fence) ORDER BY table_id
        FOR SHARE OF leases
    )
    INSERT INTO moves (table_id, ply, seat, action, moment, at, takes_back)
    SELECT table_id, ply, seat, action, moment, at, takes_back FROM added
    WHERE (ply = 1 OR EXISTS (SELECT 1 FROM moves WHERE table_id = added.table_id AND ply = added.ply - 1))
    AND (fence IS NULL OR EXISTS (SELECT 1 FROM leased WHERE table_id = added.table_id))
    ORDER BY table_id
    ON CONFLICT DO NOTHING RETURNING table_id
"""
_STORED = "SELECT seat, action, moment, at, takes_back FROM moves WHERE table_id = $1 AND ply = $2"
_LEASED = "SELECT 1 FROM leases WHERE table_id = $1 AND fence = $2"


class Entry(NamedTuple):
    """A move of a table, and the number of the lease with which it is made."""

    table: str
    move: MoveRow
    fence: int | None


Outcomes = list[Exception | None]
Append = Callable[[Sequence[Entry]], Awaitable[Outcomes]]  # all of different tables


class Appending:
    """Gathers moves into groups, in which a table is but once."""

    def __init__(self, append: Append) -> None:
        self._append = append
        self._waiting: list[tuple[Entry, asyncio.Future[None]]] = []
        self._under_way: set[asyncio.Task[None]] = set()
        self._gathering = False
        self.commits = 0
        self.written = 0

    async def append(self, entry: Entry) -> None:
        """Returns when the move is durable."""
        loop = asyncio.get_running_loop()
        done: asyncio.Future[None] = loop.create_future()
        self._waiting.append((entry, done))
        if not self._gathering and len(self._under_way) < AT_ONCE:
            self._gathering = True
            loop.call_soon(self._send)
        await done

    async def close(self) -> None:
        """Waits for what is under way."""
        while self._waiting or self._under_way:
            if self._under_way:
                await asyncio.wait(self._under_way)
            else:  # the next group is about to be sent
                await asyncio.wait([done for _, done in self._waiting], return_when=asyncio.FIRST_COMPLETED)

    def _send(self) -> None:
        self._gathering = False
        group: dict[str, tuple[Entry, asyncio.Future[None]]] = {}
        later = []
        for entry, done in self._waiting:
            if entry.table in group or len(group) == LARGEST_GROUP:
                later.append((entry, done))
            else:
                group[entry.table] = entry, done
        self._waiting = later
        if group:
            task = asyncio.create_task(self._store(list(group.values())))
            self._under_way.add(task)
            task.add_done_callback(self._stored)

    def _stored(self, task: asyncio.Task[None]) -> None:
        self._under_way.discard(task)
        if self._waiting:
            self._send()

    async def _store(self, group: list[tuple[Entry, asyncio.Future[None]]]) -> None:
        try:
            outcomes = await self._append([entry for entry, _ in group])
        except Exception as error:
            outcomes = [error] * len(group)
        self.commits += 1
        self.written += len(group)
        for (_, done), outcome in zip(group, outcomes, strict=True):
            if done.cancelled():
                continue
            if outcome is None:
                done.set_result(None)
            else:
                done.set_exception(outcome)


async def append_together(connection: asyncpg.Connection, entries: Sequence[Entry], again: bool) -> Outcomes:
    """One statement for all; what each came to."""
    columns = zip(*map(_row, entries), strict=True)
    stored = {row[0] for row in await connection.fetch(_APPEND, *columns)}
    if len(stored) == len(entries):
        return [None] * len(entries)
    return [None if entry.table in stored else await _why_not(connection, entry, again) for entry in entries]


def _row(entry: Entry) -> tuple[object, ...]:
    move = entry.move
    return (
        entry.table,
        move.ply,
        move.seat,
        move.action,
        move.moment,
        move.at,
        int(move.takes_back),
        entry.fence,
    )


async def _why_not(connection: asyncpg.Connection, entry: Entry, again: bool) -> Exception | None:
    row = _row(entry)
    found = await connection.fetchrow(_STORED, *row[:2])
    if again and found is not None and tuple(found) == row[2:7]:
        return None  # it was stored just when the connection was lost
    if entry.fence is not None and not await connection.fetch(_LEASED, entry.table, entry.fence):
        return Fenced(f"Another worker looks after table {entry.table}.")
    if found is None:
        return Conflict(f"There is a gap before move {entry.move.ply}.")
    return Conflict(f"There is a move {entry.move.ply} already.")
