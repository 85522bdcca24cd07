"""The tables of this process, and how one gets to them."""

from __future__ import annotations

import asyncio

from bestiary.server.games import Games
from bestiary.server.messages import Bye
from bestiary.server.people.connection import Connection
from bestiary.server.refusals import refuse
from bestiary.server.store.storage import BadRow
from bestiary.server.table.seating import seats_of
from bestiary.server.table.surroundings import Surroundings
from bestiary.server.table.table import LiveTable

LOOKED_AT = 30.0  # seconds between two looks at tables that nobody uses


class Tables:
    """Those in memory, each read from the storage when it is first asked for, and forgotten when nobody uses it."""

    def __init__(self, around: Surroundings, games: Games) -> None:
        self._around = around
        self._games = games
        self._tables: dict[str, asyncio.Task[LiveTable]] = {}

    async def open(self) -> None:
        """Takes up the tables whose clocks are running, unless another worker does."""
        self._around.tasks.add(self._forget_unused())
        for table in await self._around.leases.take(await self._around.storage.timed_tables()):
            self._around.tasks.add(self.get(table))

    async def close(self) -> None:
        """Nothing goes on at any of them any more. What was accepted is stored already."""
        for live in self.all():
            await live.close()
        for task in self._tables.values():
            task.cancel()

    async def get(self, table: str) -> LiveTable:
        """A table by its id."""
        task = self._tables.get(table)
        if task is None:
            task = self._tables[table] = asyncio.get_running_loop().create_task(self._load(table))
        try:
            live = await asyncio.shield(task)
        except Exception:
            self._tables.pop(table, None)
            raise
        live.used = self._around.clock.now()
        return live

    def all(self) -> list[LiveTable]:
        """Those that have been read."""
        done = [task for task in self._tables.values() if task.done() and not task.cancelled()]
        return [task.result() for task in done if task.exception() is None]

    async def renamed(self, person: str) -> None:
        """Tells the tables where somebody sits or watches that they go by another name."""
        for live in self.all():
            if seats_of(live.row, person) or person in live.presence.everybody():
                await live.look_around()

    def dismiss(self, person: str | None, bye: Bye) -> list[Connection]:
        """Says goodbye to all connections of somebody, or of everybody."""
        heard = [connection for live in self.all() for connection in live.audience.connections()]
        heard = [connection for connection in heard if person is None or connection.person == person]
        for connection in heard:
            connection.close(bye)
        return heard

    async def _load(self, table: str) -> LiveTable:
        try:
            row = await self._around.storage.table(table)
        except BadRow:
            raise refuse("DAMAGED") from None
        if row is None:
            raise refuse("NO_SUCH_TABLE")
        live = LiveTable(self._around, row, self._games.named(row.game))
        try:
            await live.open()
        except BaseException:  # who listens to other workers for a table that cannot be opened would do so for ever
            await live.close()
            raise
        self._around.metrics.tables.set(len(self._tables))
        return live

    async def _forget_unused(self) -> None:
        """They are in the storage."""
        keep = self._around.settings.keep_table
        while True:
            await self._around.clock.sleep(min(LOOKED_AT, keep))
            oldest = self._around.clock.now() - keep
            for live in self.all():
                if live.unused_since(oldest):
                    self._tables.pop(live.row.id, None)
                    await live.close()
            self._around.metrics.tables.set(len(self._tables))
