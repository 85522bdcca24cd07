"""Putting an enhancer on a monster (MB-137 to MB-140)."""

from bestiary.core.refusal import Refusal
from bestiary.core.seats import Seat
from bestiary.games.munchkin_babies import refusals
from bestiary.games.munchkin_babies.actions import AT_ENHANCER, AT_MONSTER, ENHANCERS
from bestiary.games.munchkin_babies.cards.deck import IDS
from bestiary.games.munchkin_babies.fights.combat import put_enhancer, reopen
from bestiary.games.munchkin_babies.goods.trays import MONSTERS
from bestiary.games.munchkin_babies.occasion import Occasion
from bestiary.games.munchkin_babies.table import Table
from bestiary.games.munchkin_babies.verbs.verb import OPEN_FIGHT, Verb


class Enhance(Verb):
    """It counts for its twins as well (MB-140)."""

    def candidates(self, at: Occasion) -> list[int]:
        found: list[int] = []
        for kind in at.hand():
            if AT_ENHANCER[kind] >= 0:
                first = AT_ENHANCER[kind] * len(MONSTERS)
                found += sorted({first + AT_MONSTER[foe] for foe in at.fight.foes})
        return found

    def bars(self, at: Occasion, value: int) -> Refusal | None:
        refusal = at.bars_into_fight(ENHANCERS[value // len(MONSTERS)])
        if refusal is not None:
            return refusal
        return None if MONSTERS[value % len(MONSTERS)] in at.fight.foes else refusals.NAME_A_MONSTER

    def do(self, table: Table, seat: Seat, value: int, tray: list[int]) -> None:
        kind, foe = ENHANCERS[value // len(MONSTERS)], MONSTERS[value % len(MONSTERS)]
        table.leave_hand(seat, kind)
        put_enhancer(table, kind, foe)
        if table.told is not None:
            table.tell("enhanced", seat, {"card": IDS[kind], "monster": IDS[foe]})
        reopen(table)


VERB = Enhance(
    "enhance", "Put {card} on {monster}", "mine:{card}", "monster:{monster}", moments=OPEN_FIGHT, cards=ENHANCERS
)
