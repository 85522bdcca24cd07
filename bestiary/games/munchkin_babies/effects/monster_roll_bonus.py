"""A die makes a monster stronger as it enters."""

from bestiary.games.munchkin_babies.cards.clauses import Clause
from bestiary.games.munchkin_babies.effects.effect import Happening, Run
from bestiary.games.munchkin_babies.table import Table


class MonsterRollBonus(Happening):
    """A twin shares it."""

    def rolls(self, clause: Clause) -> bool:
        return True

    def do(self, table: Table, clause: Clause, run: Run) -> None:
        fight = table.fight
        if run.monster in fight.foes:
            fight.rolled[fight.foes.index(run.monster)] += run.die


EFFECT = MonsterRollBonus()
