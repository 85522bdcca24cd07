"""Who listens to a table, in this process and in others."""

from __future__ import annotations

from collections import Counter
from collections.abc import Container


class Presence:
    """People by their public ids, however many connections each has."""

    def __init__(self) -> None:
        self._here: Counter[str] = Counter()
        self._elsewhere: dict[str, set[str]] = {}  # by worker

    @property
    def here(self) -> list[str]:
        """Those who listen in this process."""
        return sorted(self._here)

    def everybody(self) -> set[str]:
        """All who listen, in any process."""
        return set(self._here).union(*self._elsewhere.values())

    def come(self, person: str) -> bool:
        """One more connection of somebody; whether they were not there before."""
        newcomer = person not in self.everybody()
        self._here[person] += 1
        return newcomer

    def go(self, person: str) -> bool:
        """One connection less; whether they are not there any more."""
        self._here[person] -= 1
        if self._here[person] <= 0:
            del self._here[person]
        return person not in self.everybody()

    def hear(self, worker: str, people: list[str]) -> bool:
        """Who listens at another process; whether that is new."""
        before = self._elsewhere.get(worker, set())
        if people:
            self._elsewhere[worker] = set(people)
        else:
            self._elsewhere.pop(worker, None)
        return before != set(people)

    def forget_all_but(self, alive: Container[str]) -> bool:
        """Other processes that are no more had nobody; whether any of them had."""
        gone = [worker for worker in self._elsewhere if worker not in alive]
        for worker in gone:
            del self._elsewhere[worker]
        return bool(gone)
