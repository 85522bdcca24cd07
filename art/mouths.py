"""Mouths and teeth."""

from __future__ import annotations

from art.canvas import LINE, Art, cut, flat
from art.colours import WHITE, mix
from art.paths import at, oval, polygon, slab


def smile(art: Art, x: float, y: float, width: float, depth: float = 6) -> None:
    """A line; a negative depth is a frown."""
    art.stroke(f"M{at(x - width, y)}Q{at(x, y + 2 * depth)} {at(x + width, y)}")


def grin(
    art: Art,
    x: float,
    y: float,
    width: float,
    depth: float,
    teeth: int = 0,
    tongue: str = "#f2626f",
    pointed: bool = False,
    lower: int = 0,
) -> None:
    """An open mouth with a tongue, upper teeth and lower teeth."""
    path = (
        f"M{at(x - width, y)}"
        f"C{at(x - width, y + depth * 1.4)} {at(x + width, y + depth * 1.4)} "
        f"{at(x + width, y)}Q{at(x, y + depth * 0.25)} {at(x - width, y)}z"
    )
    inside = flat(oval(x + width * 0.1, y + depth * 1.05, width * 0.6, depth * 0.42), tongue)
    inside += "".join(tooth(px, y - 3, size, depth * 0.42 + 5, pointed) for px, size in tooth_row(x, width, teeth))
    inside += "".join(
        tooth(px, y + depth * 1.15, size, -depth * 0.5, True) for px, size in tooth_row(x, width * 0.6, lower)
    )
    art.put(flat(path, mix(art.ink, "#7a1030", 0.35)), cut(path, inside), flat(path, "none", art.ink, LINE))


def tooth_row(x: float, width: float, count: int) -> list[tuple[float, float]]:
    """Middle and width of each of so many teeth."""
    size = 2 * width / count if count else 0
    return [(x - width + size * (i + 0.5), size) for i in range(count)]


def tooth(x: float, y: float, width: float, height: float, pointed: bool = False) -> str:
    """One tooth, as a mark."""
    half = width * 0.45
    if pointed:
        return flat(polygon((x - half, y), (x + half, y), (x, y + height)), WHITE)
    return flat(slab(x - half, y, 2 * half, height, 2.5), WHITE)


def fang(art: Art, x: float, y: float, width: float = 6, height: float = 8) -> None:
    """A single tooth that sticks out; a negative height points up."""
    art.flat(
        (
            f"M{at(x - width / 2, y)}Q{at(x - width * 0.1, y + height)} {at(x, y + height)}"
            f"Q{at(x + width * 0.4, y + height * 0.7)} {at(x + width / 2, y)}z"
        ),
        WHITE,
        2.4,
    )
