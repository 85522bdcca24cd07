"""A real server in a process of its own, which a test may kill."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import IO

import httpx

from tests.conftest import ROOT

FAST = {"bot_pause": "0", "requests_a_second": "100000", "requests_at_once": "100000", "messages_a_second": "100000"}
FAST |= {"messages_at_once": "100000", "tables_an_hour": "100000", "tables_at_once": "100000", "log_level": "INFO"}
FAST |= {"tables_of_address": "100000", "connections_of_address": "10000", "metrics_token": "for the tests only"}


class Server:
    """`bestiary serve` on a free port of the loopback."""

    def __init__(
        self,
        data: Path,
        *games: str,
        time: float | None = None,
        module: object = "bestiary",
        database: object = "",
        **settings: object,
    ) -> None:
        """With a time of day its clock stands still until it is turned. Another module may run the command, and a
        PostgreSQL may keep its tables."""
        self.data = data
        self.time = time
        self._module = str(module)
        self._options: Sequence[str] = ()
        self._games = games
        self._database = str(database)
        self._settings = {**FAST, **{name: str(value) for name, value in settings.items()}}
        self.address = ""
        self._port = 0
        self._log: IO[bytes] | None = None
        self.process: subprocess.Popen[str] | None = None

    def with_options(self, *options: str) -> Server:
        """Further words on the command line."""
        self._options = options
        return self

    def start(self) -> Server:
        """Returns when it takes connections. A restarted server has the same address."""
        command = [sys.executable, "-m"]
        command += [self._module] if self.time is None else ["tests.server.turning", str(self.time)]
        command += ["serve", "--port", str(self._port), "--data", str(self.data), *self._options]
        for game in self._games:
            command += ["--game", game]
        for name, value in self._settings.items():
            command += ["--set", f"{name}={value}"]
        if self._database:
            command += ["--database", self._database]
        self.data.mkdir(parents=True, exist_ok=True)
        self._log = (self.data / "log").open("ab")
        environment = os.environ | {
            "PYTHONPATH": os.pathsep.join(path for path in sys.path if path),
            "PYTHONUNBUFFERED": "1",
        }
        self.process = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self._log,
            text=True,
            env=environment,
            cwd=ROOT,
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert "http://" in line, (self.data / "log").read_text()
        self.address = line.split()[3]
        self._port = int(self.address.rpartition(":")[2])
        return self

    def turn(self, seconds: float) -> None:
        """Turns the clock; returns when everything that the time brings about by itself is done."""
        assert self.process is not None
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        assert self.time is not None
        self.process.stdin.write(f"{seconds}\n")
        self.process.stdin.flush()
        assert self.process.stdout.readline() == "turned\n", self.log
        self.time += seconds

    def longest_turn(self) -> float:
        """For how long a watched server held its loop at most since the last time, in seconds of the processor."""
        process = self.process
        assert process is not None
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write("\n")
        process.stdin.flush()
        return float(process.stdout.readline())

    def metrics(self) -> str:
        """What it has counted."""
        answer = httpx.get(f"{self.address}/metrics", headers={"authorization": f"Bearer {FAST['metrics_token']}"})
        assert answer.status_code == 200
        return answer.text

    @property
    def log(self) -> str:
        return (self.data / "log").read_text()

    def kill(self) -> None:
        """kill -9."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """As `Ctrl-C` does."""
        self._end(signal.SIGINT)

    def _end(self, how: signal.Signals) -> None:
        if self.process is not None:
            assert self.process.stdin is not None
            assert self.process.stdout is not None
            self.process.stdin.close()
            self.process.send_signal(how)
            self.process.wait(timeout=60)
            self.process.stdout.close()
            self.process = None
        if self._log is not None:
            self._log.close()
            self._log = None
