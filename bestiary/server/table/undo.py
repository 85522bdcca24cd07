"""Asking to take a move back: the other people are asked, not the bots."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct
from msgspec.structs import replace

from bestiary.core.seats import Seat
from bestiary.server.clock import Clock
from bestiary.server.messages import Undo
from bestiary.server.refusals import refuse
from bestiary.server.table.bot_players import BotPlayers
from bestiary.server.table.current import Current


class Wish(Struct, frozen=True):
    """Who asks, who has not agreed yet, after which log entry, and until when it counts."""

    seat: Seat
    missing: tuple[Seat, ...]
    ply: int
    until: float


class TakingBack:
    """One wish at a time. All of this happens while the table is held."""

    def __init__(
        self, current: Current, bots: BotPlayers, clock: Clock, longest: float, changed: Callable[[], None]
    ) -> None:
        self._current = current
        self._bots = bots
        self._clock = clock
        self._longest = longest
        self._changed = changed
        self._wish: Wish | None = None

    @property
    def wish(self) -> Wish | None:
        """The wish that counts now: not one that a move has overtaken, or that nobody has answered in time."""
        wish = self._wish
        fits = wish is not None and wish.ply == self._current.ply and wish.until > self._clock.now()
        return wish if fits else None

    @property
    def shown(self) -> Undo | None:
        """The wish, for the others to see."""
        wish = self.wish
        return None if wish is None else Undo(wish.seat, list(wish.missing))

    def take(self, wish: Wish | None) -> None:
        """What has been stored of it, perhaps by a clock that goes wrong."""
        latest = self._clock.now() + self._longest
        self._wish = None if wish is None else replace(wish, until=min(wish.until, latest))

    def wait(self) -> float | None:
        """For how long the wish still counts."""
        return None if self._wish is None else max(0.0, self._wish.until - self._clock.now())

    def ask(self, seat: Seat) -> bool:
        """A seat wants its last move back; whether nobody has to be asked. One wish at a time: who agrees to the first
        has not agreed to another."""
        wish = self.wish
        if wish is not None and wish.seat != seat:
            raise refuse("UNDO_ASKED")
        if wish is not None:
            return False
        until = self._clock.now() + self._longest
        return self._agreed(Wish(seat, tuple(sorted(self._others(seat))), self._current.ply, until))

    def answer(self, seat: Seat, agree: bool) -> Seat | None:
        """Another seat agrees, or does not; the seat that gets its move back, when all have agreed."""
        wish = self.wish
        if wish is None or seat not in wish.missing:
            raise refuse("NO_UNDO")
        if not agree:
            self.drop()
            return None
        missing = tuple(other for other in wish.missing if other != seat)
        return wish.seat if self._agreed(replace(wish, missing=missing)) else None

    def drop(self) -> None:
        """The wish is void: refused, too old, or overtaken by a move."""
        if self._wish is not None:
            self._wish = None
            self._changed()

    def _agreed(self, wish: Wish) -> bool:
        self._wish = wish if wish.missing else None
        if wish.missing:
            self._changed()
        return not wish.missing

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
