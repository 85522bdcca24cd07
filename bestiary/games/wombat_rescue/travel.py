"""How many moves it takes to get somewhere: what a player sees at a glance, for the heuristic.

Food, babies, mamas and dingoes on the way are left out; smell, boulders and foreign cubes are not. A step outside the
smell area is a wander move, and those seldom go where one wants.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bestiary.core.seats import Seat
from bestiary.games.wombat_rescue.grid import FAR

if TYPE_CHECKING:
    from bestiary.games.wombat_rescue.state import WombatState

MOVE: Final = 2  # a move, in halves
LOST: Final = 5  # a step by wandering
KEPT: Final = 32  # how many of the last tables are remembered


class Travel:
    """The costs from every space to some goal, for a player's smell area as it is."""

    __slots__ = ("_areas", "_goals", "_next", "_seats", "_tables")

    def __init__(self) -> None:
        # A smell area is a list that is never changed, so the list itself can be remembered.
        self._areas: list[list[int]] = [[] for _ in range(KEPT)]
        self._goals: list[int] = [-1] * KEPT
        self._seats: list[int] = [-1] * KEPT
        self._tables: list[list[int]] = [[] for _ in range(KEPT)]
        self._next = 0

    def to(self, state: WombatState, seat: Seat, goal: int) -> list[int]:
        """Costs by space."""
        for number in range(KEPT):
            if self._goals[number] == goal and self._seats[number] == seat and self._areas[number] is state.smell:
                return self._tables[number]
        number = self._next
        self._next = (number + 1) % KEPT
        self._areas[number] = state.smell
        self._goals[number] = goal
        self._seats[number] = seat
        self._tables[number] = costs_to(state, seat, goal)
        return self._tables[number]


def costs_to(state: WombatState, seat: Seat, goal: int) -> list[int]:
    """The cost in half moves from every space to one of them: by cost, from the goal backwards."""
    count, area = state.count, seat * state.count
    smell, heap, cubes = state.smell, state.heap, state.cubes
    rays, boulders = state.layout.grid.rays, state.ground.boulders
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
            for direction in range(6):
                first = True
                for start in rays[direction * count + space]:
                    if boulders[start]:
                        break
                    inside = smell[area + start] > 0
                    if inside or first:
                        price = cost + (MOVE if inside else LOST)
                        if price < costs[start]:
                            costs[start] = price
                            waiting[price % (LOST + 1)].append(start)
                    if not inside or heap[start] > cubes[area + start]:
                        break  # no line goes through here
                    first = False
        cost += 1
    return costs
