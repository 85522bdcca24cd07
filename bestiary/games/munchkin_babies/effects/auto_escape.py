"""Somebody gets away without a roll. For a whole side the verb escort plays it."""

from bestiary.core.refusal import Refusal
from bestiary.core.seats import Seat
from bestiary.games.munchkin_babies import refusals
from bestiary.games.munchkin_babies.effects.effect import Used
from bestiary.games.munchkin_babies.goods.spending import holds, use_up
from bestiary.games.munchkin_babies.occasion import Occasion
from bestiary.games.munchkin_babies.phases import ESCAPED
from bestiary.games.munchkin_babies.table import Table


class AutoEscape(Used):
    """For oneself it turns a roll that has just failed."""

    def bars(self, at: Occasion, kind: int) -> Refusal | None:
        if not holds(at.table, at.seat, kind):
            return refusals.NOT_YOURS
        return None if at.failed_roll() else refusals.CONDITION

    def use(self, table: Table, seat: Seat, kind: int) -> None:
        use_up(table, seat, kind)
        table.passed = 0
        table.set_arg(ESCAPED, 1)


EFFECT = AutoEscape(scope=("self", "side"), timing=("after_failed_roll",))
