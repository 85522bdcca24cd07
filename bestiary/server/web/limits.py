"""How much is too much."""

from __future__ import annotations

from typing import Any

from litestar.connection import ASGIConnection

from bestiary.server.clock import Clock
from bestiary.server.refusals import refuse


class Bucket:
    """Lets so many through at once, and so many a second in the long run.

    >>> bucket = Bucket(a_second=1.0, at_once=2)
    >>> [bucket.take(now) for now in (0.0, 0.0, 0.0, 1.0)]
    [True, True, False, True]
    """

    __slots__ = ("_at", "_left", "_rate", "_size")

    def __init__(self, a_second: float, at_once: int) -> None:
        self._rate = a_second
        self._size = float(at_once)
        self._left = self._size
        self._at: float | None = None

    def take(self, now: float, cost: float = 1.0) -> bool:
        """Whether one more may pass, or something that counts for several. What costs more than the bucket ever holds
        passes when it is full."""
        if self._at is not None:
            self._left = min(self._size, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < min(cost, self._size):
            return False
        self._left -= cost
        return True


class Buckets:
    """A bucket for each of many names. Those that nobody has used for long are forgotten."""

    def __init__(self, clock: Clock, a_second: float, at_once: int) -> None:
        self._clock = clock
        self._a_second = a_second
        self._at_once = at_once
        self._full_after = 2 * at_once / a_second  # also of one that is in debt
        self._buckets: dict[str, tuple[Bucket, float]] = {}

    def take(self, name: str, cost: float = 1.0) -> bool:
        """Whether one more of that name may pass."""
        now = self._clock.now()
        if len(self._buckets) > 10_000:
            self._buckets = {n: (b, at) for n, (b, at) in self._buckets.items() if now - at < self._full_after}
        bucket, _ = self._buckets.get(name) or (Bucket(self._a_second, self._at_once), now)
        self._buckets[name] = (bucket, now)
        return bucket.take(now, cost)


def address_of(scope: Any) -> str:
    """From where somebody asks; as a trusted proxy tells it, where there is one."""
    client = scope.get("client")
    return client[0] if client else ""


async def spend(request: ASGIConnection[Any, Any, Any, Any], cost: float) -> None:
    """Some requests take as long as many others, and count for as many."""
    if not await request.app.state.services.counts.take("requests", address_of(request.scope), cost):
        raise refuse("TOO_FAST")


async def spend_table(request: ASGIConnection[Any, Any, Any, Any]) -> None:
    """From one address only so many tables are set up in an hour, whoever asks for them."""
    if not await request.app.state.services.counts.take("tables", address_of(request.scope)):
        raise refuse("TOO_MANY_TABLES", "Very many tables have been set up from your address; wait a while.")
