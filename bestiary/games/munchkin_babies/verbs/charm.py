"""Charming a monster with the complete hand, three cards at least (MB-C02)."""

from bestiary.core.refusal import Refusal
from bestiary.core.seats import Seat
from bestiary.games.munchkin_babies import needs, refusals
from bestiary.games.munchkin_babies.actions import AT_MONSTER
from bestiary.games.munchkin_babies.babies.traits import ability
from bestiary.games.munchkin_babies.cards.deck import CHARM, IDS, NONE
from bestiary.games.munchkin_babies.fights.combat import send_off
from bestiary.games.munchkin_babies.goods.losses import discard_hand
from bestiary.games.munchkin_babies.goods.spending import promised
from bestiary.games.munchkin_babies.goods.trays import MONSTERS
from bestiary.games.munchkin_babies.occasion import Occasion
from bestiary.games.munchkin_babies.table import Table
from bestiary.games.munchkin_babies.verbs.verb import NOTHING, OPEN_FIGHT, Verb


class Charm(Verb):
    """It goes home, its Treasure stays."""

    def candidates(self, at: Occasion) -> list[int]:
        if ability(at.baby, CHARM) == NONE:
            return NOTHING
        return sorted({AT_MONSTER[foe] for foe in at.fight.foes})

    def bars(self, at: Occasion, value: int) -> Refusal | None:
        refusal = at.bars_on_side(CHARM)
        if refusal is not None:
            return refusal
        if MONSTERS[value] not in at.fight.foes:
            return refusals.NAME_A_MONSTER
        if len(at.baby.hand) < ability(at.baby, CHARM):
            return refusals.PRICE
        for kind in at.baby.hand:
            if promised(at.table, at.seat, kind):
                return refusals.PROMISED
        return None

    def do(self, table: Table, seat: Seat, value: int, tray: list[int]) -> None:
        if table.told is not None:
            table.tell("charmed", seat, {"monster": IDS[MONSTERS[value]]}, reveals=True)
        discard_hand(table, seat)
        send_off(table, MONSTERS[value], True)


VERB = Charm(
    "charm", "Charm {monster}", "charm", "monster:{monster}", moments=OPEN_FIGHT, need=needs.FIGHT | needs.BADGE
)
