"""The Item that turns a fight: taken from somebody outside it, and equipped at once."""

from bestiary.core.seats import Action, Seat
from bestiary.games.munchkin_babies import reasons
from bestiary.games.munchkin_babies.actions import BASE, CHOOSE
from bestiary.games.munchkin_babies.cards import (
    IDS,
    NONE,
    ONE_HAND,
    SLOT,
    TWO_HANDS,
)
from bestiary.games.munchkin_babies.combat import (
    reopen,
)
from bestiary.games.munchkin_babies.meddling import bars_into_fight
from bestiary.games.munchkin_babies.phases import (
    TURNING_ASIDE,
)
from bestiary.games.munchkin_babies.reasons import ALLOWED
from bestiary.games.munchkin_babies.spending import first_held, use_up
from bestiary.games.munchkin_babies.strength import (
    winning,
)
from bestiary.games.munchkin_babies.table import Table
from bestiary.games.munchkin_babies.traits import can_carry, losable, usable
from bestiary.games.munchkin_babies.vocabulary import (
    TAKE_WINNING_ITEM,
)

CARD: int = BASE[CHOOSE]


def bars_grab(table: Table, seat: Seat, kind: int) -> int:
    """Against grabbing an Item from somebody outside the fight."""
    card = first_held(table, seat, TAKE_WINNING_ITEM)
    if card < 0:
        return reasons.NOT_YOURS
    reason = bars_into_fight(table, seat, card)
    if reason != ALLOWED:
        return reason
    if owner_outside(table, kind) < 0 or winning(table):
        return reasons.NOT_WINNING_ITEM
    if not can_carry(table, seat, kind):
        return reasons.BIG_LIMIT
    for aside in ways_aside(table, seat, kind):
        if wins_with(table, seat, kind, aside):
            return ALLOWED
    return reasons.NOT_WINNING_ITEM


def owner_outside(table: Table, kind: int) -> Seat:
    """Who outside the fight could lose an Item, or NONE."""
    for seat in range(table.seats):
        if not table.in_combat(seat) and kind in losable(table, seat):
            return seat
    return NONE


def ways_aside(table: Table, seat: Seat, kind: int) -> list[list[int]]:
    """What could be turned sideways to make room for an Item, each way a list."""
    baby = table.babies[seat]
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


def wins_with(table: Table, seat: Seat, kind: int, aside: list[int]) -> bool:
    """Whether the fight would be won with an Item equipped and others turned sideways."""
    baby = table.babies[seat]
    items, worn = baby.items, baby.worn
    baby.items = [*items, kind]
    baby.worn = [*[other for other in worn if other not in aside], kind]
    wins = usable(table, seat, kind) and winning(table)
    baby.items, baby.worn = items, worn
    return wins


def grab(table: Table, seat: Seat, kind: int) -> None:
    """The Item changes hands; where it is not clear what makes room for it, the fighter says."""
    use_up(table, seat, first_held(table, seat, TAKE_WINNING_ITEM))
    owner = owner_outside(table, kind)
    table.leave_table(owner, kind)
    table.babies[seat].items.append(kind)
    if table.told is not None:
        table.tell("grabbed", seat, {"card": IDS[kind], "from": owner})
    table.push(TURNING_ASIDE, seat, kind)


def aside_options(table: Table) -> list[Action]:
    """One-handed Items that can make room and still let the fight be won."""
    seat, kind = table.arg(1), table.arg(2)
    ways = [way for way in ways_aside(table, seat, kind) if wins_with(table, seat, kind, way)]
    if len(ways) > 1:
        return [CARD + way[0] for way in sorted(ways)]
    return []


def aside_step(table: Table) -> bool:
    """Whether the fighter is asked."""
    seat, kind = table.arg(1), table.arg(2)
    if aside_options(table):
        return True
    ways = [way for way in ways_aside(table, seat, kind) if wins_with(table, seat, kind, way)]
    turn_aside(table, ways[0] if ways else [])
    return False


def turn_aside(table: Table, aside: list[int]) -> None:
    """Room is made and the Item equipped."""
    seat, kind = table.arg(1), table.arg(2)
    table.pop()
    baby = table.babies[seat]
    for other in aside:
        baby.worn.remove(other)
    baby.worn.append(kind)
    if table.told is not None:
        table.tell("equipped", seat, {"card": IDS[kind]})
    reopen(table)
