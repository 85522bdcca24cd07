"""Which tables this process runs: it alone lets their bots move, their windows close and their clocks run out.

A lease lasts for as long as its worker gives a sign of life to the storage. A worker that was only asleep learns when
it wakes up that its time is over, by its own clock; what it had begun before is refused by the lease's number, and in
the end by the ply.
"""

from __future__ import annotations

from collections.abc import Iterable

from bestiary.server.clock import Clock
from bestiary.server.store.storage import Storage


class Leases:
    """Those of one process. Where it is alone it needs none."""

    def __init__(self, storage: Storage, clock: Clock, worker: str, *, alone: bool) -> None:
        self._storage = storage
        self._clock = clock
        self._worker = worker
        self.alone = alone
        self._fences: dict[str, int] = {}
        self._until = 0.0  # by this clock

    def runs(self, table: str) -> bool:
        """Whether this process runs a table."""
        return self.alone or (table in self._fences and self._clock.now() < self._until)

    def fence(self, table: str) -> int | None:
        """The number of a lease, for what is stored by it. Without one nothing that it refers to is stored."""
        return None if self.alone else self._fences.get(table, 0)

    async def beat(self) -> tuple[list[str], bool]:
        """A sign of life. Who else lives; and whether it came too late, so that others may have taken over."""
        sent = self._clock.now()  # before it was counted, so that nobody is earlier than we are
        alive = await self._storage.beat(self._worker)
        late = sent >= self._until
        if late:
            self._fences = await self._storage.held_leases(self._worker)
        self._until = sent + self._storage.lease_seconds
        return alive, late

    async def take(self, tables: Iterable[str]) -> list[str]:
        """Takes over those that nobody runs; says which. One that is alone runs all."""
        wanted = [table for table in tables if table not in self._fences]
        if self.alone or not wanted:
            return wanted
        taken = await self._storage.take_leases(wanted, self._worker)
        self._fences |= taken
        return list(taken)

    async def adopt(self, most: int) -> list[str]:
        """Takes over some tables of workers that are no more."""
        adopted = dict(await self._storage.adopt(self._worker, most))
        self._fences |= adopted
        return list(adopted)

    def lose(self, table: str) -> None:
        """Another one has taken over."""
        self._fences.pop(table, None)

    async def drop(self, table: str) -> None:
        """This process does not run a table any more; whoever wants to may."""
        if self._fences.pop(table, None) is not None:
            await self._storage.drop_lease(table, self._worker)

    async def close(self) -> None:
        """This process stops: others take over at once."""
        if not self.alone and self._until:
            self._fences.clear()
            await self._storage.drop_worker(self._worker)
