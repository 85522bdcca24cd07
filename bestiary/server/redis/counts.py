"""Counts in Redis, for all workers together. All of them may be lost with it: then they begin anew."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import Any

from bestiary.server.clock import Clock
from bestiary.server.counts import HOUR, Counts, Kind, OwnCounts
from bestiary.server.people.connection import Connection
from bestiary.server.redis.link import Link
from bestiary.server.settings import Settings

REQUESTS_LAST = 600  # seconds: nobody repeats a request later
ALIVE = 10  # seconds for which a worker's connections count without a sign of life
EVERY = 3.0
DAY = 24 * HOUR

TAKE = """
local time = redis.call('TIME')
local now = time[1] + time[2] / 1000000
local rate, size, cost = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3])
local known = redis.call('HMGET', KEYS[1], 'left', 'at')
local left = math.min(size, (tonumber(known[1]) or size) + math.max(0, now - (tonumber(known[2]) or now)) * rate)
local passes = left >= math.min(cost, size)
if passes then left = left - cost end
redis.call('HSET', KEYS[1], 'left', string.format('%.9f', left), 'at', string.format('%.6f', now))
redis.call('PEXPIRE', KEYS[1], math.ceil(2000 * size / rate) + 1000)
return passes and 1 or 0
"""
COME = """
local worker = ARGV[1]
for number, key in ipairs(KEYS) do
    local open, counts = 0, redis.call('HGETALL', key)
    for i = 1, #counts, 2 do
        if redis.call('EXISTS', 'bestiary:worker:' .. counts[i]) == 1 then
            open = open + tonumber(counts[i + 1])
        elseif counts[i] ~= worker then
            redis.call('HDEL', key, counts[i])
        end
    end
    if open >= tonumber(ARGV[number + 1]) then return 0 end
end
for _, key in ipairs(KEYS) do
    redis.call('HINCRBY', key, worker, 1)
    redis.call('EXPIRE', key, 86400)
end
return 1
"""
GO = """
for _, key in ipairs(KEYS) do
    if redis.call('HINCRBY', key, ARGV[1], -1) <= 0 then redis.call('HDEL', key, ARGV[1]) end
end
return 1
"""


class RedisCounts(Counts):
    """While Redis is away, each worker counts by itself."""

    def __init__(self, link: Link, settings: Settings, clock: Clock, worker: str) -> None:
        self._link = link
        self._own = OwnCounts(settings, clock)
        self._worker = worker
        self._clock = clock
        self._rates = {
            "requests": (settings.requests_a_second, settings.requests_at_once),
            "tables": (settings.tables_of_address / HOUR, settings.tables_of_address),
        }
        self._limits = (settings.connections, settings.connections_of_address, settings.connections_in_all)
        self._take = link.client.register_script(TAKE)
        self._come = link.client.register_script(COME)
        self._go = link.client.register_script(GO)
        self._open: set[Connection] = set()
        self._task: asyncio.Task[None] | None = None

    async def take(self, kind: Kind, name: str, cost: float = 1.0) -> bool:
        key = [f"bestiary:{kind}:{name}"]
        passes = await self._link.ask(lambda: self._take(key, [*self._rates[kind], cost]))
        return await self._own.take(kind, name, cost) if passes is None else bool(passes)

    async def first(self, request: str) -> bool:
        key = f"bestiary:request:{request}"
        known = await self._link.ask(lambda: self._link.client.set(key, b"", nx=True, ex=REQUESTS_LAST, get=False))
        if known is None and self._link.resting:
            return await self._own.first(request)
        return known is not None

    async def come(self, connection: Connection) -> bool:
        self._task = self._task or asyncio.create_task(self._live())
        may = await self._link.ask(lambda: self._come(_keys(connection), [self._worker, *self._limits]))
        if may == 0:
            return False
        self._open.add(connection)
        return True

    async def go(self, connection: Connection) -> None:
        if connection in self._open:
            self._open.discard(connection)
            await self._link.ask(lambda: self._go(_keys(connection), [self._worker]))

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
        await self._link.ask(lambda: self._link.client.delete(self._sign))

    @property
    def _sign(self) -> str:
        return f"bestiary:worker:{self._worker}"

    async def _live(self) -> None:
        """Signs of life. Where there was none left, as in a Redis that has come back empty, all is told again."""
        while True:
            known = await self._link.ask(lambda: self._link.client.set(self._sign, b"", ex=ALIVE, get=True))
            if known is None and not self._link.resting:
                await self._link.ask(lambda: self._tell_again(self._open))
            await self._clock.sleep(EVERY)

    async def _tell_again(self, connections: Iterable[Connection]) -> Any:
        counts: dict[str, int] = {}
        for connection in connections:
            for key in _keys(connection):
                counts[key] = counts.get(key, 0) + 1
        pipe = self._link.client.pipeline(transaction=False)
        for key, count in counts.items():
            pipe.hset(key, self._worker, str(count))
            pipe.expire(key, DAY)
        return await pipe.execute()


def _keys(connection: Connection) -> list[str]:
    return [
        f"bestiary:open:guest:{connection.person}",
        f"bestiary:open:address:{connection.address}",
        "bestiary:open:all",
    ]
