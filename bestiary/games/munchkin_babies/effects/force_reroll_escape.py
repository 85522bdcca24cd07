"""Who has just got away must roll again."""

from bestiary.core.refusal import Refusal
from bestiary.core.seats import Seat
from bestiary.games.munchkin_babies import refusals
from bestiary.games.munchkin_babies.effects.effect import Used
from bestiary.games.munchkin_babies.goods.spending import holds, use_up
from bestiary.games.munchkin_babies.occasion import Occasion
from bestiary.games.munchkin_babies.phases import (
    CHANGED,
    ESCAPED,
    FLOWN,
    FOR_ESCAPE,
    NO_ROLL,
    ROLL_WINDOW,
    ROLLED_FOR,
    ROLLER,
    ROLLING,
    RUN_FROM,
)
from bestiary.games.munchkin_babies.table import Table


class ForceRerollEscape(Used):
    """Even who needed no roll."""

    def bars(self, at: Occasion, kind: int) -> Refusal | None:
        table = at.table
        if not holds(table, at.seat, kind):
            return refusals.NOT_YOURS
        if at.op != ROLL_WINDOW or table.arg(ROLLED_FOR) != FOR_ESCAPE:
            return refusals.CONDITION
        if not table.arg(ESCAPED) or table.arg(ROLLER) == at.seat:
            return refusals.CONDITION
        return refusals.TIMED_OUT if at.kept_out() else None

    def use(self, table: Table, seat: Seat, kind: int) -> None:
        use_up(table, seat, kind)
        table.passed = 0
        changed = table.arg(CHANGED) & ~NO_ROLL & ~FLOWN
        table.turn_to(ROLLING, table.arg(ROLLER), FOR_ESCAPE, changed, table.arg(RUN_FROM))


EFFECT = ForceRerollEscape()
