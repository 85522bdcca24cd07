"""Big Monster: crystals, whole and in pieces.

A piece touches the edge or corner of the tile it is named after; its counterpart on the next tile completes it.
"""

from __future__ import annotations

from art.canvas import Art
from art.colours import mix
from art.paths import Point, at, polygon, ring


def gem_shape(colour: str) -> list[Point]:
    """Outline about (0, 0): green is a long hexagon, red a kite, blue an eight-pointed star."""
    if colour == "green":
        return [(-52, 0), (-30, -32), (30, -32), (52, 0), (30, 32), (-30, 32)]
    if colour == "red":
        return [(0, -54), (34, -20), (34, 20), (0, 54), (-34, 20), (-34, -20)]
    return [point for pair in zip(ring(0, 0, 54, 54, 8), ring(0, 0, 38, 38, 8, 22.5), strict=True) for point in pair]


def gem(art: Art, colour: str, place: tuple[float, float, float]) -> None:
    """The whole crystal about its place; what lies outside the picture is cut away."""
    x, y, size = place
    points = [(x + size * px, y + size * py) for px, py in gem_shape(colour)]
    core = [(x + size * px * 0.5, y + size * py * 0.5) for px, py in gem_shape(colour)]
    art.solid(polygon(*points), colour, lift=(-5, -6))
    step = 2 if colour == "blue" else 1
    art.stroke("".join(f"M{at(*a)}L{at(*b)}" for a, b in list(zip(points, core, strict=True))[::step]), 2.6)
    art.flat(polygon(*core), mix(art[colour], "#ffffff", 0.5), 2.8)


GEM_PLACES: dict[str, dict[str, tuple[float, float, float]]] = {
    "green": {"whole": (60, 60, 1.05), "half-left": (0, 60, 1.7), "half-right": (120, 60, 1.7)},
    "red": {"whole": (60, 60, 1.05), "half-top": (60, 0, 1.7), "half-bottom": (60, 120, 1.7)},
    "blue": {
        "whole": (60, 60, 1.05),
        "quarter-top-left": (0, 0, 1.9),
        "quarter-top-right": (120, 0, 1.9),
        "quarter-bottom-left": (0, 120, 1.9),
        "quarter-bottom-right": (120, 120, 1.9),
    },
}
