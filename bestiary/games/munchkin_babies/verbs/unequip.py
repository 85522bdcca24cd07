"""Turning an Item sideways (MB-036, MB-086)."""

from bestiary.core.refusal import Refusal
from bestiary.core.seats import Seat
from bestiary.games.munchkin_babies import needs, refusals
from bestiary.games.munchkin_babies.actions import AT_ITEM, ITEM_KINDS
from bestiary.games.munchkin_babies.cards.deck import IDS
from bestiary.games.munchkin_babies.goods.piles import among
from bestiary.games.munchkin_babies.occasion import Occasion
from bestiary.games.munchkin_babies.table import Table
from bestiary.games.munchkin_babies.verbs.verb import FREE, OPEN, Verb


class Unequip(Verb):
    """It is carried on, and gives nothing."""

    def candidates(self, at: Occasion) -> list[int]:
        return sorted([AT_ITEM[kind] for kind in at.baby.worn])

    def bars(self, at: Occasion, value: int) -> Refusal | None:
        refusal = at.bars_rearranging(ITEM_KINDS[value])
        if refusal is not None:
            return refusal
        return None if among(at.baby.worn, ITEM_KINDS[value]) else refusals.NOT_YOURS

    def do(self, table: Table, seat: Seat, value: int, tray: list[int]) -> None:
        kind = ITEM_KINDS[value]
        table.babies[seat].worn.remove(kind)
        table.recheck = True
        if table.told is not None:
            table.tell("unequipped", seat, {"card": IDS[kind]})


VERB = Unequip(
    "unequip",
    "Turn {item} sideways",
    "mine:{item}",
    "carried",
    moments=OPEN,
    need=needs.SETTLED | needs.NO_FIGHT | needs.WORN,
    counts=FREE,
)
