"""What stays with its victim: a Curse with its card, Bad Stuff as a marker (MB-185, MB-186)."""

from bestiary.games.munchkin_babies.babies.baby import Lasting
from bestiary.games.munchkin_babies.cards.checking import Values
from bestiary.games.munchkin_babies.cards.clauses import Clause
from bestiary.games.munchkin_babies.cards.deck import CURSE, IDS, NONE, SORT
from bestiary.games.munchkin_babies.effects.effect import Happening, Run
from bestiary.games.munchkin_babies.phases import CARD_DONE, WIDTH, place_of
from bestiary.games.munchkin_babies.table import Table

_CARD: int = place_of(CARD_DONE, "card")


class Lingering(Happening):
    """A Curse counts in the present combat (MB-186); Bad Stuff leaves a marker for the next."""

    def __init__(self, of_a_combat: bool, **takes: Values) -> None:
        super().__init__(**takes)
        self.of_a_combat = of_a_combat

    def do(self, table: Table, clause: Clause, run: Run) -> None:
        card = _curse_being_resolved(table)
        if card >= 0:
            table.limbo.remove(card)
        begun = self.of_a_combat and card >= 0 and table.in_combat(run.victim)
        table.babies[run.victim].lasting.append(Lasting(run.effects, run.place, card, begun))
        if table.told is not None:
            table.tell("lingers", run.victim, {"card": IDS[card] if card >= 0 else None})


def _curse_being_resolved(table: Table) -> int:
    """The Curse whose clauses are being done right now, or NONE."""
    under = len(table.stack) - 2 * WIDTH
    if under < 0 or table.stack[under] != CARD_DONE:
        return NONE
    card = table.stack[under + _CARD]
    return card if SORT[card] == CURSE else NONE
