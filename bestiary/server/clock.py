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

    def __init__(self, comeback: float) -> None:
        """After a restart the time goes on from where it was, but who is asked gets time to come back."""
        self._opened = now()
        self._comeback = comeback
        self._deadlines: dict[Seat, float] = {}

    def set(self, seconds: int, asked: dict[Seat, float]) -> None:
        """Who is asked, and since when."""
        earliest, latest = self._opened + min(self._comeback, seconds), now() + seconds
        self._deadlines = {seat: min(max(since + seconds, earliest), latest) for seat, since in asked.items()}

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
