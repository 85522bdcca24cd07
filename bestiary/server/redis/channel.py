"""Notices by way of Redis."""

from __future__ import annotations

import asyncio
import itertools
import logging
import secrets
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from bestiary.server.channel import Channel, Line, Listener
from bestiary.server.clock import Clock
from bestiary.server.redis.link import Link

PREFIX = "bestiary:"
PULSE = 1.0  # seconds between two signs of life that a worker sends to itself
SILENCE = 3.0  # seconds without one, and the connection is given up
AGAIN = 0.25  # seconds until it is tried again
CONFIRMED = 1.0  # seconds at most that a newcomer waits until it is sure to hear everything
WAITING = 10_000  # notices at most that wait to be sent: who misses one asks the storage
AT_ONCE = 500
log = logging.getLogger("bestiary.redis")


class RedisChannel(Channel):
    """One connection that listens and one that speaks. It connects anew by itself, and says so: what was told meanwhile
    nobody has heard here."""

    def __init__(self, link: Link, clock: Clock) -> None:
        self._link = link
        self._clock = clock
        self._name = secrets.token_hex(6)
        self._numbers = itertools.count(1)
        self._topics: dict[str, dict[bytes, RedisLine]] = {}
        self._confirmed: dict[str, asyncio.Future[None]] = {}
        self._pubsub: Any = None
        self._outgoing: deque[tuple[str, bytes]] = deque()
        self._wanted = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []
        self._hearing: asyncio.Task[None] | None = None
        self._heard_at = 0.0
        self._lost = False
        self._again: list[Callable[[], None]] = []

    async def open(self) -> None:
        self._tasks = [asyncio.create_task(work) for work in (self._listen(), self._speak(), self._beat())]
        for _ in range(100):
            if self.hears:
                return
            await self._clock.sleep(CONFIRMED / 100)

    @property
    def hears(self) -> bool:
        return self._pubsub is not None and self._clock.now() - self._heard_at < SILENCE

    def when_back(self, what: Callable[[], None]) -> None:
        self._again.append(what)

    async def join(self, topic: str, listener: Listener) -> Line:
        line = RedisLine(self, topic, listener, f"{self._name}{next(self._numbers)}:".encode())
        first = topic not in self._topics
        self._topics.setdefault(topic, {})[line.name] = line
        if first and self._pubsub is not None:
            confirmed = self._confirmed[topic] = asyncio.get_running_loop().create_future()
            patience = self._clock.later(CONFIRMED, lambda: self._confirm(topic))
            with suppress(*self._link.trouble):
                await self._pubsub.subscribe(PREFIX + topic)
                await confirmed
            patience.cancel()
            self._confirmed.pop(topic, None)
        return line

    async def close(self) -> None:
        self._topics.clear()
        tasks, self._tasks = self._tasks, []
        for task in tasks:
            await _end(task)
        await self._link.close()

    # What lines do.

    def send(self, topic: str, notice: bytes) -> None:
        """Will be sent, in this order; unless nobody can be reached."""
        if len(self._outgoing) < WAITING:
            self._outgoing.append((topic, notice))
            self._wanted.set()

    async def drop(self, line: RedisLine) -> None:
        """It has left."""
        lines = self._topics.get(line.topic)
        if lines is None or lines.pop(line.name, None) is None or lines:
            return
        del self._topics[line.topic]
        if self._pubsub is not None:
            with suppress(*self._link.trouble):
                await self._pubsub.unsubscribe(PREFIX + line.topic)
                if line.topic in self._topics:  # somebody else has come meanwhile
                    await self._pubsub.subscribe(PREFIX + line.topic)

    # The connections.

    async def _listen(self) -> None:
        """Connects again and again."""
        while True:
            self._hearing = asyncio.create_task(self._listen_once())
            try:
                await asyncio.wait([self._hearing])
            finally:
                await _end(self._hearing)
            if not self._lost:
                log.warning("Redis is not heard")
            self._lost = True
            await self._clock.sleep(AGAIN)

    async def _listen_once(self) -> None:
        pubsub = self._link.client.pubsub()
        try:
            known = set(self._topics)
            await pubsub.subscribe(PREFIX + self._name, *(PREFIX + topic for topic in known))
            self._pubsub, self._heard_at = pubsub, self._clock.now()
            for topic in set(self._topics) - known:  # who has come meanwhile
                await pubsub.subscribe(PREFIX + topic)
            if self._lost:
                self._lost = False
                log.warning("Redis is heard again")
                for what in self._again:
                    what()
            async for message in pubsub.listen():
                self._hear(message)
        except self._link.trouble:
            pass
        finally:
            self._pubsub = None
            with suppress(*self._link.trouble):
                await pubsub.aclose()  # type: ignore[no-untyped-call]

    def _hear(self, message: dict[str, Any]) -> None:
        topic = message["channel"].decode().removeprefix(PREFIX)
        if topic == self._name:
            self._heard_at = self._clock.now()
        elif message["type"] == "subscribe":
            self._confirm(topic)
        elif message["type"] == "message":
            sender, _, notice = message["data"].partition(b":")
            for line in list(self._topics.get(topic, {}).values()):
                if line.name[:-1] != sender:
                    line.hear(notice)

    def _confirm(self, topic: str) -> None:
        confirmed = self._confirmed.get(topic)
        if confirmed is not None and not confirmed.done():
            confirmed.set_result(None)

    async def _speak(self) -> None:
        """What waits together is sent together."""
        while True:
            await self._wanted.wait()
            self._wanted.clear()
            while self._outgoing:
                notices = [self._outgoing.popleft() for _ in range(min(AT_ONCE, len(self._outgoing)))]
                if not await self._sent(notices) and not await self._sent(notices):  # the connection may just be old
                    self._outgoing.clear()
                    await self._clock.sleep(AGAIN)

    async def _sent(self, notices: list[tuple[str, bytes]]) -> bool:
        pipe = self._link.client.pipeline(transaction=False)
        for topic, notice in notices:
            pipe.publish(PREFIX + topic, notice)
        try:
            await pipe.execute()
        except self._link.trouble:
            return False
        return True

    async def _beat(self) -> None:
        """Listens for what it has said itself: a connection that is silent has been cut."""
        while True:
            self.send(self._name, b"")
            await self._clock.sleep(PULSE)
            if self._pubsub is not None and not self.hears and self._hearing is not None:
                self._hearing.cancel()


async def _end(task: asyncio.Task[None]) -> None:
    """The driver may keep it to itself that it was to end."""
    while not task.done():
        task.cancel()
        await asyncio.wait([task], timeout=0.1)


class RedisLine(Line):
    """The others are anywhere."""

    def __init__(self, channel: RedisChannel, topic: str, listener: Listener, name: bytes) -> None:
        self._channel = channel
        self.topic = topic
        self._listener = listener
        self.name = name

    async def publish(self, notice: bytes) -> None:
        self._channel.send(self.topic, self.name + notice)

    async def leave(self) -> None:
        await self._channel.drop(self)

    def hear(self, notice: bytes) -> None:
        """Hands a notice on."""
        self._listener(notice)
