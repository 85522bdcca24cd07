"""The log of a table grows: every move, and every move taken back, is on disk before anybody hears of it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from typing import Any

from bestiary.core.seats import Action, Seat
from bestiary.server.aside import Aside
from bestiary.server.clock import Clock
from bestiary.server.metrics import Metrics
from bestiary.server.refusals import refuse
from bestiary.server.store.rows import MoveRow, SnapshotRow
from bestiary.server.store.storage import Conflict, NotStored, Storage
from bestiary.server.table.current import Current
from bestiary.server.table.play import Play
from bestiary.server.table.seating import alone_in_practice
from bestiary.server.table.stored import whole_play
from bestiary.server.tasks import Tasks


class Moves:
    """Whoever makes a move holds the table."""

    def __init__(
        self,
        current: Current,
        storage: Storage,
        aside: Aside,
        clock: Clock,
        metrics: Metrics,
        tasks: Tasks,
        *,
        snapshot_every: int,
        stored: Callable[[], Awaitable[None]],
        reload: Callable[[], Awaitable[None]],
        look_again: Callable[[], Coroutine[Any, Any, None]],
    ) -> None:
        """`stored` tells of a new entry; `reload` takes what is in the storage for what is true."""
        self._current = current
        self._storage = storage
        self._aside = aside
        self._clock = clock
        self._metrics = metrics
        self._tasks = tasks
        self._snapshot_every = snapshot_every
        self._stored = stored
        self._reload = reload
        self._look_again = look_again

    async def make(self, seat: Seat, action: Action, moment: int | None = None) -> None:
        """A move: in memory, on disk, and then it is told. When another worker has stored one for the same ply, looks
        again, and tries again while the seat's moment is the same."""
        current, play = self._current, self._current.play
        assert play is not None
        play.play(seat, action, moment)
        began = self._clock.now()
        row = MoveRow(current.ply + 1, seat, current.game.actions.text(action), moment, began)
        try:
            await self._storage.append_move(current.row.id, row)
        except Conflict:
            await self._reload()
            await self.make(seat, action, moment)
            return
        except NotStored:
            await self._reload()
            raise refuse("NOT_STORED") from None
        except BaseException:  # it may or may not be stored: only the storage knows
            current.play = None
            self._tasks.add(self._look_again())
            raise
        current.ply += 1
        play.note(row, action)
        self._metrics.moves.add(self._clock.now() - began)
        await self._stored()
        if current.ply % self._snapshot_every == 0:
            self._keep_snapshot()

    async def check_way_back(self, seat: Seat) -> None:
        """Refused when a seat cannot have its last move back: nothing goes back behind what has been revealed."""
        (await self._with_history(seat)).way_back(seat, freely=alone_in_practice(self._current.row, seat))

    async def take_back(self, seat: Seat) -> None:
        """The last move of a seat is undone. The log goes on: a way back is an entry like any other."""
        current = self._current
        play = await self._with_history(seat)
        play.way_back(seat, freely=alone_in_practice(current.row, seat))
        entry = MoveRow(current.ply + 1, seat, "", None, self._clock.now(), takes_back=True)
        try:
            await self._storage.append_move(current.row.id, entry)
        except Conflict:
            await self._reload()
            raise refuse("CHANGED") from None
        except NotStored:
            raise
        except BaseException:  # it may or may not be stored: only the storage knows
            current.play = None
            self._tasks.add(self._look_again())
            raise
        play.follow(entry)
        current.ply = entry.ply
        await self._stored()
        self._keep_snapshot()

    async def _with_history(self, seat: Seat) -> Play:
        """The match with the last move of a seat in its memory: one that goes on from a snapshot may have to be made
        again from its first move, once."""
        current = self._current
        assert current.play is not None
        if not current.play.whole and not current.play.remembers(seat):
            current.play, current.ply = await whole_play(self._storage, self._aside, current.game, current.row)
        return current.play

    def _keep_snapshot(self) -> None:
        """Saves the position, so that the table opens quickly next time."""
        current = self._current
        assert current.play is not None
        snapshot = SnapshotRow(current.ply, current.play.stored())
        self._tasks.add(self._store(current.row.id, snapshot))

    async def _store(self, table: str, snapshot: SnapshotRow) -> None:
        with suppress(NotStored):  # it is only a cache
            await self._storage.save_snapshot(table, snapshot)
