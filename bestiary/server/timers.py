"""What is to be done later, by name: of each name only the newest."""

from __future__ import annotations

import asyncio
from collections.abc import Callable


class Timers:
    """Belong to the event loop that runs."""

    def __init__(self) -> None:
        self._handles: dict[str, asyncio.TimerHandle] = {}

    def set(self, name: str, wait: float | None, what: Callable[[], object]) -> None:
        """Does something after a while, in place of what was to be done under that name; None: it is not to be done."""
        if name in self._handles:
            self._handles.pop(name).cancel()
        if wait is not None:
            self._handles[name] = asyncio.get_running_loop().call_later(wait, what)

    def stop(self) -> None:
        """Nothing of it is done any more."""
        for handle in self._handles.values():
            handle.cancel()
        self._handles.clear()
