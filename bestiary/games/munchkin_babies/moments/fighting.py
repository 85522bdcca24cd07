"""The course of a fight: monsters enter, it is open, the last call (MB-122 to MB-148)."""

from typing import Final

from bestiary.core.seats import Action, Seat, only
from bestiary.games.munchkin_babies.actions import ACTIONS
from bestiary.games.munchkin_babies.babies.traits import matches
from bestiary.games.munchkin_babies.cards.clauses import ON_ENCOUNTER
from bestiary.games.munchkin_babies.cards.conditions import MAY_DECLINE, WONT_ATTACK
from bestiary.games.munchkin_babies.cards.deck import IDS, NO_HELP, NONE
from bestiary.games.munchkin_babies.fights.combat import how_many, remove_foe, send_away_helper, wake
from bestiary.games.munchkin_babies.fights.strength import for_the_win, winning
from bestiary.games.munchkin_babies.moments.moment import Moment, Window, everybody
from bestiary.games.munchkin_babies.phases import (
    COMBAT_OPEN,
    ENTER,
    FIGHT_OR_NOT,
    FINAL_CALL,
    FLEE,
    FORCED_STAY,
    REVEAL,
    REWARD_LEVELS,
    RUN,
    place_of,
)
from bestiary.games.munchkin_babies.table import Table

FIGHT: Final[int] = ACTIONS.base("fight")
DECLINE: Final[int] = ACTIONS.base("decline")
RESOLVE: Final[int] = ACTIONS.base("resolve")
_MONSTER: Final[int] = place_of(ENTER, "monster")
_STEP: Final[int] = place_of(ENTER, "step")
_DECLINED: Final[int] = place_of(FIGHT_OR_NOT, "monster")


class Reveal(Moment):
    """What waited for the fighter's next combat begins, and each monster enters."""

    def step(self, table: Table) -> bool:
        wake(table, table.fight.fighter)
        table.turn_to(COMBAT_OPEN)
        table.passed = 0
        for foe in reversed(table.fight.foes):
            table.push(ENTER, foe, 0)
        return True


class Enter(Moment):
    """What happens as a monster enters, step by step."""

    def step(self, table: Table) -> bool:
        foe, step = table.arg(_MONSTER), table.arg(_STEP)
        if foe not in table.fight.foes:
            table.pop()
            return True
        table.set_arg(_STEP, step + 1)
        if step == 0:
            _may_not_attack(table, foe)
        elif step == 1:
            _may_be_declined(table, foe)
        elif step == 2:
            _encounter(table, foe)
        else:
            table.pop()
            if NO_HELP[foe] and table.fight.helper >= 0:
                send_away_helper(table)
        return True


def _may_not_attack(table: Table, foe: int) -> None:
    fight = table.fight
    whom = WONT_ATTACK[foe]
    if whom is None or not matches(table.babies[fight.fighter], whom, False):
        return
    if table.told is not None:
        table.tell("wont_attack", fight.fighter, {"monster": IDS[foe]})
    while foe in fight.foes:
        remove_foe(table, foe)


def _may_be_declined(table: Table, foe: int) -> None:
    fight = table.fight
    unless = MAY_DECLINE[foe]
    if unless is None or foe in fight.encountered or how_many(table) != 1:
        return
    if not matches(table.babies[fight.fighter], unless, True):
        table.push(FIGHT_OR_NOT, foe)


def _encounter(table: Table, foe: int) -> None:
    fight = table.fight
    if foe in fight.encountered:
        return
    fight.encountered.append(foe)
    if ON_ENCOUNTER[foe] >= 0:
        table.push(RUN, ON_ENCOUNTER[foe], 0, fight.fighter, NONE, 0, foe)


class FightOrNot(Moment):
    """A monster that may be declined."""

    def waited_for(self, table: Table) -> int:
        return only(table.fight.fighter)

    def options(self, table: Table) -> list[Action]:
        return [FIGHT, DECLINE]

    def answer(self, table: Table, seat: Seat, action: Action) -> None:
        foe, fights = table.arg(_DECLINED), action == FIGHT
        table.pop()
        if table.told is not None:
            table.tell("fights" if fights else "declined", table.fight.fighter, {"monster": IDS[foe]})
        if not fights:
            remove_foe(table, foe)

    def default(self, table: Table, seat: Seat) -> Action:
        return DECLINE


class CombatOpen(Moment):
    """The fight is open: the fighter decides when it is enough."""

    def waited_for(self, table: Table) -> int:
        return only(table.fight.fighter)

    def step(self, table: Table) -> bool:
        if _settled(table):
            return True
        if table.fight.foes:
            return False
        table.passed = 0
        table.turn_to(FINAL_CALL)  # the last one is killed outright: everybody has a last chance (MB-132)
        return True

    def default(self, table: Table, seat: Seat) -> Action:
        return RESOLVE


def _settled(table: Table) -> bool:
    """Whether the open fight waits for nobody: the last monster is removed (MB-128), or a forced helper may leave."""
    fight = table.fight
    if not fight.foes and not fight.killed:
        table.passed = 0
        table.turn_to(REWARD_LEVELS)
        return True
    if fight.helper >= 0 and fight.compelled and for_the_win(fight, table.babies):
        table.push(FORCED_STAY)  # MB-168
        return True
    return False


class FinalCall(Window):
    """Everybody else may still meddle; when all have passed, the outcome is final (MB-132)."""

    def asked(self, table: Table) -> int:
        return everybody(table) & ~only(table.fight.fighter)  # who calls for it has passed

    def touched(self, table: Table) -> int:
        fight = table.fight
        return only(fight.fighter) | (only(fight.helper) if fight.helper >= 0 else 0)

    def step(self, table: Table) -> bool:
        if _settled(table):
            return True
        if self.waited_for(table):
            return False
        table.passed = 0
        won = not table.fight.foes or winning(table.fight, table.babies)
        if table.told is not None:
            table.tell("won" if won else "lost_fight", table.fight.fighter, {}, reveals=True)
        if won:
            table.turn_to(REWARD_LEVELS)
        else:
            table.turn_to(FLEE)
        return True


HERE: Final[list[Moment]] = [
    Reveal(REVEAL),
    Enter(ENTER),
    FightOrNot(FIGHT_OR_NOT),
    CombatOpen(COMBAT_OPEN),
    FinalCall(FINAL_CALL),
]
