"""The victim discards an Item, and all others as much as it was worth."""

from bestiary.games.munchkin_babies.babies.traits import losable
from bestiary.games.munchkin_babies.cards.clauses import Clause
from bestiary.games.munchkin_babies.effects.effect import Happening, Run
from bestiary.games.munchkin_babies.phases import TAXING
from bestiary.games.munchkin_babies.table import Table


class TaxEveryone(Happening):
    """Who has no Item is not taxed, and nobody else."""

    def do(self, table: Table, clause: Clause, run: Run) -> None:
        if losable(table.babies[run.victim]):
            table.push(TAXING, run.victim, 0, 0)


EFFECT = TaxEveryone()
