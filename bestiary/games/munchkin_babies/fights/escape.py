"""Running away: what a roll comes to, and who is not even chased (MB-176 to MB-179)."""

from typing import Final

from bestiary.games.munchkin_babies.babies.baby import Baby
from bestiary.games.munchkin_babies.babies.traits import die_bonus, matches, run_bonus
from bestiary.games.munchkin_babies.cards.conditions import NO_PURSUIT_EXCEPT
from bestiary.games.munchkin_babies.cards.deck import NO_PURSUIT, RUN_AWAY
from bestiary.games.munchkin_babies.phases import ESCAPED, EXTRA, ROLLER, RUN_FROM, THROWN
from bestiary.games.munchkin_babies.table import Table

ESCAPES_ON: Final = 5


def not_pursued(baby: Baby, foe: int) -> bool:
    """Some monsters do not chase the small."""
    if baby.level > NO_PURSUIT[foe]:
        return False
    unless = NO_PURSUIT_EXCEPT[foe]
    return unless is None or not matches(baby, unless, True)


def escape_total(table: Table) -> int:
    """The roll in the open window, with all that changes it (MB-177)."""
    baby, foe = table.babies[table.arg(ROLLER)], table.arg(RUN_FROM)
    total = table.arg(THROWN) + die_bonus(baby) + run_bonus(baby) + RUN_AWAY[foe] + table.arg(EXTRA)
    for enhancer in table.fight.enhancers_on(foe):
        total += RUN_AWAY[enhancer]
    return total


def judge_escape(table: Table) -> None:
    """Whether the roll in the open window is enough now."""
    table.set_arg(ESCAPED, int(escape_total(table) >= ESCAPES_ON))
    table.passed = 0
