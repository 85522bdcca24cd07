"""A die says which list of effects happens."""

from bestiary.games.munchkin_babies.cards.checking import CLAUSES
from bestiary.games.munchkin_babies.cards.clauses import Clause
from bestiary.games.munchkin_babies.effects.effect import Happening, Run
from bestiary.games.munchkin_babies.phases import RUN, place_of
from bestiary.games.munchkin_babies.table import Table

_DIE: int = place_of(RUN, "die")


class RollTable(Happening):
    """The die is used up by it."""

    def rolls(self, clause: Clause) -> bool:
        return True

    def do(self, table: Table, clause: Clause, run: Run) -> None:
        table.set_arg(_DIE, 0)
        number = clause.lists[run.die]
        if number >= 0:
            table.push(RUN, number, 0, run.victim, run.user, run.die, run.monster)


EFFECT = RollTable(rows=CLAUSES)
