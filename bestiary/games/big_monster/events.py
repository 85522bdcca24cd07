"""Parts of events that several rules tell of."""

from __future__ import annotations

from bestiary.core.event import Value
from bestiary.core.seats import Action
from bestiary.games.big_monster.actions import cell_of
from bestiary.games.big_monster.beside import beside
from bestiary.games.big_monster.components import KIND_IDS, KINDS
from bestiary.games.big_monster.effects import blues, greens, pairs, reds, steps
from bestiary.games.big_monster.lattice import column, row
from bestiary.games.big_monster.zone import Zone


def placement(zone: Zone, kind: int, action: Action) -> dict[str, Value]:
    """A tile that is placed in a zone, and what it brings about."""
    place = cell_of(action)
    effects = zone.effects(kind, place)
    return {
        "kind": KIND_IDS[kind],
        "x": column(place),
        "y": row(place),
        "green": greens(effects),
        "red": reds(effects),
        "blue": blues(effects),
        "big_monster": pairs(effects),
        "mutations": steps(effects),
        **beside(zone, kind, place),
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
