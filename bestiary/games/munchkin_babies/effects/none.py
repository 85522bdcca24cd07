"""Nothing at all."""

from bestiary.core.seats import Seat
from bestiary.games.munchkin_babies.cards.clauses import Clause
from bestiary.games.munchkin_babies.effects.effect import Happening, Run
from bestiary.games.munchkin_babies.table import Table


class Nothing(Happening):
    """For Bad Stuff that is none."""

    def do(self, table: Table, clause: Clause, run: Run) -> None:
        """Nothing happens."""

    def changes(self, table: Table, clause: Clause, victim: Seat) -> bool:
        return False


EFFECT = Nothing()
