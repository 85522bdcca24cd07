"""Who may connect, and how often."""

from __future__ import annotations

from collections import Counter

from bestiary.server.metrics import Metrics
from bestiary.server.people.connection import Connection


class Connections:
    """All open connections of a server, counted by guest and by address: guests cost nothing."""

    def __init__(self, of_one: int, of_address: int, in_all: int, backlog: int, metrics: Metrics) -> None:
        self._of_one = of_one
        self._of_address = of_address
        self._in_all = in_all
        self._backlog = backlog
        self._metrics = metrics
        self._open: Counter[str] = Counter()
        self._from: Counter[str] = Counter()
        self._count = 0

    def open(self, person: str, address: str = "") -> Connection | None:
        """A connection for somebody; None when there are too many."""
        full = self._open[person] >= self._of_one or self._from[address] >= self._of_address
        if full or self._count >= self._in_all:
            return None
        self._open[person] += 1
        self._from[address] += 1
        self._count += 1
        self._metrics.connections.inc()
        return Connection(person, self._backlog, address)

    def close(self, connection: Connection) -> None:
        """One less."""
        self._metrics.connections.dec()
        self._count -= 1
        for counter, name in ((self._open, connection.person), (self._from, connection.address)):
            counter[name] -= 1
            if counter[name] <= 0:
                del counter[name]
