"""The time that each seat has for a move. It belongs to the table; the rules know no time."""

from __future__ import annotations

import time

from bestiary.core.seats import Seat


class Clock:
    """Counts down for every seat that is asked. Another seat's move gives a seat no time, and so tells it nothing."""

    def __init__(self) -> None:
        self._deadlines: dict[Seat, float] = {}

    def set(self, seconds: int, asked: tuple[Seat, ...], moved: Seat | None = None) -> None:
        """After a move: who is asked now, and who has just made a final move and has a new one to make."""
        now = time.monotonic()
        running = {seat: at for seat, at in self._deadlines.items() if seat in asked and seat != moved}
        self._deadlines = {seat: running.get(seat, now + seconds) for seat in asked}

    def seconds_left(self, seat: Seat | None) -> float | None:
        """What a seat has left; None when it is not asked, or nothing is timed."""
        if seat is None or seat not in self._deadlines:
            return None
        return max(0.0, round(self._deadlines[seat] - time.monotonic(), 1))

    def overdue(self) -> list[Seat]:
        """Whose time has run out."""
        now = time.monotonic()
        return [seat for seat, at in self._deadlines.items() if at <= now]

    def wait(self) -> float | None:
        """How long until the next time runs out."""
        if not self._deadlines:
            return None
        return max(0.0, min(self._deadlines.values()) - time.monotonic())
