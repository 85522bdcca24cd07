"""Set-up: from the box to the first turn, and the characters that are laid out (MB-023 to MB-027, MB-D11)."""

from bestiary.core.refusal import Refusal
from bestiary.games.munchkin_babies import refusals
from bestiary.games.munchkin_babies.babies.baby import Baby
from bestiary.games.munchkin_babies.babies.badges import bars_badge, is_badge, put_badge
from bestiary.games.munchkin_babies.babies.traits import can_carry, fits, usable
from bestiary.games.munchkin_babies.cards.deck import IS_ITEM, ITEM, SORT
from bestiary.games.munchkin_babies.copying import copy_baby
from bestiary.games.munchkin_babies.options import BabiesOptions
from bestiary.games.munchkin_babies.phases import DEALING, SEXING
from bestiary.games.munchkin_babies.table import Table


def set_up(table: Table, seats: int, options: BabiesOptions) -> None:
    """The box is opened: first the sexes, then the deal."""
    table.open_box(seats, options)
    sexes = options.sexes
    if sexes is None:
        table.turn_to(SEXING, 0)
    else:
        for seat in range(seats):
            table.babies[seat].girl = sexes[seat] == "girl"
        table.turn_to(DEALING, 0)


def dressed(baby: Baby, cards: list[int]) -> Baby:
    """The character with these cards put into play in this order; Items are equipped where there is room."""
    after = copy_baby(baby)
    for kind in cards:
        place = after.hand.index(kind)
        del after.hand[place]
        del after.known[place]
        if is_badge(kind):
            put_badge(after, kind)
        else:
            after.items.append(kind)
            if SORT[kind] == ITEM and fits(after, kind) and usable(after, kind):
                after.worn.append(kind)
    return after


def bars_laying_out(after: Baby, kind: int) -> Refusal | None:
    """Against one card more in front of a character who is dressed so far (MB-025, MB-026)."""
    if kind not in after.hand:
        return refusals.NOT_YOURS
    if is_badge(kind):
        return bars_badge(after, kind)
    if not IS_ITEM[kind]:
        return refusals.CREATION
    if not usable(after, kind):
        return refusals.NOT_USABLE
    return None if can_carry(after, kind) else refusals.BIG_LIMIT


def usual_layout(baby: Baby) -> list[int]:
    """What a plain player would lay out."""
    cards: list[int] = []
    for kind in sorted(baby.hand):
        if (SORT[kind] == ITEM or is_badge(kind)) and bars_laying_out(dressed(baby, cards), kind) is None:
            cards.append(kind)
    return cards
