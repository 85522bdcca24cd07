"""The Item with the largest bonus goes to the left."""

from bestiary.games.munchkin_babies.cards.clauses import Clause
from bestiary.games.munchkin_babies.effects.effect import Happening, Run
from bestiary.games.munchkin_babies.goods.losses import best_items
from bestiary.games.munchkin_babies.phases import LOSING_BEST
from bestiary.games.munchkin_babies.table import Table


class LoseBestItem(Happening):
    """Of several the victim chooses."""

    def do(self, table: Table, clause: Clause, run: Run) -> None:
        if best_items(table, run.victim):
            table.push(LOSING_BEST, run.victim)


EFFECT = LoseBestItem(to=("left",))
