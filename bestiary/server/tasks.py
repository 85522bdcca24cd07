"""What is done beside everything else."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any

log = logging.getLogger("bestiary.tasks")


class Tasks:
    """The tasks of one server, held until they are done. What breaks one is logged."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[Any]] = set()
        self._ended = False

    def add(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """One more. Once all have been ended, what is added is ended before it begins."""
        task = asyncio.get_running_loop().create_task(work)
        if self._ended:
            task.cancel()
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    async def cancel(self) -> None:
        """Ends all of them, and what they add while they end."""
        self._ended = True
        while self._tasks:
            for task in self._tasks:
                task.cancel()
            await asyncio.gather(*self._tasks, return_exceptions=True)

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("a task broke", exc_info=task.exception())
