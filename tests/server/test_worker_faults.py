"""Processes, PostgreSQL and Redis die, sleep and are cut off, while tables are played: nothing that was acknowledged is
lost or doubled, every table goes on, and nobody loses time through it."""

from __future__ import annotations

import os
import random
import signal
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from tests.effort import EFFORT
from tests.server.machines import Machine, Machines, Restless
from tests.server.postgres import PostgresServer
from tests.server.proxy import Proxy
from tests.server.real_redis import RealRedis

pytest.importorskip("redis", reason="several workers need pip install 'bestiary[redis]'")

CLOCK = 20
PLAYERS = 6
PATIENCE = 60.0
KILLS = 2 if EFFORT == 1 else 20 * EFFORT  # two hundred in `make soak`
ROUNDS = 1 if EFFORT == 1 else EFFORT
ASLEEP = 6.0 if EFFORT == 1 else 10.0


@pytest.fixture
def machines(tmp_path: Path) -> Iterator[Machines]:
    postgres, redis = PostgresServer().start(), RealRedis(tmp_path / "redis").start()
    running = Machines(tmp_path / "machines", postgres, redis, bot_pause=0, thinkers=1, comeback=CLOCK)
    yield running
    running.end()
    redis.stop()
    postgres.end()


def test_what_breaks_loses_nothing(machines: Machines) -> None:
    chance = random.Random(5)
    wishes: list[tuple[tuple[str, ...], dict[str, Any]]] = [
        (("me", "me"), {"clock": CLOCK}),
        (("me", "me", "bot:random"), {"game": "burrow"}),
        (("me", "bot:sharp"), {"clock": CLOCK}),
    ]
    players = [
        Restless(machines.address, random.Random(number), seats, **wish)
        for number, (seats, wish) in ((number, wishes[number % len(wishes)]) for number in range(PLAYERS))
    ]
    for player in players:
        player.start()
    goes_on(players)
    took: dict[str, list[float]] = {}

    def fault(name: str, happen: Callable[[], None]) -> None:
        happen()
        began = time.monotonic()
        goes_on(players)
        took.setdefault(name, []).append(time.monotonic() - began)

    for number in range(KILLS):
        fault("kill -9 of a worker", lambda number=number: kill(machines.both[number % 2]))  # type: ignore[misc]
    for _ in range(ROUNDS):
        fault("kill -9 of thinkers", lambda: kill_thinkers(machines))
        fault("Redis away, back empty", lambda: away(machines.redis))
        fault("PostgreSQL away", lambda: away(machines.postgres))
        fault("a holder that wakes up", lambda: sleep(machines.holder(), lambda: fault("a holder asleep", nothing)))
        fault("cut off from Redis", lambda: cut(chance.choice(machines.both).to_redis))
        fault("cut off from PostgreSQL", lambda: cut(chance.choice(machines.both).to_postgres))
    for player in players:
        player.stopping.set()
    for player in players:
        player.join(PATIENCE)
        assert player.trouble is None, player.trouble
    look_through(machines, players, took)


def goes_on(players: list[Restless]) -> None:
    """Every table gets further, for everybody."""
    before = [len(player.accepted) for player in players]
    until = time.monotonic() + PATIENCE
    while any(len(player.accepted) <= count for player, count in zip(players, before, strict=True)):
        assert time.monotonic() < until, [
            (player.tables[-1:], len(player.accepted) - count, player.reconnected, player.refused)
            for player, count in zip(players, before, strict=True)
        ]
        assert not any(player.trouble for player in players), [player.trouble for player in players]
        time.sleep(0.02)


def kill(machine: Machine) -> None:
    machine.kill()
    time.sleep(0.3)
    machine.start()


def kill_thinkers(machines: Machines) -> None:
    for machine in machines.both:
        for pid in machine.thinkers():
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)


def away(server: RealRedis | PostgresServer) -> None:
    server.kill()
    time.sleep(2)
    server.start()


def sleep(machine: Machine, meanwhile: Callable[[], None]) -> None:
    """It is stopped for longer than its leases last, and wakes up among others."""
    machine.signal(signal.SIGSTOP)
    until = time.monotonic() + ASLEEP
    meanwhile()
    time.sleep(max(0.0, until - time.monotonic()))
    machine.signal(signal.SIGCONT)


def nothing() -> None:
    """It has happened already."""


def cut(way: Proxy) -> None:
    way.drop()
    time.sleep(5)
    way.mend()


def look_through(machines: Machines, players: list[Restless], took: dict[str, list[float]]) -> None:
    """What is in PostgreSQL, beside what the players were told."""
    sql = "SELECT table_id, seat, moment, action, ply, at FROM moves ORDER BY table_id, ply"
    rows = machines.sql(sql)
    stored = Counter((table, int(seat), int(moment), text) for table, seat, moment, text, *_ in rows if moment)
    accepted = [moved for player in players for moved in player.accepted]
    assert [moved for moved in accepted if stored[moved] != 1] == []
    plies: dict[str, list[int]] = {}
    for table, _, _, _, ply, _ in rows:
        plies.setdefault(table, []).append(int(ply))
    assert all(found == list(range(1, len(found) + 1)) for found in plies.values())
    timed = {table for player in players if player.timed for table in player.tables}
    people = {(table, seat) for table, seat, *_ in accepted if table in timed}
    by_time = [(table, int(seat)) for table, seat, moment, *_ in rows if not moment and (table, int(seat)) in people]
    last = [row for row in rows if row[0] in {table for table, _ in by_time}][-6:]
    assert by_time == [], f"a clock ran out: {last}, {machines.both[0].log[-3000:]}, {machines.both[1].log[-3000:]}"
    keys = [
        key
        for (key,) in machines.sql(
            "SELECT convert_from(document, 'UTF8')::json ->> 'key' FROM tables WHERE status <> 'over'"
        )
    ]
    assert not any(key in line for player in players for line in player.received for key in keys)
    again = sum(player.reconnected for player in players)
    refused = dict(sum((Counter(player.refused) for player in players), Counter()))
    print(f"{len(accepted)} moves acknowledged, none lost or doubled; {again} reconnections; refused: {refused}")
    for name, seconds in took.items():
        print(f"{name}: {len(seconds)} times, every table went on after at most {max(seconds):.1f} s")
