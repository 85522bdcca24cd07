"""Backstabbing somebody in the fight, once for each victim (MB-150, MB-C03)."""

from bestiary.core.refusal import Refusal
from bestiary.core.seats import Seat, only
from bestiary.games.munchkin_babies import needs, refusals
from bestiary.games.munchkin_babies.babies.traits import ability
from bestiary.games.munchkin_babies.cards.deck import BACKSTAB, NONE
from bestiary.games.munchkin_babies.fights.combat import reopen
from bestiary.games.munchkin_babies.goods.spending import pay
from bestiary.games.munchkin_babies.occasion import Occasion
from bestiary.games.munchkin_babies.table import Table
from bestiary.games.munchkin_babies.verbs.verb import OPEN_FIGHT, Verb


class Backstab(Verb):
    """It costs the victim strength."""

    def candidates(self, at: Occasion) -> list[int]:
        return at.others()

    def bars(self, at: Occasion, value: int) -> Refusal | None:
        if value >= at.table.seats:
            return refusals.NO_PLAYER
        refusal = at.bars_meddling()
        if refusal is not None:
            return refusal
        if ability(at.baby, BACKSTAB) == NONE or value == at.seat or not at.table.in_combat(value):
            return refusals.CANNOT_BACKSTAB
        if at.fight.stabbed[value] >> at.seat & 1:
            return refusals.ONCE_PER_COMBAT
        return at.bars_price(at.tray, 1, 1)

    def do(self, table: Table, seat: Seat, value: int, tray: list[int]) -> None:
        table.fight.stabbed[value] |= only(seat)
        if table.told is not None:
            table.tell("backstab", seat, {"victim": value})
        pay(table, seat, tray)
        reopen(table)


VERB = Backstab(
    "backstab", "Backstab {player}", "tray", "backstab:{player}", moments=OPEN_FIGHT, need=needs.TRAY | needs.BADGE
)
