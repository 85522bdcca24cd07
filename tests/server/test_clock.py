"""One clock, which everything in the server asks; who sets the computer's disturbs nobody."""

from __future__ import annotations

import ast
import asyncio
import time
from pathlib import Path

import pytest

import bestiary.server
from bestiary.server.channel import InProcessChannel
from bestiary.server.clock import Clock
from bestiary.server.messages import SeatWish, TableWish
from bestiary.server.people.secret import Secret
from bestiary.server.services import Services
from bestiary.server.settings import Settings
from bestiary.server.store.sqlite import SqliteStorage
from bestiary.server.table.deadlines import Deadlines
from tests.server.turning import START, TurnedClock

HOUR = 3600
READS_TIME = {"sleep", "wait_for", "timeout", "timeout_at", "call_later", "call_at", "monotonic", "perf_counter"}
READS_TIME |= {"utcnow", "today", "time_ns", "monotonic_ns", "perf_counter_ns"}


def readings(source: str) -> list[str]:
    """Where a module reads time, or waits for it, by itself."""
    found = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            found += [alias.name for alias in node.names if alias.name == "time"]
        elif isinstance(node, ast.ImportFrom) and node.module in ("time", "asyncio"):
            found += [alias.name for alias in node.names]
        elif isinstance(node, ast.Attribute) and (node.attr in READS_TIME or node.attr in ("now", "time")):
            owner = ast.unparse(node.value)
            if not owner.endswith("clock"):
                found.append(f"{owner}.{node.attr}")
    return found


def test_nothing_else_in_the_server_reads_time() -> None:
    folder = Path(bestiary.server.__file__).parent
    modules = [path for path in sorted(folder.rglob("*.py")) if path.name != "clock.py"]
    assert len(modules) > 40
    assert {str(path): found for path in modules if (found := readings(path.read_text()))} == {}
    assert readings("import time\nasyncio.sleep(1)\nloop.call_later(1, f)\ndatetime.now()\nself.clock.now()") == [
        "time",
        "asyncio.sleep",
        "loop.call_later",
        "datetime.now",
    ]


@pytest.mark.parametrize("shift", [-24 * HOUR, 24 * HOUR])
def test_setting_the_computers_clock_moves_nothing(monkeypatch: pytest.MonkeyPatch, shift: int) -> None:
    clock, real = Clock(), time.time
    before = clock.now()
    assert abs(before - real()) < HOUR
    monkeypatch.setattr(time, "time", lambda: real() + shift)
    assert before <= clock.now() < before + HOUR


@pytest.mark.parametrize("shift", [-24 * HOUR, 24 * HOUR])
def test_setting_the_computers_clock_plays_no_moves(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, shift: int
) -> None:
    """Given a timed game, when the computer's clock is set in the middle of it, then all have all their seconds."""
    real = time.time

    async def play() -> None:
        storage = SqliteStorage(tmp_path / "a.sqlite3")
        services = Services(Settings(data=tmp_path), storage, InProcessChannel(), Secret(b"x"), Clock())
        await services.open()
        live = await services.new_tables.create(
            "ann", TableWish("monster_cafe", [SeatWish("me"), SeatWish("me")], clock=HOUR)
        )
        for number in range(12):
            if number == 4:
                monkeypatch.setattr(time, "time", lambda: real() + shift)
            assert live.play is not None
            seat = live.play.pending[0]
            left = live.deadlines.seconds_left(seat)
            assert left is not None
            assert HOUR - 600 < left <= HOUR
            await live.move(seat, live.play.legal(seat)[0], live.play.moment(seat))
        moves = await storage.moves(live.row.id)
        assert len(moves) == 12
        assert [move.at for move in moves] == sorted(move.at for move in moves)
        await services.close()

    asyncio.run(play())


def test_a_deadline_is_never_before_asked_here_plus_the_seconds() -> None:
    """Whatever moment the log names for a question that is new here."""
    clock = TurnedClock()
    deadlines = Deadlines(clock, comeback=10)
    for since in (START, START - 24 * HOUR, START + 24 * HOUR):
        deadlines.set(60, {0: since})
        assert deadlines.seconds_left(0) == 60
    deadlines.set(60, {0: START, 1: START - HOUR})
    assert [deadlines.seconds_left(seat) for seat in (0, 1, 2)] == [60, 60, None]
    asyncio.run(clock.turn(20))
    deadlines.set(60, {0: START, 1: START + 20})  # seat 0 is asked the same as before
    assert [deadlines.seconds_left(seat) for seat in (0, 1)] == [40, 60]


@pytest.mark.parametrize(
    ("since", "left"), [(-70, 10), (-55, 10), (-20, 40), (0, 60), (24 * HOUR, 60), (-24 * HOUR, 10)]
)
def test_what_was_asked_before_a_restart_goes_on(since: float, left: float) -> None:
    deadlines = Deadlines(TurnedClock(), comeback=10)
    deadlines.resume(60, {0: START + since})
    assert deadlines.seconds_left(0) == left
    deadlines.set(60, {0: START + since})
    assert deadlines.seconds_left(0) == left
