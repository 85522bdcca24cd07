"""What is to be done later, by name: of each name only the newest."""

from __future__ import annotations

from collections.abc import Callable

from bestiary.server.clock import Alarm, Clock


class Timers:
    """Belong to the event loop that runs."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._alarms: dict[str, Alarm] = {}

    def set(self, name: str, wait: float | None, what: Callable[[], object]) -> None:
        """Does something after a while, in place of what was to be done under that name; None: it is not to be done."""
        if name in self._alarms:
            self._alarms.pop(name).cancel()
        if wait is not None:
            self._alarms[name] = self._clock.later(wait, what)

    def stop(self) -> None:
        """Nothing of it is done any more."""
        for alarm in self._alarms.values():
            alarm.cancel()
        self._alarms.clear()
