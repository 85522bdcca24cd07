"""Some levels less."""

from bestiary.core.seats import Seat
from bestiary.games.munchkin_babies.cards.checking import COUNT
from bestiary.games.munchkin_babies.cards.clauses import Clause
from bestiary.games.munchkin_babies.effects.effect import Happening, Run, how_many
from bestiary.games.munchkin_babies.table import Table


class LoseLevels(Happening):
    """Never below Level 1 (MB-011)."""

    def do(self, table: Table, clause: Clause, run: Run) -> None:
        table.lower(run.victim, how_many(clause, run))

    def changes(self, table: Table, clause: Clause, victim: Seat) -> bool:
        return table.babies[victim].level > 1

    def said(self, clause: Clause) -> str:
        return f"lose {clause.n} level{'' if clause.n == 1 else 's'}"


EFFECT = LoseLevels(n=COUNT)
