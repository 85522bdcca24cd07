"""What people say at a table besides moving: that they want a move back, hold a window or the bots, or let windows be.

It is stored before anybody hears of it, so that every worker knows it, and a server that is started again. What a move
overtakes need not be stored anew: every wish says to which moment of the game it belongs.
"""

from __future__ import annotations

import msgspec
from msgspec import Struct

from bestiary.server.store.rows import TalkRow
from bestiary.server.store.storage import Conflict, NotStored, Storage
from bestiary.server.table.pausing import Pause, Pausing
from bestiary.server.table.undo import TakingBack, Wish
from bestiary.server.table.windows import Said, Windows


class Document(Struct, frozen=True, omit_defaults=True):
    """All of it."""

    wish: Wish | None = None
    pause: Pause | None = None
    windows: Said = Said()


_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(Document).decode


class Talk:
    """One table's. All of this happens while the table is held."""

    def __init__(self, table: str, storage: Storage, undo: TakingBack, pausing: Pausing, windows: Windows) -> None:
        self._table = table
        self._storage = storage
        self._undo = undo
        self._pausing = pausing
        self._windows = windows
        self._kept = Document()
        self.revision = 0

    async def load(self) -> None:
        """What is stored counts."""
        row = await self._storage.talk(self._table)
        if row is not None and row.revision > self.revision:
            self.revision = row.revision
            try:
                self._kept = _decode(row.document)
            except msgspec.DecodeError:  # of another version: people can say it again
                self._kept = Document()
            self._take_back_unsaid()

    async def keep(self) -> None:
        """Stores what has been said. Where that fails nothing has been said; Conflict where somebody else was faster,
        whose words are known now."""
        document = Document(self._undo.wish, self._pausing.pause, self._windows.said)
        if document == self._kept:
            return
        try:
            await self._storage.save_talk(self._table, TalkRow(self.revision + 1, _encode(document)))
        except Conflict:
            self._take_back_unsaid()
            await self.load()
            raise
        except NotStored:
            self._take_back_unsaid()
            raise
        self.revision += 1
        self._kept = document

    def _take_back_unsaid(self) -> None:
        self._undo.take(self._kept.wish)
        self._pausing.take(self._kept.pause)
        self._windows.take(self._kept.windows)
