"""The chat of a table."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from bestiary.core.names import JOINERS
from bestiary.server.messages import ChatLine, Said
from bestiary.server.people import person_of
from bestiary.server.refusals import refuse
from bestiary.server.rows import ChatRow, PersonRow
from bestiary.server.storage import Conflict

if TYPE_CHECKING:
    from bestiary.server.table import LiveTable

SHOWN = 100
LETTERS = f"\n{JOINERS}"  # besides those that can be printed


class Talk:
    """What has been said, newest last. Lines are numbered; of two with the same number one is numbered anew."""

    def __init__(self, live: LiveTable) -> None:
        self._live = live
        self.lines: list[ChatLine] = []

    async def load(self) -> None:
        """What was said before."""
        self.lines = [_line(row) for row in await self._live.hall.storage.chat(self._live.row.id, SHOWN)]

    async def say(self, person: str, text: str, quick: bool) -> None:
        """Somebody speaks; it is stored, then everybody hears it."""
        live = self._live
        if not text.strip() or not all(letter.isprintable() or letter in LETTERS for letter in text):
            raise refuse("MALFORMED", "Say it in letters.")
        await live.people.meet([person])
        speaker = live.people.get(person)
        row = PersonRow(speaker.id, speaker.name, speaker.avatar)
        said = False
        while not said:
            try:
                line = ChatRow(self._last() + 1, row, text, quick, time.time())
                await live.hall.storage.add_chat(live.row.id, line)
                said = True
            except Conflict:
                pass
            await self.catch_up()
        await live.neighbours.tell("chat")

    async def catch_up(self) -> None:
        """Everybody gets the lines that this process has not told yet."""
        for row in await self._live.hall.storage.chat(self._live.row.id, SHOWN):
            if row.number > self._last():
                self.lines = [*self.lines[1 - SHOWN :], _line(row)]
                self._live.audience.tell_all(Said(self.lines[-1]))

    def _last(self) -> int:
        return self.lines[-1].number if self.lines else 0


def _line(row: ChatRow) -> ChatLine:
    return ChatLine(row.number, person_of(row.person), row.text, row.quick)
