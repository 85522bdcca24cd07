"""A clock that stands still until a test turns it, and a server in a process of its own that runs by it.

`python -m tests.server.turning TIME serve ...` is `bestiary serve ...` at that time of day. Every line of its standard
input is a number of seconds to turn its clock by; it answers with a line when what happens by itself in that time has
happened. When its input ends, the time goes on by itself.
"""

from __future__ import annotations

import asyncio
import contextvars
import heapq
import itertools
import math
import sys
import threading
from collections.abc import Callable
from concurrent.futures import CancelledError
from contextlib import suppress
from functools import partial
from typing import Any

from bestiary.server.clock import Alarm, Clock

START = 2_000_000_000.0
PATIENCE = 60.0  # real seconds for what a turn of the clock has set off
_turning: contextvars.ContextVar[bool] = contextvars.ContextVar("turning", default=False)


class Waiting(Alarm):
    """Something that is to happen at a moment."""

    def __init__(self, at: float, what: Callable[[], object]) -> None:
        self.at = at
        self.what: Callable[[], object] | None = what

    def cancel(self) -> None:
        self.what = None


class TurnedClock(Clock):
    """Everything happens at its very moment, and whatever follows from it has happened before the clock goes on."""

    def __init__(self, now: float = START) -> None:
        self._now = now
        self._waiting: list[tuple[float, int, Waiting]] = []
        self._numbers = itertools.count()
        self._busy: set[asyncio.Task[Any]] = set()  # what a turn has set off
        self._asleep: set[asyncio.Task[Any]] = set()

    def now(self) -> float:
        return self._now

    async def sleep(self, seconds: float) -> None:
        if seconds <= 0:
            await asyncio.sleep(0)
            return
        task = asyncio.current_task()
        assert task is not None
        awake = asyncio.get_running_loop().create_future()

        def wake() -> None:
            self._asleep.discard(task)
            if not awake.done():
                self._watch(task)
                awake.set_result(None)

        alarm = self.later(seconds, wake)
        self._asleep.add(task)
        try:
            await awake
        finally:
            self._asleep.discard(task)
            alarm.cancel()

    def later(self, seconds: float, what: Callable[[], object]) -> Alarm:
        at = self._now + seconds
        if seconds > 0 and at <= self._now:  # less than the numbers can tell apart is still some time
            at = math.nextafter(self._now, math.inf)
        alarm = Waiting(at, what)
        heapq.heappush(self._waiting, (alarm.at, next(self._numbers), alarm))
        if seconds <= 0:
            asyncio.get_running_loop().call_soon(self._ring, alarm)
        return alarm

    async def turn(self, seconds: float) -> None:
        """So many seconds pass."""
        asyncio.get_running_loop().set_task_factory(self._start)
        until = self._now + seconds
        while self._waiting and self._waiting[0][0] <= until:
            at, _, alarm = heapq.heappop(self._waiting)
            if alarm.what is not None:
                self._now = max(self._now, at)
                self._ring(alarm)
                await self._settle()
        self._now = until
        await asyncio.sleep(0)  # however often it is turned, others have their turn too

    def _ring(self, alarm: Waiting) -> None:
        what, alarm.what = alarm.what, None
        if what is not None:
            context = contextvars.copy_context()
            context.run(_turning.set, True)
            context.run(what)

    def _start(self, loop: asyncio.AbstractEventLoop, work: Any, **rest: Any) -> asyncio.Task[Any]:
        """The loop's way to make a task: those that an alarm leads to are watched."""
        task: asyncio.Task[Any] = asyncio.Task(work, loop=loop, **rest)
        if _turning.get():
            self._watch(task)
        return task

    def _watch(self, task: asyncio.Task[Any]) -> None:
        self._busy.add(task)
        task.add_done_callback(self._busy.discard)

    async def _settle(self) -> None:
        """Until all that was set off is done, or waits for a later time."""
        async with asyncio.timeout(PATIENCE):
            await asyncio.sleep(0.001)
            while self._busy - self._asleep:
                await asyncio.sleep(0.001)
        self._busy.clear()


class ObedientClock(TurnedClock):
    """Is turned from outside of the process, from the server's first wait on."""

    _listening = False

    async def sleep(self, seconds: float) -> None:
        if not self._listening:
            self._listening = True
            threading.Thread(target=self._obey, args=(asyncio.get_running_loop(),), daemon=True).start()
        await super().sleep(seconds)

    def _obey(self, loop: asyncio.AbstractEventLoop) -> None:
        for line in sys.stdin:
            try:
                asyncio.run_coroutine_threadsafe(self.turn(float(line)), loop).result()
                print("turned", flush=True)
            except Exception as error:
                print(f"not turned: {error!r}", flush=True)
        with suppress(CancelledError, RuntimeError):  # the server ends
            asyncio.run_coroutine_threadsafe(self._go_on(), loop).result()

    async def _go_on(self) -> None:
        while True:
            await self.turn(0.1)
            await asyncio.sleep(0.1)


def main() -> None:
    """The real command, with another clock."""
    from bestiary.cli import main as bestiary
    from bestiary.server import run

    run.run = partial(run.run, clock=ObedientClock(float(sys.argv[1])))
    bestiary(sys.argv[2:])


if __name__ == "__main__":
    main()
