"""Selling Items for levels, no change given (MB-108 to MB-114)."""

from typing import Final

from bestiary.core.event import Value
from bestiary.core.refusal import Refusal
from bestiary.core.seats import Seat
from bestiary.games.munchkin_babies import needs, refusals
from bestiary.games.munchkin_babies.babies.traits import ability
from bestiary.games.munchkin_babies.cards.deck import DOUBLE_SALE, GOLD, IDS, IS_ITEM, KINDS, NONE
from bestiary.games.munchkin_babies.occasion import Occasion
from bestiary.games.munchkin_babies.table import TOP_LEVEL, Table
from bestiary.games.munchkin_babies.verbs.verb import BOTH, OPEN_FIGHT, OWN_TURN, TOO_BIG, Verb

PRICE: Final = 1000  # of a level


class Sell(Verb):
    """What lies in the tray; once a turn somebody's dearest Item counts double."""

    def candidates(self, at: Occasion) -> list[int]:
        return BOTH

    def bars(self, at: Occasion, value: int) -> Refusal | None:
        if at.in_combat:
            return refusals.SALE_IN_COMBAT
        if at.seat != at.table.turn:
            return refusals.NOT_YOUR_TURN
        if not at.may_sell():
            return refusals.BUSY
        double = value == 1
        if double and (at.table.doubled_sale or ability(at.baby, DOUBLE_SALE) == NONE):
            return refusals.NO_ABILITY
        for thing in at.tray:
            if thing >= KINDS or not IS_ITEM[thing]:
                return refusals.NOT_AN_ITEM
        levels = sale_levels(at.tray, double)
        if levels == 0:
            return refusals.TOO_LITTLE
        return None if at.baby.level + levels < TOP_LEVEL else refusals.SALE_TO_TEN

    def do(self, table: Table, seat: Seat, value: int, tray: list[int]) -> None:
        levels = sale_levels(tray, value == 1)
        table.doubled_sale = table.doubled_sale or value == 1
        if table.told is not None:
            cards: list[Value] = [IDS[kind] for kind in tray]
            table.tell("sold", seat, {"cards": cards, "levels": levels}, reveals=True)
        for kind in sorted(tray):
            if kind in table.babies[seat].hand:
                table.leave_hand(seat, kind)
            else:
                table.leave_table(seat, kind)
            table.discard(kind)
        table.raise_level(seat, levels)


def sale_levels(items: list[int], double: bool) -> int:
    """The levels that a sale is worth; a doubled Item is the dearest one."""
    total, best = 0, 0
    for kind in items:
        total += GOLD[kind]
        best = max(best, GOLD[kind])
    return (total + best if double else total) // PRICE


VERB = Sell(
    "sell",
    "Sell what lies in the tray{double}",
    "sell:{double}",
    moments=OWN_TURN + OPEN_FIGHT + TOO_BIG,
    need=needs.TRAY | needs.OWN_TURN,
)
