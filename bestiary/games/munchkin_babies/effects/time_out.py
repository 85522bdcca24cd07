"""No meddling in the fights of others until the own next turn; who is helping leaves (MB-D54)."""

from bestiary.games.munchkin_babies.cards.clauses import Clause
from bestiary.games.munchkin_babies.effects.effect import Run
from bestiary.games.munchkin_babies.effects.lasting import Lingering
from bestiary.games.munchkin_babies.fights.combat import send_away_helper
from bestiary.games.munchkin_babies.table import Table


class TimeOut(Lingering):
    """MB-D54."""

    def do(self, table: Table, clause: Clause, run: Run) -> None:
        super().do(table, clause, run)
        if run.victim == table.fight.helper:
            send_away_helper(table)


EFFECT = TimeOut(False)
