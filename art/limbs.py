"""Horns, ears, feet, paws and wings."""

from __future__ import annotations

from art.canvas import Art
from art.paths import at, blob, num, oval


def horn(art: Art, x: float, y: float, angle: float, length: float, width: float, colour: str, bend: float = 6) -> None:
    """A curved horn whose foot is at (x, y); angle 0 points up."""
    with art.turned(angle, x, y):
        tip = (x + bend, y - length)
        path = (
            f"M{at(x - width / 2, y + 3)}"
            f"Q{at(x - width / 2 - bend * 0.3, y - length * 0.6)} {at(*tip)}"
            f"Q{at(x + width / 2 + bend * 0.4, y - length * 0.5)} "
            f"{at(x + width / 2, y + 3)}z"
        )
        art.solid(path, colour, lift=(-3, 0))


def ear(
    art: Art,
    x: float,
    y: float,
    angle: float,
    length: float,
    width: float,
    colour: str,
    lining: str = "",
    pointed: bool = False,
) -> None:
    """An ear whose foot is at (x, y); angle 0 points up."""
    with art.turned(angle, x, y):
        art.solid(ear_path(x, y, length, width, pointed), colour, lift=(-3, -2))
        if lining:
            art.flat(ear_path(x, y - length * 0.12, length * 0.68, width * 0.52, pointed), lining)


def ear_path(x: float, y: float, length: float, width: float, pointed: bool) -> str:
    """The outline of an ear, round or pointed."""
    half = width / 2
    if pointed:
        return (
            f"M{at(x - half, y + 4)}"
            f"Q{at(x - half * 0.9, y - length * 0.6)} {at(x, y - length)}"
            f"Q{at(x + half * 0.9, y - length * 0.6)} {at(x + half, y + 4)}z"
        )
    return blob(
        (x - half * 0.6, y + 4),
        (x - half, y - length * 0.6),
        (x, y - length),
        (x + half, y - length * 0.6),
        (x + half * 0.6, y + 4),
    )


def foot(art: Art, x: float, y: float, width: float, colour: str, toes: int = 2) -> None:
    """A foot with lines for toes."""
    art.solid(oval(x, y, width, width * 0.62), colour, lift=(-2, -3))
    for i in range(toes):
        tx = x - width * 0.35 + i * width * 0.7 / max(1, toes - 1)
        art.stroke(f"M{at(tx, y + width * 0.15)}v{num(width * 0.3)}", 2.4)


def paw(art: Art, x: float, y: float, r: float, colour: str) -> None:
    """A round hand."""
    art.solid(oval(x, y, r), colour, lift=(-2, -2))


def wing(art: Art, x: float, y: float, angle: float, size: float, colour: str) -> None:
    """A bat wing to the left of (x, y)."""
    s = size
    with art.turned(angle, x, y):
        path = (
            f"M{at(x, y)}Q{at(x - s * 0.35, y - s * 0.9)} {at(x - s, y - s * 0.75)}"
            f"Q{at(x - s * 0.85, y - s * 0.4)} {at(x - s * 0.95, y + s * 0.05)}"
            f"Q{at(x - s * 0.65, y - s * 0.1)} {at(x - s * 0.5, y + s * 0.3)}"
            f"Q{at(x - s * 0.3, y + s * 0.1)} {at(x, y + s * 0.35)}z"
        )
        art.solid(path, colour, lift=(-4, -4))
