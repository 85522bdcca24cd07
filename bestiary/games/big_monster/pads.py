"""The score pad: the eight parts of a score, and what each is made of."""

from __future__ import annotations

from typing import Final

from bestiary.core.result import Line, Pads
from bestiary.core.seats import Seat, Viewer
from bestiary.games.big_monster.components import (
    BIG_LEFT,
    BIG_POINTS,
    COLOURS,
    CRYSTAL_POINTS,
    FAMILY,
    GRASS,
    GRASS_KIND,
    KIND_NAMES,
    KINDS,
    LAVA,
    LEVELS,
    POINTS,
    SWAMP,
    TOP,
)
from bestiary.games.big_monster.counters import CRYSTALS
from bestiary.games.big_monster.ice import form
from bestiary.games.big_monster.medals import MEDAL_NAMES, MEDAL_POINTS, held
from bestiary.games.big_monster.scoring import PARTS, grass_points, grass_tiles, score_parts
from bestiary.games.big_monster.table import Table
from bestiary.games.big_monster.zone import FIRST_TILE, Zone

FORMS: Final = ("", ", mutated", ", mutated twice")
_LAVA_POINTS: Final[list[int]] = sorted(
    {POINTS[_kind] for _kind in range(KINDS) if FAMILY[_kind] == LAVA}, reverse=True
)


def pads(table: Table, viewer: Viewer) -> Pads:
    """The score pads of all seats, as a viewer may know them."""
    return tuple([_pad(table, seat, viewer) for seat in range(table.seats)])


def _pad(table: Table, seat: Seat, viewer: Viewer) -> tuple[Line, ...]:
    zone, medals = table.zone(seat, viewer), held(table, seat)
    totals = score_parts(table, seat, viewer)
    made_of = (_ice(zone), (), _lava(zone), (), _grass(zone, len(medals)), _crystals(zone.counts), (), _medals(medals))
    return tuple([Line(PARTS[number], totals[number], made_of[number]) for number in range(len(PARTS))])


def tile_points(zone: Zone, number: int) -> int | None:
    """What a tile brings by itself; the points of a complete Big Monster stand on its left half. None for swamp and
    grassland tiles, which count others."""
    kind = zone.faces[number]
    if TOP[kind]:
        return form(kind, zone.level(number))
    if zone.pairs_with(kind, zone.origins[number]):
        return BIG_POINTS if kind == BIG_LEFT else 0
    return None if FAMILY[kind] in (SWAMP, GRASS) else POINTS[kind]


def _ice(zone: Zone) -> tuple[Line, ...]:
    """Mutants by kind and form."""
    counts = [0] * (LEVELS * KINDS)
    for number in range(FIRST_TILE, len(zone.faces)):
        if TOP[zone.faces[number]]:
            counts[LEVELS * zone.faces[number] + zone.level(number)] += 1
    found: list[Line] = []
    for kind in range(KINDS):
        for level in range(LEVELS):
            count = counts[LEVELS * kind + level]
            if count:
                found.append(Line(f"{count} x {KIND_NAMES[kind]}{FORMS[level]}", count * form(kind, level)))
    return tuple(found)


def _lava(zone: Zone) -> tuple[Line, ...]:
    found: list[Line] = []
    for points in _LAVA_POINTS:
        count = 0
        for number in range(FIRST_TILE, len(zone.faces)):
            count += FAMILY[zone.faces[number]] == LAVA and POINTS[zone.faces[number]] == points
        if count:
            found.append(Line(f"{count} x {points}", count * points))
    return tuple(found)


def _grass(zone: Zone, medals: int) -> tuple[Line, ...]:
    found: list[Line] = []
    for number in grass_tiles(zone.counts):
        found.append(Line(KIND_NAMES[GRASS_KIND + number], grass_points(zone, zone.counts, number, medals)))
    return tuple(found)


def _crystals(counts: list[int]) -> tuple[Line, ...]:
    found: list[Line] = []
    for colour in range(len(COLOURS)):
        count = counts[CRYSTALS[colour]]
        found.append(Line(f"{count} {COLOURS[colour]}", count * CRYSTAL_POINTS[colour]))
    return tuple(found)


def _medals(medals: list[int]) -> tuple[Line, ...]:
    return tuple([Line(MEDAL_NAMES[medal], MEDAL_POINTS[medal]) for medal in medals])
