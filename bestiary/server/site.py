"""What the workers of a server tell each other that belongs to no table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

import msgspec
from msgspec import Struct

from bestiary.server.channel import Channel, Line

TOPIC = "everybody"
What = Literal["renamed", "void"]


class News(Struct, frozen=True):
    """Somebody goes by another name, or has had all tokens voided."""

    worker: str
    what: What
    person: str


_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(News).decode


class Site:
    """All workers."""

    def __init__(self, channel: Channel, worker: str, hear: Callable[[News], None]) -> None:
        self._channel = channel
        self._worker = worker
        self._hear = hear
        self._line: Line

    async def join(self) -> None:
        """From now on they are heard."""
        self._line = await self._channel.join(TOPIC, lambda notice: self._hear(_decode(notice)))

    async def tell(self, what: What, person: str) -> None:
        """All the others."""
        await self._line.publish(_encode(News(self._worker, what, person)))
