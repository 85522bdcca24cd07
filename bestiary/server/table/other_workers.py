"""What the workers of a server tell each other about one table."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
from msgspec import Struct

from bestiary.server.channel import Channel, Line
from bestiary.server.store.rows import Head


class Notice(Struct, frozen=True, omit_defaults=True):
    """How far the table has come, as its sender has stored it: who knows less reads the rest. And who listens there."""

    worker: str
    head: Head | None = None
    people: list[str] | None = None
    asks: bool = False  # who listens elsewhere


_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(Notice).decode


class OtherWorkers:
    """The same table in other processes."""

    def __init__(self, channel: Channel, worker: str, table: str, hear: Callable[[Notice], None]) -> None:
        self._channel = channel
        self._worker = worker
        self._table = table
        self._hear = hear
        self._line: Line

    async def join(self) -> None:
        """From now on they are heard."""
        self._line = await self._channel.join(self._table, lambda notice: self._hear(_decode(notice)))

    async def leave(self) -> None:
        """They are heard no more."""
        await self._line.leave()

    async def tell(self, head: Head | None = None, people: list[str] | None = None, *, asks: bool = False) -> None:
        """Tells them of a change. A notice may be lost: whoever misses one finds out by asking the storage."""
        await self._line.publish(_encode(Notice(self._worker, head, people, asks)))
