"""Some Items are lost, chosen by the victim or by the neighbors."""

from bestiary.games.munchkin_babies.cards.checking import CLAUSES, NUMBER
from bestiary.games.munchkin_babies.cards.clauses import Clause
from bestiary.games.munchkin_babies.effects.effect import Happening, Run, otherwise
from bestiary.games.munchkin_babies.goods.losses import sized
from bestiary.games.munchkin_babies.phases import LOSING_ITEMS
from bestiary.games.munchkin_babies.table import Table


class LoseItems(Happening):
    """Of a size, or of any."""

    def do(self, table: Table, clause: Clause, run: Run) -> None:
        if not sized(table.babies[run.victim], clause.size):
            otherwise(table, clause, run)
        else:
            table.push(LOSING_ITEMS, run.effects, run.place, run.victim, clause.n, 0)


EFFECT = LoseItems(n=NUMBER, size=("any", "small", "big"), chosen_by=("victim", "neighbors"), **{"else": CLAUSES})
