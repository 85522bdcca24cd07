"""One list of effects for who matches, another for who does not."""

from bestiary.games.munchkin_babies.babies.traits import matches
from bestiary.games.munchkin_babies.cards.checking import CLAUSES, MATCH
from bestiary.games.munchkin_babies.cards.clauses import Clause
from bestiary.games.munchkin_babies.effects.effect import Happening, Run, otherwise
from bestiary.games.munchkin_babies.phases import RUN
from bestiary.games.munchkin_babies.table import Table


class If(Happening):
    """The victim is looked at."""

    def do(self, table: Table, clause: Clause, run: Run) -> None:
        if matches(table.babies[run.victim], clause.match, True):
            table.push(RUN, clause.lists[0], 0, run.victim, run.user, 0, run.monster)
        else:
            otherwise(table, clause, run)


EFFECT = If(match=MATCH, then=CLAUSES, **{"else": CLAUSES})
