"""What may be laid into a tray: only what some closing action could use (MB-D52)."""

from bestiary.core.seats import Seat
from bestiary.games.munchkin_babies import reasons
from bestiary.games.munchkin_babies.actions import (
    AIM,
    GOODS,
    LAY,
    MONSTERS,
    SHARE,
    TRAY_AIM,
    TRAY_ORDER,
    TRAY_SHARE,
    TRAY_WANT,
    WANT,
)
from bestiary.games.munchkin_babies.cards import (
    BACKSTAB,
    BERSERK,
    FLIGHT,
    IS_ITEM,
    NONE,
    REROLL,
    THEFT,
    TURNING,
)
from bestiary.games.munchkin_babies.creation import bars_laying_out
from bestiary.games.munchkin_babies.fleeing import FLOWN, REROLLED
from bestiary.games.munchkin_babies.helping import bars_asking, can_offer
from bestiary.games.munchkin_babies.meddling import failed_roll
from bestiary.games.munchkin_babies.moments import fight_open, may_sell, open_to_all
from bestiary.games.munchkin_babies.phases import CREATION, HELP_ASK
from bestiary.games.munchkin_babies.reasons import ALLOWED
from bestiary.games.munchkin_babies.spending import first_held, is_reminder, on_table, promised
from bestiary.games.munchkin_babies.strength import treasures_now, undead_there
from bestiary.games.munchkin_babies.table import Table
from bestiary.games.munchkin_babies.traits import ability
from bestiary.games.munchkin_babies.vocabulary import SWAP_MONSTER


def can_pay(table: Table, seat: Seat) -> bool:
    """Whether an ability waits for cards to be paid with."""
    fight = table.fight
    if fight_open(table):
        if table.in_combat(seat):
            if ability(table, seat, BERSERK) != NONE and not fight.berserked >> seat & 1:
                return True
            if ability(table, seat, TURNING) != NONE and not fight.turned >> seat & 1 and undead_there(table):
                return True
        if ability(table, seat, BACKSTAB) != NONE:
            for victim in (fight.fighter, fight.helper):
                if victim >= 0 and victim != seat and not fight.stabbed[victim] >> seat & 1:
                    return True
    if failed_roll(table, seat):
        if ability(table, seat, FLIGHT) != NONE and not table.arg(3) & FLOWN:
            return True
        if ability(table, seat, REROLL) != NONE and not table.arg(3) & REROLLED:
            return True
    return can_steal(table, seat)


def can_steal(table: Table, seat: Seat) -> bool:
    """Whether a theft is open to a player."""
    return ability(table, seat, THEFT) != NONE and not table.in_combat(seat) and open_to_all(table)


def can_trade(table: Table, seat: Seat) -> bool:
    """Whether a trade is open to a player."""
    if table.in_combat(seat) or not open_to_all(table):
        return False
    return table.free[seat] < table.options.free_actions


def bars_step(table: Table, seat: Seat, verb: int, value: int) -> int:
    """Against a step into the tray."""
    tray = table.tray(seat)
    creating = table.op() == CREATION
    if creating and verb == LAY:
        if table.passed >> seat & 1:
            return reasons.ALREADY_READY
        return bars_laying_out(table, seat, value, tray)
    if not open_to_all(table) and not (verb == LAY and may_sell(table, seat)) and not failed_roll(table, seat):
        return reasons.CREATION if creating else reasons.BUSY
    if table.steps[seat] >= table.options.free_actions:
        return reasons.TOO_MANY
    if verb == LAY:
        return _bars_lay(table, seat, value, tray)
    if verb == WANT:
        return _bars_want(table, seat, GOODS[value], tray)
    if verb == AIM:
        held = first_held(table, seat, SWAP_MONSTER) >= 0 and fight_open(table) and len(table.fight.foes) > 1
        fits = held and not tray and MONSTERS[value] in table.fight.foes
        return ALLOWED if fits else reasons.TRAY
    answering = table.op() == HELP_ASK and table.arg(1) == seat
    if not answering and bars_asking(table, seat) != ALLOWED:
        return reasons.TRAY
    if verb == SHARE:
        if value > treasures_now(table):
            return reasons.TOO_MUCH_TREASURE
        return reasons.TRAY if value == 0 or TRAY_SHARE + value in tray else ALLOWED
    return reasons.TRAY if TRAY_ORDER + value in tray else ALLOWED


def _bars_lay(table: Table, seat: Seat, kind: int, tray: list[int]) -> int:
    in_hand = table.babies[seat].hand.count(kind)
    lying = on_table(table, seat, kind)
    if tray.count(kind) >= in_hand + lying:
        return reasons.REMINDER if is_reminder(table, seat, kind) else reasons.NOT_YOURS
    if promised(table, seat, kind):
        return reasons.PROMISED
    if can_pay(table, seat) or (tray.count(kind) < in_hand and open_to_all(table)):
        return ALLOWED  # to pay, or to show
    if IS_ITEM[kind] and may_sell(table, seat):
        return ALLOWED
    if IS_ITEM[kind] and lying and can_trade(table, seat):
        return ALLOWED
    if bars_asking(table, seat) == ALLOWED and can_offer(table, seat, kind):
        return ALLOWED
    return reasons.TRAY


def _bars_want(table: Table, seat: Seat, kind: int, tray: list[int]) -> int:
    wanted = tray.count(TRAY_WANT + kind)
    if table.op() == HELP_ASK and table.arg(1) == seat:
        there = table.babies[table.fight.fighter].items.count(kind)
        return ALLOWED if wanted < there else reasons.BAD_OFFER
    if not can_trade(table, seat) and not can_steal(table, seat):
        return reasons.TRAY
    for other in range(table.seats):
        if other != seat and table.babies[other].items.count(kind) > wanted and not table.in_combat(other):
            return ALLOWED
    return reasons.BAD_TRADE


def step_into(table: Table, seat: Seat, verb: int, value: int) -> None:
    """One thing more in the tray; a number or an order takes the place of another."""
    table.steps[seat] += table.op() != CREATION
    tray = table.tray(seat)
    if verb == LAY:
        table.trays.put(seat, value)
    elif verb == WANT:
        table.trays.put(seat, TRAY_WANT + GOODS[value])
    elif verb == AIM:
        table.trays.put(seat, TRAY_AIM + value)
    else:
        base = TRAY_SHARE if verb == SHARE else TRAY_ORDER
        end = TRAY_ORDER if verb == SHARE else TRAY_AIM
        for thing in tray[:]:
            if base <= thing < end:
                table.trays.take_back(seat, thing)
        table.trays.put(seat, base + value)
