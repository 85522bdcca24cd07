"""What a worker does every second among others: it gives a sign of life, takes over from who gives none, and makes up
for notices that were lost."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Container

from bestiary.core.errors import Refused
from bestiary.server.store.storage import NotStored
from bestiary.server.table.surroundings import Surroundings
from bestiary.server.table.table import LiveTable
from bestiary.server.table.tables import Tables

EVERY = 1.0  # seconds, or a third of what a lease lasts
ADOPTED = 50  # tables at a time that nobody here looks at
log = logging.getLogger("bestiary.workers")


class Watch:
    """One for each process that is not alone."""

    def __init__(self, around: Surroundings, tables: Tables) -> None:
        self._around = around
        self._tables = tables
        self._every = min(EVERY, around.storage.lease_seconds / 3)
        self._away = False  # whether the storage could not be asked the last time
        self._alive: set[str] = set()

    async def open(self) -> None:
        """From now on this worker is one of them."""
        log.info("this worker is one of several", extra={"worker": self._around.worker})
        await self._beat()
        self._around.tasks.add(self._keep_watch())

    async def _keep_watch(self) -> None:
        while True:
            await self._around.clock.sleep(self._every)
            try:
                await self._beat()
                await self._look()
            except NotStored:
                if not self._away:
                    log.warning("the storage cannot be asked")
                self._away = True
            except Exception:
                log.exception("the watch broke")

    async def _beat(self) -> None:
        alive, late = await self._around.leases.beat()
        if late or self._away:
            self._come_back()
        self._away = False
        gone = self._alive.difference(alive)
        if gone:
            log.warning("workers are gone", extra={"workers": sorted(gone)})
        self._alive = set(alive)

    def _come_back(self) -> None:
        """This worker was asleep, or the storage was away: others may have thought that nobody is here."""
        for live in self._tables.all():
            self._around.tasks.add(live.tell_presence(asks=True))
            if live.runs_here:
                live.come_back()

    async def _look(self) -> None:
        tables = {live.row.id: live for live in self._tables.all()}
        heads = await self._around.storage.heads(list(tables))
        for table, live in tables.items():
            live.hear_alive(self._alive)
            if table in heads:
                live.hear_of(heads[table])
        await self._take_over(tables)

    async def _take_over(self, tables: dict[str, LiveTable]) -> None:
        """Those that are open here and run nowhere, and some of those that a worker has left behind."""
        leases = self._around.leases
        idle = [table for table, live in tables.items() if live.row.status == "playing" and not live.runs_here]
        for table in await leases.take(idle):
            await tables[table].run_here()
        adopted = await leases.adopt(ADOPTED)
        await asyncio.gather(*(self._adopt(table, tables) for table in adopted))

    async def _adopt(self, table: str, known: Container[str]) -> None:
        try:
            live = await self._tables.get(table)
        except Refused:  # of a game that is not offered any more
            return
        if table in known:
            await live.run_here()
