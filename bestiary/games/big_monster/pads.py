"""The score pad: the eight parts of a score, and what each is made of."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bestiary.core.result import Line
from bestiary.core.seats import Seat, Viewer
from bestiary.games.big_monster.components import (
    BIG_LEFT,
    BIG_POINTS,
    BIG_RIGHT,
    BLUE_POINTS,
    FAMILY,
    GOAL_NAMES,
    GOAL_POINTS,
    GRASS,
    GRASS_KIND,
    GREEN_POINTS,
    KIND_NAMES,
    KINDS,
    LADDER,
    LAVA,
    PENALTY_POINTS,
    POINTS,
    RED_POINTS,
    SWAMP,
    TOP,
)
from bestiary.games.big_monster.counters import BLUES, GRASSES, GREENS, REDS
from bestiary.games.big_monster.scoring import PARTS, grass_tile
from bestiary.games.big_monster.zone import FIRST_TILE, Zone

if TYPE_CHECKING:
    from bestiary.games.big_monster.state import BigMonsterState

FORMS = ("", ", mutated", ", mutated twice")


def pad(state: BigMonsterState, seat: Seat, viewer: Viewer) -> tuple[Line, ...]:
    """The score pad of a seat, as a viewer may know it."""
    zone = state.zone(seat, viewer)
    totals = state.parts(seat, viewer)
    made_of = (
        _ice(zone),
        (),
        _lava(zone),
        (),
        _grass(zone, state.medals(seat)),
        _crystals(zone.counts),
        (),
        _medals(state, seat),
    )
    return tuple([Line(PARTS[number], totals[number], made_of[number]) for number in range(len(PARTS))])


def tile_points(zone: Zone, number: int) -> int | None:
    """What a tile brings by itself; the points of a complete Big Monster stand on its left half. None for swamp and
    grassland tiles, which count others."""
    kind, origin = zone.faces[number], zone.origins[number]
    if TOP[kind]:
        return LADDER[3 * kind + zone.levels[number]]
    if kind == BIG_LEFT:
        return BIG_POINTS if zone.face_at(origin + 1) == BIG_RIGHT else 1
    if kind == BIG_RIGHT:
        return 0 if zone.face_at(origin - 1) == BIG_LEFT else 1
    return None if FAMILY[kind] in (SWAMP, GRASS) else POINTS[kind]


def _ice(zone: Zone) -> tuple[Line, ...]:
    """Mutants by kind and form."""
    found: list[Line] = []
    for kind in range(KINDS):
        if not TOP[kind]:
            continue
        for level in range(3):
            count = 0
            for number in range(FIRST_TILE, len(zone.faces)):
                count += zone.faces[number] == kind and zone.levels[number] == level
            if count:
                name = f"{count} x {KIND_NAMES[kind]}{FORMS[level]}"
                found.append(Line(name, count * LADDER[3 * kind + level]))
    return tuple(found)


def _lava(zone: Zone) -> tuple[Line, ...]:
    found: list[Line] = []
    for points in (3, 1):
        count = 0
        for number in range(FIRST_TILE, len(zone.faces)):
            count += FAMILY[zone.faces[number]] == LAVA and POINTS[zone.faces[number]] == points
        if count:
            found.append(Line(f"{count} x {points}", count * points))
    return tuple(found)


def _grass(zone: Zone, medals: int) -> tuple[Line, ...]:
    found: list[Line] = []
    for number in range(9):
        if zone.counts[GRASSES] >> number & 1:
            found.append(Line(KIND_NAMES[GRASS_KIND + number], grass_tile(zone, 1 << number, medals)))
    return tuple(found)


def _crystals(counts: list[int]) -> tuple[Line, ...]:
    return (
        Line(f"{counts[GREENS]} green", GREEN_POINTS * counts[GREENS]),
        Line(f"{counts[REDS]} red", RED_POINTS * counts[REDS]),
        Line(f"{counts[BLUES]} blue", BLUE_POINTS * counts[BLUES]),
    )


def _medals(state: BigMonsterState, seat: Seat) -> tuple[Line, ...]:
    found: list[Line] = []
    for goal in state.goals:
        if state.alone_won[goal] >> seat & 1:
            found.append(Line(GOAL_NAMES[goal], GOAL_POINTS[goal]))
        if state.team_won[goal] >> seat & 1:
            found.append(Line(f"{GOAL_NAMES[goal]}, team", GOAL_POINTS[goal]))
    if state.penalty >> seat & 1:
        found.append(Line("Penalty", PENALTY_POINTS))
    return tuple(found)
