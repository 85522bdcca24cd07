"""The log of a table grows: every move, and every move taken back, is on disk before anybody hears of it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from contextlib import suppress

from bestiary.core.seats import Action, Seat
from bestiary.server.aside import Aside
from bestiary.server.clock import Clock
from bestiary.server.metrics import Metrics
from bestiary.server.refusals import refuse
from bestiary.server.store.rows import MoveRow, SnapshotRow
from bestiary.server.store.storage import Conflict, Fenced, NotStored, Storage, Unsure
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
        follow: Callable[[], Awaitable[None]],
        lost: Callable[[], None],
        fence: Callable[[], int | None],
        fenced: Callable[[], None],
    ) -> None:
        """`stored` tells of a new entry; `follow` reads what others have stored; `lost` says that only the storage
        knows how it stands. `fence` is the number of the lease by which bots and clocks move; `fenced` says that
        another worker has it now."""
        self._current = current
        self._storage = storage
        self._aside = aside
        self._clock = clock
        self._metrics = metrics
        self._tasks = tasks
        self._snapshot_every = snapshot_every
        self._stored = stored
        self._follow = follow
        self._lost = lost
        self._fence = fence
        self._fenced = fenced

    async def make(self, seat: Seat, action: Action, moment: int | None = None) -> None:
        """A move: in memory, on disk, and then it is told. When another worker has stored one for the same ply, follows
        that one, and tries again while the seat's moment is the same."""
        current = self._current
        while True:
            play = current.play
            if play is None:
                raise refuse("NOT_STORED")
            play.play(seat, action, moment)
            began = self._clock.now()
            row = MoveRow(current.ply + 1, seat, current.game.actions.text(action), moment, began)
            try:
                await self._append(row, None if moment is not None else self._fence())
                break
            except Conflict as conflict:
                play.unplay()
                if isinstance(conflict, Fenced):
                    self._fenced()
                await self._follow()
            except NotStored:
                play.unplay()
                raise refuse("NOT_STORED") from None
            if moment is None:
                raise refuse("CHANGED")  # what bots and clocks do is decided anew
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
            await self._append(entry, None)
        except Conflict:
            await self._follow()
            raise refuse("CHANGED") from None
        play.follow(entry)
        current.ply = entry.ply
        await self._stored()
        self._keep_snapshot()

    async def _append(self, entry: MoveRow, fence: int | None) -> None:
        try:
            await self._storage.append_move(self._current.row.id, entry, fence)
        except (Conflict, NotStored):
            raise
        except BaseException:  # it may or may not be stored: only the storage knows
            self._lost()
            raise

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
        with suppress(NotStored, Unsure):  # it is only a cache
            await self._storage.save_snapshot(table, snapshot)
