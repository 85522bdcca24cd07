"""Down to a Level, or to the lowest of all."""

from bestiary.games.munchkin_babies.cards.clauses import LOWEST, Clause
from bestiary.games.munchkin_babies.effects.effect import Happening, Run
from bestiary.games.munchkin_babies.table import Table


class SetLevel(Happening):
    """Never up."""

    def do(self, table: Table, clause: Clause, run: Run) -> None:
        to = table.lowest_level() if clause.n == LOWEST else clause.n
        table.lower(run.victim, max(table.babies[run.victim].level - to, 0))


EFFECT = SetLevel(to=("a number", "lowest"))
