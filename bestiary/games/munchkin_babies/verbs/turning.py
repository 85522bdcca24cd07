"""Turning the Undead: much strength for each card, with an Undead in the fight (MB-C04)."""

from bestiary.core.refusal import Refusal
from bestiary.core.seats import Seat, only
from bestiary.games.munchkin_babies import needs, refusals
from bestiary.games.munchkin_babies.babies.traits import ability
from bestiary.games.munchkin_babies.cards.deck import PER_CARD_TURNING, TURNING
from bestiary.games.munchkin_babies.fights.combat import reopen
from bestiary.games.munchkin_babies.fights.strength import undead_there
from bestiary.games.munchkin_babies.goods.spending import pay
from bestiary.games.munchkin_babies.occasion import Occasion
from bestiary.games.munchkin_babies.table import Table
from bestiary.games.munchkin_babies.verbs.verb import ONLY, OPEN_FIGHT, Verb


class Turning(Verb):
    """Once a combat."""

    def candidates(self, at: Occasion) -> list[int]:
        return ONLY

    def bars(self, at: Occasion, value: int) -> Refusal | None:
        refusal = at.bars_on_side(TURNING)
        if refusal is not None:
            return refusal
        if at.fight.turned >> at.seat & 1:
            return refusals.ONCE_PER_COMBAT
        if not undead_there(at.fight):
            return refusals.NO_ABILITY
        return at.bars_price(at.tray, 1, ability(at.baby, TURNING))

    def do(self, table: Table, seat: Seat, value: int, tray: list[int]) -> None:
        table.fight.turned |= only(seat)
        table.fight.turning[seat] = PER_CARD_TURNING * len(tray)
        if table.told is not None:
            table.tell("turning", seat, {"n": PER_CARD_TURNING * len(tray)})
        pay(table, seat, tray)
        reopen(table)


VERB = Turning(
    "turning", "Turn the Undead", "tray", "turning", moments=OPEN_FIGHT, need=needs.TRAY | needs.FIGHT | needs.BADGE
)
