"""`bestiary serve` on a free port, in a process that a test may kill; every table is dealt the same cards."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

QUICK = {"bot_pause": "0.02", "tables_an_hour": "1000", "requests_a_second": "1000", "requests_at_once": "5000"}


class Server:
    """One server; started again, it has the same address and the same tables."""

    def __init__(self, data: Path, *games: str, **settings: object) -> None:
        self._data = data
        self._games = games
        self._settings = {**QUICK, **{name: str(value) for name, value in settings.items()}}
        self._process: subprocess.Popen[str] | None = None
        self.address = ""

    def start(self) -> Server:
        """Returns when it takes connections."""
        self._data.mkdir(parents=True, exist_ok=True)
        port = self.address.rpartition(":")[2] or "0"
        command = [sys.executable, "-P", "-m", "tests.browser.dealt"]
        command += ["serve", "--port", port, "--data", str(self._data)]
        for game in self._games:
            command += ["--game", game]
        for name, value in self._settings.items():
            command += ["--set", f"{name}={value}"]
        environment = os.environ | {
            "PYTHONPATH": os.pathsep.join(path for path in sys.path if path),
            "PYTHONUNBUFFERED": "1",
        }
        with (self._data / "log").open("ab") as log:
            self._process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True, env=environment)
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        assert "http://" in line, f"{line}{(self._data / 'log').read_text()}"
        self.address = next(word for word in line.split() if word.startswith("http://"))
        return self

    def kill(self) -> None:
        """kill -9: nothing can be put in order any more."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """As Ctrl-C does."""
        self._end(signal.SIGINT)

    def _end(self, how: signal.Signals) -> None:
        if self._process is None:
            return
        self._process.send_signal(how)
        self._process.wait(timeout=30)
        assert self._process.stdout is not None
        self._process.stdout.close()
        self._process = None
