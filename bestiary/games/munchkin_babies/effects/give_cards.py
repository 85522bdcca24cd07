"""Cards go to others: to the neighbors, to everybody, or to one that the victim chooses."""

from bestiary.games.munchkin_babies.cards.clauses import Clause
from bestiary.games.munchkin_babies.cards.deck import NONE
from bestiary.games.munchkin_babies.effects.effect import Happening, Run
from bestiary.games.munchkin_babies.phases import GIVING, GIVING_CHOSEN
from bestiary.games.munchkin_babies.table import Table


class GiveCards(Happening):
    """One for each, unseen or chosen by who gets it."""

    def do(self, table: Table, clause: Clause, run: Run) -> None:
        if clause.to == "chosen":
            table.push(GIVING_CHOSEN, run.effects, run.place, run.victim, NONE)
        else:
            table.push(GIVING, run.effects, run.place, run.victim, 0)


EFFECT = GiveCards(
    n=(1,),
    to=("neighbors", "each_other", "chosen"),
    chosen_by=("victim", "random", "taker"),
    rest=("keep", "discard"),
    start=("left", "right"),
    **{"from": ("hand", "hand_or_items")},
)
