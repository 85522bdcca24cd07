"""Analyses of finished games: asked for once, thought about beside everything else, kept with the table."""

from __future__ import annotations

import asyncio
import logging

import msgspec

from bestiary.advice.analysis import judge, plan, sum_up
from bestiary.advice.moments import Analysis
from bestiary.core.errors import BestiaryError
from bestiary.core.game import Game
from bestiary.server.aside import Aside
from bestiary.server.messages import LookedAt
from bestiary.server.refusals import refuse
from bestiary.server.store.rows import TableRow
from bestiary.server.store.storage import NotStored, Storage
from bestiary.server.table.stored import whole_play
from bestiary.server.tasks import Tasks
from bestiary.server.thinking import Thinking

log = logging.getLogger("bestiary.analyses")
AT_ONCE = 32  # games that wait to be thought about
NOTHING = LookedAt("none", 0.0, None)


class Running:
    """One that is being thought about, and for whom."""

    def __init__(self, person: str) -> None:
        self.person = person
        self.progress = 0.0


class Analyses:
    """Those of one process. One game at a time is thought about, a piece after the other, so that hints and bots have
    their turn in between; a guest waits for one at a time."""

    def __init__(self, storage: Storage, aside: Aside, thinking: Thinking, tasks: Tasks) -> None:
        self._storage = storage
        self._aside = aside
        self._thinking = thinking
        self._tasks = tasks
        self._running: dict[str, Running] = {}
        self._turn = asyncio.Semaphore(1)

    async def look(self, row: TableRow) -> LookedAt:
        """How far it is."""
        if row.status != "over":
            raise refuse("NOT_OVER")
        running = self._running.get(row.id)
        if running is not None:
            return LookedAt("running", round(running.progress, 3), None)
        kept = await self._storage.analysis(row.id)
        try:
            return NOTHING if kept is None else LookedAt("done", 1.0, msgspec.json.decode(kept, type=Analysis))
        except msgspec.DecodeError:  # of an older form: it is thought about anew
            return NOTHING

    async def ask(self, game: Game, row: TableRow, person: str) -> LookedAt:
        """Begins to think about a game, unless that is done or under way."""
        found = await self.look(row)
        if found.status != "none":
            return found
        if len(self._running) >= AT_ONCE or any(one.person == person for one in self._running.values()):
            raise refuse("THINKING")
        running = self._running[row.id] = Running(person)
        self._tasks.add(self._think(game, row, running))
        return LookedAt("running", 0.0, None)

    async def _think(self, game: Game, row: TableRow, running: Running) -> None:
        try:
            async with self._turn:
                await self._storage.save_analysis(row.id, await self._analysis(game, row, running))
        except (BestiaryError, NotStored) as error:
            log.warning("a game cannot be analysed: %s", error, extra={"table": row.id})
        finally:
            del self._running[row.id]

    async def _analysis(self, game: Game, row: TableRow, running: Running) -> bytes:
        think = self._thinking.do
        play, _ = await whole_play(self._storage, self._aside, game, row)
        record = msgspec.structs.replace(await self._aside.do(play.record), players=tuple(play.names))
        lines, pieces = await think(plan, record, game)
        moments = []
        for piece in range(pieces):
            moments += await think(judge, record, game, lines, piece)
            running.progress = (piece + 1) / pieces
        return msgspec.json.encode(await think(sum_up, record, game, lines, moments))
