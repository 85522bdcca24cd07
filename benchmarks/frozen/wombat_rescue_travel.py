"""How many moves it takes to get somewhere: what a player sees at a glance, for the heuristic.

Mamas and dingoes on the way are left out; smell, food, babies, boulders and foreign cubes are not. A step outside the
smell area is a wander move, and those seldom go where one wants, unless there is something to smell.
"""

from typing import Final

from bestiary.core.seats import Seat
from bestiary.games.wombat_rescue.grid import FAR, SIDES
from bestiary.games.wombat_rescue.table import BARE, Table

MOVE: Final = 2  # a move, in halves
LOST: Final = 5  # a step by wandering
KEPT: Final = 32  # how many of the last lands are remembered

# What a line can do on a space.
CLOSED: Final = 0  # a boulder
OUTSIDE: Final = 1  # a step leads out of it, no line
STOPS: Final = 2  # lines begin and end there
OPEN: Final = 3  # they go through


class Land:
    """The land for one player: cubes and their smell, food, and where babies wait, as they are."""

    __slots__ = ("_costs", "_cubes", "_food", "_ground", "_heap", "_passing", "_waiting")

    def __init__(self, table: Table, seat: Seat) -> None:
        self._ground = table.ground
        self._cubes = table.cubes[seat]  # these lists are never changed in place
        self._heap = table.heap
        self._food = table.food
        self._waiting = waiting_at(table)
        self._passing: list[int] = _passing(table, seat)
        self._costs: dict[int, list[int]] = {}  # by goal

    def is_of(self, table: Table, seat: Seat) -> bool:
        """Whether it is the same for a player of another position."""
        return (
            self._ground is table.ground
            and self._waiting == waiting_at(table)
            and (self._food is table.food or self._food == table.food)
            and (self._cubes is table.cubes[seat] or self._cubes == table.cubes[seat])
            and (self._heap is table.heap or self._heap == table.heap)
        )

    def to(self, goal: int) -> list[int]:
        """The cost in half moves from every space to one of them."""
        found = self._costs.get(goal)
        if found is None:
            found = self._measure(goal)
            self._costs[goal] = found
        return found

    def _measure(self, goal: int) -> list[int]:
        """By cost, from the goal backwards."""
        layout = self._ground.layout
        passing, food, rays = self._passing, self._food, layout.grid.rays
        count = len(passing)
        costs = [FAR] * count
        costs[goal] = 0
        waiting: list[list[int]] = [[goal]] + [[] for _ in range(LOST)]  # spaces by cost, in a ring
        cost = empty = 0
        while empty <= LOST:
            here = waiting[cost % (LOST + 1)]
            if not here:
                empty += 1
                cost += 1
                continue
            empty = 0
            waiting[cost % (LOST + 1)] = []
            for space in here:
                if costs[space] != cost:
                    continue
                scent = food[space] != BARE or (space == goal and layout.baby_at[goal] >= 0)
                outside = cost + (MOVE if scent else LOST)
                inside = cost + MOVE
                for direction in range(SIDES):
                    first = True
                    for start in rays[direction * count + space]:
                        kind = passing[start]
                        if kind == CLOSED or (kind == OUTSIDE and not first) or costs[start] <= cost:
                            break  # from there it is as near, and so it is for all behind
                        price = outside if kind == OUTSIDE else inside
                        if price < costs[start]:
                            costs[start] = price
                            waiting[price % (LOST + 1)].append(start)
                        if kind != OPEN:
                            break
                        first = False
            cost += 1
        return costs


class Travel:
    """The lands that were looked at last: what is imagined now may be true at the next move."""

    __slots__ = ("_lands", "_next")

    def __init__(self) -> None:
        self._lands: list[Land] = []
        self._next = 0

    def land(self, table: Table, seat: Seat) -> Land:
        """The land as it is for a player."""
        for known in self._lands:
            if known.is_of(table, seat):
                return known
        land = Land(table, seat)
        if len(self._lands) < KEPT:
            self._lands.append(land)
        else:
            self._lands[self._next] = land
            self._next = (self._next + 1) % KEPT
        return land


def waiting_at(table: Table) -> int:
    """Where any baby waits, a bit for each."""
    bits = 0
    for baby in range(len(table.waiting)):
        if table.waiting[baby]:
            bits |= 1 << baby
    return bits


def _passing(table: Table, seat: Seat) -> list[int]:
    """What a line can do, by space."""
    smell, cubes, boulders = table.smell[seat], table.cubes[seat], table.ground.boulders
    found = [OPEN] * table.count
    for space in range(table.count):
        if boulders[space]:
            found[space] = CLOSED
        elif not smell[space]:
            found[space] = OUTSIDE
        elif table.food[space] != BARE or table.heap[space] > cubes[space]:
            found[space] = STOPS
    for baby in range(len(table.waiting)):
        space = table.layout.babies[baby]
        if table.waiting[baby] and found[space] == OPEN:
            found[space] = STOPS
    return found
