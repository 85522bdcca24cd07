"""Cancelling a Curse: the one being played, or one that lasts (MB-184, MB-D58)."""

from bestiary.core.refusal import Refusal
from bestiary.core.seats import Seat
from bestiary.games.munchkin_babies import refusals
from bestiary.games.munchkin_babies.actions import AT_CURSE, CURSES
from bestiary.games.munchkin_babies.cards.clauses import kinds_for
from bestiary.games.munchkin_babies.cards.deck import IDS
from bestiary.games.munchkin_babies.fights.combat import touch
from bestiary.games.munchkin_babies.goods.spending import first_held, leave
from bestiary.games.munchkin_babies.moments.curse import lies_before, stop_curse
from bestiary.games.munchkin_babies.occasion import Occasion
from bestiary.games.munchkin_babies.phases import CURSE_CARD, CURSE_WINDOW
from bestiary.games.munchkin_babies.table import Table
from bestiary.games.munchkin_babies.verbs.verb import NOTHING, OPEN, Verb


class Cancel(Verb):
    """It is gone, for all it would touch."""

    def candidates(self, at: Occasion) -> list[int]:
        table = at.table
        if first_held(table, at.seat, "cancel_curse") < 0:
            return NOTHING
        found = {AT_CURSE[lasting.card] for baby in table.babies for lasting in baby.lasting if lasting.card >= 0}
        if at.op == CURSE_WINDOW:
            found.add(AT_CURSE[table.arg(CURSE_CARD)])
        return sorted(found)

    def bars(self, at: Occasion, value: int) -> Refusal | None:
        if first_held(at.table, at.seat, "cancel_curse") < 0:
            return refusals.NOT_YOURS
        if _hits_now(at.table, CURSES[value]):
            return None
        if not at.open:
            return refusals.BUSY
        return None if lies_before(at.table, CURSES[value]) >= 0 else refusals.NO_CURSE

    def do(self, table: Table, seat: Seat, value: int, tray: list[int]) -> None:
        kind, card = CURSES[value], first_held(table, seat, "cancel_curse")
        leave(table, seat, card)
        table.discard(card)
        if table.told is not None:
            table.tell("cancelled", seat, {"card": IDS[card], "curse": IDS[kind]})
        if _hits_now(table, kind):
            stop_curse(table)
            return
        victim = lies_before(table, kind)
        for lasting in table.babies[victim].lasting:
            if lasting.card == kind:
                table.end_lasting(victim, lasting)
                break
        touch(table, victim)


def _hits_now(table: Table, kind: int) -> bool:
    return table.op() == CURSE_WINDOW and table.arg(CURSE_CARD) == kind


VERB = Cancel("cancel", "Cancel {curse}", "curse:{curse}", moments=OPEN, cards=kinds_for("cancel_curse"))
