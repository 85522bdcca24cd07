"""Going berserk: some strength for each card, once a combat (MB-160, MB-C01)."""

from bestiary.core.refusal import Refusal
from bestiary.core.seats import Seat, only
from bestiary.games.munchkin_babies import needs, refusals
from bestiary.games.munchkin_babies.babies.traits import ability
from bestiary.games.munchkin_babies.cards.deck import BERSERK, PER_CARD_BERSERK
from bestiary.games.munchkin_babies.fights.combat import reopen
from bestiary.games.munchkin_babies.goods.spending import pay
from bestiary.games.munchkin_babies.occasion import Occasion
from bestiary.games.munchkin_babies.table import Table
from bestiary.games.munchkin_babies.verbs.verb import ONLY, OPEN_FIGHT, Verb


class Berserk(Verb):
    """MB-160."""

    def candidates(self, at: Occasion) -> list[int]:
        return ONLY

    def bars(self, at: Occasion, value: int) -> Refusal | None:
        refusal = at.bars_on_side(BERSERK)
        if refusal is not None:
            return refusal
        if at.fight.berserked >> at.seat & 1:
            return refusals.ONCE_PER_COMBAT
        return at.bars_price(at.tray, 1, ability(at.baby, BERSERK))

    def do(self, table: Table, seat: Seat, value: int, tray: list[int]) -> None:
        table.fight.berserked |= only(seat)
        table.fight.berserk[seat] = PER_CARD_BERSERK * len(tray)
        if table.told is not None:
            table.tell("berserk", seat, {"n": PER_CARD_BERSERK * len(tray)})
        pay(table, seat, tray)
        reopen(table)


VERB = Berserk(
    "berserk", "Go berserk", "tray", "berserk", moments=OPEN_FIGHT, need=needs.TRAY | needs.FIGHT | needs.BADGE
)
