"""Goals of medals: which go together, what each counts, and whether somebody has met it (BM-071 to BM-084)."""

from itertools import product
from typing import Final

from bestiary.games.big_monster.components import (
    ALONE_NEEDS,
    DESERT,
    DESERT_EXPLORER,
    FAMILIES,
    GOAL_IDS,
    GRASS,
    GROUPS,
    ICE,
    LAVA,
    MUTAGEN_EXPLORER,
    SWAMP,
    TEAM_NEEDS,
)
from bestiary.games.big_monster.counters import BLUES, GREENS, MUTAGENS, PAIRS, REDS, RUNES, deserts

# Numbered as in the data: that is the order in which they are checked (BM-D09).
DESERT_GOAL: Final[int] = GOAL_IDS.index("desert")
RUNE_GOAL: Final[int] = GOAL_IDS.index("rune")
BIG_GOAL: Final[int] = GOAL_IDS.index("big_monster")
SWAMP_GRASSLAND: Final[int] = GOAL_IDS.index("swamp_grassland")
LAVA_GOAL: Final[int] = GOAL_IDS.index("lava_tiles")
CRYSTAL_SET: Final[int] = GOAL_IDS.index("crystal_set")
ICE_GOAL: Final[int] = GOAL_IDS.index("ice_tiles")
MUTAGENIC: Final[int] = GOAL_IDS.index("mutagenic")
DIFFERENT: Final[int] = GOAL_IDS.index("different")
ALWAYS_IN_PLAY: Final = (DESERT_GOAL, RUNE_GOAL)  # BM-020


def combinations(groups: list[list[str]]) -> list[tuple[int, ...]]:
    """Every choice of one goal from each group, all different, besides desert and rune (BM-021, BM-024)."""
    found = []
    for chosen in product(*groups):
        if len(set(chosen)) == len(chosen):
            found.append(tuple(sorted(GOAL_IDS.index(goal) for goal in chosen)))
    return sorted(found)


SETS: Final[dict[str, list[tuple[int, ...]]]] = {name: combinations(groups) for name, groups in GROUPS.items()}
ALL_SETS: Final[list[tuple[int, ...]]] = sorted({chosen for sets in SETS.values() for chosen in sets})
SET_NAMES: Final[tuple[str, ...]] = tuple(["+".join([GOAL_IDS[goal] for goal in chosen]) for chosen in ALL_SETS])


def in_play(chosen: tuple[int, ...]) -> list[int]:
    """All goals of a game: those of its set, and those of every game."""
    return sorted([*ALWAYS_IN_PLAY, *chosen])


def numbers(names: tuple[str, ...]) -> tuple[int, ...]:
    """Goals that are named."""
    return tuple([GOAL_IDS.index(name) for name in names])


def measure(counts: list[int], explorer: int, goal: int) -> int:
    """How much a zone has of what a goal counts (BM-075)."""
    if goal == DESERT_GOAL:
        return deserts(counts, explorer)
    if goal == RUNE_GOAL:
        return counts[RUNES]
    if goal == BIG_GOAL:
        return counts[PAIRS]
    if goal == SWAMP_GRASSLAND:
        return counts[SWAMP] + counts[GRASS]
    if goal == LAVA_GOAL:
        return counts[LAVA]
    if goal == CRYSTAL_SET:
        return min(counts[GREENS], counts[REDS], counts[BLUES])
    if goal == ICE_GOAL:
        return counts[ICE] + (explorer == MUTAGEN_EXPLORER)  # BM-084
    if goal == MUTAGENIC:
        return counts[MUTAGENS] + (explorer == MUTAGEN_EXPLORER)
    return _ones(_families(counts, explorer))


def team_measure(counts: list[int], explorer: int, theirs: list[int], partner: int, goal: int) -> int:
    """The same for two partners together (BM-076, BM-077)."""
    if goal == CRYSTAL_SET:
        return min(counts[GREENS] + theirs[GREENS], counts[REDS] + theirs[REDS], counts[BLUES] + theirs[BLUES])
    if goal == DIFFERENT:
        return _ones(_families(counts, explorer) | _families(theirs, partner))
    return measure(counts, explorer, goal) + measure(theirs, partner, goal)


def meets(counts: list[int], explorer: int, goal: int) -> bool:
    """Whether a player has what an individual medal asks for."""
    return measure(counts, explorer, goal) >= ALONE_NEEDS[goal]


def team_meets(counts: list[int], explorer: int, theirs: list[int], partner: int, goal: int) -> bool:
    """Whether two partners have what a team medal asks for."""
    return team_measure(counts, explorer, theirs, partner, goal) >= TEAM_NEEDS[goal]


def against_penalty(counts: list[int], explorer: int) -> int:
    """Desert and rune monsters: who has fewest gets the penalty (BM-080)."""
    return deserts(counts, explorer) + counts[RUNES]


def _families(counts: list[int], explorer: int) -> int:
    """The families for the medal of different families, as bits: here the explorer's monster counts."""
    found = 0
    for family in range(FAMILIES):
        if counts[family]:
            found |= 1 << family
    if explorer == DESERT_EXPLORER:
        found |= 1 << DESERT
    if explorer == MUTAGEN_EXPLORER:
        found |= 1 << ICE
    return found


def _ones(bits: int) -> int:
    """How many of the seven families are in a set of them."""
    found = 0
    for bit in range(FAMILIES):
        found += bits >> bit & 1
    return found
