"""The marks of the six seats: one colour, one shape and one pattern each, for ever in this order."""

from __future__ import annotations

from art.canvas import Art, cut, flat, stroke
from art.paths import Point, oval, polygon, ring, slab

SHAPES = {
    1: oval(12, 12, 9.6),
    2: polygon((12, 2), (22, 20.5), (2, 20.5)),
    3: slab(2.8, 2.8, 18.4, 18.4, 1),
    4: polygon((12, 1.2), (22.8, 12), (12, 22.8), (1.2, 12)),
    5: polygon(*ring(12, 12, 10.8, 10.8, 6)),
    6: "M8 2H16V8H22V16H16V22H8V16H2V8H8z",
}
DOTS: list[Point] = [(8, 8), (16, 8), (12, 12), (8, 16), (16, 16)]
PATTERNS = {
    1: "",
    2: "M2 22L20 4M8 24L24 8",
    3: "".join(oval(x, y, 1.4) for x, y in DOTS),
    4: "M4 4L22 22M9 0L24 15M0 9L15 24",
    5: "M0 8H24M0 12H24M0 16H24",
    6: "M0 9.5H24M0 14.5H24M9.5 0V24M14.5 0V24",
}


def seat_mark(seat: int) -> str:
    """The mark of a seat; its colours are the theme's."""
    colour = f"var(--seat-{seat})"
    pattern = stroke(PATTERNS[seat], 1, f"var(--seat-{seat}-on)").replace("/>", ' opacity=".4"/>')
    art = Art({"ink": "#2a2430"}, 24, 24)
    art.put(flat(SHAPES[seat], colour))
    if PATTERNS[seat]:
        art.put(cut(SHAPES[seat], pattern))
    art.put(stroke(SHAPES[seat], 1.8, "var(--seat-edge)"))
    return art.svg()


def seat_marks() -> dict[str, str]:
    """All marks, by the number of the seat, from 1."""
    return {str(seat): seat_mark(seat) for seat in SHAPES}
