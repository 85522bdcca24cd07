"""The timing track: who is behind whom. A figure has moved so many locations, and came to where it is at some time."""

from typing import Final

from bestiary.core.seats import Seat

NOBODY: Final = -1


def behind(position: list[int], arrival: list[int], one: Seat, other: Seat) -> bool:
    """MR-017, MR-018: fewer locations, or the same and there for longer."""
    if position[one] != position[other]:
        return position[one] < position[other]
    return arrival[one] < arrival[other]


def last_of(position: list[int], arrival: list[int], ignored: Seat = NOBODY) -> Seat:
    """Who is farthest behind, one figure left out of account."""
    found = 1 if ignored == 0 else 0
    for seat in range(found + 1, len(position)):
        if seat != ignored and behind(position, arrival, seat, found):
            found = seat
    return found
