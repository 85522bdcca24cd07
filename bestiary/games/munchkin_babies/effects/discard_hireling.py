"""Hirelings leave, with what they carry."""

from bestiary.games.munchkin_babies.cards.clauses import Clause
from bestiary.games.munchkin_babies.effects.effect import Happening, Run
from bestiary.games.munchkin_babies.table import Table


class DiscardHireling(Happening):
    """Anybody's: there is one Hireling only."""

    def do(self, table: Table, clause: Clause, run: Run) -> None:
        for seat in range(table.seats):
            if table.babies[seat].hireling:
                table.discard_hireling(seat)


EFFECT = DiscardHireling(whose=("any",))
