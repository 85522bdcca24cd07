"""Handing an Item to the Hireling (MB-121)."""

from bestiary.core.refusal import Refusal
from bestiary.core.seats import Seat
from bestiary.games.munchkin_babies import needs, refusals
from bestiary.games.munchkin_babies.actions import AT_ITEM, ITEM_KINDS
from bestiary.games.munchkin_babies.babies.traits import can_carry
from bestiary.games.munchkin_babies.cards.deck import IDS, NONE
from bestiary.games.munchkin_babies.goods.piles import kinds_in
from bestiary.games.munchkin_babies.occasion import Occasion
from bestiary.games.munchkin_babies.table import Table
from bestiary.games.munchkin_babies.verbs.verb import FREE, OPEN, Verb


class HandOver(Verb):
    """The Hireling carries this Item instead of another."""

    def candidates(self, at: Occasion) -> list[int]:
        return kinds_in([AT_ITEM[kind] for kind in at.baby.items if AT_ITEM[kind] >= 0])

    def bars(self, at: Occasion, value: int) -> Refusal | None:
        return bars_hand_over(at, ITEM_KINDS[value])

    def do(self, table: Table, seat: Seat, value: int, tray: list[int]) -> None:
        hand_over(table, seat, ITEM_KINDS[value])


def bars_hand_over(at: Occasion, kind: int) -> Refusal | None:
    """Against handing an Item to the Hireling; NONE for taking its Item back."""
    baby = at.baby
    if not baby.hireling:
        return refusals.CONDITION
    if at.in_combat:
        return refusals.HIRELING_IN_COMBAT
    refusal = at.bars_rearranging(kind)
    if refusal is not None:
        return refusal
    if kind == baby.porter:  # it has that, or there is nothing to take back
        return refusals.CONDITION
    if kind == NONE and not can_carry(baby, baby.porter):
        return refusals.BIG_LIMIT
    return None


def hand_over(table: Table, seat: Seat, kind: int) -> None:
    """The Hireling carries this Item, or none."""
    baby = table.babies[seat]
    if kind in baby.worn:
        baby.worn.remove(kind)
    baby.porter = kind
    table.recheck = True
    table.trays.empty(seat)
    if table.told is not None:
        table.tell("handed_over", seat, {"card": IDS[kind] if kind >= 0 else None})


VERB = HandOver(
    "hand_over",
    "Hand {item} to the Hireling",
    "mine:{item}",
    "hireling",
    moments=OPEN,
    need=needs.SETTLED | needs.NO_FIGHT | needs.HIRELING | needs.ITEM,
    counts=FREE,
)
