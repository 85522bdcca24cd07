"""Who plays with bots alone may hold them: to look at something, or to answer the door."""

from __future__ import annotations

from msgspec import Struct

from bestiary.core.seats import Seat
from bestiary.server.clock import Clock
from bestiary.server.refusals import refuse
from bestiary.server.table.current import Current
from bestiary.server.table.seating import alone


class Pause(Struct, frozen=True):
    """Who holds the bots, and until when."""

    seat: Seat
    until: float


class Pausing:
    """One table's. All of this happens while the table is held."""

    def __init__(self, current: Current, clock: Clock, longest: float) -> None:
        self._current = current
        self._clock = clock
        self._longest = longest
        self._seat: Seat = 0  # who holds them
        self._until = 0.0

    @property
    def paused(self) -> bool:
        """Whether the bots are held; not any more when somebody else has sat down meanwhile."""
        return self.wait() is not None and alone(self._current.row, self._seat)

    def wait(self) -> float | None:
        """In how many seconds they go on by themselves; None when nothing is held."""
        left = self._until - self._clock.now()
        return left if left > 0 else None

    def hold(self, seat: Seat, pause: bool) -> None:
        """A seat holds the bots, or lets them go on. Refused where people are held up by it."""
        if pause and not alone(self._current.row, seat):
            raise refuse("NOT_ALONE")
        self._seat = seat
        self._until = self._clock.now() + self._longest if pause else 0.0

    @property
    def pause(self) -> Pause | None:
        """The pause that lasts now."""
        return None if self.wait() is None else Pause(self._seat, self._until)

    def take(self, pause: Pause | None) -> None:
        """What has been stored of it, perhaps by a clock that goes wrong."""
        self._until = 0.0 if pause is None else min(pause.until, self._clock.now() + self._longest)
        self._seat = 0 if pause is None else pause.seat

    def end(self) -> None:
        """The time is up: they go on."""
        self._until = 0.0
