"""All monsters leave: no levels, none of their Treasure (MB-D65)."""

from bestiary.core.seats import Seat
from bestiary.games.munchkin_babies.cards.checking import NUMBER
from bestiary.games.munchkin_babies.cards.clauses import CLAUSE
from bestiary.games.munchkin_babies.effects.effect import Used
from bestiary.games.munchkin_babies.fights.combat import reopen
from bestiary.games.munchkin_babies.goods.spending import use_up
from bestiary.games.munchkin_babies.table import Table


class EndCombat(Used):
    """The fighter may get some Treasures instead, or the turn player loot the room."""

    def use(self, table: Table, seat: Seat, kind: int) -> None:
        use_up(table, seat, kind)
        fight, clause = table.fight, CLAUSE[kind]
        fight.spent += fight.foes
        fight.spent += [killed.monster for killed in fight.killed if killed.card]
        fight.spent += [enhancer.card for enhancer in fight.enhancers]
        fight.foes, fight.counts, fight.rolled, fight.enhancers, fight.killed = [], [], [], [], []
        fight.banked = 0
        fight.granted = clause.n
        table.loot = table.loot or clause.flag
        reopen(table)


EFFECT = EndCombat(treasure=NUMBER, then_loot=(True, False))
