"""The time that each seat has for a move. It belongs to the table; the rules know no time."""

from __future__ import annotations

import time

from bestiary.core.seats import Seat

_BEGAN = time.time() - time.monotonic()


def now() -> float:
    """The time of day, which nobody who sets the computer's clock disturbs while this process lives."""
    return _BEGAN + time.monotonic()


class Clock:
    """Counts down for every seat that is asked. Another seat's move gives a seat no time, and so tells it nothing."""

    def __init__(self, seconds: int | None) -> None:
        self._seconds = seconds
        self._deadlines: dict[Seat, float] = {}

    def set(self, asked: tuple[Seat, ...], moved: Seat | None = None, at: float | None = None) -> None:
        """After a move: who is asked now, and who has just made a final move and has a new one to make."""
        if self._seconds is None:
            return
        at = now() if at is None else at
        running = {seat: deadline for seat, deadline in self._deadlines.items() if seat in asked and seat != moved}
        self._deadlines = {seat: running.get(seat, at + self._seconds) for seat in asked}

    def take_up(self, comeback: float) -> None:
        """After a restart the time goes on from where it was, but who is asked gets time to come back."""
        if self._seconds is not None:
            first, last = now() + min(comeback, self._seconds), now() + self._seconds
            self._deadlines = {seat: min(max(at, first), last) for seat, at in self._deadlines.items()}

    def seconds_left(self, seat: Seat | None) -> float | None:
        """What a seat has left; None when it is not asked, or nothing is timed."""
        if seat is None or seat not in self._deadlines:
            return None
        return max(0.0, round(self._deadlines[seat] - now(), 1))

    def overdue(self) -> list[Seat]:
        """Whose time has run out."""
        return [seat for seat, at in self._deadlines.items() if at <= now()]

    def wait(self) -> float | None:
        """How long until the next time runs out."""
        if not self._deadlines:
            return None
        return max(0.0, min(self._deadlines.values()) - now())
