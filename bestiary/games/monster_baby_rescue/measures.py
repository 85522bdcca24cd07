"""What goals, wants and final tiles count (MR-054g)."""

from typing import Final

from bestiary.games.monster_baby_rescue import counters
from bestiary.games.monster_baby_rescue.components import BED, DIAMOND, DOCTOR, IMPROVEMENT, PLAYGROUND
from bestiary.games.monster_baby_rescue.counters import lines, lowest

VISITS: Final = 0
RED: Final = 1
GREEN: Final = 2
DIAMONDS: Final = 3
SAME_COLOUR: Final = 4
HEAD: Final = 5
TORSO: Final = 6
LEGS: Final = 7
ALL_PARTS: Final = 8
PARTS_AT_3: Final = 9
SYMBOLS: Final = 10
RUNGS: Final = 11
LINES: Final = 12
VARIETY: Final = 13
WELL: Final = 3  # the level that `parts_at_3` means
MEASURES: Final = (
    "visits",
    "red",
    "green",
    "diamonds",
    "same_colour_diamonds",
    "head",
    "torso",
    "legs",
    "all_parts",
    "parts_at_3",
    "bed_symbols",
    "rungs",
    "lines",
    "variety",
)


def measure(have: list[int], row: int, what: int) -> int:
    """How much of it the counters of a seat, from `row` on, amount to."""
    if what == VISITS:
        return have[row + counters.VISITS]
    if what == RED:
        return have[row + counters.RED]
    if what == GREEN:
        return have[row + counters.GREEN]
    if what == DIAMONDS:
        return have[row + counters.RED] + have[row + counters.GREEN]
    if what == SAME_COLOUR:
        return max(have[row + counters.RED], have[row + counters.GREEN])
    if what <= LEGS:
        return have[row + counters.HEAD + what - HEAD]
    if what == ALL_PARTS:
        return lowest(have, row)
    if what == PARTS_AT_3:
        head, torso, legs = have[row + counters.HEAD], have[row + counters.TORSO], have[row + counters.LEGS]
        return (head >= WELL) + (torso >= WELL) + (legs >= WELL)
    if what == SYMBOLS:
        return have[row + counters.SYMBOLS]
    if what == RUNGS:
        return have[row + counters.RUNGS]
    if what == LINES:
        return lines(have, row)
    gems = have[row + counters.RED] + have[row + counters.GREEN]
    sorts = have[row + counters.BEDS] and have[row + counters.PLAYGROUNDS] and gems and have[row + counters.VISITS]
    return 1 if sorts else 0


def kind_set(*kinds: int) -> int:
    """Kinds of tiles as a set: a bit for each."""
    found = 0
    for kind in kinds:
        found |= 1 << kind
    return found


# The kinds of tiles that each of them goes up with.
GROWS_WITH: Final = {
    VISITS: kind_set(DOCTOR),
    **dict.fromkeys((RED, GREEN, DIAMONDS, SAME_COLOUR), kind_set(DIAMOND)),
    **dict.fromkeys((HEAD, TORSO, LEGS, ALL_PARTS, PARTS_AT_3), kind_set(IMPROVEMENT)),
    SYMBOLS: kind_set(BED),
    RUNGS: kind_set(PLAYGROUND),
    LINES: kind_set(BED, PLAYGROUND),
    VARIETY: kind_set(BED, PLAYGROUND, DIAMOND, DOCTOR),
}
