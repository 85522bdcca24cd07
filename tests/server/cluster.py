"""Two workers on PostgreSQL and Redis, each of which can be spoken to alone, behind a proxy without stickiness."""

from __future__ import annotations

import os
import re
import signal
import socket
from pathlib import Path

from tests.server.conftest import TOY
from tests.server.proxy import Proxy
from tests.server.serving import Server


def free_ports(count: int) -> int:
    """The first of some ports in a row that nobody listens on."""
    for first in range(21_000 + os.getpid() % 1000 * 8, 60_000, 8):
        with_them = [socket.socket() for _ in range(count)]
        try:
            for number, one in enumerate(with_them):
                one.bind(("127.0.0.1", first + number))
        except OSError:
            continue
        finally:
            for one in with_them:
                one.close()
        return first
    raise AssertionError("no ports are free")


class Cluster(Server):
    """`bestiary serve --workers 2`, spoken to by way of the proxy."""

    def __init__(self, folder: Path, database: str, redis: str, workers: int = 2, **settings: object) -> None:
        self.ports = free_ports(workers)
        self.workers = workers
        super().__init__(
            folder, TOY, time=None, module="bestiary", database="", **{"worker_ports": self.ports, **settings}
        )
        self.with_options("--database", database, "--redis", redis, "--workers", str(workers))
        self.proxy = Proxy([("127.0.0.1", self.ports + number) for number in range(workers)])

    def start(self) -> Cluster:
        super().start()
        self.address = self.proxy.address
        return self

    def at(self, number: int) -> str:
        """One worker's own address."""
        return f"http://127.0.0.1:{self.ports + number}"

    def pid(self, number: int) -> int:
        """The newest process of a worker."""
        started = re.findall(r'"message":"a worker is started","worker":(\d+),"pid":(\d+)', self.log)
        return next(int(pid) for worker, pid in reversed(started) if int(worker) == number)

    def signal(self, number: int, what: signal.Signals) -> None:
        os.kill(self.pid(number), what)

    def stop(self) -> None:
        super().stop()
        self.proxy.close()
