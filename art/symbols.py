"""Small things that lie on or beside a creature."""

from __future__ import annotations

from art.canvas import Art
from art.paths import at, num, oval, slab


def sparkle(art: Art, x: float, y: float, r: float, colour: str = "#fff3a6") -> None:
    """A four-pointed star."""
    k = r * 0.18
    path = (
        f"M{at(x, y - r)}Q{at(x + k, y - k)} {at(x + r, y)}"
        f"Q{at(x + k, y + k)} {at(x, y + r)}Q{at(x - k, y + k)} {at(x - r, y)}"
        f"Q{at(x - k, y - k)} {at(x, y - r)}z"
    )
    art.flat(path, colour, 2.2)


def plaster(art: Art, x: float, y: float, angle: float) -> None:
    """A sticking plaster."""
    with art.turned(angle, x, y):
        art.flat(slab(x - 10, y - 4.5, 20, 9, 4.5), "#ffd9b0", 2.2)
        art.flat(slab(x - 4, y - 4.5, 8, 9, 1), "#f0b98a")


def whiff(art: Art, x: float, y: float, height: float, colour: str) -> None:
    """A wavy line of smell."""
    h = height / 2
    art.stroke(f"M{at(x, y)}q-5 {num(-h / 2)} 0 {num(-h)}t0 {num(-h)}", 3.2, colour)


def shadow(art: Art, y: float = 111, rx: float = 36) -> None:
    """The ground under a figure."""
    art.flat(oval(60, y, rx, 5), art.ink, opacity=0.14)
