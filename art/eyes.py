"""Eyes: most of what a creature feels is in them."""

from __future__ import annotations

import math

from art.canvas import Art
from art.colours import WHITE
from art.paths import Point, at, num, oval

MOODS: dict[str, tuple[float, float]] = {  # height of the upper lid at the outer and the inner end
    "calm": (0.6, 0.6),
    "sleepy": (0.1, 0.1),
    "angry": (0.75, 0.1),
    "sad": (0.05, 0.8),
    "sly": (0.3, 0.15),
}


def eye(
    art: Art,
    x: float,
    y: float,
    r: float,
    look: Point = (0, 0),
    lids: tuple[float, float] | None = None,
    skin: str = "",
    white: str = WHITE,
    pupil: float = 0.58,
    slit: bool = False,
) -> None:
    """One eye; `lids` are the heights of the lid at its left and right end, -1 (shut) to 1 (open)."""
    art.flat(oval(x, y, r), white, 2.8)
    px, py = x + look[0] * r * 0.38, y + look[1] * r * 0.38
    art.flat(oval(px, py, r * pupil * (0.5 if slit else 1), r * pupil * (1.3 if slit else 1)), art.ink)
    art.flat(oval(px - r * 0.2, py - r * 0.22, r * 0.22), "#ffffff")
    if lids:
        left, right = (min(0.97, h) * r for h in lids)
        start, end = (x - math.sqrt(r * r - left * left), y - left), (x + math.sqrt(r * r - right * right), y - right)
        large = 1 if left + right < 0 else 0
        art.flat(f"M{at(*start)}A{num(r)} {num(r)} 0 {large} 1 {at(*end)}z", art.dark(skin, 0.12), 2.8)


def eyes(
    art: Art,
    x: float,
    y: float,
    gap: float,
    r: float,
    mood: str = "wide",
    skin: str = "",
    look: Point = (0, 0),
    white: str = WHITE,
    slit: bool = False,
) -> None:
    """A pair of eyes, `gap` from the middle to each."""
    lids = MOODS.get(mood)
    eye(art, x - gap, y, r, look, lids, skin, white, slit=slit)
    eye(art, x + gap, y, r, look, lids[::-1] if lids else None, skin, white, slit=slit)


def joyful_eyes(art: Art, x: float, y: float, gap: float, r: float) -> None:
    """Eyes pressed shut with joy."""
    for side in (-gap, gap):
        art.stroke(f"M{at(x + side - r, y + r * 0.4)}Q{at(x + side, y - r)} {at(x + side + r, y + r * 0.4)}", 4)


def brows(art: Art, x: float, y: float, gap: float, width: float, slope: float) -> None:
    """Eyebrows; a positive slope is angry, a negative one worried."""
    for side in (-1, 1):
        start, end = (x + side * (gap + width), y - slope), (x + side * (gap - width), y + slope)
        art.stroke(f"M{at(*start)}L{at(*end)}", 4)


def cheeks(art: Art, x: float, y: float, gap: float, r: float = 5, colour: str = "#ff7d7d") -> None:
    """Red cheeks."""
    art.flat(oval(x - gap, y, r, r * 0.7) + oval(x + gap, y, r, r * 0.7), colour, opacity=0.6)
