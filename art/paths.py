"""Shapes, as the path data of SVG."""

from __future__ import annotations

import math
import re

Point = tuple[float, float]


def num(value: float) -> str:
    """A short number for a path: `num(3.0)` is "3"."""
    text = f"{value:.1f}".removesuffix(".0")
    return "0" if text == "-0" else text


def at(x: float, y: float) -> str:
    """A point, to be put after a letter."""
    return f"{num(x)} {num(y)}"


def oval(x: float, y: float, rx: float, ry: float | None = None) -> str:
    """A circle, or an ellipse where `ry` is given."""
    ry = rx if ry is None else ry
    arc = f"a{num(rx)} {num(ry)} 0 1 1"
    return f"M{at(x - rx, y)}{arc} {num(2 * rx)} 0{arc} {num(-2 * rx)} 0z"


def polygon(*points: Point) -> str:
    """Straight lines round the points."""
    return "M" + "L".join(at(*point) for point in points) + "z"


def blob(*points: Point) -> str:
    """A smooth closed curve through the points."""
    count = len(points)
    path = "M" + at(*points[0])
    for i in range(count):
        before, here, there, after = (points[(i + k) % count] for k in (-1, 0, 1, 2))
        first = (here[0] + (there[0] - before[0]) / 6, here[1] + (there[1] - before[1]) / 6)
        second = (there[0] - (after[0] - here[0]) / 6, there[1] - (after[1] - here[1]) / 6)
        path += f"C{at(*first)} {at(*second)} {at(*there)}"
    return path + "z"


def ring(x: float, y: float, rx: float, ry: float, count: int, turn: float = 0) -> list[Point]:
    """Points evenly spaced on an oval, the first at the top."""
    angles = [math.radians(turn - 90 + 360 * i / count) for i in range(count)]
    return [(x + rx * math.cos(a), y + ry * math.sin(a)) for a in angles]


def fluff(x: float, y: float, rx: float, ry: float, tufts: int) -> str:
    """A cloud: an oval whose edge is made of round tufts."""
    points = ring(x, y, rx, ry, tufts)
    path = "M" + at(*points[0])
    for i in range(tufts):
        here, there = points[i], points[(i + 1) % tufts]
        radius = math.dist(here, there) * 0.56
        path += f"A{num(radius)} {num(radius)} 0 0 1 {at(*there)}"
    return path + "z"


def burst(x: float, y: float, rx: float, ry: float, spikes: int, depth: float = 0.75, turn: float = 0) -> str:
    """A spiky oval; `depth` is how far the valleys lie from the middle."""
    outer = ring(x, y, rx, ry, spikes, turn)
    inner = ring(x, y, rx * depth, ry * depth, spikes, turn + 180 / spikes)
    return polygon(*(point for pair in zip(outer, inner, strict=True) for point in pair))


def slab(x: float, y: float, width: float, height: float, round_by: float = 6) -> str:
    """A rectangle with round corners."""
    r = min(round_by, width / 2, height / 2)
    arc = f"a{num(r)} {num(r)} 0 0 1"
    w, h = num(width - 2 * r), num(height - 2 * r)
    return f"M{at(x + r, y)}h{w}{arc} {at(r, r)}v{h}{arc} {at(-r, r)}h-{w}{arc} {at(-r, -r)}v-{h}{arc} {at(r, -r)}z"


def star(x: float, y: float, r: float) -> str:
    """A star with five points."""
    return burst(x, y, r, r, 5, 0.48)


def heart(x: float, y: float, size: float) -> str:
    """A heart."""
    s = size
    return (
        f"M{at(x, y + s)}C{at(x - s * 1.7, y)} {at(x - s * 1.1, y - s * 1.25)} {at(x, y - s * 0.4)}"
        f"C{at(x + s * 1.1, y - s * 1.25)} {at(x + s * 1.7, y)} {at(x, y + s)}z"
    )


def whole(path: str) -> str:
    """The same path in whole numbers, which packs better: `whole("M3.4 5.6z")` is "M3 6z"."""
    return re.sub(r"-?\d+\.\d+", lambda found: str(round(float(found[0]))), path)
