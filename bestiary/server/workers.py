"""Several processes that serve on one socket: started, started again when they die, exchanged one by one.

`kill -HUP` of this one puts a new worker in the place of each, one after the other: the new one takes connections
before the old one says goodbye.
"""

from __future__ import annotations

import logging
import os
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import msgspec

from bestiary.server.clock import Clock
from bestiary.server.settings import Settings

FIRST_PAUSE = 0.5  # seconds until one that has died is started again; twice as long each time that it dies soon
LONGEST_PAUSE = 30.0
SOON = 10.0
STARTING = 60.0  # seconds at most until one serves
STOPPING = 20.0  # seconds at most until one has said goodbye
log = logging.getLogger("bestiary.workers")


class WorkerProcess:
    """One of them. It ends when this process does: then its standard input ends."""

    def __init__(self, settings: Settings, number: int, listening: socket.socket, changed: threading.Event) -> None:
        self.number = number
        self.serves = threading.Event()
        command = [sys.executable, "-m", "bestiary.server.worker", str(number), str(listening.fileno())]
        self.process = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            pass_fds=[listening.fileno()],
            start_new_session=True,
        )
        assert self.process.stdin is not None
        self.process.stdin.write(msgspec.json.encode(settings, enc_hook=str) + b"\n")
        self.process.stdin.flush()
        threading.Thread(target=self._listen, args=(changed,), daemon=True).start()

    def _listen(self, changed: threading.Event) -> None:
        assert self.process.stdout is not None
        for _ in self.process.stdout:
            self.serves.set()
            changed.set()
        self.process.wait()
        changed.set()

    @property
    def dead(self) -> bool:
        """Whether it has ended."""
        return self.process.poll() is not None

    def stop(self) -> None:
        """It says goodbye to everybody, and ends; by force when that takes too long."""
        with suppress(ProcessLookupError):
            self.process.terminate()

    def bury(self) -> None:
        """Nothing of it is left."""
        try:
            self.process.wait(STOPPING)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()


class WorkerProcesses:
    """All of them, by their numbers."""

    def __init__(self, settings: Settings, listening: socket.socket) -> None:
        self._settings = settings
        self._listening = listening
        self._clock = Clock()
        self._changed = threading.Event()
        self._stopping = False
        self._exchanging = False
        self._workers: dict[int, WorkerProcess] = {}
        self._began: dict[int, float] = {}
        self._pauses: dict[int, float] = {}

    def run(self, ready: Callable[[], None]) -> None:
        """Until this process is told to stop."""
        for what in (signal.SIGINT, signal.SIGTERM):
            signal.signal(what, self._stop)
        signal.signal(signal.SIGHUP, self._exchange)
        numbers = range(self._settings.workers)
        try:
            for number in numbers:
                self._start(number)
            if all(self._wait_for(self._workers[number]) for number in numbers):
                ready()
            while not self._stopping:
                self._changed.wait(self._look())
                self._changed.clear()
        finally:
            for worker in self._workers.values():
                worker.stop()
            for worker in self._workers.values():
                worker.bury()

    def _start(self, number: int) -> WorkerProcess:
        worker = WorkerProcess(self._settings, number, self._listening, self._changed)
        self._workers[number] = worker
        self._began[number] = self._clock.now()
        log.info("a worker is started", extra={"worker": number, "pid": worker.process.pid})
        return worker

    def _look(self) -> float:
        """Starts again who has died, and says when to look again."""
        if self._exchanging:
            self._exchanging = False
            self._exchange_all()
        now, wait = self._clock.now(), LONGEST_PAUSE
        for number, worker in list(self._workers.items()):
            if not worker.dead:
                continue
            if number not in self._pauses or now - self._began[number] > SOON + self._pauses[number]:
                self._pauses[number] = FIRST_PAUSE
            left = self._began[number] + self._pauses[number] - now
            if left > 0:
                wait = min(wait, left)
                continue
            log.warning("a worker has died", extra={"worker": number, "pid": worker.process.pid})
            self._pauses[number] = min(LONGEST_PAUSE, 2 * self._pauses[number])
            self._start(number)
        return wait

    def _exchange_all(self) -> None:
        for number, old in list(self._workers.items()):
            if self._stopping:
                return
            if not self._wait_for(self._start(number)):
                log.error("the new worker does not serve: the old ones stay", extra={"worker": number})
                self._workers[number].stop()
                self._workers[number].bury()
                self._workers[number] = old
                return
            old.stop()
            old.bury()
        log.info("all workers are exchanged")

    def _wait_for(self, worker: WorkerProcess) -> bool:
        until = self._clock.now() + STARTING
        while not worker.serves.wait(0.05):
            if worker.dead or self._stopping or self._clock.now() > until:
                return False
        return True

    def _stop(self, *_: Any) -> None:
        self._stopping = True
        self._changed.set()

    def _exchange(self, *_: Any) -> None:
        self._exchanging = True
        self._changed.set()


def follow_parent() -> None:
    """Ends this process, in order, when the one that has started it is no more."""

    def wait() -> None:
        sys.stdin.buffer.read()
        os.kill(os.getpid(), signal.SIGTERM)

    threading.Thread(target=wait, daemon=True).start()
