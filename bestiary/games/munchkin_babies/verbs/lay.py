"""Laying a card down: to pay with it, to show, sell, trade or offer it; in set-up, to put it into play."""

from bestiary.core.refusal import Refusal
from bestiary.games.munchkin_babies import refusals
from bestiary.games.munchkin_babies.cards.deck import IS_ITEM, LEVEL_UP, SORT
from bestiary.games.munchkin_babies.goods.piles import among, count, kinds_in
from bestiary.games.munchkin_babies.goods.spending import is_reminder, on_table, promised, table_cards
from bestiary.games.munchkin_babies.occasion import Occasion
from bestiary.games.munchkin_babies.phases import CREATION
from bestiary.games.munchkin_babies.set_up import bars_laying_out
from bestiary.games.munchkin_babies.verbs.verb import OPEN, SETTING_UP, TOO_BIG, Step


class Lay(Step):
    """MB-D52."""

    def candidates(self, at: Occasion) -> list[int]:
        if at.op == CREATION:
            return at.hand()
        if at.can_pay():
            return kinds_in(at.baby.hand + table_cards(at.baby))
        return at.held()  # without a price to pay only Items leave the table

    def good_for_sale(self, at: Occasion) -> bool:
        return at.may_sell()

    def bars_any(self, at: Occasion) -> Refusal | None:
        if at.op != CREATION:
            return super().bars_any(at)
        return refusals.ALREADY_READY if at.table.passed >> at.seat & 1 else None

    def bars_step(self, at: Occasion, value: int) -> Refusal | None:
        kind, baby = value, at.baby
        if at.op == CREATION:
            return bars_laying_out(at.dressed(), kind)
        laid, in_hand = count(at.tray, kind), count(baby.hand, kind)
        if laid >= in_hand and laid >= in_hand + on_table(baby, kind):
            return refusals.REMINDER if is_reminder(baby, kind) else refusals.NOT_YOURS
        if promised(at.table, at.seat, kind):
            return refusals.PROMISED
        if (laid < in_hand and at.open) or at.can_pay():
            return None  # to show, or to pay
        if IS_ITEM[kind] and (at.may_sell() or (at.can_trade() and among(baby.items, kind))):
            return None
        offered = SORT[kind] == LEVEL_UP or among(baby.items, kind)
        return None if offered and at.bars_asking() is None else refusals.TRAY

    def thing(self, value: int) -> int:
        return value


VERB = Lay("lay", "Lay down {card}", "mine:{card}", moments=OPEN + SETTING_UP + TOO_BIG)
