"""A one-shot makes a side stronger. Where its user says which side, the verb boost plays it (MB-116)."""

from bestiary.core.seats import Seat
from bestiary.games.munchkin_babies.cards.checking import MATCH, NUMBER
from bestiary.games.munchkin_babies.effects.effect import Used
from bestiary.games.munchkin_babies.fights.combat import put_boost, reopen
from bestiary.games.munchkin_babies.fights.fight import MUNCHKINS
from bestiary.games.munchkin_babies.table import Table


class CombatBonus(Used):
    """Used alone it is for the munchkins."""

    def use(self, table: Table, seat: Seat, kind: int) -> None:
        put_boost(table, seat, kind, MUNCHKINS)
        reopen(table)


EFFECT = CombatBonus(n=NUMBER, side=("either", "munchkins"), each=MATCH, minimum=NUMBER)
