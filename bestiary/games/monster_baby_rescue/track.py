"""The timing track: who is behind whom. A figure has moved so many locations, and came to where it is at some time."""

from typing import Final

from bestiary.core.seats import Seat
from bestiary.games.monster_baby_rescue.table import NOT_PLACED, Table

NOBODY: Final = -1


def last_of(table: Table, ignored: Seat = NOBODY) -> Seat:
    """Who is farthest behind, one figure left out of account: fewer locations, or the same and there for longer
    (MR-017, MR-018)."""
    position, arrival = table.position, table.arrival
    found = 1 if ignored == 0 else 0
    for seat in range(found + 1, table.seats):
        ahead = position[seat] - position[found]
        if seat != ignored and (ahead < 0 or (ahead == 0 and arrival[seat] < arrival[found])):
            found = seat
    return found


def order(table: Table) -> list[Seat]:
    """All figures from the rear to the front."""
    return sorted(range(table.seats), key=lambda seat: (table.position[seat], table.arrival[seat]))


def standing(table: Table) -> list[Seat]:
    """Those of them that have been placed."""
    return [seat for seat in order(table) if table.arrival[seat] != NOT_PLACED]


def advance(table: Table, seat: Seat, cost: int) -> None:
    """MR-019: ahead of all who are where it arrives."""
    table.position[seat] += cost
    table.arrival[seat] = table.arrivals
    table.arrivals += 1


def next_after(table: Table, cost: int) -> Seat:
    """Who would play after the active player has paid a cost (MR-D09): who lands among others is ahead of them."""
    rear = last_of(table, table.turn)
    return table.turn if table.position[table.turn] + cost < table.position[rear] else rear
