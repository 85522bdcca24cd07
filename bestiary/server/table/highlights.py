"""The moments of finished games that their ends show: found once, and kept in memory for a while."""

from __future__ import annotations

from collections import OrderedDict

import msgspec

from bestiary.advice.highlights import Highlight, highlights
from bestiary.core.game import Game
from bestiary.server.aside import Aside
from bestiary.server.messages import Highlights
from bestiary.server.refusals import refuse
from bestiary.server.store.rows import TableRow
from bestiary.server.store.storage import Storage
from bestiary.server.table.stored import whole_play
from bestiary.server.thinking import Thinking

KEPT = 64  # games


class FoundHighlights:
    """Those of one process: everybody at a table asks at the same moment."""

    def __init__(self, storage: Storage, aside: Aside, thinking: Thinking) -> None:
        self._storage = storage
        self._aside = aside
        self._thinking = thinking
        self._kept: OrderedDict[str, Highlights] = OrderedDict()

    async def of(self, game: Game, row: TableRow) -> Highlights:
        """Those of a game that is over."""
        if row.status != "over":
            raise refuse("NOT_OVER")
        if row.id not in self._kept:
            self._kept[row.id] = await self._find(game, row)
            while len(self._kept) > KEPT:
                self._kept.popitem(last=False)
        return self._kept[row.id]

    async def _find(self, game: Game, row: TableRow) -> Highlights:
        play, _ = await whole_play(self._storage, self._aside, game, row)
        record = msgspec.structs.replace(await self._aside.do(play.record), players=tuple(play.names))
        found: list[Highlight] = await self._thinking.do(highlights, record, game)
        return Highlights(found, len(record.moves))
