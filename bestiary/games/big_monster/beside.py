"""Where a place is, by what lies beside it: nobody at a table counts cells."""

from __future__ import annotations

from typing import Final

from bestiary.core.event import Value
from bestiary.games.big_monster.components import FLAT, KIND_IDS, KIND_NAMES, NONE
from bestiary.games.big_monster.lattice import column, row
from bestiary.games.big_monster.zone import FIRST_TILE, Zone

EXPLORER: Final = "explorer"
SIDES: Final = ("above", "below", "left of", "right of")
_ABOVE: Final = 0
_BELOW: Final = 1
_LEFT: Final = 2
_RIGHT: Final = 3
_SHIFTS: Final = (("to the left", "to the right"), ("higher up", "lower down"))  # for the first two sides, the others
_NTH: Final = (
    *("first", "second", "third", "fourth", "fifth", "sixth"),
    *("seventh", "eighth", "ninth", "tenth", "eleventh"),
)


def plain(kind: int) -> str:
    """A kind without what tells it from its siblings.

    >>> plain(8), plain(14)
    ('Blue dragon', 'Grassland')
    """
    return KIND_NAMES[kind].split(",")[0].split(":")[0]


def beside(zone: Zone, kind: int, cell: int) -> dict[str, Value]:
    """What a tile would lie beside, on which side, and shifted which way; of several alike also which of them."""
    best, found = (2, 0, 0), dict[str, Value]()
    for number in range(FIRST_TILE - 1, len(zone.faces)):
        side, shift = _touch(zone, number, kind, cell)
        if side == NONE:
            continue
        alike = _alike(zone, number)
        rank = (int(shift != 0), int(len(alike) > 1), -number)  # straight ahead, not to be mistaken, seen lately
        if rank < best:
            best = rank
            words = "" if shift == 0 else _SHIFTS[side // 2][int(shift > 0)]
            nth = alike.index(number) + 1 if len(alike) > 1 else 0
            name = EXPLORER if number < FIRST_TILE else KIND_IDS[zone.faces[number]]
            found = {"beside": name, "nth": nth, "side": SIDES[side], "shift": words}
    return found


def where(place: dict[str, Value]) -> str:
    """The same in words.

    >>> where({"beside": "lava_green", "nth": 2, "side": "right of", "shift": "lower down"})
    'right of the second Green dragon, lower down'
    """
    name = str(place["beside"])
    called = EXPLORER if name == EXPLORER else plain(KIND_IDS.index(name))
    nth = int(str(place["nth"]))
    which = f"{_NTH[nth - 1]} " if nth else ""
    shift = f", {place['shift']}" if place["shift"] else ""
    return f"{place['side']} the {which}{called}{shift}"


def _alike(zone: Zone, number: int) -> list[int]:
    """The tiles of a zone that are called the same, as they were placed."""
    if number < FIRST_TILE:
        return [number]
    name = plain(zone.faces[number])
    return [other for other in range(FIRST_TILE, len(zone.faces)) if plain(zone.faces[other]) == name]


def _touch(zone: Zone, number: int, kind: int, cell: int) -> tuple[int, int]:
    """On which side of a tile another one would lie, and how far from straight beside it, in halves of a cell. The
    explorer, the one before the first tile, is as wide as two."""
    left, top = column(cell), row(cell)
    wide, high = (2, 1) if FLAT[kind] else (1, 2)
    x, y = column(zone.origins[number]), row(zone.origins[number])
    width, height = 1, 2
    if number < FIRST_TILE:
        x, width = x - 1, 2
    elif FLAT[zone.faces[number]]:
        width, height = 2, 1
    aside, down = 2 * (left - x) + wide - width, 2 * (top - y) + high - height
    if left < x + width and x < left + wide:
        if top + high == y:
            return _ABOVE, aside
        return (_BELOW, aside) if top == y + height else (NONE, 0)
    if top < y + height and y < top + high:
        if left + wide == x:
            return _LEFT, down
        return (_RIGHT, down) if left == x + width else (NONE, 0)
    return NONE, 0
