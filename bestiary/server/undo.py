"""Taking a move back: the other people are asked, and nothing goes back behind what has been revealed."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from bestiary.core.seats import Seat
from bestiary.server.messages import Undo
from bestiary.server.refusals import refuse
from bestiary.server.rows import BACK, MoveRow
from bestiary.server.storage import Conflict
from bestiary.server.stored import whole_play

if TYPE_CHECKING:
    from bestiary.server.table import LiveTable


class TakingBack:
    """One wish at a time. All of this happens while the table is held."""

    def __init__(self, live: LiveTable) -> None:
        self._live = live
        self._seat: Seat | None = None  # who asks
        self._missing: set[Seat] = set()  # who has not agreed yet

    @property
    def shown(self) -> Undo | None:
        """The wish, for the others to see."""
        return None if self._seat is None else Undo(self._seat, sorted(self._missing))

    async def ask(self, seat: Seat) -> None:
        """A seat wants its last move back. Refused at once when it cannot be had; done at once when nobody minds."""
        live = self._live
        if live.row.status != "playing":
            raise refuse("NO_UNDO", "The game is over: nothing is taken back any more.")
        play, _ = await whole_play(live.hall.storage, live.game, live.row)
        play.back(seat)
        self._seat = seat
        self._missing = self._others(seat)
        if self._missing:
            live.audience.tell_table()
            live.later("undo", live.hall.settings.undo_wait, self._expire)
        else:
            await self._take_back()

    async def answer(self, seat: Seat, agree: bool) -> None:
        """Another seat agrees, or does not."""
        if self._seat is None or seat not in self._missing:
            raise refuse("NO_UNDO")
        self._missing.discard(seat)
        if not agree:
            self.drop()
        elif self._missing:
            self._live.audience.tell_table()
        else:
            await self._take_back()

    def drop(self) -> None:
        """The wish is void: refused, too old, or overtaken by a move."""
        if self._seat is not None:
            self._seat = None
            self._live.audience.tell_table()

    def _others(self, seat: Seat) -> set[Seat]:
        """The seats of other people, unless a bot sits in for them."""
        live = self._live
        mine = live.row.seats[seat].people
        return {
            number
            for number, there in enumerate(live.row.seats)
            if there.kind == "person"
            and number not in live.company.sitting_in
            and not set(mine).intersection(there.people)
        }

    async def _take_back(self) -> None:
        """The log goes on: a way back is an entry like any other."""
        live, seat = self._live, self._seat
        assert seat is not None
        self._seat = None
        play, ply = await whole_play(live.hall.storage, live.game, live.row)
        play.back(seat)
        entry = MoveRow(ply + 1, seat, BACK, None, time.time())
        try:
            await live.hall.storage.append_move(live.row.id, entry)
        except Conflict:
            await live.reload()
            raise refuse("CHANGED") from None
        play.note(entry, None)
        live.play, live.ply = play, entry.ply
        await live.told()
        live.audience.tell_table()
        live.keep_snapshot()

    async def _expire(self) -> None:
        async with self._live.held():
            self.drop()
