"""Throwing one of the fighter's Items to a monster that takes bribes."""

from bestiary.core.refusal import Refusal
from bestiary.core.seats import Seat
from bestiary.games.munchkin_babies import needs, refusals
from bestiary.games.munchkin_babies.actions import AT_GOODS, GOODS
from bestiary.games.munchkin_babies.cards.deck import BRIBE, GOLD, IDS, NONE
from bestiary.games.munchkin_babies.fights.combat import send_off
from bestiary.games.munchkin_babies.fights.fight import Fight
from bestiary.games.munchkin_babies.goods.piles import kinds_in
from bestiary.games.munchkin_babies.goods.spending import promised
from bestiary.games.munchkin_babies.occasion import Occasion
from bestiary.games.munchkin_babies.table import Table
from bestiary.games.munchkin_babies.verbs.verb import NOTHING, OPEN_FIGHT, Verb


class Bribe(Verb):
    """The monster goes, no reward."""

    def candidates(self, at: Occasion) -> list[int]:
        if at.seat != at.fight.fighter:
            return NOTHING
        return kinds_in([AT_GOODS[kind] for kind in at.baby.items if _bribed(at.fight, kind) >= 0])

    def bars(self, at: Occasion, value: int) -> Refusal | None:
        refusal = at.bars_meddling()
        if refusal is not None:
            return refusal
        if at.seat != at.fight.fighter:
            return refusals.NOT_ON_SIDE
        if GOODS[value] not in at.baby.items:
            return refusals.NOT_YOURS
        if promised(at.table, at.seat, GOODS[value]):
            return refusals.PROMISED
        return None if _bribed(at.fight, GOODS[value]) >= 0 else refusals.NOT_BRIBED

    def do(self, table: Table, seat: Seat, value: int, tray: list[int]) -> None:
        kind = GOODS[value]
        foe = _bribed(table.fight, kind)
        if table.told is not None:
            table.tell("bribed", seat, {"monster": IDS[foe], "card": IDS[kind]})
        table.discard_item(seat, kind)
        send_off(table, foe, False)


def _bribed(fight: Fight, kind: int) -> int:
    """The monster that would take an Item and go, or NONE."""
    for foe in fight.foes:
        if BRIBE[foe] != NONE and GOLD[kind] >= BRIBE[foe]:
            return foe
    return NONE


VERB = Bribe(
    "bribe", "Throw {item} to the monster", "mine:{item}", "bribe", moments=OPEN_FIGHT, need=needs.FIGHT | needs.ITEM
)
