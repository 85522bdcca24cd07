"""Monster Baby Rescue: how grubby or shiny a baby is."""

from __future__ import annotations

from art.canvas import Art, flat
from art.colours import mix
from art.paths import blob
from art.symbols import sparkle


def grubby(art: Art, colour: str, level: int) -> str:
    """The coat colour under the dirt of that level."""
    return mix(art[colour], art["mud"], {1: 0.42, 2: 0.18}.get(level, 0))


def grime(art: Art, level: int, *places: tuple[float, float, float]) -> str:
    """Dirt spots, fewer at each level; the last levels shine instead."""
    kept = places[: {1: len(places), 2: max(1, len(places) // 2)}.get(level, 0)]
    dirt = mix(art["mud"], art.ink, 0.25)
    return "".join(
        flat(
            blob(
                (x - r, y),
                (x - r * 0.3, y - r * 0.8),
                (x + r * 0.9, y - r * 0.4),
                (x + r * 0.7, y + r * 0.7),
                (x - r * 0.4, y + r * 0.6),
            ),
            dirt,
            opacity=0.75,
        )
        for x, y, r in kept
    )


def glitter(art: Art, level: int, *places: tuple[float, float, float]) -> None:
    """Sparkles of the last two levels."""
    for x, y, r in places[: {3: 1, 4: len(places)}.get(level, 0)]:
        sparkle(art, x, y, r)
