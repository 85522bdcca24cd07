"""Whether the server is well: it answers, and what is done here can be kept."""

from __future__ import annotations

from bestiary.server.channel import Channel
from bestiary.server.clock import Clock
from bestiary.server.store.storage import NotStored, Storage, Unsure

REMEMBERED = 5.0  # seconds: however often somebody asks, the disk is not tried more often


class Health:
    """Tries to write now and then."""

    def __init__(self, storage: Storage, clock: Clock, channel: Channel) -> None:
        self._storage = storage
        self._channel = channel
        self._clock = clock
        self._tried: float | None = None
        self._well = True

    async def ready(self) -> bool:
        """Whether people may be sent here: what they do can be stored, and others hear of it."""
        return self._channel.hears and await self.good()

    async def good(self) -> bool:
        """Whether something can be stored."""
        now = self._clock.now()
        if self._tried is None or now - self._tried >= REMEMBERED:
            self._tried = now
            try:
                await self._storage.try_writing()
                self._well = True
            except (NotStored, Unsure):
                self._well = False
        return self._well
