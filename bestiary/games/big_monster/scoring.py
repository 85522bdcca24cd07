"""Scores: the eight parts of one (BM-095), live and at the end; what one more tile would add; who has won."""

from __future__ import annotations

from typing import Final

from bestiary.core.result import Pads, Result, rank
from bestiary.core.seats import Seat, Viewer
from bestiary.games.big_monster.components import (
    BIG,
    BIG_POINTS,
    CRYSTAL_POINTS,
    DUEL,
    EXPLORER_EACH,
    EXPLORER_PER,
    FAMILIES,
    GRASS,
    GRASS_EACH,
    GRASS_PER,
    GRASS_TILES,
    HALF_POINTS,
    HALVES,
    ICE,
    KINDS,
    LAVA,
    NONE,
    PER_CRYSTAL,
    PER_DESERT_TILE,
    PER_FAMILY,
    PER_GREEN_OR_ANY_CRYSTAL,
    PER_ICE_TILE,
    PER_MEDAL,
    SWAMP,
    SWAMP_POINTS,
    TEAM,
)
from bestiary.games.big_monster.counters import (
    BLUES,
    CRYSTALS,
    DRAGONS,
    FORMS,
    GRASSES,
    GREENS,
    MUTAGENS,
    MUTANTS,
    PAIRS,
    REDS,
    RUNES,
    crystals,
    deserts,
)
from bestiary.games.big_monster.crystals import BLUE, GREEN, RED
from bestiary.games.big_monster.effects import NO_EFFECTS, blues, form_points, greens, pairs, reds
from bestiary.games.big_monster.medals import MEDAL_POINTS, held
from bestiary.games.big_monster.table import Table
from bestiary.games.big_monster.teams import teams_of
from bestiary.games.big_monster.zone import Zone

PARTS: Final = ("Ice", "Big Monsters", "Lava", "Swamp", "Grassland", "Crystals", "Explorer", "Medals")
# What is counted as it is; the rest needs a word of its own, in `_count`.
_COUNTER: Final[list[int]] = [NONE, ICE, LAVA, GRASS, NONE, RUNES, MUTAGENS, PAIRS, NONE, GREENS, GREENS, NONE, NONE]


def score(table: Table, seat: Seat, viewer: Viewer) -> int:
    """What a seat would have if the game ended now, as far as a viewer can see."""
    medals = held(table, seat)
    return points(table.zone(seat, viewer), len(medals)) + medal_points(medals)


def scores(table: Table) -> list[int]:
    """The same for all seats, as everybody sees it."""
    return [score(table, seat, None) for seat in range(table.seats)]


def score_parts(table: Table, seat: Seat, viewer: Viewer) -> list[int]:
    """The eight parts of that."""
    medals = held(table, seat)
    return [*zone_parts(table.zone(seat, viewer), len(medals)), medal_points(medals)]


def medal_points(medals: list[int]) -> int:
    """What some medals are worth."""
    total = 0
    for medal in medals:
        total += MEDAL_POINTS[medal]
    return total


def points(zone: Zone, medals: int) -> int:
    """What a zone is worth, without the medals themselves. `medals` is how many its owner holds."""
    return _points(zone, zone.counts, medals)


def _points(zone: Zone, counts: list[int], medals: int) -> int:
    """What a zone is worth, or would be if it had so much of everything."""
    total = counts[FORMS] + counts[DRAGONS] + big_points(counts) + swamp_points(counts) + crystal_points(counts)
    if counts[GRASSES]:
        for number in range(GRASS_TILES):
            if counts[GRASSES] >> number & 1:
                total += grass_points(zone, counts, number, medals)
    return total + explorer_points(zone, counts, medals)


def zone_parts(zone: Zone, medals: int) -> list[int]:
    """The parts of that, in the order of PARTS."""
    counts = zone.counts
    grasses = [grass_points(zone, counts, number, medals) for number in grass_tiles(counts)]
    return [
        counts[FORMS],  # BM-051
        big_points(counts),
        counts[DRAGONS],  # BM-058
        swamp_points(counts),
        sum(grasses),
        crystal_points(counts),
        explorer_points(zone, counts, medals),
    ]


def big_points(counts: list[int]) -> int:
    """BM-056: what a pair scores, and a half alone."""
    return BIG_POINTS * counts[PAIRS] + HALF_POINTS * (counts[BIG] - HALVES * counts[PAIRS])


def swamp_points(counts: list[int]) -> int:
    """BM-059: each swamp tile scores for all of them."""
    return SWAMP_POINTS * counts[SWAMP] * counts[SWAMP]


def crystal_points(counts: list[int]) -> int:
    """BM-008: complete ones only."""
    total = 0
    for colour in range(len(CRYSTALS)):
        total += CRYSTAL_POINTS[colour] * counts[CRYSTALS[colour]]
    return total


def grass_tiles(counts: list[int]) -> list[int]:
    """The grassland tiles of a zone, by number."""
    return [number for number in range(GRASS_TILES) if counts[GRASSES] >> number & 1]


def grass_points(zone: Zone, counts: list[int], number: int, medals: int) -> int:
    """BM-060: every grassland tile by its own face."""
    return GRASS_EACH[number] * _count(zone, counts, GRASS_PER[number], medals)


def explorer_points(zone: Zone, counts: list[int], medals: int) -> int:
    """BM-085: what the explorer scores."""
    explorer = zone.explorer
    if explorer == NONE or not EXPLORER_EACH[explorer]:
        return 0
    return EXPLORER_EACH[explorer] * _count(zone, counts, EXPLORER_PER[explorer], medals)


def _count(zone: Zone, counts: list[int], per: int, medals: int) -> int:
    """How many there are of what a grassland tile or an explorer counts."""
    if per == PER_MEDAL:
        return medals  # BM-064
    if per == PER_FAMILY:
        found = 0
        for family in range(FAMILIES):
            found += counts[family] > 0  # BM-061: the explorer does not count
        return found
    if per == PER_DESERT_TILE:
        return deserts(counts, zone.explorer)  # BM-083
    if per == PER_CRYSTAL or (per == PER_GREEN_OR_ANY_CRYSTAL and zone.any_crystal):
        return crystals(counts)
    if per == PER_ICE_TILE and not zone.family_ice:
        return counts[MUTANTS]  # BM-086
    return counts[_COUNTER[per]]


# What one more tile would add.

_PAIR: Final = 3  # a complete Big Monster among the rates, after the colours


def anywhere(zone: Zone, kind: int, medals: int) -> int:
    """The points of a tile wherever it lies."""
    return _points(zone, zone.counts_with(kind, NO_EFFECTS), medals) - _points(zone, zone.counts, medals)


def worth(zone: Zone, effects: int) -> int:
    """The points of what a tile brings about in its place."""
    if effects == NO_EFFECTS:
        return 0
    rates = _rates(zone)
    total = rates[GREEN] * greens(effects) + rates[RED] * reds(effects) + rates[BLUE] * blues(effects)
    return total + rates[_PAIR] * pairs(effects) + form_points(effects)


def best_gain(zone: Zone, kind: int) -> int:
    """The most points that a tile can bring an owner without medals; worked out once."""
    if zone.gains is None:
        zone.gains = [NONE] * KINDS
    known = zone.gains[kind]
    if known == NONE:
        known = 0
        for effects in zone.effects_by_place(kind):
            if effects != NO_EFFECTS:
                known = max(known, worth(zone, effects))
        known += anywhere(zone, kind, 0)
        zone.gains[kind] = known
    return known


def _rates(zone: Zone) -> list[int]:
    """What a green, a red and a blue crystal and a complete Big Monster bring; worked out once."""
    if zone.rates is None:
        now = _points(zone, zone.counts, 0)
        zone.rates = []
        for counter in (GREENS, REDS, BLUES, PAIRS):
            counts = zone.counts[:]
            counts[counter] += 1
            zone.rates.append(_points(zone, counts, 0) - now)
    return zone.rates


# The end.


def result(table: Table, totals: list[int], pads: Pads) -> Result:
    """The result of a game that ends with these scores."""
    teams = teams_of(table)
    return Result(tuple(totals), pads, teams, rank(_keys(table, teams, totals), teams))


def won_by(table: Table, totals: list[int]) -> list[Seat]:
    """The winners of that, quickly found."""
    teams = teams_of(table)
    keys = _keys(table, teams, totals)
    best = max(keys)
    return sorted([seat for number in range(len(teams)) if keys[number] == best for seat in teams[number]])


def _keys(table: Table, teams: tuple[tuple[Seat, ...], ...], totals: list[int]) -> list[tuple[int, ...]]:
    """What decides between teams, first things first."""
    tiles = [zone.counts[BIG] for zone in table.zones]  # BM-096: halves of Big Monsters
    keys: list[tuple[int, ...]] = []
    for team in teams:
        if len(team) == TEAM:
            one, other = team
            lower, higher = min(totals[one], totals[other]), max(totals[one], totals[other])
            keys.append((lower, higher, tiles[one] + tiles[other]))
        elif table.seats == DUEL:
            keys.append((totals[team[0]], big_points(table.zones[team[0]].counts)))  # BM-111
        else:
            keys.append((totals[team[0]], tiles[team[0]]))
    return keys
