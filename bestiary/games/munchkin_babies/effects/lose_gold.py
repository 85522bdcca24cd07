"""Items worth so many Gold Pieces are lost."""

from bestiary.games.munchkin_babies.cards.checking import NUMBER
from bestiary.games.munchkin_babies.cards.clauses import Clause
from bestiary.games.munchkin_babies.effects.effect import Happening, Run
from bestiary.games.munchkin_babies.phases import LOSING_GOLD
from bestiary.games.munchkin_babies.table import Table


class LoseGold(Happening):
    """One after the other, until it is enough."""

    def do(self, table: Table, clause: Clause, run: Run) -> None:
        table.push(LOSING_GOLD, run.victim, clause.n, 0)


EFFECT = LoseGold(n=NUMBER)
