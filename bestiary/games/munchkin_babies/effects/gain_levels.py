"""Everybody who matches goes up; with may_win even to Level 10 (MB-030)."""

from bestiary.games.munchkin_babies.babies.traits import matches
from bestiary.games.munchkin_babies.cards.checking import MATCH, NUMBER
from bestiary.games.munchkin_babies.cards.clauses import Clause
from bestiary.games.munchkin_babies.effects.effect import Happening, Run
from bestiary.games.munchkin_babies.fights.combat import touch
from bestiary.games.munchkin_babies.table import TOP_LEVEL, Table


class GainLevels(Happening):
    """MB-030."""

    def do(self, table: Table, clause: Clause, run: Run) -> None:
        for seat in range(table.seats):
            baby = table.babies[seat]
            if not matches(baby, clause.match, False):
                continue
            if baby.level + clause.n < TOP_LEVEL or clause.flag:
                table.raise_level(seat, clause.n)
                touch(table, seat)
                if baby.level == TOP_LEVEL:
                    table.winners |= 1 << seat
        if table.winners:
            table.finish()


EFFECT = GainLevels(n=NUMBER, match=MATCH, who=("all_matching",), may_win=(True, False))
