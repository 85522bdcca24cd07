"""Pointing at an Item of somebody else: to trade for it, to steal it, or to ask for it as a helper's share."""

from bestiary.core.refusal import Refusal
from bestiary.core.seats import Action
from bestiary.games.munchkin_babies import refusals
from bestiary.games.munchkin_babies.actions import AT_GOODS, GOODS
from bestiary.games.munchkin_babies.goods.piles import among, count, kinds_in
from bestiary.games.munchkin_babies.goods.trays import WANTED
from bestiary.games.munchkin_babies.occasion import Occasion
from bestiary.games.munchkin_babies.verbs.verb import OPEN, Step


class Want(Step):
    """MB-D52."""

    def list_legal(self, at: Occasion, found: list[Action]) -> None:
        if self.bars_any(at) is None:
            for kind in kinds_in(_in_reach(at)):
                value = AT_GOODS[kind]
                if not among(at.tray, WANTED + kind) or self.bars_step(at, value) is None:
                    found.append(self.base + value)

    def bars_any(self, at: Occasion) -> Refusal | None:
        refusal = super().bars_any(at)
        if refusal is not None:
            return refusal
        return None if at.can_trade() or at.can_steal() or at.asked_to_help() else refusals.TRAY

    def bars_step(self, at: Occasion, value: int) -> Refusal | None:
        table, kind = at.table, GOODS[value]
        wanted = count(at.tray, WANTED + kind)
        if at.asked_to_help():
            return None if wanted < count(table.babies[at.fight.fighter].items, kind) else refusals.BAD_OFFER
        for other in at.others():
            if count(table.babies[other].items, kind) > wanted and not at.fight.includes(other):
                return None
        return refusals.BAD_TRADE

    def thing(self, value: int) -> int:
        return WANTED + GOODS[value]


def _in_reach(at: Occasion) -> list[int]:
    """All that can be pointed at."""
    babies = at.table.babies
    if at.asked_to_help():
        return babies[at.fight.fighter].items
    found: list[int] = []
    for other in at.others():
        if not at.fight.includes(other):
            found += babies[other].items
    return found


VERB = Want("want", "Point at {item}", "item:{item}", moments=OPEN)
