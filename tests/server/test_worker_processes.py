"""The parent of several workers: it starts them again, exchanges them one by one, and says why it cannot."""

from __future__ import annotations

import signal
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from bestiary.cli import main
from bestiary.server.settings import BadSetting, read_settings
from tests.server.cluster import Cluster
from tests.server.guest import Guest
from tests.server.playing import eventually
from tests.server.postgres import PostgresServer
from tests.server.real_redis import RealRedis

pytest.importorskip("redis", reason="several workers need pip install 'bestiary[redis]'")


@pytest.fixture
def cluster(tmp_path: Path, postgres: PostgresServer, redis: RealRedis) -> Iterator[Cluster]:
    running = Cluster(tmp_path, postgres.new_database(), redis.url, bot_pause=0).start()
    yield running
    running.stop()


def test_workers_are_started_again_and_exchanged_without_a_lost_move(cluster: Cluster) -> None:
    """Given two workers and somebody who plays, when one is killed and then all are exchanged, then every move that was
    accepted is there, both workers are new, and each answers at its own address."""
    player = Guest(cluster.address)
    table = player.new_table("me", "me", game="burrow")
    old = [cluster.pid(number) for number in range(2)]
    cluster.signal(0, signal.SIGKILL)
    eventually(lambda: cluster.pid(0) != old[0])
    assert cluster.process is not None
    cluster.process.send_signal(signal.SIGHUP)
    accepted = 0
    until = time.monotonic() + 60
    while "all workers are exchanged" not in cluster.log:
        assert time.monotonic() < until, cluster.log[-3000:]
        accepted += play_a_little(player, table)
    assert cluster.pid(1) != old[1]
    accepted += play_a_little(player, table)
    found = httpx.get(f"{cluster.address}/api/tables/{table}/replay")
    assert found.status_code == 200
    eventually(lambda: all(httpx.get(f"{cluster.at(number)}/readyz").status_code == 200 for number in range(2)))
    assert accepted > 0
    player.close()


def play_a_little(player: Guest, table: str) -> int:
    """Joins, makes a move if there is any, and says how many were accepted."""
    try:
        player.join(table)
        choices = player.choosable()
        if not choices:
            return 0
        seat, choice = choices[0]
        before = player.positions[seat]["moment"]
        accepted = player.move(seat, choice["action"])["type"] == "accepted"
        player.leave()
        player.join(table)
        assert not accepted or player.positions[seat]["moment"] > before
        return int(accepted)
    except OSError:
        return 0
    except Exception as error:
        if "websockets" not in type(error).__module__:
            raise
        return 0
    finally:
        player.leave()


@pytest.mark.parametrize(
    ("given", "reason"),
    [
        ({"workers": 2}, "SQLite is for one process"),
        ({"workers": 2, "database": "postgresql://x"}, "workers need Redis"),
        ({"redis": "redis://x"}, "those need a database"),
    ],
)
def test_what_cannot_be_is_refused_with_the_reason(tmp_path: Path, given: dict[str, str], reason: str) -> None:
    with pytest.raises(BadSetting, match=reason):
        read_settings(tmp_path, **given)  # type: ignore[arg-type]


def test_a_redis_that_is_not_there_is_a_sentence(
    tmp_path: Path, postgres: PostgresServer, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["serve", "--port", "0", "--data", str(tmp_path), "--database", postgres.new_database()]
    assert main([*words, "--redis", "redis://me:hush@127.0.0.1:9/0", "--workers", "2"]) == 1
    told = capsys.readouterr().err
    assert "Redis cannot be reached at redis://...@127.0.0.1:9/0" in told
    assert "hush" not in told
    assert told.count("\n") == 1
