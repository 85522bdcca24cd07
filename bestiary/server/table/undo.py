"""Asking to take a move back: the other people are asked, not the bots."""

from __future__ import annotations

from collections.abc import Callable

from bestiary.core.seats import Seat
from bestiary.server.messages import Undo
from bestiary.server.refusals import refuse
from bestiary.server.table.bot_players import BotPlayers
from bestiary.server.table.current import Current


class TakingBack:
    """One wish at a time. All of this happens while the table is held."""

    def __init__(self, current: Current, bots: BotPlayers, changed: Callable[[], None]) -> None:
        self._current = current
        self._bots = bots
        self._changed = changed
        self._seat: Seat | None = None  # who asks
        self._missing: set[Seat] = set()  # who has not agreed yet

    @property
    def shown(self) -> Undo | None:
        """The wish, for the others to see."""
        return None if self._seat is None else Undo(self._seat, sorted(self._missing))

    def ask(self, seat: Seat) -> bool:
        """A seat wants its last move back; whether nobody has to be asked. One wish at a time: who agrees to the first
        has not agreed to another."""
        if self._seat is not None and self._seat != seat:
            raise refuse("UNDO_ASKED")
        if self._seat == seat:
            return False
        self._seat = seat
        self._missing = self._others(seat)
        return self._agreed()

    def answer(self, seat: Seat, agree: bool) -> Seat | None:
        """Another seat agrees, or does not; the seat that gets its move back, when all have agreed."""
        asking = self._seat
        if asking is None or seat not in self._missing:
            raise refuse("NO_UNDO")
        self._missing.discard(seat)
        if not agree:
            self.drop()
            return None
        return asking if self._agreed() else None

    def drop(self) -> None:
        """The wish is void: refused, too old, or overtaken by a move."""
        if self._seat is not None:
            self._seat = None
            self._changed()

    def _agreed(self) -> bool:
        if not self._missing:
            self._seat = None
            return True
        self._changed()
        return False

    def _others(self, seat: Seat) -> set[Seat]:
        """The seats of other people, unless a bot sits in for them."""
        seats = self._current.row.seats
        return {
            number
            for number, there in enumerate(seats)
            if there.kind == "person"
            and number not in self._bots.sitting_in
            and not set(seats[seat].people).intersection(there.people)
        }
