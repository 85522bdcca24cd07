"""A Class is lost, or all."""

from bestiary.games.munchkin_babies.cards.checking import CLAUSES
from bestiary.games.munchkin_babies.cards.clauses import ALL, Clause
from bestiary.games.munchkin_babies.effects.effect import Happening, Run, otherwise
from bestiary.games.munchkin_babies.phases import LOSING_BADGE
from bestiary.games.munchkin_babies.table import Table


class LoseBadge(Happening):
    """A Class, or a Race."""

    def __init__(self, race: bool) -> None:
        super().__init__(which=("one", "all"), **{"else": CLAUSES})
        self.race = race

    def do(self, table: Table, clause: Clause, run: Run) -> None:
        baby = table.babies[run.victim]
        badges = (baby.races if self.race else baby.classes)[:]
        if not badges:
            otherwise(table, clause, run)
        elif clause.n == ALL:
            for kind in badges:
                table.discard_badge(run.victim, kind)
        else:
            table.push(LOSING_BADGE, run.victim, int(self.race))


EFFECT = LoseBadge(race=False)
