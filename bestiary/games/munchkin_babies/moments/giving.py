"""Cards for others, and a tax for everybody."""

from typing import Final

from bestiary.core.seats import Action, Seat
from bestiary.games.munchkin_babies.actions import ACTIONS
from bestiary.games.munchkin_babies.babies.traits import losable
from bestiary.games.munchkin_babies.cards.clauses import Clause
from bestiary.games.munchkin_babies.cards.deck import GOLD, NONE
from bestiary.games.munchkin_babies.goods.losses import discard_hand, hand_item, lose_everything, worth_together
from bestiary.games.munchkin_babies.moments.losing import VICTIM, Choice, clause_of, neighbor
from bestiary.games.munchkin_babies.moments.moment import CARD, PLAYER, Moment, cards, give_to
from bestiary.games.munchkin_babies.phases import (
    GIVING,
    GIVING_CHOSEN,
    LIFTING,
    LOSING_GOLD,
    TAXING,
    TO_TAKER,
    place_of,
)
from bestiary.games.munchkin_babies.table import Table

UNSEEN: Final[int] = ACTIONS.base("choose_unseen")
_NEXT: Final[int] = place_of(GIVING, "next")
_TO: Final[int] = place_of(GIVING_CHOSEN, "to")
_TAXED: Final[int] = place_of(TAXING, "victim")
_PAYER: Final[int] = place_of(TAXING, "next")
_WORTH: Final[int] = place_of(TAXING, "worth")


class Giving(Choice):
    """One card for each of some others, unseen or chosen by who gets it."""

    def chooser(self, table: Table) -> Seat:
        clause, victim = clause_of(table), table.arg(VICTIM)
        return _taker(table, clause, victim, table.arg(_NEXT)) if clause.by == "taker" else victim

    def settled(self, table: Table) -> bool:
        """Somebody is served unseen or skipped, or all are served."""
        clause, victim, step = clause_of(table), table.arg(VICTIM), table.arg(_NEXT)
        to = _taker(table, clause, victim, step)
        if to < 0:
            table.pop()
            if clause.rest == "discard":
                discard_hand(table, victim)
            return True
        chosen = clause.by != "random" and clause.place != "hand"
        if chosen and self.options(table):
            return False
        table.set_arg(_NEXT, step + 1)
        if not chosen and table.babies[victim].hand:
            table.push(LIFTING, victim, to, TO_TAKER)
        return True

    def options(self, table: Table) -> list[Action]:
        baby = table.babies[table.arg(VICTIM)]
        answers = cards(losable(baby))
        return [*answers, UNSEEN] if baby.hand else answers

    def answer(self, table: Table, seat: Seat, action: Action) -> None:
        victim, step = table.arg(VICTIM), table.arg(_NEXT)
        to = _taker(table, clause_of(table), victim, step)
        table.set_arg(_NEXT, step + 1)
        if action == UNSEEN:
            table.push(LIFTING, victim, to, TO_TAKER)
        else:
            hand_item(table, victim, to, action - CARD)

    def default(self, table: Table, seat: Seat) -> Action:
        """The dearest."""
        items = [action for action in self.options(table) if action != UNSEEN]
        return max(items, key=lambda action: (GOLD[action - CARD], -action)) if items else UNSEEN


def _taker(table: Table, clause: Clause, victim: Seat, step: int) -> Seat:
    """Who gets a card in this step, or NONE when all have been served."""
    if clause.to == "neighbors":
        return neighbor(table, victim, step) if step < 2 else NONE
    if step >= table.seats - 1:
        return NONE
    return (victim + (-1 - step if clause.start == "right" else 1 + step)) % table.seats


class GivingChosen(Choice):
    """A card for somebody of one's choice."""

    def options(self, table: Table) -> list[Action]:
        victim = table.arg(VICTIM)
        if table.arg(_TO) < 0:
            return [PLAYER + seat for seat in range(table.seats) if seat != victim]
        return cards(table.babies[victim].hand)

    def answer(self, table: Table, seat: Seat, action: Action) -> None:
        if give_to(table, seat, _TO, action) >= 0:
            table.pop()


class Taxing(Choice):
    """The victim's Item first; then the others, one after the other, pay as much as it was worth."""

    def chooser(self, table: Table) -> Seat:
        return (table.arg(_TAXED) + table.arg(_PAYER)) % table.seats

    def settled(self, table: Table) -> bool:
        """Who has less than that loses everything and a level."""
        if table.arg(_PAYER) == 0:
            return False
        seat, worth = self.chooser(table), table.arg(_WORTH)
        if table.arg(_PAYER) >= table.seats or worth == 0:
            table.pop()
            return True
        table.set_arg(_PAYER, table.arg(_PAYER) + 1)
        if worth_together(table.babies[seat]) < worth:
            lose_everything(table, seat)
            table.lower(seat, 1)
        else:
            table.push(LOSING_GOLD, seat, worth, 1)
        return True

    def options(self, table: Table) -> list[Action]:
        return cards(losable(table.babies[table.arg(_TAXED)]))

    def answer(self, table: Table, seat: Seat, action: Action) -> None:
        table.set_arg(_PAYER, 1)
        table.set_arg(_WORTH, GOLD[action - CARD])
        table.discard_item(table.arg(_TAXED), action - CARD)


HERE: Final[list[Moment]] = [Giving(GIVING), GivingChosen(GIVING_CHOSEN), Taxing(TAXING)]
