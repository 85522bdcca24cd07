"""The eight parts of a score (BM-095), live and at the end, and what one more tile would add to them."""

from __future__ import annotations

from typing import Final

from bestiary.games.big_monster.components import (
    BIG,
    BIG_EXPLORER,
    BIG_POINTS,
    BLUE_POINTS,
    CRYSTAL_EXPLORER,
    DESERT,
    DESERT_EXPLORER,
    FAMILIES,
    FAMILY,
    GRASS,
    GRASS_EXPLORER,
    GRASS_KIND,
    GREEN_POINTS,
    ICE,
    ICE_EXPLORER,
    LAVA,
    LAVA_EXPLORER,
    MEDAL_EXPLORER,
    MONSTERS,
    MUTAGENIC_EXPLORER,
    PER_BIG_MONSTER,
    PER_CRYSTAL,
    PER_DESERT,
    PER_FAMILY,
    PER_GRASSLAND,
    PER_GREEN_CRYSTAL,
    PER_LAVA,
    PER_MEDAL,
    PER_RUNE,
    POINTS,
    RED_POINTS,
    RUNE,
    RUNE_EXPLORER,
    SWAMP,
    SWAMP_POINTS,
    TOP,
)
from bestiary.games.big_monster.counters import (
    BLUES,
    DRAGONS,
    FORMS,
    GRASSES,
    GREENS,
    MUTAGENS,
    MUTANTS,
    PAIRS,
    REDS,
    RUNES,
)
from bestiary.games.big_monster.zone import BLUE_SHIFT, FORM_SHIFT, PAIR_SHIFT, RED_SHIFT, Zone

PARTS: Final = ("Ice", "Big Monsters", "Lava", "Swamp", "Grassland", "Crystals", "Explorer", "Medals")


def points(zone: Zone, medals: int) -> int:
    """What a zone is worth, without the medals themselves. `medals` is how many its owner holds."""
    counts = zone.counts
    total = counts[FORMS] + big_points(counts) + counts[DRAGONS] + swamp_points(counts)
    return total + grass_points(zone, medals) + crystal_points(counts) + explorer_points(zone, medals)


def parts(zone: Zone, medals: int, medal_points: int) -> list[int]:
    """The eight parts, in the order of PARTS."""
    counts = zone.counts
    return [
        counts[FORMS],  # BM-051
        big_points(counts),
        counts[DRAGONS],  # BM-058
        swamp_points(counts),
        grass_points(zone, medals),
        crystal_points(counts),
        explorer_points(zone, medals),
        medal_points,
    ]


def big_points(counts: list[int]) -> int:
    """BM-056: 11 for each pair, 1 for each half alone."""
    return BIG_POINTS * counts[PAIRS] + counts[BIG] - 2 * counts[PAIRS]


def swamp_points(counts: list[int]) -> int:
    """BM-059: each swamp tile scores for all of them."""
    return SWAMP_POINTS * counts[SWAMP] * counts[SWAMP]


def crystal_points(counts: list[int]) -> int:
    """BM-008: complete ones only."""
    return GREEN_POINTS * counts[GREENS] + RED_POINTS * counts[REDS] + BLUE_POINTS * counts[BLUES]


def grass_points(zone: Zone, medals: int) -> int:
    """BM-060: every grassland tile by its own face."""
    owned, total = zone.counts[GRASSES], 0
    for number in range(9):
        if owned >> number & 1:
            total += grass_tile(zone, 1 << number, medals)
    return total


def grass_tile(zone: Zone, tile: int, medals: int) -> int:
    """What one of the nine grassland tiles scores in this zone."""
    counts = zone.counts
    if tile == PER_GREEN_CRYSTAL:
        return 2 * counts[GREENS]
    if tile == PER_MEDAL:
        return 2 * medals  # BM-064
    if tile == PER_CRYSTAL:
        return crystals(counts) if zone.any_crystal else counts[GREENS]
    if tile == PER_FAMILY:
        found = 0
        for family in range(FAMILIES):
            found += counts[family] > 0  # BM-061: the explorer does not count
        return found
    if tile == PER_RUNE:
        return 2 * counts[RUNES]
    if tile == PER_LAVA:
        return counts[LAVA]
    if tile == PER_BIG_MONSTER:
        return 4 * counts[PAIRS]
    if tile == PER_DESERT:
        return 3 * deserts(counts, zone.explorer)  # BM-083
    return 2 * counts[GRASS]


def explorer_points(zone: Zone, medals: int) -> int:
    """BM-085: what the explorer scores."""
    counts, explorer = zone.counts, zone.explorer
    if explorer == ICE_EXPLORER:
        return counts[ICE] if zone.family_ice else counts[MUTANTS]  # BM-086
    if explorer == LAVA_EXPLORER:
        return counts[LAVA]
    if explorer == GRASS_EXPLORER:
        return counts[GRASS]
    if explorer == BIG_EXPLORER:
        return 4 * counts[PAIRS]
    if explorer == MUTAGENIC_EXPLORER:
        return counts[MUTAGENS]
    if explorer == RUNE_EXPLORER:
        return 2 * counts[RUNES]
    if explorer == MEDAL_EXPLORER:
        return 2 * medals
    return crystals(counts) if explorer == CRYSTAL_EXPLORER else 0


def crystals(counts: list[int]) -> int:
    """Complete crystals of all colours."""
    return counts[GREENS] + counts[REDS] + counts[BLUES]


def deserts(counts: list[int], explorer: int) -> int:
    """Desert tiles; that of the explorer is one (BM-083)."""
    return counts[DESERT] + (explorer == DESERT_EXPLORER)


# What one more tile would add.


def gain(zone: Zone, kind: int, effects: int, medals: int) -> int:
    """The points that a tile brings its owner where it has these effects."""
    return anywhere(zone, kind, medals) + (worth(zone, effects) if effects else 0)


def anywhere(zone: Zone, kind: int, medals: int) -> int:
    """The points of a tile wherever it lies."""
    counts, family, explorer = zone.counts, FAMILY[kind], zone.explorer
    grasses = counts[GRASSES]
    total = POINTS[kind]
    if grasses & PER_FAMILY and not counts[family]:
        total += 1
    if family == ICE:
        if explorer == ICE_EXPLORER:
            total += zone.family_ice or TOP[kind] > 0
        elif explorer == MUTAGENIC_EXPLORER and not TOP[kind]:
            total += MONSTERS[kind]
    elif family == LAVA:
        total += (explorer == LAVA_EXPLORER) + (grasses & PER_LAVA > 0)
    elif family == SWAMP:
        total += SWAMP_POINTS * (2 * counts[SWAMP] + 1)
    elif family == GRASS:
        tile = 1 << (kind - GRASS_KIND)
        total += grass_tile(zone, tile, medals) + (explorer == GRASS_EXPLORER)
        total += 2 if grasses & PER_GRASSLAND or tile == PER_GRASSLAND else 0
        total += tile == PER_FAMILY and not counts[GRASS]
    elif family == DESERT:
        total += 3 if grasses & PER_DESERT else 0
    elif family == RUNE:
        each = (2 if grasses & PER_RUNE else 0) + (2 if explorer == RUNE_EXPLORER else 0)
        total += MONSTERS[kind] * each
    return total


def worth(zone: Zone, effects: int) -> int:
    """The points of what a tile brings about in its place."""
    grasses, explorer = zone.counts[GRASSES], zone.explorer
    each = (explorer == CRYSTAL_EXPLORER) + (1 if grasses & PER_CRYSTAL and zone.any_crystal else 0)
    green = GREEN_POINTS + each + (2 if grasses & PER_GREEN_CRYSTAL else 0)
    if grasses & PER_CRYSTAL and not zone.any_crystal:
        green += 1
    total = (effects & 7) * green
    total += (effects >> RED_SHIFT & 7) * (RED_POINTS + each)
    total += (effects >> BLUE_SHIFT & 7) * (BLUE_POINTS + each)
    if effects >> PAIR_SHIFT & 1:
        total += BIG_POINTS - 2 + (4 if grasses & PER_BIG_MONSTER else 0) + (4 if explorer == BIG_EXPLORER else 0)
    return total + (effects >> FORM_SHIFT)
