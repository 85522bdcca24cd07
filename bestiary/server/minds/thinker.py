"""One process that thinks, as the server knows it."""

from __future__ import annotations

import asyncio
import multiprocessing
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import TypeVar

from bestiary.processes import shielded
from bestiary.server.minds import process
from bestiary.server.minds.question import Answer, Question, answer_of, encode

T = TypeVar("T")
_context = multiprocessing.get_context("spawn")  # a fork beside the server's threads could hang


class Lost(Exception):
    """The process has died."""


class Thinker:
    """Waiting for it is the work of a thread of its own."""

    def __init__(self, further_games: tuple[str, ...]) -> None:
        self._further_games = further_games
        self._thread = ThreadPoolExecutor(1, "bestiary-thinker")
        self._process: SpawnProcess | None = None
        self._pipe: Connection | None = None

    async def start(self) -> None:
        """Returns when it listens."""
        await self._in_thread(self._start)

    async def ask(self, question: Question) -> Answer:
        """What it finds out."""
        assert self._pipe is not None
        try:
            self._pipe.send_bytes(encode(question))  # it listens, so this waits for nothing
        except OSError:
            raise Lost from None
        return answer_of(await self._in_thread(self._receive))

    def hurry(self) -> None:
        """It answers with what it has found so far."""
        if self._pipe is not None:
            with suppress(OSError):
                self._pipe.send_bytes(process.STOP)

    def kill(self) -> None:
        """It is no more, and who waits for its answer learns it."""
        if self._process is not None and self._process.is_alive():
            self._process.kill()

    def end(self) -> None:
        """The same, for good."""
        self.kill()
        self._thread.submit(self._bury)
        self._thread.shutdown(wait=False)

    def _start(self) -> None:
        self._pipe, theirs = _context.Pipe()
        with shielded():
            self._process = _context.Process(
                target=process.run, args=(theirs, self._further_games), name="bestiary-thinker", daemon=True
            )
            self._process.start()
        theirs.close()
        self._receive()

    def _receive(self) -> bytes:
        assert self._pipe is not None
        try:
            return self._pipe.recv_bytes()
        except (EOFError, OSError):
            raise Lost from None

    def _bury(self) -> None:
        """No trace of the process is left."""
        if self._process is not None and self._pipe is not None:
            self._process.kill()
            self._process.join()
            self._pipe.close()

    async def _in_thread(self, work: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._thread, work)
