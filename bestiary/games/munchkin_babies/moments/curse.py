"""A Curse is about to hit somebody, or lies in front of them (MB-184, MB-185)."""

from typing import Final

from bestiary.core.seats import Seat, only
from bestiary.games.munchkin_babies.cards.clauses import USED
from bestiary.games.munchkin_babies.cards.deck import IDS, NONE
from bestiary.games.munchkin_babies.fights.combat import touch
from bestiary.games.munchkin_babies.goods.spending import is_reminder
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


def send_curse(table: Table, seat: Seat, kind: int, victim: Seat) -> None:
    """A Curse of somebody's hand is played on a player."""
    if table.told is not None:
        table.tell("sent", seat, {"card": IDS[kind], "to": victim})
    table.leave_hand(seat, kind)
    table.limbo.append(kind)
    touch(table, victim)
    table.push(CURSE_WINDOW, victim, kind, seat)


def stop_curse(table: Table) -> None:
    """The Curse in the open window does nothing."""
    kind = table.arg(CURSE_CARD)
    table.pop()
    table.passed = 0
    table.limbo.remove(kind)
    table.discard(kind)


def lies_before(table: Table, kind: int) -> Seat:
    """Who has this Curse lying in front of them, or NONE."""
    for seat in range(table.seats):
        if is_reminder(table.babies[seat], kind):
            return seat
    return NONE


HERE: Final[list[Moment]] = [CurseWindow(CURSE_WINDOW)]
