"""The side's strength counts double, and nobody may join."""

from bestiary.core.refusal import Refusal
from bestiary.core.seats import Seat
from bestiary.games.munchkin_babies import refusals
from bestiary.games.munchkin_babies.effects.effect import Used
from bestiary.games.munchkin_babies.fights.combat import reopen
from bestiary.games.munchkin_babies.goods.spending import use_up
from bestiary.games.munchkin_babies.occasion import Occasion
from bestiary.games.munchkin_babies.table import Table


class DoubleStrength(Used):
    """For who fights alone."""

    def bars(self, at: Occasion, kind: int) -> Refusal | None:
        refusal = at.bars_into_fight(kind)
        if refusal is not None:
            return refusal
        return refusals.CONDITION if at.fight.helper >= 0 or at.fight.doubled else None

    def use(self, table: Table, seat: Seat, kind: int) -> None:
        use_up(table, seat, kind)
        table.fight.doubled = True
        reopen(table)


EFFECT = DoubleStrength(needs=("alone",))
