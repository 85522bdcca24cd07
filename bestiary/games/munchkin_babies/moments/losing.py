"""Losing things, one at a time, where there is a choice."""

from typing import Final

from bestiary.core.seats import Action, Seat, only
from bestiary.games.munchkin_babies.babies.traits import losable
from bestiary.games.munchkin_babies.cards.clauses import LISTS, Clause
from bestiary.games.munchkin_babies.cards.deck import BONUS, GOLD
from bestiary.games.munchkin_babies.goods.losses import (
    best_items,
    hand_and_items,
    hand_item,
    lose_everything,
    sized,
    slotted,
    worth_together,
)
from bestiary.games.munchkin_babies.moments.moment import CARD, PLAYER, Moment, cards
from bestiary.games.munchkin_babies.phases import (
    LOSING_BADGE,
    LOSING_BEST,
    LOSING_CARDS,
    LOSING_GOLD,
    LOSING_ITEMS,
    LOSING_SLOT,
    place_of,
)
from bestiary.games.munchkin_babies.table import Table

# Of all that belong to a clause.
EFFECTS: Final[int] = place_of(LOSING_ITEMS, "effects")
PLACE: Final[int] = place_of(LOSING_ITEMS, "place")
VICTIM: Final[int] = place_of(LOSING_ITEMS, "victim")
_LEFT: Final[int] = place_of(LOSING_ITEMS, "left")
_STEP: Final[int] = place_of(LOSING_ITEMS, "step")
_CARDS_LEFT: Final[int] = place_of(LOSING_CARDS, "left")
# Of those that do not.
_LOSER: Final[int] = place_of(LOSING_GOLD, "victim")
_GOLD_LEFT: Final[int] = place_of(LOSING_GOLD, "left")
_RACE: Final[int] = place_of(LOSING_BADGE, "race")


def clause_of(table: Table) -> Clause:
    """The clause that is being done."""
    return LISTS[table.arg(EFFECTS)][table.arg(PLACE)]


class Choice(Moment):
    """A choice in the middle of an effect; with one answer or none the engine goes on by itself."""

    def chooser(self, table: Table) -> Seat:
        """Who answers."""
        return table.arg(VICTIM)

    def waited_for(self, table: Table) -> int:
        return only(self.chooser(table))

    def settled(self, table: Table) -> bool:
        """Whether it goes on, or is done, without a choice."""
        return False

    def step(self, table: Table) -> bool:
        if self.settled(table):
            return True
        answers = self.options(table)
        if not answers:
            table.pop()
            return True
        if len(answers) == 1:
            self.answer(table, self.chooser(table), answers[0])
            return True
        return False

    def default(self, table: Table, seat: Seat) -> Action:
        """The cheapest, then the least bonus; otherwise the first (19.3)."""
        answers = self.options(table)
        if answers[0] < CARD or answers[0] >= PLAYER:
            return answers[0]
        return min(answers, key=lambda action: (GOLD[action - CARD], BONUS[action - CARD], action))


class LosingSlot(Choice):
    """One of several Items of a slot."""

    def options(self, table: Table) -> list[Action]:
        return [CARD + kind for kind in slotted(table.babies[table.arg(VICTIM)], clause_of(table).slots[0])]

    def answer(self, table: Table, seat: Seat, action: Action) -> None:
        victim = table.arg(VICTIM)
        table.pop()
        table.discard_item(victim, action - CARD)


class LosingItems(Choice):
    """Some Items, chosen by the victim, or by the left neighbor and then the right one."""

    def chooser(self, table: Table) -> Seat:
        victim = table.arg(VICTIM)
        return neighbor(table, victim, table.arg(_STEP)) if clause_of(table).by == "neighbors" else victim

    def settled(self, table: Table) -> bool:
        if table.arg(_LEFT) > 0:
            return False
        table.pop()
        return True

    def options(self, table: Table) -> list[Action]:
        return cards(sized(table.babies[table.arg(VICTIM)], clause_of(table).size))

    def answer(self, table: Table, seat: Seat, action: Action) -> None:
        table.set_arg(_LEFT, table.arg(_LEFT) - 1)
        table.set_arg(_STEP, table.arg(_STEP) + 1)
        table.discard_item(table.arg(VICTIM), action - CARD)


def neighbor(table: Table, seat: Seat, step: int) -> Seat:
    """The left one, then the right one."""
    return (seat + (1 if step == 0 else -1)) % table.seats


class LosingBest(Choice):
    """One of several best Items goes to the left."""

    def chooser(self, table: Table) -> Seat:
        return table.arg(_LOSER)

    def options(self, table: Table) -> list[Action]:
        return [CARD + kind for kind in best_items(table, table.arg(_LOSER))]

    def answer(self, table: Table, seat: Seat, action: Action) -> None:
        table.pop()
        hand_item(table, seat, table.left_of(seat), action - CARD)


class LosingGold(Choice):
    """Items, until they were worth enough, or all."""

    def chooser(self, table: Table) -> Seat:
        return table.arg(_LOSER)

    def settled(self, table: Table) -> bool:
        victim, left = table.arg(_LOSER), table.arg(_GOLD_LEFT)
        if left > 0 and worth_together(table.babies[victim]) > left:
            return False
        table.pop()
        if left > 0:
            lose_everything(table, victim)
        return True

    def options(self, table: Table) -> list[Action]:
        return cards(losable(table.babies[table.arg(_LOSER)]))

    def answer(self, table: Table, seat: Seat, action: Action) -> None:
        table.set_arg(_GOLD_LEFT, table.arg(_GOLD_LEFT) - GOLD[action - CARD])
        table.discard_item(seat, action - CARD)


class LosingCards(Choice):
    """Some cards of the hand, or of hand and table."""

    def settled(self, table: Table) -> bool:
        if table.arg(_CARDS_LEFT) > 0:
            return False
        table.pop()
        return True

    def options(self, table: Table) -> list[Action]:
        hand_only = clause_of(table).place == "hand"
        return [CARD + kind for kind in hand_and_items(table.babies[table.arg(VICTIM)], hand_only)]

    def answer(self, table: Table, seat: Seat, action: Action) -> None:
        """From the table if it lies there and can be lost, else from the hand."""
        kind, victim = action - CARD, table.arg(VICTIM)
        table.set_arg(_CARDS_LEFT, table.arg(_CARDS_LEFT) - 1)
        if clause_of(table).place != "hand" and kind in losable(table.babies[victim]):
            table.discard_item(victim, kind)
        else:
            table.discard_from_hand(victim, kind)


class LosingBadge(Choice):
    """One of two Classes, or of two Races."""

    def chooser(self, table: Table) -> Seat:
        return table.arg(_LOSER)

    def options(self, table: Table) -> list[Action]:
        baby = table.babies[table.arg(_LOSER)]
        return [CARD + kind for kind in sorted(baby.races if table.arg(_RACE) else baby.classes)]

    def answer(self, table: Table, seat: Seat, action: Action) -> None:
        table.pop()
        table.discard_badge(seat, action - CARD)


HERE: Final[list[Moment]] = [
    LosingSlot(LOSING_SLOT),
    LosingItems(LOSING_ITEMS),
    LosingBest(LOSING_BEST),
    LosingGold(LOSING_GOLD),
    LosingCards(LOSING_CARDS),
    LosingBadge(LOSING_BADGE),
]
