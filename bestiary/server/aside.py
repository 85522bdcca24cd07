"""Work that takes longer than a table may wait."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")


class Aside:
    """One thread beside the event loop, which does one piece of work after the other. Whoever has much to do comes with
    many small pieces, so that others have their turn in between."""

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1, "bestiary-aside")

    async def do(self, work: Callable[P, T], *values: P.args, **named: P.kwargs) -> T:
        """Does something there."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._thread, lambda: work(*values, **named))

    def close(self) -> None:
        """What waits is not done any more."""
        self._thread.shutdown(wait=False, cancel_futures=True)
