"""Thinking beside the event loop, in a process of its own: a compiled search lets nobody else in while it runs."""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.connection import wait
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")
BEHIND = 5  # the tables come first


class Thinking:
    """One process, begun when it is first needed. Whoever has much to think about comes with many small pieces, so that
    others have their turn in between. What it is handed and what it answers can be pickled."""

    def __init__(self, processes: int = 1) -> None:
        self._processes = processes
        self._pool: ProcessPoolExecutor | None = None

    async def do(self, work: Callable[P, T], *values: P.args, **named: P.kwargs) -> T:
        """Does something there. Where the process has died meanwhile, another one does it."""
        loop = asyncio.get_running_loop()
        for _ in range(2):
            pool = self._pool = self._pool or self._begin()
            with contextlib.suppress(BrokenProcessPool):
                return await asyncio.wrap_future(pool.submit(work, *values, **named), loop=loop)
            if self._pool is pool:
                self._pool = None
        raise BrokenProcessPool("Whoever thinks about this dies of it.")

    def close(self) -> None:
        """What waits is not done any more."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)

    def _begin(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self._processes, multiprocessing.get_context("spawn"), _stand_alone)


def _stand_alone() -> None:
    """Ctrl-C is for the server, which ends this process; and when the server is killed, nobody needs it any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(BEHIND)
    parent = multiprocessing.parent_process()
    assert parent is not None
    threading.Thread(target=_follow, args=(parent.sentinel,), daemon=True).start()


def _follow(parent: int) -> None:
    wait([parent])
    os._exit(0)
