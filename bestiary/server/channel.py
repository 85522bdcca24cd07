"""How the workers of a server tell each other that a table has changed. One process is the first answer, Redis
the next. tests/server/channel_suite.py says what every channel does."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable

Listener = Callable[[bytes], None]


class Line(ABC):
    """One who listens to a topic, and speaks to the others who do."""

    @abstractmethod
    async def publish(self, notice: bytes) -> None:
        """Tells everybody else who listens to the topic, in the order of publishing."""

    @abstractmethod
    async def leave(self) -> None:
        """From now on the listener hears nothing more."""


class Channel(ABC):
    """Short notices by topic. They may be lost with a worker: who missed one asks the storage."""

    @abstractmethod
    async def open(self) -> None:
        """Connects, where there is anything to connect to. It is no failure if that takes a while."""

    @property
    @abstractmethod
    def hears(self) -> bool:
        """Whether what others publish comes through."""

    @abstractmethod
    def when_back(self, what: Callable[[], None]) -> None:
        """Calls something whenever notices come through again after they did not for a while."""

    @abstractmethod
    async def join(self, topic: str, listener: Listener) -> Line:
        """From now on the listener hears what others publish."""

    @abstractmethod
    async def close(self) -> None:
        """Nobody hears anything more."""


class InProcessChannel(Channel):
    """For a server of one process. A listener is called soon after, never inside of `publish`."""

    def __init__(self) -> None:
        self._topics: dict[str, list[InProcessLine]] = {}

    async def open(self) -> None:
        pass

    @property
    def hears(self) -> bool:
        return True

    def when_back(self, what: Callable[[], None]) -> None:
        pass

    async def join(self, topic: str, listener: Listener) -> Line:
        lines = self._topics.setdefault(topic, [])
        lines.append(InProcessLine(self._topics, topic, listener))
        return lines[-1]

    async def close(self) -> None:
        for lines in self._topics.values():
            lines.clear()
        self._topics.clear()


class InProcessLine(Line):
    """The others are in the same process."""

    def __init__(self, topics: dict[str, list[InProcessLine]], topic: str, listener: Listener) -> None:
        self._topics = topics
        self._topic = topic
        self._listener = listener

    async def publish(self, notice: bytes) -> None:
        for line in self._topics.get(self._topic, ()):
            if line is not self:
                asyncio.get_running_loop().call_soon(line.hear, notice)

    async def leave(self) -> None:
        lines = self._topics.get(self._topic, [])
        if self in lines:
            lines.remove(self)
        if not lines:
            self._topics.pop(self._topic, None)

    def hear(self, notice: bytes) -> None:
        """Hands a notice on, if anybody still listens."""
        if self in self._topics.get(self._topic, ()):
            self._listener(notice)
