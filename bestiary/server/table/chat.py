"""The chat of a table."""

from __future__ import annotations

from collections.abc import Callable

from bestiary.core.names import JOINERS
from bestiary.server.clock import Clock
from bestiary.server.messages import ChatLine, Said
from bestiary.server.people.people import People, person_of
from bestiary.server.refusals import refuse
from bestiary.server.store.rows import ChatRow, PersonRow
from bestiary.server.store.storage import Conflict, Storage

SHOWN = 100
LETTERS = f"\n{JOINERS}"  # besides those that can be printed


class Chat:
    """What has been said, newest last. Lines are numbered; of two with the same number one is numbered anew."""

    def __init__(
        self, table: str, storage: Storage, people: People, clock: Clock, tell: Callable[[Said], None]
    ) -> None:
        self._table = table
        self._storage = storage
        self._people = people
        self._clock = clock
        self._tell = tell
        self.lines: list[ChatLine] = []

    async def load(self) -> None:
        """What was said before."""
        self.lines = [_line(row) for row in await self._storage.chat(self._table, SHOWN)]

    async def say(self, person: str, text: str, quick: bool) -> None:
        """Somebody speaks; it is stored, then everybody hears it."""
        if not text.strip() or not all(letter.isprintable() or letter in LETTERS for letter in text):
            raise refuse("MALFORMED", "Say it in letters.")
        await self._people.meet([person])
        speaker = self._people.get(person)
        row = PersonRow(speaker.id, speaker.name, speaker.avatar)
        said = False
        while not said:
            try:
                await self._storage.add_chat(self._table, ChatRow(self.last + 1, row, text, quick, self._clock.now()))
                said = True
            except Conflict:
                pass
            await self.catch_up()

    async def catch_up(self) -> None:
        """Everybody gets the lines that this process has not told yet."""
        for row in await self._storage.chat(self._table, SHOWN):
            if row.number > self.last:
                self.lines = [*self.lines[1 - SHOWN :], _line(row)]
                self._tell(Said(self.lines[-1]))

    @property
    def last(self) -> int:
        """The number of the newest line that is known here."""
        return self.lines[-1].number if self.lines else 0


def _line(row: ChatRow) -> ChatLine:
    return ChatLine(row.number, person_of(row.person), row.text, row.quick)
