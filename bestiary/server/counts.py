"""What is counted of guests and addresses: requests, connections, what they have asked before. One process counts by
itself; several count together in Redis, and each by itself while that is away."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import OrderedDict
from typing import Literal

from bestiary.server.clock import Clock
from bestiary.server.people.connection import Connection
from bestiary.server.settings import Settings
from bestiary.server.web.limits import Buckets

HOUR = 3600
REMEMBERED = 10_000  # requests
Kind = Literal["requests", "tables"]


class Counts(ABC):
    """One for a process."""

    @abstractmethod
    async def take(self, kind: Kind, name: str, cost: float = 1.0) -> bool:
        """Whether one more from an address may pass, or something that counts for several."""

    @abstractmethod
    async def first(self, request: str) -> bool:
        """Whether a request has not been made before, and repeated after a lost connection."""

    @abstractmethod
    async def come(self, connection: Connection) -> bool:
        """Whether one more connection may be open, beside those at other processes; if so, it counts."""

    @abstractmethod
    async def go(self, connection: Connection) -> None:
        """One less."""

    @abstractmethod
    async def close(self) -> None:
        """This process counts no more."""


class OwnCounts(Counts):
    """In this process alone."""

    def __init__(self, settings: Settings, clock: Clock) -> None:
        self._buckets = {
            "requests": Buckets(clock, settings.requests_a_second, settings.requests_at_once),
            "tables": Buckets(clock, settings.tables_of_address / HOUR, settings.tables_of_address),
        }
        self._requests: OrderedDict[str, None] = OrderedDict()

    async def take(self, kind: Kind, name: str, cost: float = 1.0) -> bool:
        return self._buckets[kind].take(name, cost)

    async def first(self, request: str) -> bool:
        known = request in self._requests
        self._requests[request] = None
        while len(self._requests) > REMEMBERED:
            self._requests.popitem(last=False)
        return not known

    async def come(self, connection: Connection) -> bool:
        return True  # this process has counted its own already

    async def go(self, connection: Connection) -> None:
        pass

    async def close(self) -> None:
        pass
