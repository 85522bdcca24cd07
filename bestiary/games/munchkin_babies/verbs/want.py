"""Pointing at an Item of somebody else: to trade for it, to steal it, or to ask for it as a helper's share."""

from bestiary.core.refusal import Refusal
from bestiary.games.munchkin_babies import refusals
from bestiary.games.munchkin_babies.actions import AT_GOODS, GOODS
from bestiary.games.munchkin_babies.occasion import Occasion
from bestiary.games.munchkin_babies.trays import WANTED
from bestiary.games.munchkin_babies.verbs.verb import OPEN, Step


class Want(Step):
    """MB-D52."""

    def candidates(self, at: Occasion) -> list[int]:
        table = at.table
        if at.asked_to_help():
            return sorted({AT_GOODS[kind] for kind in table.babies[at.fight.fighter].items})
        found: set[int] = set()
        for other in at.others():
            if not at.fight.includes(other):
                for kind in table.babies[other].items:
                    found.add(AT_GOODS[kind])
        return sorted(found)

    def bars_any(self, at: Occasion) -> Refusal | None:
        refusal = super().bars_any(at)
        if refusal is not None:
            return refusal
        return None if at.can_trade() or at.can_steal() or at.asked_to_help() else refusals.TRAY

    def bars_step(self, at: Occasion, value: int) -> Refusal | None:
        table, kind = at.table, GOODS[value]
        wanted = at.tray.count(WANTED + kind) if at.tray else 0
        if at.asked_to_help():
            return None if wanted < table.babies[at.fight.fighter].items.count(kind) else refusals.BAD_OFFER
        for other in at.others():
            if table.babies[other].items.count(kind) > wanted and not at.fight.includes(other):
                return None
        return refusals.BAD_TRADE

    def thing(self, value: int) -> int:
        return WANTED + GOODS[value]


VERB = Want("want", "Point at {item}", "item:{item}", moments=OPEN)
