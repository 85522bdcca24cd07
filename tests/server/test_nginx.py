"""The file for nginx in docs/, run as it stands but for its ports."""

from __future__ import annotations

import random
import shutil
import socket
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.conftest import ROOT
from tests.server.cluster import Cluster, free_ports
from tests.server.guest import Guest
from tests.server.playing import play_out
from tests.server.postgres import PostgresServer
from tests.server.real_redis import RealRedis

NGINX = shutil.which("nginx", path="/usr/sbin:/usr/local/sbin:/usr/bin:/opt/homebrew/bin")
pytest.importorskip("redis", reason="several workers need pip install 'bestiary[redis]'")


@pytest.fixture
def front(tmp_path: Path, postgres: PostgresServer, redis: RealRedis) -> Iterator[str]:
    """The address of an nginx before two workers."""
    cluster = Cluster(
        tmp_path / "cluster", postgres.new_database(), redis.url, bot_pause=0, proxies="127.0.0.1"
    ).start()
    port = free_ports(1)
    text = (Path(ROOT) / "docs" / "nginx.conf").read_text(encoding="utf-8")
    for there, here in (("127.0.0.1:9001", cluster.ports), ("127.0.0.1:9002", cluster.ports + 1)):
        text = text.replace(there, f"127.0.0.1:{here}")
    text = text.replace("127.0.0.1:8080", f"127.0.0.1:{port}").replace(
        "worker_connections 20000", "worker_connections 200"
    )
    kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    own = "".join(f"{kind}_temp_path {tmp_path}/{kind}; " for kind in kinds)
    text = text.replace("\nhttp {", f"\nhttp {{ {own}", 1)
    config = tmp_path / "nginx.conf"
    config.write_text(f"daemon off; pid {tmp_path}/pid; error_log {tmp_path}/error.log;\n{text}")
    (tmp_path / "logs").mkdir()
    process = subprocess.Popen([str(NGINX), "-p", str(tmp_path), "-e", f"{tmp_path}/error.log", "-c", str(config)])
    until = time.monotonic() + 20
    while True:
        try:
            socket.create_connection(("127.0.0.1", port), timeout=1).close()
            break
        except OSError:
            assert time.monotonic() < until, (tmp_path / "error.log").read_text()
            time.sleep(0.05)
    yield f"http://127.0.0.1:{port}"
    process.terminate()
    process.wait(20)
    cluster.stop()


@pytest.mark.skipif(NGINX is None, reason="nginx is not installed")
def test_a_game_through_nginx(front: str) -> None:
    """Given nginx before two workers, when two people play, then their game comes to its end, wherever each of them is;
    and nobody sees the metrics through it."""
    ann, ben = Guest(front), Guest(front)
    table = ann.new_table("me", "open")
    ben.sit(table, 1)
    ann.join(table)
    ben.join(table)
    assert play_out([ann, ben], random.Random(3)) > 10
    assert httpx.get(f"{front}/metrics").status_code == 404
    assert httpx.get(f"{front}/readyz").status_code == 200
    ann.close()
    ben.close()
