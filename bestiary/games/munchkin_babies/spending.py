"""Cards that a player has, in hand or on the table, and how they are spent (MB-065, MB-066, MB-115)."""

from bestiary.core.seats import Seat
from bestiary.games.munchkin_babies.baby import LINGER
from bestiary.games.munchkin_babies.cards import CHEAT, CLASS, HALF, HIRELING, IDS, ONE_SHOT, RACE, SORT, SUPER
from bestiary.games.munchkin_babies.cards import NONE as NO_CARD
from bestiary.games.munchkin_babies.table import Table
from bestiary.games.munchkin_babies.vocabulary import OP


def promised(table: Table, seat: Seat, kind: int) -> bool:
    """Whether a card is spoken for until the end of the fight (MB-D28)."""
    fight = table.fight
    if seat != fight.fighter or fight.helper < 0:
        return False
    return kind in fight.deal.items or kind in fight.deal.plays


def is_reminder(table: Table, seat: Seat, kind: int) -> bool:
    """Whether a Curse lies in front of a player."""
    lingering = table.babies[seat].lingering
    for place in range(0, len(lingering), LINGER):
        if lingering[place + 2] == kind:
            return True
    return False


def on_table(table: Table, seat: Seat, kind: int) -> int:
    """How many cards of a kind lie in front of a player and could pay for something."""
    baby, sort = table.babies[seat], SORT[kind]
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
    return baby.items.count(kind)


def table_cards(table: Table, seat: Seat) -> list[int]:
    """All of them."""
    baby = table.babies[seat]
    found = [*baby.items, *baby.classes, *baby.races]
    for kind in (CHEAT_KIND, SUPER_KIND, HALF_KIND, HIRELING_KIND):
        if on_table(table, seat, kind):
            found.append(kind)
    return found


def holds(table: Table, seat: Seat, kind: int) -> bool:
    """Whether a player could use a card now: from hand, or a one-shot from the table (MB-D61)."""
    baby = table.babies[seat]
    if promised(table, seat, kind):
        return False
    return kind in baby.hand or (SORT[kind] == ONE_SHOT and kind in baby.items)


def first_held(table: Table, seat: Seat, op: int) -> int:
    """A card with this effect that a player could use now, or NONE."""
    baby = table.babies[seat]
    for kind in sorted([*baby.hand, *baby.items]):
        if OP[kind] == op and holds(table, seat, kind):
            return kind
    return NO_CARD


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
        elif sort in (CLASS, RACE):
            table.discard_badge(seat, kind)
        elif sort == SUPER:
            table.discard_super(seat)
        elif sort == HALF:
            table.discard_half(seat)
        elif sort == HIRELING:
            table.discard_hireling(seat)
        elif sort == CHEAT:
            baby.cheated = NO_CARD
            table.discard(kind)
            table.recheck = True
            if table.told is not None:
                table.tell("lost", seat, {"card": IDS[kind]})
        elif kind in baby.items:  # a Hireling paid before may have taken its Item along
            table.discard_item(seat, kind)


CHEAT_KIND: int = SORT.index(CHEAT)
SUPER_KIND: int = SORT.index(SUPER)
HALF_KIND: int = SORT.index(HALF)
HIRELING_KIND: int = SORT.index(HIRELING)
