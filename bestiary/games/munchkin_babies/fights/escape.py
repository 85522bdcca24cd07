"""Running away: what a roll comes to, and who is not even chased (MB-176 to MB-179)."""

from typing import Final

from bestiary.games.munchkin_babies.babies.baby import Baby
from bestiary.games.munchkin_babies.babies.traits import die_bonus, matches, run_bonus
from bestiary.games.munchkin_babies.cards.conditions import NO_PURSUIT_EXCEPT
from bestiary.games.munchkin_babies.cards.deck import CAUGHT, ESCAPE, GETS_AWAY, NO_PURSUIT, RUN_AWAY
from bestiary.games.munchkin_babies.fights.fight import Fight
from bestiary.games.munchkin_babies.phases import ESCAPED, EXTRA, ROLLER, RUN_FROM, THROWN
from bestiary.games.munchkin_babies.table import Table

ESCAPES_ON: Final = 5
NO_FACE: Final = 7


def not_pursued(baby: Baby, foe: int) -> bool:
    """Some monsters do not chase the small."""
    if baby.level > NO_PURSUIT[foe]:
        return False
    unless = NO_PURSUIT_EXCEPT[foe]
    return unless is None or not matches(baby, unless, True)


def run_modifier(fight: Fight, baby: Baby, foe: int) -> int:
    """What is added to a roll to get away from a monster (MB-177)."""
    total = die_bonus(baby) + run_bonus(baby) + RUN_AWAY[foe]
    for enhancer in fight.enhancers_on(foe):
        total += RUN_AWAY[enhancer]
    return total


def least_face(fight: Fight, baby: Baby, foe: int) -> int:
    """The face of the die from which on a player would get away: 0 without a roll, NO_FACE for never."""
    if ESCAPE[foe] == CAUGHT:
        return NO_FACE
    if ESCAPE[foe] == GETS_AWAY or not_pursued(baby, foe):
        return 0
    return max(1, min(ESCAPES_ON - run_modifier(fight, baby, foe), NO_FACE))


def escape_total(table: Table) -> int:
    """The roll in the open window, with all that changes it (MB-177)."""
    baby, foe = table.babies[table.arg(ROLLER)], table.arg(RUN_FROM)
    return table.arg(THROWN) + table.arg(EXTRA) + run_modifier(table.fight, baby, foe)


def judge_escape(table: Table) -> None:
    """Whether the roll in the open window is enough now."""
    table.set_arg(ESCAPED, int(escape_total(table) >= ESCAPES_ON))
    table.passed = 0
