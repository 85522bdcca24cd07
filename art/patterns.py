"""Patterns, to be used inside a solid shape."""

from __future__ import annotations

from art.canvas import Art, flat, stroke
from art.paths import Point, at, oval


def spots(colour: str, *places: tuple[float, float, float]) -> str:
    """Round spots: x, y and size of each."""
    return flat("".join(oval(x, y, r, r * 0.9) for x, y, r in places), colour)


def bands(colour: str, width: float, *paths: str) -> str:
    """Stripes along the paths."""
    return stroke("".join(paths), width, colour)


def scales(art: Art, skin: str, *places: Point) -> str:
    """Small curved scale marks."""
    return stroke("".join(f"M{at(x - 5, y)}q5 6 10 0" for x, y in places), 3, art.dark(skin, 0.3))


def shine(x: float, y: float, size: float = 8) -> str:
    """A soft highlight, upper left."""
    return flat(oval(x, y, size, size * 0.6), "#ffffff", opacity=0.45)
