"""Equipping an Item (MB-036, MB-086 to MB-092)."""

from bestiary.core.refusal import Refusal
from bestiary.core.seats import Seat
from bestiary.games.munchkin_babies import needs, refusals
from bestiary.games.munchkin_babies.actions import AT_ITEM, ITEM_KINDS
from bestiary.games.munchkin_babies.babies.traits import fits, usable
from bestiary.games.munchkin_babies.cards.deck import IDS, ONE_HAND, SLOT
from bestiary.games.munchkin_babies.goods.piles import among, kinds_in
from bestiary.games.munchkin_babies.occasion import Occasion
from bestiary.games.munchkin_babies.table import Table
from bestiary.games.munchkin_babies.verbs.verb import FREE, OPEN, TOO_BIG, Verb


class Equip(Verb):
    """It is turned upright."""

    def candidates(self, at: Occasion) -> list[int]:
        worn = at.baby.worn
        return kinds_in([AT_ITEM[kind] for kind in at.baby.items if AT_ITEM[kind] >= 0 and not among(worn, kind)])

    def bars(self, at: Occasion, value: int) -> Refusal | None:
        kind, baby = ITEM_KINDS[value], at.baby
        refusal = at.bars_rearranging(kind)
        if refusal is not None:
            return refusal
        if among(baby.worn, kind) or kind == baby.porter:
            return refusals.SLOT_FULL
        if not usable(baby, kind):
            return refusals.NOT_USABLE
        if fits(baby, kind):
            return None
        return refusals.HANDS_FULL if SLOT[kind] >= ONE_HAND else refusals.SLOT_FULL

    def do(self, table: Table, seat: Seat, value: int, tray: list[int]) -> None:
        kind = ITEM_KINDS[value]
        table.babies[seat].worn.append(kind)
        table.recheck = True
        if table.told is not None:
            table.tell("equipped", seat, {"card": IDS[kind]})


VERB = Equip(
    "equip",
    "Equip {item}",
    "mine:{item}",
    "body",
    moments=OPEN + TOO_BIG,
    need=needs.SETTLED | needs.NO_FIGHT | needs.ITEM,
    counts=FREE,
)
