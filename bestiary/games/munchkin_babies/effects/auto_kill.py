"""One sort of monster is killed outright; against others the card is a boost (MB-127)."""

from bestiary.core.refusal import Refusal
from bestiary.core.seats import Seat
from bestiary.games.munchkin_babies import refusals
from bestiary.games.munchkin_babies.cards.checking import CARD, CLAUSES
from bestiary.games.munchkin_babies.cards.clauses import CLAUSE
from bestiary.games.munchkin_babies.cards.deck import IDS
from bestiary.games.munchkin_babies.effects.effect import Used
from bestiary.games.munchkin_babies.fights.combat import remove_foe, reopen
from bestiary.games.munchkin_babies.fights.fight import Killed
from bestiary.games.munchkin_babies.fights.strength import foe_treasures
from bestiary.games.munchkin_babies.goods.spending import use_up
from bestiary.games.munchkin_babies.occasion import Occasion
from bestiary.games.munchkin_babies.table import Table


class AutoKill(Used):
    """It is set aside and counts as a kill where the rest is beaten."""

    def bars(self, at: Occasion, kind: int) -> Refusal | None:
        refusal = at.bars_into_fight(kind)
        if refusal is not None:
            return refusal
        return None if _prey(kind) in at.fight.foes else refusals.CONDITION

    def use(self, table: Table, seat: Seat, kind: int) -> None:
        use_up(table, seat, kind)
        fight, foe = table.fight, _prey(kind)
        place = fight.foes.index(foe)
        worth = foe_treasures(fight, table.babies, place)
        if fight.counts[place] > 1:
            fight.counts[place] -= 1
            fight.killed.append(Killed(foe, worth, False))
        else:
            remove_foe(table, foe)
            fight.spent.remove(foe)
            fight.killed.append(Killed(foe, worth, True))
        reopen(table)


def _prey(kind: int) -> int:
    return IDS.index(CLAUSE[kind].monster)


EFFECT = AutoKill(monster=CARD, **{"else": CLAUSES})
