"""Too much of something: Big Items, Classes and Races, equipped Items (MB-098 to MB-101, MB-D34, MB-D60)."""

from bestiary.core.seats import Action, Seat
from bestiary.games.munchkin_babies.actions import BASE, CHOOSE, CHOOSE_PLAYER
from bestiary.games.munchkin_babies.cards import BONUS, IDS
from bestiary.games.munchkin_babies.phases import (
    AFTER_COMBAT,
    ARRANGE,
    CHARITY,
    COMBAT_OPEN,
    CURSE_WINDOW,
    DOOR,
    EXCESS_BIG,
    EXCESS_CLASS,
    EXCESS_EQUIP,
    EXCESS_GIVE,
    FINAL_CALL,
    FLEE_NEXT,
    FRAMES,
    HELP_ASK,
    HELP_COUNTER,
    LOOT_OFFER,
    POST_COMBAT,
    RECEIVED,
    ROLL_WINDOW,
    TROUBLE_OR_LOOT,
    TURN_END,
    TURN_OPEN,
)
from bestiary.games.munchkin_babies.table import Table
from bestiary.games.munchkin_babies.traits import big_items, big_limit, can_carry, overfull

_SETTLED = (
    ARRANGE,
    TURN_OPEN,
    DOOR,
    TROUBLE_OR_LOOT,
    AFTER_COMBAT,
    LOOT_OFFER,
    POST_COMBAT,
    CHARITY,
    TURN_END,
    COMBAT_OPEN,
    FINAL_CALL,
    HELP_ASK,
    HELP_COUNTER,
    FLEE_NEXT,
    CURSE_WINDOW,
    ROLL_WINDOW,
    RECEIVED,
)
SETTLED: list[bool] = [op in _SETTLED for op in range(len(FRAMES))]  # not in the middle of an effect
CARD: int = BASE[CHOOSE]
PLAYER: int = BASE[CHOOSE_PLAYER]


def check_limits(table: Table) -> bool:
    """Asks the first player, from the turn player on, who has too much of something. Whether there was one."""
    for step in range(table.seats):
        seat = (table.turn + step) % table.seats
        baby = table.babies[seat]
        if len(baby.classes) > (2 if baby.super else 1):
            table.push(EXCESS_CLASS, seat, 0)
            return True
        if len(baby.races) > (2 if baby.half else 1):
            table.push(EXCESS_CLASS, seat, 1)
            return True
        if baby.worn and overfull(table, seat):
            table.push(EXCESS_EQUIP, seat)
            return True
        if too_big(table, seat):
            table.push(EXCESS_BIG, seat)
            return True
    table.recheck = False
    return False


def too_big(table: Table, seat: Seat) -> bool:
    """Whether a player carries too many Big Items."""
    count = len(big_items(table, seat))
    return count > 1 and count > big_limit(table, seat)


def receivers(table: Table, seat: Seat, kind: int) -> list[Seat]:
    """The lowest-Level others who can carry a Big Item (MB-100)."""
    able = [other for other in range(table.seats) if other != seat and can_carry(table, other, kind)]
    if not able:
        return able
    lowest = min([table.babies[other].level for other in able])
    return [other for other in able if table.babies[other].level == lowest]


def limit_options(table: Table) -> list[Action]:
    """The answers to what is on top."""
    op, seat = table.op(), table.arg(1)
    baby = table.babies[seat]
    if op == EXCESS_BIG:
        return [CARD + kind for kind in sorted(big_items(table, seat))]
    if op == EXCESS_GIVE:
        return [PLAYER + other for other in receivers(table, seat, table.arg(2))]
    if op == EXCESS_CLASS:
        return [CARD + kind for kind in sorted(baby.races if table.arg(2) else baby.classes)]
    return [CARD + kind for kind in sorted(overfull(table, seat))]


def limit_step(table: Table) -> bool:
    """Whether the player on top is asked."""
    op, seat = table.op(), table.arg(1)
    if op == EXCESS_BIG:
        if too_big(table, seat):
            return True
        table.pop()
        return False
    if op == EXCESS_GIVE:
        options = limit_options(table)
        if len(options) > 1:
            return True
        kind = table.arg(2)
        if options:
            limit_answer(table, options[0])
        else:
            table.pop()
            table.discard_item(seat, kind)  # MB-101
        return False
    return True


def limit_answer(table: Table, action: Action) -> None:
    """What the answer does: a Big Item to give away, a receiver, a Class to keep, an Item to turn sideways."""
    op, seat = table.op(), table.arg(1)
    baby = table.babies[seat]
    kind = table.arg(2) if op == EXCESS_GIVE else action - CARD
    table.pop()
    if op == EXCESS_BIG:
        table.push(EXCESS_GIVE, seat, kind)
        if table.told is not None:
            table.tell("gives_up", seat, {"card": IDS[kind]})
    elif op == EXCESS_GIVE:
        getter = action - PLAYER
        table.leave_table(seat, kind)
        table.babies[getter].items.append(kind)
        if table.told is not None:
            table.tell("got", getter, {"card": IDS[kind], "from": seat})
    elif op == EXCESS_CLASS:
        for other in baby.classes + baby.races:
            if other != kind and (other in baby.classes) == (kind in baby.classes):
                table.discard_badge(seat, other)
    else:
        baby.worn.remove(kind)
        table.recheck = True
        if table.told is not None:
            table.tell("unequipped", seat, {"card": IDS[kind]})


def limit_default(table: Table) -> Action:
    """Keep the highest bonus and what was played first; give to the nearest on the left (19.3)."""
    op, seat = table.op(), table.arg(1)
    baby = table.babies[seat]
    options = limit_options(table)
    if op == EXCESS_GIVE:
        return min(options, key=lambda action: (action - PLAYER - seat) % table.seats)
    if op == EXCESS_CLASS:
        return CARD + (baby.races[0] if table.arg(2) else baby.classes[0])
    return min(options, key=lambda action: (BONUS[action - CARD], action))
