"""How many moves it takes to get somewhere: what a player sees at a glance, for the heuristic.

Mamas and dingoes on the way are left out; smell, food, babies, boulders and foreign cubes are not. A step outside the
smell area is a wander move, and those seldom go where one wants, unless there is something to smell.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bestiary.core.seats import Seat
from bestiary.games.wombat_rescue.grid import FAR

if TYPE_CHECKING:
    from bestiary.games.wombat_rescue.state import WombatState

MOVE: Final = 2  # a move, in halves
LOST: Final = 5  # a step by wandering
KEPT: Final = 64  # how many of the last tables are remembered


class Travel:
    """The costs from every space to some goal, for a player's smell area and the food as they are."""

    __slots__ = ("_areas", "_foods", "_next", "_seats", "_tables", "_wanted")

    def __init__(self) -> None:
        # Smell and food are lists that are never changed, so the lists themselves can be remembered.
        self._areas: list[list[int]] = [[] for _ in range(KEPT)]
        self._foods: list[list[int]] = [[] for _ in range(KEPT)]
        self._wanted: list[int] = [-1] * KEPT  # the goal, and where babies wait
        self._seats: list[int] = [-1] * KEPT
        self._tables: list[list[int]] = [[] for _ in range(KEPT)]
        self._next = 0

    def to(self, state: WombatState, seat: Seat, goal: int) -> list[int]:
        """Costs by space."""
        wanted = goal
        for baby in range(len(state.waiting)):
            wanted = 2 * wanted + (state.waiting[baby] > 0)
        for number in range(KEPT):
            same = self._wanted[number] == wanted and self._areas[number] is state.smell
            if same and self._foods[number] is state.food and self._seats[number] == seat:
                return self._tables[number]
        number = self._next
        self._next = (number + 1) % KEPT
        self._areas[number] = state.smell
        self._foods[number] = state.food
        self._wanted[number] = wanted
        self._seats[number] = seat
        self._tables[number] = costs_to(state, seat, goal)
        return self._tables[number]


def costs_to(state: WombatState, seat: Seat, goal: int) -> list[int]:
    """The cost in half moves from every space to one of them: by cost, from the goal backwards."""
    count, area = state.count, seat * state.count
    smell, heap, cubes, food = state.smell, state.heap, state.cubes, state.food
    rays, boulders, baby_at = state.layout.grid.rays, state.ground.boulders, state.baby_at
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
            scent = food[space] >= 0 or (space == goal and baby_at[goal] >= 0)
            for direction in range(6):
                first = True
                for start in rays[direction * count + space]:
                    if boulders[start]:
                        break
                    inside = smell[area + start] > 0
                    if inside or first:
                        price = cost + (MOVE if inside or scent else LOST)
                        if price < costs[start]:
                            costs[start] = price
                            waiting[price % (LOST + 1)].append(start)
                    if not inside or food[start] >= 0 or heap[start] > cubes[area + start]:
                        break  # no line goes through here
                    if baby_at[start] >= 0 and state.waiting[baby_at[start]]:
                        break
                    first = False
        cost += 1
    return costs
