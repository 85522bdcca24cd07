"""Parts of what is told."""

from __future__ import annotations

from bestiary.core.event import Value
from bestiary.games.big_monster.components import KIND_IDS, KINDS
from bestiary.games.big_monster.lattice import PLACES, column, row
from bestiary.games.big_monster.zone import BLUE_SHIFT, PAIR_SHIFT, RED_SHIFT, STEP_SHIFT, Zone


def placement(zone: Zone, kind: int, rank: int) -> dict[str, Value]:
    """A placed tile, and what it brought about."""
    place = PLACES[rank]
    effects = zone.effects(kind, place)
    return {
        "kind": KIND_IDS[kind],
        "x": column(place),
        "y": row(place),
        "green": effects & 7,
        "red": effects >> RED_SHIFT & 7,
        "blue": effects >> BLUE_SHIFT & 7,
        "big_monster": effects >> PAIR_SHIFT & 1,
        "mutations": effects >> STEP_SHIFT & 3,
    }


def named(kinds: list[int]) -> dict[str, Value]:
    """Tiles by name, with how many there are, in the order of the data."""
    counts = [0] * KINDS
    for kind in kinds:
        counts[kind] += 1
    found: dict[str, Value] = {}
    for kind in range(KINDS):
        if counts[kind]:
            found[KIND_IDS[kind]] = counts[kind]
    return found
