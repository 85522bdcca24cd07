"""The victim picks one of several lists of effects."""

from bestiary.core.seats import Seat
from bestiary.games.munchkin_babies.cards.checking import CLAUSES
from bestiary.games.munchkin_babies.cards.clauses import LISTS, Clause
from bestiary.games.munchkin_babies.effects.effect import Happening, Run, happening
from bestiary.games.munchkin_babies.phases import CHOOSING
from bestiary.games.munchkin_babies.table import Table


class Choose(Happening):
    """What would change nothing cannot be picked; where nothing would, nothing happens."""

    def do(self, table: Table, clause: Clause, run: Run) -> None:
        if choosable(table, clause, run.victim):
            table.push(CHOOSING, run.effects, run.place, run.victim, run.user, run.monster)


def choosable(table: Table, clause: Clause, victim: Seat) -> list[int]:
    """The options that would change something."""
    return [option for option in range(len(clause.lists)) if _changes(table, clause.lists[option], victim)]


def _changes(table: Table, number: int, victim: Seat) -> bool:
    for part in LISTS[number]:
        if happening(part).changes(table, part, victim):
            return True
    return False


EFFECT = Choose(options=CLAUSES)
