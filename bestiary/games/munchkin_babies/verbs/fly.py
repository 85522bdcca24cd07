"""Flying: each card adds to an own failed roll to get away, once for each roll (MB-C02)."""

from bestiary.core.refusal import Refusal
from bestiary.core.seats import Seat
from bestiary.games.munchkin_babies import needs, refusals
from bestiary.games.munchkin_babies.babies.traits import ability
from bestiary.games.munchkin_babies.cards.deck import FLIGHT, NONE, PER_CARD_FLIGHT
from bestiary.games.munchkin_babies.fights.escape import judge_escape
from bestiary.games.munchkin_babies.goods.spending import pay
from bestiary.games.munchkin_babies.occasion import Occasion
from bestiary.games.munchkin_babies.phases import CHANGED, EXTRA, FLOWN, ROLL_WINDOW
from bestiary.games.munchkin_babies.table import Table
from bestiary.games.munchkin_babies.verbs.verb import ONLY, Verb


class Fly(Verb):
    """MB-C02."""

    def candidates(self, at: Occasion) -> list[int]:
        return ONLY

    def bars(self, at: Occasion, value: int) -> Refusal | None:
        if ability(at.baby, FLIGHT) == NONE:
            return refusals.NO_ABILITY
        if not at.failed_roll():
            return refusals.CONDITION
        if at.table.arg(CHANGED) & FLOWN:
            return refusals.ONCE_PER_COMBAT
        return at.bars_price(at.tray, 1, ability(at.baby, FLIGHT))

    def do(self, table: Table, seat: Seat, value: int, tray: list[int]) -> None:
        table.set_arg(CHANGED, table.arg(CHANGED) | FLOWN)
        table.set_arg(EXTRA, PER_CARD_FLIGHT * len(tray))
        if table.told is not None:
            table.tell("flies", seat, {"n": PER_CARD_FLIGHT * len(tray)})
        pay(table, seat, tray)
        judge_escape(table)


VERB = Fly("fly", "Fly", "tray", "fly", moments=(ROLL_WINDOW,), need=needs.TRAY | needs.BADGE)
