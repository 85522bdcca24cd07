"""A die is rolled, and may still be changed (MB-176, MB-177)."""

from typing import Final

from bestiary.core.seats import Seat, only
from bestiary.games.munchkin_babies.actions import FACE
from bestiary.games.munchkin_babies.babies.traits import die_bonus
from bestiary.games.munchkin_babies.cards.clauses import ON_ESCAPE
from bestiary.games.munchkin_babies.cards.deck import IDS, NONE
from bestiary.games.munchkin_babies.fights.escape import judge_escape
from bestiary.games.munchkin_babies.moments.fleeing import get_caught
from bestiary.games.munchkin_babies.moments.moment import Moment, Window, current, everybody
from bestiary.games.munchkin_babies.phases import (
    CHANGED,
    ESCAPED,
    FOR_ESCAPE,
    FOR_THEFT,
    ROLL_WINDOW,
    ROLLED_FOR,
    ROLLER,
    ROLLING,
    RUN,
    RUN_FROM,
    STEALING,
    THROWN,
    WIDTH,
    place_of,
)
from bestiary.games.munchkin_babies.table import Table

_ROBBED: Final[int] = place_of(STEALING, "from")


class Rolling(Moment):
    """Its parameters are the first of the window's."""

    def happen(self, table: Table, outcome: int) -> None:
        roller, why, changed, monster = (
            table.arg(ROLLER),
            table.arg(ROLLED_FOR),
            table.arg(CHANGED),
            table.arg(RUN_FROM),
        )
        face = outcome - FACE + 1
        table.die = face
        table.passed = 0
        if table.told is not None:
            table.tell("rolled", roller, {"face": face}, reveals=True)
        table.turn_to(ROLL_WINDOW, roller, why, changed, monster, 0, 0, face)
        if why == FOR_ESCAPE:
            judge_escape(table)


class RollWindow(Window):
    """The roller may change what failed; of who has got away, the others."""

    def asked(self, table: Table) -> int:
        roller = only(table.arg(ROLLER))
        return everybody(table) & ~roller if table.arg(ROLLED_FOR) == FOR_ESCAPE and table.arg(ESCAPED) else roller

    def touched(self, table: Table) -> int:
        found = only(table.arg(ROLLER))
        return found | only(_robbed(table)) if table.arg(ROLLED_FOR) == FOR_THEFT else found

    def step(self, table: Table) -> bool:
        """It is settled: nobody who could change it does."""
        roller, escaping = table.arg(ROLLER), table.arg(ROLLED_FOR) == FOR_ESCAPE
        if escaping and not table.in_combat(roller):
            table.pop()  # taken out of the fight in the middle of it
            return True
        if self.waited_for(table):
            return False
        table.passed = 0
        if escaping:
            _close_escape(table, roller)
            return True
        value = max(1, min(6, table.arg(THROWN) + die_bonus(table.babies[roller])))
        table.pop()
        current(table).rolled(table, value)
        if table.told is not None:
            table.tell("die_counts", roller, {"n": value}, reveals=True)
        return True


def _close_escape(table: Table, runner: Seat) -> None:
    foe, escaped = table.arg(RUN_FROM), table.arg(ESCAPED)
    table.pop()
    if not escaped:
        get_caught(table, runner, foe)
        return
    if table.told is not None:
        table.tell("escaped", runner, {"monster": IDS[foe]}, reveals=True)
    if ON_ESCAPE[foe] >= 0:
        table.push(RUN, ON_ESCAPE[foe], 0, runner, NONE, 0, foe)


def _robbed(table: Table) -> Seat:
    """From whom the thief whose die lies there steals."""
    place = len(table.stack) - WIDTH
    while table.stack[place] != STEALING:
        place -= WIDTH
    return table.stack[place + _ROBBED]


HERE: Final[list[Moment]] = [Rolling(ROLLING), RollWindow(ROLL_WINDOW)]
