"""The hexes of a playing area: who is next to whom, straight lines and distances, as flat tables of integers.

Axial coordinates: q grows to the east, r to the south-east. Spaces are numbered by (r, q), which is also the order in
which ties are broken. A grid is made once for a layout and shared by every position on it.
"""

from typing import Final

from bestiary.games.wombat_rescue.components import DATA, RADII

SIDES: Final = 6  # of a hex
DIRECTIONS: Final = ("E", "NE", "NW", "W", "SW", "SE")
STEP_Q: Final[list[int]] = [int(q) for q, _ in DATA["grid"]["directions"]]
STEP_R: Final[list[int]] = [int(r) for _, r in DATA["grid"]["directions"]]

EVERY_SIDE: Final[int] = (1 << SIDES) - 1  # a bit for each direction

OUTSIDE: Final = -1  # beyond the edge
FAR: Final = 999  # no way leads there
RINGS: Final[int] = max(RADII) + 1  # so far smell reaches, and the space itself


class Grid:
    """Spaces 0 to count - 1. `near[direction * count + space]`, `rays` and `rings` likewise."""

    __slots__ = ("count", "distance", "heading", "near", "q", "r", "rays", "rings")

    def __init__(self, hexes: list[tuple[int, int]]) -> None:
        """From the coordinates (q, r) of all spaces, which are connected."""
        ordered = sorted([(r, q) for q, r in hexes])
        self.count = len(ordered)
        self.q: list[int] = [q for r, q in ordered]
        self.r: list[int] = [r for r, q in ordered]
        self.near: list[int] = self._neighbours()
        self.rays: list[list[int]] = self._rays()
        self.heading: list[int] = self._headings()
        self.distance: list[int] = []  # [one * count + other]: steps over existing spaces
        for space in range(self.count):
            self.distance += spread(self, [space], [0] * self.count)
        self.rings: list[list[int]] = self._rings()

    def _neighbours(self) -> list[int]:
        at = {(self.q[space], self.r[space]): space for space in range(self.count)}
        return [
            at.get((self.q[space] + STEP_Q[direction], self.r[space] + STEP_R[direction]), OUTSIDE)
            for direction in range(SIDES)
            for space in range(self.count)
        ]

    def _rays(self) -> list[list[int]]:
        """The spaces that come one after the other in a direction, up to the edge."""
        rays: list[list[int]] = []
        for direction in range(SIDES):
            for start in range(self.count):
                ray: list[int] = []
                space = self.near[direction * self.count + start]
                while space != OUTSIDE:
                    ray.append(space)
                    space = self.near[direction * self.count + space]
                rays.append(ray)
        return rays

    def _headings(self) -> list[int]:
        """In which direction one space lies straight from another, [one * count + other]; OUTSIDE if in none."""
        found = [OUTSIDE] * (self.count * self.count)
        for direction in range(SIDES):
            for start in range(self.count):
                for space in self.rays[direction * self.count + start]:
                    found[start * self.count + space] = direction
        return found

    def _rings(self) -> list[list[int]]:
        """The spaces at exactly a distance, [distance * count + space]."""
        rings: list[list[int]] = [[] for _ in range(RINGS * self.count)]
        for start in range(self.count):
            row = start * self.count
            for space in range(self.count):
                steps = self.distance[row + space]
                if steps < RINGS:
                    rings[steps * self.count + start].append(space)
        return rings

    def between(self, one: int, other: int) -> int:
        """How many steps it is from one space to another."""
        return self.distance[one * self.count + other]

    def name(self, space: int) -> str:
        """A space in documents and in the names of places: its coordinates."""
        return f"{self.q[space]},{self.r[space]}"


def spread(grid: Grid, starts: list[int], blocked: list[int]) -> list[int]:
    """Steps to every space from the nearest of the starts, around the blocked spaces; FAR where there is no way."""
    count, near = grid.count, grid.near
    steps = [FAR] * count
    for start in starts:
        steps[start] = 0
    reached = starts[:]
    for space in reached:  # it grows while we go along it
        for direction in range(SIDES):
            other = near[direction * count + space]
            if other >= 0 and steps[other] == FAR and not blocked[other]:
                steps[other] = steps[space] + 1
                reached.append(other)
    return steps
