"""Some cards are lost, chosen or at random."""

from bestiary.games.munchkin_babies.cards.checking import COUNT
from bestiary.games.munchkin_babies.cards.clauses import Clause
from bestiary.games.munchkin_babies.cards.deck import NONE
from bestiary.games.munchkin_babies.effects.effect import Happening, Run, how_many
from bestiary.games.munchkin_babies.phases import LIFTING, LOSING_CARDS, TO_DISCARD
from bestiary.games.munchkin_babies.table import Table


class LoseCards(Happening):
    """From the hand, or from hand and table."""

    def do(self, table: Table, clause: Clause, run: Run) -> None:
        count = how_many(clause, run)
        if clause.by == "random":
            for _ in range(min(count, len(table.babies[run.victim].hand))):
                table.push(LIFTING, run.victim, NONE, TO_DISCARD)
        else:
            table.push(LOSING_CARDS, run.effects, run.place, run.victim, count)


EFFECT = LoseCards(n=COUNT, chosen_by=("victim", "random"), **{"from": ("hand", "hand_or_items")})
