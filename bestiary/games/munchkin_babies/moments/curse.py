"""A Curse is about to hit somebody (MB-184)."""

from typing import Final

from bestiary.core.seats import only
from bestiary.games.munchkin_babies.cards.clauses import USED
from bestiary.games.munchkin_babies.cards.deck import IDS, NONE
from bestiary.games.munchkin_babies.moments.moment import Moment, Window, everybody
from bestiary.games.munchkin_babies.phases import CARD_DONE, CURSE_CARD, CURSE_WINDOW, CURSED, CURSED_BY, RUN
from bestiary.games.munchkin_babies.table import Table


class CurseWindow(Window):
    """Everybody may stop it. If nobody does, it takes effect."""

    def asked(self, table: Table) -> int:
        return everybody(table)

    def touched(self, table: Table) -> int:
        return only(table.arg(CURSED))

    def step(self, table: Table) -> bool:
        if self.waited_for(table):
            return False
        victim, kind, by = table.arg(CURSED), table.arg(CURSE_CARD), table.arg(CURSED_BY)
        table.passed = 0
        if table.told is not None:
            table.tell("cursed", victim, {"card": IDS[kind]}, reveals=True)
        table.turn_to(CARD_DONE, kind, victim, by)
        table.push(RUN, USED[kind], 0, victim, by, 0, NONE)
        return True


HERE: Final[list[Moment]] = [CurseWindow(CURSE_WINDOW)]
