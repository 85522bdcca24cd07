"""The box: what a game consists of, while a position document is laid out."""

from collections.abc import Iterable, Mapping

from bestiary.core.errors import BadPosition, shown


class Box:
    """Counts of named things. What a document mentions is taken out of it; the rest is left for the piles.

    >>> box = Box("card", {"sludge": 6, "brain": 6})
    >>> box.take("drawn", "sludge")
    >>> box.rest()
    {'sludge': 5, 'brain': 6}
    >>> box.take("pile", "sludge", 6)
    Traceback (most recent call last):
    bestiary.core.errors.BadPosition: pile: this makes 7 of the card 'sludge', and the box has 6
    """

    def __init__(self, sort: str, copies: Mapping[str, int]) -> None:
        self._sort = sort
        self._copies = dict(copies)
        self._left = dict(copies)

    def take(self, where: str, name: str, count: int = 1) -> None:
        """Takes things out for the place `where`; refused when the box has no such thing, or not as many."""
        if name not in self._copies:
            raise BadPosition(where, f"there is no {self._sort} '{shown(name)}'; there is: {', '.join(self._copies)}")
        if count < 0:
            raise BadPosition(where, f"{shown(count)} of the {self._sort} {name!r} is less than none")
        if count > self._left[name]:
            used, copies = self._copies[name] - self._left[name] + count, self._copies[name]
            raise BadPosition(where, f"this makes {shown(used)} of the {self._sort} {name!r}, and the box has {copies}")
        self._left[name] -= count

    def take_all(self, where: str, counts: Mapping[str, int]) -> None:
        """Takes several kinds of things for one place."""
        for name, count in counts.items():
            self.take(where, name, count)

    def remove(self, names: Iterable[str]) -> None:
        """Puts kinds of things out of the game altogether."""
        for name in names:
            self._copies[name] = self._left[name] = 0

    def rest(self) -> dict[str, int]:
        """What is left, by name; names of which nothing is left are not listed."""
        return {name: count for name, count in self._left.items() if count}
