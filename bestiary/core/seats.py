"""Seats, and sets of who sees something.

A set of viewers is an integer: bit `seat` is set when that seat belongs to it, and a negative number
also holds everybody who has no seat (spectators). So EVERYONE is -1, and no game has to know how many
people are watching.

>>> includes(only(2), 2), includes(only(2), None)
(True, False)
>>> includes(all_but(2), 2), includes(all_but(2), None)
(False, True)
"""

from typing import Final, TypeAlias

Seat: TypeAlias = int
Action: TypeAlias = int
Viewer: TypeAlias = int | None  # a seat, or None for a spectator
Viewers: TypeAlias = int  # a set of them, as above

CHANCE: Final = -1  # the seat of chance; never a viewer
EVERYONE: Final = -1
NOBODY: Final = 0


def only(seat: Seat) -> Viewers:
    """The set that holds one seat and no spectator."""
    return 1 << seat


def all_but(seat: Seat) -> Viewers:
    """Everybody else, spectators too."""
    return ~(1 << seat)


def includes(viewers: Viewers, viewer: Viewer) -> bool:
    """Whether a viewer belongs to a set of viewers."""
    if viewer is None:
        return viewers < 0
    return (viewers >> viewer) & 1 == 1


def leaders(totals: list[int]) -> list[Seat]:
    """The seats that have most.

    >>> leaders([7, 3, 7])
    [0, 2]
    """
    best = max(totals)
    return [seat for seat in range(len(totals)) if totals[seat] == best]
