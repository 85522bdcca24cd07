"""The Item that turns a fight: taken from somebody outside it, and equipped at once."""

from bestiary.core.seats import Seat
from bestiary.games.munchkin_babies.babies.baby import Baby
from bestiary.games.munchkin_babies.babies.traits import losable, usable
from bestiary.games.munchkin_babies.cards.deck import NONE, ONE_HAND, SLOT, TWO_HANDS
from bestiary.games.munchkin_babies.copying import copy_baby
from bestiary.games.munchkin_babies.fights.strength import winning
from bestiary.games.munchkin_babies.table import Table


def owner_outside(table: Table, kind: int) -> Seat:
    """Who outside the fight could lose an Item, or NONE."""
    for seat in range(table.seats):
        if not table.in_combat(seat) and kind in losable(table.babies[seat]):
            return seat
    return NONE


def ways_aside(table: Table, seat: Seat, kind: int) -> list[list[int]]:
    """What could be turned sideways to make room for an Item and win with it, each way a list."""
    return [way for way in _ways(table.babies[seat], kind) if _wins_with(table, seat, kind, way)]


def _ways(baby: Baby, kind: int) -> list[list[int]]:
    slot = SLOT[kind]
    worn = [other for other in baby.worn if other != baby.cheated]
    if slot == TWO_HANDS:
        return [[other for other in worn if SLOT[other] >= ONE_HAND]]
    if slot == ONE_HAND:
        held = [other for other in worn if SLOT[other] == ONE_HAND]
        if len(held) > 1:
            return [[other] for other in held]
        return [[other for other in worn if SLOT[other] == TWO_HANDS]]
    return [[other for other in worn if slot > 0 and SLOT[other] == slot]]


def _wins_with(table: Table, seat: Seat, kind: int, aside: list[int]) -> bool:
    """Whether the fight would be won with an Item equipped and others turned sideways."""
    after = copy_baby(table.babies[seat])
    after.items.append(kind)
    after.worn = [*[other for other in after.worn if other not in aside], kind]
    babies = table.babies[:]
    babies[seat] = after
    return usable(after, kind) and winning(table.fight, babies)
