"""Which driver for PostgreSQL: how many durable moves a second its group commits carry, and what a move costs the
processor of the server that sends it.

python benchmarks/postgres_drivers.py --seconds 3

Needs asyncpg and psycopg[binary]. Starts a PostgreSQL of its own, with fsync, and stops it.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import time
from abc import ABC, abstractmethod
from pathlib import Path
from typing import Any

import uvloop

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tests.server.postgres import PostgresServer

Move = tuple[str, int, int, str, int, float, int]
TABLE = """CREATE TABLE moves (table_id TEXT, ply BIGINT, seat BIGINT, action TEXT, moment BIGINT,
           at DOUBLE PRECISION, takes_back BIGINT, PRIMARY KEY (table_id, ply))"""
ONE = "INSERT INTO moves VALUES ({}) ON CONFLICT DO NOTHING RETURNING 1"
ALL = "INSERT INTO moves SELECT * FROM unnest({}) ON CONFLICT DO NOTHING RETURNING table_id"
TURNS = 3


class Driver(ABC):
    """One connection."""

    @abstractmethod
    async def open(self, address: str) -> None:
        """Connects."""

    @abstractmethod
    async def one(self, move: Move) -> int:
        """A move by itself."""

    @abstractmethod
    async def all(self, moves: list[Move]) -> int:
        """Many in one statement; how many are stored."""

    @abstractmethod
    async def close(self) -> None:
        """Hangs up."""


class Asyncpg(Driver):
    """asyncpg prepares statements, and speaks binary."""

    async def open(self, address: str) -> None:
        import asyncpg  # noqa: PLC0415

        self._connection: Any = await asyncpg.connect(address)
        self._one = await self._connection.prepare(ONE.format(", ".join(f"${n}" for n in range(1, 8))))
        kinds = ["text", "bigint", "bigint", "text", "bigint", "float8", "bigint"]
        marks = ", ".join(f"${n}::{kind}[]" for n, kind in enumerate(kinds, 1))
        self._all = await self._connection.prepare(ALL.format(marks))

    async def one(self, move: Move) -> int:
        return len(await self._one.fetch(*move))

    async def all(self, moves: list[Move]) -> int:
        return len(await self._all.fetch(*zip(*moves, strict=True)))

    async def close(self) -> None:
        await self._connection.close()


class Psycopg(Driver):
    """psycopg 3 with libpq in C; told to prepare statements and to speak binary, too."""

    async def open(self, address: str) -> None:
        import psycopg  # noqa: PLC0415

        self._connection: Any = await psycopg.AsyncConnection.connect(address, autocommit=True, prepare_threshold=0)
        self._cursor = self._connection.cursor(binary=True)
        kinds = ["text", "int8", "int8", "text", "int8", "float8", "int8"]
        self._one = ONE.format(", ".join(["%b"] * 7))
        self._all = ALL.format(", ".join(f"%b::{kind}[]" for kind in kinds))

    async def one(self, move: Move) -> int:
        await self._cursor.execute(self._one, move)
        return len(await self._cursor.fetchall())

    async def all(self, moves: list[Move]) -> int:
        await self._cursor.execute(self._all, [list(column) for column in zip(*moves, strict=True)])
        return len(await self._cursor.fetchall())

    async def close(self) -> None:
        await self._connection.close()


async def grouped(driver: Driver, run: str, writers: int, seconds: float) -> tuple[int, float, list[float]]:
    """Writers that each wait for their move; what waits together is sent together."""
    loop = asyncio.get_running_loop()
    waiting: list[tuple[Move, asyncio.Future[None]]] = []
    until = time.perf_counter() + seconds
    latencies: list[float] = []
    work = asyncio.Event()

    async def writer(number: int) -> None:
        ply = 0
        while (began := time.perf_counter()) < until:
            ply += 1
            done: asyncio.Future[None] = loop.create_future()
            waiting.append(((f"{run}-{number}", ply, 0, "clear table=3", ply, began, 0), done))
            work.set()
            await done
            latencies.append(time.perf_counter() - began)

    async def send() -> None:
        while True:
            await work.wait()
            work.clear()
            while waiting:
                group = waiting[:]
                waiting.clear()
                assert await driver.all([move for move, _ in group]) == len(group)
                for _, done in group:
                    done.set_result(None)

    sender = asyncio.create_task(send())
    busy = time.process_time()
    await asyncio.gather(*(writer(number) for number in range(writers)))
    busy = time.process_time() - busy
    sender.cancel()
    return len(latencies), busy, latencies


async def alone(driver: Driver, run: str, seconds: float) -> tuple[int, float, list[float]]:
    """One move after another, each with a commit of its own."""
    latencies: list[float] = []
    busy, until = time.process_time(), time.perf_counter() + seconds
    while (began := time.perf_counter()) < until:
        assert await driver.one((run, len(latencies) + 1, 0, "clear table=3", 1, began, 0)) == 1
        latencies.append(time.perf_counter() - began)
    return len(latencies), time.process_time() - busy, latencies


async def measure(address: str, seconds: float) -> None:
    """Both in turns, so that both meet the same machine."""
    drivers: dict[str, Driver] = {"asyncpg": Asyncpg(), "psycopg": Psycopg()}
    for driver in drivers.values():
        await driver.open(address)
    print("driver    writers   moves/s   processor us a move   p50 ms   p99 ms")
    for writers in (1, 20, 200):
        found: dict[str, tuple[int, float, list[float]]] = {name: (0, 0.0, []) for name in drivers}
        for turn in range(TURNS):
            for name, driver in drivers.items():
                run = f"{name}-{writers}-{turn}"
                if writers == 1:
                    count, busy, latencies = await alone(driver, run, seconds)
                else:
                    count, busy, latencies = await grouped(driver, run, writers, seconds)
                found[name] = (found[name][0] + count, found[name][1] + busy, found[name][2] + latencies)
        for name, (count, busy, latencies) in found.items():
            latencies.sort()
            p50, p99 = (1000 * latencies[int(share * (len(latencies) - 1))] for share in (0.5, 0.99))
            rate, cost = count / (TURNS * seconds), 1e6 * busy / count
            print(f"{name:8} {writers:8} {rate:9,.0f} {cost:21.1f} {p50:8.2f} {p99:8.2f}")
    for driver in drivers.values():
        await driver.close()


def main() -> None:
    """Measures and prints."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=3.0, help="of each turn, at most 60")
    given = parser.parse_args()
    server = PostgresServer(fsync="on").start()
    try:
        address = server.new_database()
        server.run("psql", "-d", address.rpartition("@/")[2].partition("?")[0], "-c", TABLE)
        uvloop.run(measure(address, min(given.seconds, 60.0)))
    finally:
        server.end()


if __name__ == "__main__":
    main()
