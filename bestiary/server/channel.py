"""How the workers of a server tell each other that a table has changed. One process is the first answer, Redis may
be the next. tests/server/channel_suite.py says what every channel does."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable

Listener = Callable[[bytes], None]


class Channel(ABC):
    """Short notices by topic. They may be lost with a worker: who missed one asks the storage."""

    @abstractmethod
    async def publish(self, topic: str, notice: bytes) -> None:
        """Tells everybody who listens to the topic, in the order of publishing."""

    @abstractmethod
    async def subscribe(self, topic: str, listener: Listener) -> None:
        """From now on the listener hears what is published, also by its own worker."""

    @abstractmethod
    async def unsubscribe(self, topic: str, listener: Listener) -> None:
        """From now on it hears nothing more."""

    @abstractmethod
    async def close(self) -> None:
        """Nobody hears anything more."""


class InProcessChannel(Channel):
    """For a server of one process. A listener is called soon after, never inside of `publish`."""

    def __init__(self) -> None:
        self._listeners: dict[str, list[Listener]] = {}

    async def publish(self, topic: str, notice: bytes) -> None:
        if topic in self._listeners:
            asyncio.get_running_loop().call_soon(self._deliver, topic, notice)

    async def subscribe(self, topic: str, listener: Listener) -> None:
        self._listeners.setdefault(topic, []).append(listener)

    async def unsubscribe(self, topic: str, listener: Listener) -> None:
        listeners = self._listeners.get(topic, [])
        if listener in listeners:
            listeners.remove(listener)
        if not listeners:
            self._listeners.pop(topic, None)

    async def close(self) -> None:
        self._listeners.clear()

    def _deliver(self, topic: str, notice: bytes) -> None:
        for listener in list(self._listeners.get(topic, ())):
            listener(notice)
