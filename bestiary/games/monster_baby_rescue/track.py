"""The timing track: who is behind whom. A figure has moved so many locations, and came to where it is at some time."""

from bestiary.core.seats import Seat


def behind(position: list[int], arrival: list[int], one: Seat, other: Seat) -> bool:
    """MR-017, MR-018: fewer locations, or the same and there for longer."""
    if position[one] != position[other]:
        return position[one] < position[other]
    return arrival[one] < arrival[other]


def last_of(position: list[int], arrival: list[int], seats: list[Seat]) -> Seat:
    """Who of these is farthest behind."""
    found = seats[0]
    for seat in seats:
        if behind(position, arrival, seat, found):
            found = seat
    return found
