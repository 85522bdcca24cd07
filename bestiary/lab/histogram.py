"""How often each number came up, and what follows from it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from math import sqrt


class Histogram(Counter[int]):
    """Counts by number.

    >>> scores = Histogram([4, 1, 1, 2])
    >>> scores.mean(), scores.median(), scores.lowest(), scores.highest()
    (2.0, 1.5, 1, 4)
    """

    def mean(self) -> float:
        """The average."""
        return sum(number * count for number, count in self.items()) / self.total()

    def deviation(self) -> float:
        """The standard deviation of a sample."""
        total = self.total()
        if total < 2:
            return 0.0
        plain = sum(number * count for number, count in self.items())
        squares = sum(number * number * count for number, count in self.items())
        # Exact in integers until the last step, so that it does not depend on the order of adding.
        return sqrt((total * squares - plain * plain) / (total * (total - 1)))

    def median(self) -> float:
        """The number in the middle; between the two in the middle where there are two."""
        total = self.total()
        return (self._at((total - 1) // 2) + self._at(total // 2)) / 2

    def lowest(self) -> int:
        """The least number that came up."""
        return min(self)

    def highest(self) -> int:
        """The greatest number that came up."""
        return max(self)

    def ordered(self) -> dict[int, int]:
        """The counts from the least number to the greatest."""
        return dict(sorted(self.items()))

    @classmethod
    def joined(cls, parts: Iterable[Histogram]) -> Histogram:
        """All counts of several histograms."""
        whole = cls()
        for part in parts:
            whole.update(part)
        return whole

    def _at(self, place: int) -> int:
        """The number at a place of the sorted row of all that came up."""
        for number in sorted(self):
            place -= self[number]
            if place < 0:
                return number
        raise IndexError(place)
