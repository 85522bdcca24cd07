"""What is left to play, handed out in batches of about half a second."""

from __future__ import annotations

from typing import NamedTuple

WANTED_SECONDS = 0.5


class Batch(NamedTuple):
    """The games with the numbers from `first` on."""

    first: int
    games: int


class Batches:
    """The games of a simulation that nobody has been asked to play yet.

    >>> batches = Batches(10, size=4)
    >>> [batches.take() for _ in range(4)]
    [Batch(first=0, games=4), Batch(first=4, games=4), Batch(first=8, games=2), None]
    """

    def __init__(self, games: int, size: int | None = None) -> None:
        """With a size every batch has it; without, the size follows from how long the batches before took."""
        self._games = games
        self._next = 0
        self._returned: list[Batch] = []
        self._fixed = size is not None
        self._size = size or 1

    @property
    def left(self) -> int:
        """How many games have not been handed out."""
        return self._games - self._next + sum(batch.games for batch in self._returned)

    def take(self, takers: int = 1) -> Batch | None:
        """The next batch; towards the end a smaller one, so that all takers finish together."""
        if self._returned:
            return self._returned.pop()
        left = self._games - self._next
        if not left:
            return None
        count = min(self._size, left if self._fixed else -(-left // takers))
        self._next += count
        return Batch(self._next - count, count)

    def give_back(self, batch: Batch) -> None:
        """Who had taken it will not play it."""
        self._returned.append(batch)

    def learn(self, games: int, seconds: float) -> None:
        """How long a batch took: the next ones are made longer, at most four times so, or shorter."""
        if not self._fixed:
            fitting = games * WANTED_SECONDS / max(seconds, 1e-9)
            self._size = max(1, min(int(fitting), 4 * self._size))
