"""The whole hand is discarded."""

from bestiary.core.seats import Seat
from bestiary.games.munchkin_babies.cards.clauses import Clause
from bestiary.games.munchkin_babies.effects.effect import Happening, Run
from bestiary.games.munchkin_babies.goods.losses import discard_hand
from bestiary.games.munchkin_babies.table import Table


class DiscardHand(Happening):
    """Face up."""

    def do(self, table: Table, clause: Clause, run: Run) -> None:
        discard_hand(table, run.victim)

    def changes(self, table: Table, clause: Clause, victim: Seat) -> bool:
        return len(table.babies[victim].hand) > 0

    def said(self, clause: Clause) -> str:
        return "discard your hand"


EFFECT = DiscardHand()
