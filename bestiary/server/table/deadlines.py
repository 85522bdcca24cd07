"""The time that each seat has for a move. It belongs to the table; the rules know no time."""

from __future__ import annotations

from typing import NamedTuple

from bestiary.core.seats import Seat
from bestiary.server.clock import Clock


class Asked(NamedTuple):
    """Since when a seat is asked, as the log has it, and when its time is up."""

    since: float
    until: float


class Deadlines:
    """Counts down for every seat that is asked. Another seat's move gives a seat no time, and so tells it nothing."""

    def __init__(self, clock: Clock, comeback: float) -> None:
        self._clock = clock
        self._comeback = comeback
        self._asked: dict[Seat, Asked] = {}

    def resume(self, seconds: float, asked: dict[Seat, float]) -> None:
        """Takes up who was asked before the table was opened, and since when: the time goes on from where it was, but
        who is asked gets time to come back. A moment that is still to come is one before the clock was set back."""
        now = self._clock.now()
        earliest = now + min(self._comeback, seconds)
        self._asked = {seat: Asked(since, max(min(since, now) + seconds, earliest)) for seat, since in asked.items()}

    def set(self, seconds: float, asked: dict[Seat, float]) -> None:
        """Who is asked now, and since when. Who was not until now has all the seconds, whatever any clock showed."""
        fresh = self._clock.now() + seconds
        before = self._asked
        self._asked = {
            seat: before[seat] if seat in before and before[seat].since == since else Asked(since, fresh)
            for seat, since in asked.items()
        }

    def come_back(self) -> None:
        """For a while nobody could move, and that was not the players' fault: who is asked has time to come back."""
        earliest = self._clock.now() + self._comeback
        self._asked = {seat: Asked(one.since, max(one.until, earliest)) for seat, one in self._asked.items()}

    def seconds_left(self, seat: Seat | None) -> float | None:
        """What a seat has left; None when it is not asked, or nothing is timed."""
        if seat is None or seat not in self._asked:
            return None
        return max(0.0, round(self._asked[seat].until - self._clock.now(), 1))

    def overdue(self) -> list[Seat]:
        """Whose time has run out."""
        now = self._clock.now()
        return [seat for seat, asked in self._asked.items() if asked.until <= now]

    def wait(self) -> float | None:
        """How long until the next time runs out."""
        if not self._asked:
            return None
        return max(0.0, min(asked.until for asked in self._asked.values()) - self._clock.now())
