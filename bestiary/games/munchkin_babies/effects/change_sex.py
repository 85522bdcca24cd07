"""A boy is taken for a girl, a girl for a boy."""

from bestiary.games.munchkin_babies.cards.clauses import Clause
from bestiary.games.munchkin_babies.effects.effect import Happening, Run
from bestiary.games.munchkin_babies.table import Table


class ChangeSex(Happening):
    """For good."""

    def do(self, table: Table, clause: Clause, run: Run) -> None:
        baby = table.babies[run.victim]
        baby.girl = not baby.girl
        if table.told is not None:
            table.tell("changed_sex", run.victim, {"girl": baby.girl})


EFFECT = ChangeSex()
