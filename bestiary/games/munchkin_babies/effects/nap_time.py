"""The whole hand is discarded; who has none loses a level (MB-D67)."""

from bestiary.games.munchkin_babies.cards.clauses import Clause
from bestiary.games.munchkin_babies.effects.effect import Happening, Run
from bestiary.games.munchkin_babies.goods.losses import discard_hand
from bestiary.games.munchkin_babies.table import Table


class NapTime(Happening):
    """MB-D67."""

    def do(self, table: Table, clause: Clause, run: Run) -> None:
        if table.babies[run.victim].hand:
            discard_hand(table, run.victim)
        else:
            table.lower(run.victim, 1)


EFFECT = NapTime()
