"""The server's clock: whatever in the server has to do with time asks it, and nothing else reads or waits for time."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Protocol


class Alarm(Protocol):
    """Something that is to happen later."""

    def cancel(self) -> None:
        """It is not to happen."""


class Clock:
    """Made once for a server and handed to its parts. The time of day as it was when the server started, counted on
    from there: who sets the computer's clock disturbs nobody while it runs. Tests hand in one that they turn."""

    def __init__(self) -> None:
        self._began = time.time() - time.monotonic()

    def now(self) -> float:
        """The time of day in seconds. It never runs back."""
        return self._began + time.monotonic()

    def busy(self) -> float:
        """The seconds of the processor that this thread has used so far."""
        return time.thread_time()

    async def sleep(self, seconds: float) -> None:
        """Waits for so long."""
        await asyncio.sleep(seconds)

    def later(self, seconds: float, what: Callable[[], object]) -> Alarm:
        """Calls something after so long, unless that is cancelled."""
        return asyncio.get_running_loop().call_later(seconds, what)
