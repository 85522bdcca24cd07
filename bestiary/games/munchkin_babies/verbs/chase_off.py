"""Chasing off a monster that fears somebody of the side (MB-161)."""

from bestiary.core.refusal import Refusal
from bestiary.core.seats import Seat
from bestiary.games.munchkin_babies import needs, refusals
from bestiary.games.munchkin_babies.actions import AT_MONSTER
from bestiary.games.munchkin_babies.babies.traits import matches
from bestiary.games.munchkin_babies.cards.conditions import CHASED_BY
from bestiary.games.munchkin_babies.cards.deck import CHASE_TREASURE, IDS
from bestiary.games.munchkin_babies.fights.combat import send_off
from bestiary.games.munchkin_babies.goods.trays import MONSTERS
from bestiary.games.munchkin_babies.occasion import Occasion
from bestiary.games.munchkin_babies.table import Table
from bestiary.games.munchkin_babies.verbs.verb import OPEN_FIGHT, Verb


class ChaseOff(Verb):
    """It leaves, no level."""

    def candidates(self, at: Occasion) -> list[int]:
        return sorted({AT_MONSTER[foe] for foe in at.fight.foes if CHASED_BY[foe] is not None})

    def bars(self, at: Occasion, value: int) -> Refusal | None:
        refusal = at.bars_meddling()
        if refusal is not None:
            return refusal
        if not at.in_combat:
            return refusals.NOT_ON_SIDE
        if MONSTERS[value] not in at.fight.foes:
            return refusals.NAME_A_MONSTER
        feared = CHASED_BY[MONSTERS[value]]
        return None if feared is not None and matches(at.baby, feared, False) else refusals.NOT_CHASED

    def do(self, table: Table, seat: Seat, value: int, tray: list[int]) -> None:
        foe = MONSTERS[value]
        if table.told is not None:
            table.tell("chased_off", seat, {"monster": IDS[foe]})
        send_off(table, foe, CHASE_TREASURE[foe])


VERB = ChaseOff("chase_off", "Chase off {monster}", "chase", "monster:{monster}", moments=OPEN_FIGHT, need=needs.FIGHT)
