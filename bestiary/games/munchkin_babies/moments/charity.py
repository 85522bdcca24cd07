"""Charity: down to the hand limit, in even shares (MB-052 to MB-056)."""

from typing import Final

from bestiary.core.seats import Action, Seat
from bestiary.games.munchkin_babies import refusals
from bestiary.games.munchkin_babies.actions import ACTIONS
from bestiary.games.munchkin_babies.babies.traits import hand_limit
from bestiary.games.munchkin_babies.cards.deck import NONE
from bestiary.games.munchkin_babies.goods.drawing import open_received
from bestiary.games.munchkin_babies.moments.moment import CARD, PLAYER, Moment, cards, give_to
from bestiary.games.munchkin_babies.phases import CHARITY, CHARITY_DISCARD, CHARITY_SPLIT, TURN_END, place_of
from bestiary.games.munchkin_babies.table import Table

DONE: Final[int] = ACTIONS.base("done")
_TO: Final[int] = place_of(CHARITY_SPLIT, "to")
_EXCESS: Final[int] = place_of(CHARITY_SPLIT, "excess")


class Charity(Moment):
    """What is done before cards are given away."""

    def default(self, table: Table, seat: Seat) -> Action:
        return DONE


def begin_charity(table: Table) -> None:
    """To those of the lowest Level; who is one of them discards."""
    baby = table.babies[table.turn]
    over = len(baby.hand) - hand_limit(baby)
    if over <= 0:
        table.turn_to(TURN_END)
    elif baby.level == table.lowest_level():
        table.turn_to(CHARITY_DISCARD)
    else:
        table.given = [0] * table.seats
        table.turn_to(CHARITY_SPLIT, NONE, over)


class CharityDiscard(Moment):
    """Nobody is lower: the cards are discarded."""

    def step(self, table: Table) -> bool:
        baby = table.babies[table.turn]
        if len(baby.hand) > hand_limit(baby):
            return False
        table.turn_to(TURN_END)
        open_received(table)
        return True

    def options(self, table: Table) -> list[Action]:
        return cards(table.babies[table.turn].hand)

    def answer(self, table: Table, seat: Seat, action: Action) -> None:
        table.discard_from_hand(seat, action - CARD)

    def default(self, table: Table, seat: Seat) -> Action:
        return CARD + table.babies[seat].hand[-1]  # the newest


class CharitySplit(CharityDiscard):
    """A receiver first, unless there is only one; then a card."""

    def step(self, table: Table) -> bool:
        if super().step(table):
            return True
        if table.arg(_TO) < 0:
            able = _receivers(table)
            if len(able) == 1:
                table.set_arg(_TO, able[0])
        return False

    def options(self, table: Table) -> list[Action]:
        if table.arg(_TO) < 0:
            return [PLAYER + seat for seat in _receivers(table)]
        return super().options(table)

    def answer(self, table: Table, seat: Seat, action: Action) -> None:
        to = give_to(table, seat, _TO, action)
        if to >= 0:
            table.given[to] += 1

    def default(self, table: Table, seat: Seat) -> Action:
        """In seat order from the left, dealt one at a time."""
        if table.arg(_TO) >= 0:
            return super().default(table, seat)
        able = _receivers(table)
        least = min([table.given[other] for other in able])
        step = min([(other - table.turn - 1) % table.seats for other in able if table.given[other] == least])
        return PLAYER + (table.turn + 1 + step) % table.seats


def _receivers(table: Table) -> list[Seat]:
    """Who may get the next card: shares differ by at most one (MB-054)."""
    others = [seat for seat in range(table.seats) if seat != table.turn]
    lowest = min([table.babies[seat].level for seat in others])
    lucky = [seat for seat in others if table.babies[seat].level == lowest]
    share, larger = divmod(table.arg(_EXCESS), len(lucky))
    full = sum([table.given[seat] > share for seat in lucky])
    return [seat for seat in lucky if table.given[seat] < share or (table.given[seat] == share and full < larger)]


HERE: Final[list[Moment]] = [
    Charity(CHARITY),
    CharityDiscard(CHARITY_DISCARD, otherwise=refusals.CHARITY),
    CharitySplit(CHARITY_SPLIT, otherwise=refusals.CHARITY),
]
