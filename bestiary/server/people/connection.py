"""One client that listens to a table, however it is connected."""

from __future__ import annotations

import asyncio

import msgspec

from bestiary.server.messages import Bye, FromServer

_encode = msgspec.json.Encoder().encode


def encoded(message: FromServer) -> bytes:
    """A message as it is sent."""
    return _encode(message)


class Connection:
    """Whose it is, from where, and what waits to be sent. Who does not keep up with it is sent away, and holds up
    nobody."""

    def __init__(self, person: str, backlog: int, address: str = "") -> None:
        self.person = person
        self.address = address
        self.token: str | None = None  # its digest, where a program has come with one
        self.bye: Bye | None = None
        self._waiting: list[bytes] = []
        self._backlog = backlog
        self._wanted: asyncio.Future[None] | None = None

    def send(self, line: bytes) -> None:
        """Puts a message into the line."""
        if self.bye is not None:
            return
        if len(self._waiting) >= self._backlog:
            self._waiting.clear()
            self.close(Bye("This connection is too slow.", come_back=True))
            return
        self._waiting.append(line)
        self._wake()

    def close(self, bye: Bye) -> None:
        """Says goodbye after what is in the line."""
        if self.bye is None:
            self._waiting.append(encoded(bye))
            self.bye = bye
            self._wake()

    @property
    def empty(self) -> bool:
        """Whether everything has been handed on."""
        return not self._waiting

    async def next(self) -> bytes | None:
        """All messages that wait, a line each; None when there will be no more."""
        while not self._waiting:
            if self.bye is not None:
                return None
            self._wanted = asyncio.get_running_loop().create_future()
            await self._wanted
        lines = b"\n".join(self._waiting)
        self._waiting.clear()
        return lines

    def _wake(self) -> None:
        if self._wanted is not None and not self._wanted.done():
            self._wanted.set_result(None)
