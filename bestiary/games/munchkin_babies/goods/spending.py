"""Cards that a player has, in hand or on the table, and how they are spent (MB-065, MB-066, MB-115)."""

from bestiary.core.seats import Seat
from bestiary.games.munchkin_babies.babies.baby import Baby
from bestiary.games.munchkin_babies.cards.clauses import PLAYED_FOR
from bestiary.games.munchkin_babies.cards.deck import (
    CHEAT,
    CLASS,
    HALF,
    HIRELING,
    IDS,
    NONE,
    ONE_SHOT,
    RACE,
    SORT,
    SUPER,
)
from bestiary.games.munchkin_babies.goods.piles import among, count
from bestiary.games.munchkin_babies.table import CHEAT_CARD, HALF_CARD, HIRELING_CARD, SUPER_CARD, Table


def promised(table: Table, seat: Seat, kind: int) -> bool:
    """Whether a card is spoken for until the end of the fight (MB-D28)."""
    fight = table.fight
    if seat != fight.fighter or fight.helper < 0:
        return False
    return kind in fight.deal.items or kind in fight.deal.plays


def is_reminder(baby: Baby, kind: int) -> bool:
    """Whether a Curse lies in front of a player."""
    for lasting in baby.lasting:
        if lasting.card == kind:
            return True
    return False


def on_table(baby: Baby, kind: int) -> int:
    """How many cards of a kind lie in front of a player and could pay for something."""
    sort = SORT[kind]
    if sort == CLASS:
        return int(kind in baby.classes)
    if sort == RACE:
        return int(kind in baby.races)
    if sort == SUPER:
        return int(baby.super)
    if sort == HALF:
        return int(baby.half)
    if sort == HIRELING:
        return int(baby.hireling)
    if sort == CHEAT:
        return int(baby.cheated >= 0)
    return count(baby.items, kind)


def table_cards(baby: Baby) -> list[int]:
    """All of them."""
    found = [*baby.items, *baby.classes, *baby.races]
    for kind in (CHEAT_CARD, SUPER_CARD, HALF_CARD, HIRELING_CARD):
        if on_table(baby, kind):
            found.append(kind)
    return found


def holds(table: Table, seat: Seat, kind: int) -> bool:
    """Whether a player could use a card now: from hand, or a one-shot from the table (MB-D61)."""
    baby = table.babies[seat]
    if promised(table, seat, kind):
        return False
    return among(baby.hand, kind) or (SORT[kind] == ONE_SHOT and among(baby.items, kind))


def first_held(table: Table, seat: Seat, effect: str) -> int:
    """A card that is played for an effect and that a player could use now, or NONE."""
    baby = table.babies[seat]
    for kind in sorted([*baby.hand, *baby.items]):
        if PLAYED_FOR[kind] == effect and holds(table, seat, kind):
            return kind
    return NONE


def use_up(table: Table, seat: Seat, kind: int) -> None:
    """A card is played: it lies with the fight until its end, without one it is discarded."""
    leave(table, seat, kind)
    if table.fight.fighter >= 0:
        table.fight.spent.append(kind)
    else:
        table.discard(kind)


def leave(table: Table, seat: Seat, kind: int) -> None:
    """A card leaves the table, or the hand where it does not lie on the table: so which copy it is betrays nothing."""
    if kind in table.babies[seat].items:
        table.leave_table(seat, kind)
    else:
        table.leave_hand(seat, kind)


def pay(table: Table, seat: Seat, kinds: list[int]) -> None:
    """Cards thrown away for an ability, from hand first."""
    for kind in kinds:
        baby, sort = table.babies[seat], SORT[kind]
        if kind in baby.hand:
            table.discard_from_hand(seat, kind)
        elif not on_table(baby, kind):
            continue  # it went along with one that was paid before (MB-D32)
        elif sort in (CLASS, RACE):
            table.discard_badge(seat, kind)
        elif sort == SUPER:
            table.discard_super(seat)
        elif sort == HALF:
            table.discard_half(seat)
        elif sort == HIRELING:
            table.discard_hireling(seat)
        elif sort == CHEAT:
            baby.cheated = NONE
            table.discard(kind)
            table.recheck = True
            if table.told is not None:
                table.tell("lost", seat, {"card": IDS[kind]})
        else:
            table.discard_item(seat, kind)
