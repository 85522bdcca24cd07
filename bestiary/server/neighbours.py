"""What the workers of a server tell each other about one table."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
from msgspec import Struct

from bestiary.server.channel import Line

if TYPE_CHECKING:
    from bestiary.server.table import LiveTable


class Notice(Struct, frozen=True):
    """Look again at the moves, the table or the chat; or who is there."""

    worker: str
    what: str
    people: list[str] = []
    holding: list[int] = []  # seats that hold the open window there


_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(Notice).decode


class Neighbours:
    """The same table in other processes."""

    def __init__(self, live: LiveTable) -> None:
        self._live = live
        self._line: Line

    async def meet(self) -> None:
        """From now on they are heard."""
        hall = self._live.hall
        self._line = await hall.channel.join(self._live.row.id, self._hear)

    async def leave(self) -> None:
        """They are heard no more."""
        await self._line.leave()

    async def tell(self, what: str) -> None:
        """Tells them of a change."""
        people = sorted(self._live.audience.here()) if what == "here" else []
        holding = self._live.windows.holding if what == "hold" else []
        await self._line.publish(_encode(Notice(self._live.hall.worker, what, people, holding)))

    def _hear(self, notice: bytes) -> None:
        live, heard = self._live, _decode(notice)
        if heard.what == "here":
            live.audience.elsewhere[heard.worker] = set(heard.people)
            live.start(live.look_around())
        elif heard.what == "who":
            live.start(self.tell("here"))
        elif heard.what == "hold":
            live.start(live.windows.hear(heard.worker, heard.holding))
        elif heard.what == "chat":
            live.start(live.talk.catch_up())
        else:
            live.start(live.look_again())
