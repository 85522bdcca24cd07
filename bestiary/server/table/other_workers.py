"""What the workers of a server tell each other about one table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

import msgspec
from msgspec import Struct

from bestiary.server.channel import Channel, Line

What = Literal["moves", "table", "chat", "who", "here", "hold", "pause"]


class Notice(Struct, frozen=True):
    """Look again at the moves, the table or the chat; who is there; who holds the open window, or the bots."""

    worker: str
    what: What
    people: list[str] = []
    holding: list[int] = []  # seats that hold the open window, or the bots, there


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

    async def tell(self, what: What, *, people: list[str] | None = None, holding: list[int] | None = None) -> None:
        """Tells them of a change."""
        await self._line.publish(_encode(Notice(self._worker, what, people or [], holding or [])))
