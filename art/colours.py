"""Colours and how to mix them."""

from __future__ import annotations

WHITE = "#fffaf0"

Palette = dict[str, str]


def mix(first: str, second: str, share: float) -> str:
    """`first` with a share of `second` stirred in.

    >>> mix("#000000", "#ffffff", 0.5)
    '#808080'
    """
    pairs = ((int(first[i : i + 2], 16), int(second[i : i + 2], 16)) for i in (1, 3, 5))
    return "#" + "".join(f"{round(a + (b - a) * share):02x}" for a, b in pairs)


def short(colour: str) -> str:
    """The shortest way to write a colour: `short("#ffffff")` is "#fff"."""
    if len(colour) == 7 and colour[1] == colour[2] and colour[3] == colour[4] and colour[5] == colour[6]:
        return f"#{colour[1]}{colour[3]}{colour[5]}"
    return colour
