"""The bots of one table: each moves when its seat is asked, after a pause in which people can follow."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING

from bestiary.core.errors import Refused
from bestiary.core.seats import Action, Seat

if TYPE_CHECKING:
    from bestiary.server.table import LiveTable


class BotsAtWork:
    """At most one task that lets bots move until a person is asked."""

    def __init__(self, live: LiveTable) -> None:
        self._live = live
        self._task: asyncio.Task[None] | None = None

    @property
    def idle(self) -> bool:
        """Whether none of them is about to move."""
        return self._task is None

    def wake(self) -> None:
        """Something has changed: perhaps it is a bot's turn."""
        if self._task is None and self._next() is not None:
            self._task = self._live.start(self._work())

    def stop(self) -> None:
        """No more moves."""
        if self._task is not None:
            self._task.cancel()

    def _next(self) -> Seat | None:
        """The first seat that is asked and that a bot plays for. While an undo is discussed, bots wait."""
        live = self._live
        if live.play is None or live.row.status != "playing" or live.undo.shown is not None:
            return None
        return next((seat for seat in live.play.pending if live.company.strength(live.row, seat) is not None), None)

    async def _work(self) -> None:
        try:
            while self._next() is not None:
                if self._live.windows.kind is None:
                    await asyncio.sleep(self._live.hall.settings.bot_pause)
                await self._move()
        finally:
            self._task = None

    async def _move(self) -> None:
        """A bot lets a window be at once; what it has to say there, people can follow."""
        live = self._live
        async with live.lock:
            seat = self._next()
            if seat is None or live.play is None:
                return
            name = live.company.strength(live.row, seat) or ""
            action = await asyncio.to_thread(live.company.choose, name, live.play, seat)
            window = live.play.window()
            if window is None or action == window.closing:
                await self._make(seat, action)
                return
            ply = live.ply
        await asyncio.sleep(live.hall.settings.bot_pause)
        async with live.lock:
            if live.ply == ply and self._next() == seat:
                await self._make(seat, action)

    async def _make(self, seat: Seat, action: Action) -> None:
        with suppress(Refused):  # another worker's bot was faster
            await self._live.make(seat, action, None)
