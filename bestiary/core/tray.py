"""The tray: where a seat puts together a choice of several things, out of everybody else's sight.

One step is one action. A step tells only its owner, blocks nobody and closes nothing; any other action of the
owner empties the tray; the closing action is legal while what lies there is valid. So there is no half-made
position to cancel, to leak or to get stuck in.
"""

from bestiary.core.seats import Seat


class Tray:
    """A list of small integers for each seat.

    >>> tray = Tray(2)
    >>> tray.put(1, 5)
    >>> tray.on(1), tray.on(0)
    ([5], [])
    """

    __slots__ = ("_lying",)

    def __init__(self, seats: int = 0) -> None:
        self._lying: list[list[int]] = [[] for _ in range(seats)]

    def on(self, seat: Seat) -> list[int]:
        """What lies in front of a seat, in the order it was put there."""
        return self._lying[seat]

    def put(self, seat: Seat, thing: int) -> None:
        """Adds one thing."""
        self._lying[seat].append(thing)

    def take_back(self, seat: Seat, thing: int) -> None:
        """Removes one thing that lies there."""
        self._lying[seat].remove(thing)

    def empty(self, seat: Seat) -> None:
        """Takes everything off again."""
        self._lying[seat] = []

    def clone(self) -> "Tray":
        """An equal tray that shares nothing with this one."""
        other = Tray()
        other._lying = [things[:] for things in self._lying]
        return other

    def same(self, other: "Tray") -> bool:
        """Whether the same things lie there, in the same order."""
        return self._lying == other._lying
