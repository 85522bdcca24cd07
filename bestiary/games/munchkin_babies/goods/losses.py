"""What can be lost, and how it changes hands: what Curses, Bad Stuff and thieves take."""

from bestiary.core.seats import Seat
from bestiary.games.munchkin_babies.babies.baby import Baby
from bestiary.games.munchkin_babies.babies.traits import can_carry, losable, small, usable
from bestiary.games.munchkin_babies.cards.clauses import HANDS_SLOT
from bestiary.games.munchkin_babies.cards.deck import GOLD, IDS, ONE_HAND, SLOT
from bestiary.games.munchkin_babies.fights.strength import item_bonus
from bestiary.games.munchkin_babies.table import Table


def slotted(baby: Baby, slot: int) -> list[int]:
    """Items of a slot that can be lost, worn or carried (MB-D68)."""
    return [kind for kind in losable(baby) if SLOT[kind] == slot or (slot == HANDS_SLOT and SLOT[kind] >= ONE_HAND)]


def sized(baby: Baby, size: str) -> list[int]:
    """Items of a size that can be lost."""
    return [kind for kind in losable(baby) if size == "any" or small(kind) != (size == "big")]


def best_items(table: Table, seat: Seat) -> list[int]:
    """The equipped Items with the largest bonus now."""
    baby = table.babies[seat]
    best = 1
    found: list[int] = []
    for kind in losable(baby):
        if (kind in baby.worn and usable(baby, kind)) or kind == baby.porter:
            bonus = item_bonus(table.fight, baby, kind)
            if bonus > best:
                best, found = bonus, []
            if bonus == best:
                found.append(kind)
    return found


def hand_and_items(baby: Baby, hand_only: bool) -> list[int]:
    """The cards that can be taken, each kind once."""
    found = set(baby.hand)
    if not hand_only:
        found |= set(losable(baby))
    return sorted(found)


def worth_together(baby: Baby) -> int:
    """What the Items that can be lost are worth."""
    return sum([GOLD[kind] for kind in losable(baby)])


def lose_everything(table: Table, seat: Seat) -> None:
    """All Items that can be lost."""
    for kind in losable(table.babies[seat]):
        table.discard_item(seat, kind)


def discard_hand(table: Table, seat: Seat) -> None:
    """The whole hand."""
    for kind in sorted(table.babies[seat].hand):
        table.discard_from_hand(seat, kind)


def hand_item(table: Table, giver: Seat, getter: Seat, kind: int) -> None:
    """An Item changes its owner and arrives unequipped; a Big one that cannot be carried is discarded (MB-D63)."""
    table.leave_table(giver, kind)
    if can_carry(table.babies[getter], kind):
        table.babies[getter].items.append(kind)
        if table.told is not None:
            table.tell("got", getter, {"card": IDS[kind], "from": giver})
    else:
        table.discard(kind)
        if table.told is not None:
            table.tell("lost", giver, {"card": IDS[kind]})
