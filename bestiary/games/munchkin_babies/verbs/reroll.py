"""Rolling again after the first failed roll against a monster (MB-C08)."""

from bestiary.core.refusal import Refusal
from bestiary.core.seats import Seat
from bestiary.games.munchkin_babies import needs, refusals
from bestiary.games.munchkin_babies.babies.traits import ability
from bestiary.games.munchkin_babies.cards.deck import NONE, REROLL
from bestiary.games.munchkin_babies.goods.spending import pay
from bestiary.games.munchkin_babies.occasion import Occasion
from bestiary.games.munchkin_babies.phases import CHANGED, FLOWN, FOR_ESCAPE, REROLLED, ROLL_WINDOW, ROLLING, RUN_FROM
from bestiary.games.munchkin_babies.table import Table
from bestiary.games.munchkin_babies.verbs.verb import ONLY, Verb


class Reroll(Verb):
    """It costs a card."""

    def candidates(self, at: Occasion) -> list[int]:
        return ONLY

    def bars(self, at: Occasion, value: int) -> Refusal | None:
        if ability(at.baby, REROLL) == NONE:
            return refusals.NO_ABILITY
        if not at.failed_roll():
            return refusals.CONDITION
        if at.table.arg(CHANGED) & REROLLED:
            return refusals.ONCE_PER_COMBAT
        return at.bars_price(at.tray, 1, 1)

    def do(self, table: Table, seat: Seat, value: int, tray: list[int]) -> None:
        if table.told is not None:
            table.tell("rerolls", seat, {})
        pay(table, seat, tray)
        table.passed = 0
        changed = (table.arg(CHANGED) | REROLLED) & ~FLOWN
        table.turn_to(ROLLING, seat, FOR_ESCAPE, changed, table.arg(RUN_FROM))


VERB = Reroll("reroll", "Roll again", "tray", "reroll", moments=(ROLL_WINDOW,), need=needs.TRAY | needs.BADGE)
