"""Attaching Cheat! to an own Item (MB-D60)."""

from bestiary.core.refusal import Refusal
from bestiary.core.seats import Seat
from bestiary.games.munchkin_babies import needs, refusals
from bestiary.games.munchkin_babies.actions import AT_ITEM, ITEM_KINDS
from bestiary.games.munchkin_babies.cards.deck import IDS
from bestiary.games.munchkin_babies.goods.piles import kinds_in
from bestiary.games.munchkin_babies.occasion import Occasion
from bestiary.games.munchkin_babies.phases import RECEIVED
from bestiary.games.munchkin_babies.table import CHEAT_CARD, Table
from bestiary.games.munchkin_babies.verbs.verb import OPEN_FIGHT, OWN_TURN, SINGLE_CARD, Verb


class Cheat(Verb):
    """The Item ignores every limit from now on, and is equipped."""

    def candidates(self, at: Occasion) -> list[int]:
        return kinds_in([AT_ITEM[kind] for kind in at.baby.items if AT_ITEM[kind] >= 0])

    def bars(self, at: Occasion, value: int) -> Refusal | None:
        if CHEAT_CARD not in at.baby.hand or ITEM_KINDS[value] not in at.baby.items:
            return refusals.NOT_YOURS
        if at.in_combat:
            return refusals.ITEM_IN_COMBAT
        if at.own_turn or at.fresh(CHEAT_CARD):
            return None
        return refusals.NOT_YOUR_TURN if at.seat != at.table.turn else refusals.BUSY

    def do(self, table: Table, seat: Seat, value: int, tray: list[int]) -> None:
        kind, baby = ITEM_KINDS[value], table.babies[seat]
        table.leave_hand(seat, CHEAT_CARD)
        baby.cheated = kind
        if kind not in baby.worn and kind != baby.porter:
            baby.worn.append(kind)
        table.recheck = True
        if table.told is not None:
            table.tell("cheated", seat, {"card": IDS[kind]})


VERB = Cheat(
    "cheat",
    "Cheat! with {item}",
    "mine:cheat",
    "mine:{item}",
    moments=OWN_TURN + OPEN_FIGHT + SINGLE_CARD + (RECEIVED,),
    need=needs.ITEM,
    cards=[CHEAT_CARD],
)
