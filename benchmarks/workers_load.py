"""How much several workers hold: durable moves on SQLite, and on PostgreSQL and Redis with 1, 2 and 4 workers, beside
the bare echo of one server in the same run.

PYTHONPATH=. python benchmarks/workers_load.py --tables 200 --seconds 10

Loopback only. It starts its own PostgreSQL, Redis and servers, and stops them. On a machine with few cores the players
of this program are in the workers' way: it prints how many cores there were, and how busy they were.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import subprocess
import sys
import tempfile
from collections import deque
from pathlib import Path
from typing import NamedTuple

from server_load import FREE, LIMITS, Figures, Player, echoes, race, some_at_a_time, start

from tests.server.postgres import PostgresServer
from tests.server.real_redis import RealRedis

ROOT = Path(__file__).resolve().parents[1]
SEVERAL = (1, 2, 4)
TURNS = 3


class Running(NamedTuple):
    """A server that is measured."""

    name: str
    address: str
    process: subprocess.Popen[str]


def main() -> int:
    """Measures and prints."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=200, help="tables that move without a pause")
    parser.add_argument("--seconds", type=float, default=10.0, help="of each measurement, at most 120")
    given = parser.parse_args()
    seconds = min(given.seconds, 120.0)
    with tempfile.TemporaryDirectory(prefix="bestiary-workers-") as folder:
        place = Path(folder)
        process, address = start(place / "echo", "")
        servers = [Running("SQLite, one process", address, process)]
        postgres, redis = PostgresServer().start(), RealRedis(place / "redis").start()
        try:
            for count in SEVERAL:
                servers.append(serve(place / str(count), postgres.new_database(), redis.url, count))
            asyncio.run(measure(servers, given.tables, seconds))
        finally:
            for server in servers:
                server.process.terminate()
                server.process.wait(timeout=60)
            redis.stop()
            postgres.end()
    return 0


def serve(folder: Path, database: str, redis: str, workers: int) -> Running:
    """`bestiary serve` with so many workers."""
    command = [sys.executable, "-m", "bestiary", "serve", "--port", "0", "--data", str(folder), "--database", database]
    command += ["--redis", redis, "--workers", str(workers), "--set", "log_level=ERROR"]
    for name in (*LIMITS, "tables_of_address", "connections_of_address"):
        command += ["--set", f"{name}={FREE}"]
    environment = os.environ | {"PYTHONPATH": os.pathsep.join([*filter(None, sys.path), str(ROOT)])}
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment)
    assert process.stdout is not None
    words = process.stdout.readline().split()
    return Running(f"PostgreSQL and Redis, {workers} workers", words[3], process)


async def measure(servers: list[Running], tables: int, seconds: float) -> None:
    """In turns, so that all meet the same machine."""
    players = {server.name: [Player(server.address) for _ in range(2 * tables)] for server in servers}
    for group in players.values():
        await some_at_a_time([player.sit_down() for player in group])
    echo = Figures(0.0, [])
    moves = {server.name: Figures(0.0, []) for server in servers}
    for _ in range(TURNS):
        echo = echo.and_then(await echoes(servers[0].address, tables, seconds / TURNS))
        for name, group in players.items():
            moves[name] = moves[name].and_then(await race(deque(group), tables, seconds / TURNS))
            await some_at_a_time([player.another_table() for player in group if player.over])
    print(f"cores {os.cpu_count()}, load {os.getloadavg()[0]:.1f}, {tables} tables without a pause")
    print(f"{'bare WebSocket echo':32} {echo.rate:9,.0f} a second")
    for name, figures in moves.items():
        share = figures.rate / echo.rate
        print(f"{name:32} {figures.rate:9,.0f} moves a second   {share:.2f} of the echo   ", end="")
        print(f"p50 {figures.at(0.5):7.1f} ms   p99 {figures.at(0.99):7.1f} ms")
    for group in players.values():
        for player in group:
            await player.leave()


if __name__ == "__main__":
    sys.exit(main())
