"""Storage in PostgreSQL, for as many processes as there are. When it goes away and comes back, everything goes on by
itself: whatever was under way then is done again, and finds out whether it was done already."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Sequence
from typing import TypeVar

import asyncpg

from bestiary.server.clock import Clock
from bestiary.server.store.appending import Appending, Entry, append_together
from bestiary.server.store.postgres_opening import connecting, open_postgres
from bestiary.server.store.rows import MoveRow
from bestiary.server.store.sql import Row, SqlStorage, Step
from bestiary.server.store.storage import Away, Conflict, NotStored, Unsure

CONNECTIONS = 8  # of one process
PATIENCE = 5.0  # seconds in which a database that went away may come back, while something is written
PAUSE = 0.1
GONE = (
    OSError,
    asyncio.TimeoutError,
    asyncpg.PostgresConnectionError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,  # it was lost in the middle of something, and the driver has not noticed
    asyncpg.OperatorInterventionError,  # it is being stopped, or just starts
    asyncpg.TooManyConnectionsError,
)
AGAIN = (asyncpg.DeadlockDetectedError, asyncpg.SerializationError)  # undone as a whole, through nobody's fault
Result = TypeVar("Result")
Work = Callable[[asyncpg.Connection, bool], Awaitable[Result]]  # told whether it may have been done already


class PostgresStorage(SqlStorage):
    """Moves go through group commits; other writes are each a transaction of its own, and PostgreSQL groups them."""

    shared = True
    each = "SELECT jsonb_array_elements_text($1::jsonb)"
    instant = "extract(epoch FROM clock_timestamp())::float8"
    unheld = "FOR UPDATE SKIP LOCKED"

    def __init__(self, address: str, clock: Clock) -> None:
        self._address = address
        self._clock = clock
        self._pool: asyncpg.Pool
        self.appending: Appending

    async def open(self) -> None:
        await open_postgres(self._address)
        self._pool = await asyncpg.create_pool(
            min_size=0, max_size=CONNECTIONS, reset=_as_it_is, **connecting(self._address)
        )
        self.appending = Appending(self._append)

    async def close(self) -> None:
        await self.appending.close()
        await self._pool.close()

    async def try_writing(self) -> None:
        await self._write(Step("UPDATE bestiary_version SET version = version", ()))

    async def append_move(self, table: str, move: MoveRow, fence: int | None = None) -> None:
        await self.appending.append(Entry(table, move, fence))

    async def _append(self, entries: Sequence[Entry]) -> list[Exception | None]:
        return await self._do(lambda connection, again: append_together(connection, entries, again))

    async def _read(self, sql: str, *values: object) -> Sequence[Row]:
        async def work(connection: asyncpg.Connection, again: bool) -> Sequence[Row]:
            rows: Sequence[Row] = await connection.fetch(sql, *values)
            return rows

        try:
            return await self._do(work)
        except Unsure as error:
            raise Away(str(error)) from None

    async def _write(self, *steps: Step) -> Sequence[Row]:
        async def work(connection: asyncpg.Connection, again: bool) -> Sequence[Row]:
            if len(steps) == 1:
                return await _take(connection, steps[0], again)
            async with connection.transaction():
                found, *_ = [await _take(connection, step, again) for step in steps]
                return found

        return await self._do(work)

    async def _do(self, work: Work[Result]) -> Result:
        """Does something with a connection; again where that is lost, or where it has to make way for somebody."""
        until: float | None = None
        while True:
            try:
                connection = await self._pool.acquire()
            except (*GONE, asyncpg.PostgresError) as error:
                if until is None:
                    raise Away(_in_words(error)) from None
                if self._clock.now() > until:
                    raise Unsure(_in_words(error)) from None
                await self._clock.sleep(PAUSE)
                continue
            try:
                return await work(connection, until is not None)
            except AGAIN:
                continue
            except (ValueError, asyncpg.DataError) as error:
                raise NotStored(_in_words(error)) from None
            except GONE as error:
                with contextlib.suppress(asyncpg.InterfaceError):  # it has found out by itself
                    connection.terminate()
                until = until or self._clock.now() + PATIENCE
                if self._clock.now() > until:
                    raise Unsure(_in_words(error)) from None
            except asyncpg.PostgresError as error:
                raise NotStored(_in_words(error)) from None
            finally:
                await self._pool.release(connection)


async def _take(connection: asyncpg.Connection, step: Step, again: bool) -> Sequence[Row]:
    rows: Sequence[Row] = await connection.fetch(step.sql, *step.values)
    if step.conflict and not rows and not (again and await connection.fetch(step.mine, *step.values)):
        raise Conflict(step.conflict)
    return rows


async def _as_it_is(connection: asyncpg.Connection) -> None:
    """Nothing is ever set on a connection: there is nothing to be set back."""


def _in_words(error: BaseException) -> str:
    if isinstance(error, asyncpg.DiskFullError):
        return "It could not be written: the database's disk is full."
    if isinstance(error, asyncpg.ReadOnlySQLTransactionError):
        return "It could not be written: the database is read-only."
    if isinstance(error, GONE):
        return "The database cannot be reached."
    return f"It could not be written: {error}"
