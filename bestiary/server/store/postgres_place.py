"""PostgreSQL as a place from which, or into which, everything is moved."""

from __future__ import annotations

from collections.abc import AsyncIterator
from types import TracebackType

import asyncpg

from bestiary.server.store.place import AT_ONCE, TABLES, NotMoved, Place, Row
from bestiary.server.store.postgres_opening import NAME, connecting, open_postgres, shown

_OTHERS = """SELECT count(*) FROM pg_stat_activity
             WHERE datname = current_database() AND application_name = $1 AND pid <> pg_backend_pid()"""


class PostgresPlace(Place):
    """Read as it was at one moment; rows go in by COPY."""

    def __init__(self, address: str) -> None:
        self.name = shown(address)
        self._address = address
        self._connection: asyncpg.Connection
        self._transaction: asyncpg.transaction.Transaction

    async def __aenter__(self) -> Place:
        await open_postgres(self._address)
        how = connecting(self._address) | {"command_timeout": None}
        del how["init"]
        self._connection = await asyncpg.connect(**how)
        if await self._connection.fetchval(_OTHERS, NAME):
            await self._connection.close()
            raise NotMoved(f"A server, or another move, is using {self.name}. Stop it first.")
        self._transaction = self._connection.transaction(isolation="repeatable_read")
        await self._transaction.start()
        await self._connection.execute("SET LOCAL synchronous_commit = on")
        return self

    async def __aexit__(self, kind: object, error: object, at: TracebackType | None) -> None:
        await self._connection.close()  # undoes what was not kept

    async def count(self, table: str) -> int:
        found: int = await self._connection.fetchval(f"SELECT count(*) FROM {table}")
        return found

    async def rows(self, table: str) -> AsyncIterator[list[Row]]:
        cursor = await self._connection.cursor(f"SELECT {', '.join(TABLES[table])} FROM {table}")
        while rows := await cursor.fetch(AT_ONCE):
            yield rows

    async def add(self, table: str, rows: list[Row]) -> None:
        try:
            await self._connection.copy_records_to_table(table, records=rows, columns=TABLES[table])
        except (asyncpg.DataError, asyncpg.IntegrityConstraintViolationError, ValueError, TypeError) as error:
            raise NotMoved(f"A row of {table} is damaged ({error}), so nothing was moved.") from None

    async def keep(self) -> None:
        await self._transaction.commit()
