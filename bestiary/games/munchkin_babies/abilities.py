"""What Classes and Races can do, and what it costs (MB-C01 to MB-C08)."""

from bestiary.core.seats import Seat, only
from bestiary.games.munchkin_babies import reasons
from bestiary.games.munchkin_babies.actions import TRAY_WANT
from bestiary.games.munchkin_babies.cards import (
    BACKSTAB,
    BERSERK,
    BRIBE,
    CHARM,
    CHASE_TREASURE,
    CURSE_SWAP,
    FLIGHT,
    GOLD,
    IDS,
    KINDS,
    NONE,
    PER_CARD_BERSERK,
    PER_CARD_FLIGHT,
    PER_CARD_TURNING,
    REROLL,
    THEFT,
    TURNING,
)
from bestiary.games.munchkin_babies.choosing import hand_item
from bestiary.games.munchkin_babies.combat import reopen
from bestiary.games.munchkin_babies.curses import stop_curse
from bestiary.games.munchkin_babies.effects import discard_hand
from bestiary.games.munchkin_babies.fleeing import FLOWN, REROLLED, judge_escape
from bestiary.games.munchkin_babies.matches import CHASED_BY
from bestiary.games.munchkin_babies.meddling import bars_meddling, failed_roll, send_off
from bestiary.games.munchkin_babies.moments import open_to_all
from bestiary.games.munchkin_babies.phases import CURSE_WINDOW, FOR_ESCAPE, FOR_THEFT, ROLLING, RUN, STEALING
from bestiary.games.munchkin_babies.reasons import ALLOWED
from bestiary.games.munchkin_babies.spending import pay, promised
from bestiary.games.munchkin_babies.strength import undead_there
from bestiary.games.munchkin_babies.table import Table
from bestiary.games.munchkin_babies.traits import ability, die_bonus, losable, matches, small
from bestiary.games.munchkin_babies.vocabulary import THEFT_FAILS

FAILED_THEFT: int = max(THEFT_FAILS)


def bars_price(table: Table, seat: Seat, tray: list[int], least: int, most: int) -> int:
    """Against paying with what lies in the tray (MB-065)."""
    if not least <= len(tray) <= most:
        return reasons.PRICE
    for thing in tray:
        if thing >= KINDS:
            return reasons.PRICE
        if promised(table, seat, thing):
            return reasons.PROMISED
    return ALLOWED


def bars_on_side(table: Table, seat: Seat, power: list[int]) -> int:
    """Against using an ability that is for the fighter and the helper."""
    reason = bars_meddling(table, seat)
    if reason != ALLOWED:
        return reason
    if not table.in_combat(seat):
        return reasons.NOT_ON_SIDE
    return ALLOWED if ability(table, seat, power) != NONE else reasons.NO_ABILITY


def bars_berserk(table: Table, seat: Seat, tray: list[int]) -> int:
    """MB-160: once a combat."""
    reason = bars_on_side(table, seat, BERSERK)
    if reason != ALLOWED:
        return reason
    if table.fight.berserked >> seat & 1:
        return reasons.ONCE_PER_COMBAT
    return bars_price(table, seat, tray, 1, ability(table, seat, BERSERK))


def berserk(table: Table, seat: Seat, tray: list[int]) -> None:
    """Some strength for each card."""
    table.fight.berserked |= only(seat)
    table.fight.berserk[seat] = PER_CARD_BERSERK * len(tray)
    if table.told is not None:
        table.tell("berserk", seat, {"n": PER_CARD_BERSERK * len(tray)})
    pay(table, seat, tray)
    reopen(table)


def bars_turning(table: Table, seat: Seat, tray: list[int]) -> int:
    """Only with an Undead in the fight."""
    reason = bars_on_side(table, seat, TURNING)
    if reason != ALLOWED:
        return reason
    if table.fight.turned >> seat & 1:
        return reasons.ONCE_PER_COMBAT
    if not undead_there(table):
        return reasons.NO_ABILITY
    return bars_price(table, seat, tray, 1, ability(table, seat, TURNING))


def turning(table: Table, seat: Seat, tray: list[int]) -> None:
    """Much strength for each card."""
    table.fight.turned |= only(seat)
    table.fight.turning[seat] = PER_CARD_TURNING * len(tray)
    if table.told is not None:
        table.tell("turning", seat, {"n": PER_CARD_TURNING * len(tray)})
    pay(table, seat, tray)
    reopen(table)


def bars_charm(table: Table, seat: Seat, foe: int) -> int:
    """The complete hand, three cards at least."""
    reason = bars_on_side(table, seat, CHARM)
    if reason != ALLOWED:
        return reason
    if foe not in table.fight.foes:
        return reasons.NAME_A_MONSTER
    hand = table.babies[seat].hand
    if len(hand) < ability(table, seat, CHARM):
        return reasons.PRICE
    for kind in hand:
        if promised(table, seat, kind):
            return reasons.PROMISED
    return ALLOWED


def charm(table: Table, seat: Seat, foe: int) -> None:
    """One monster goes home, its Treasure stays."""
    if table.told is not None:
        table.tell("charmed", seat, {"monster": IDS[foe]}, reveals=True)
    discard_hand(table, seat)
    send_off(table, foe, True)


def bars_backstab(table: Table, seat: Seat, victim: Seat, tray: list[int]) -> int:
    """MB-150: once for each victim."""
    reason = bars_meddling(table, seat)
    if reason != ALLOWED:
        return reason
    if ability(table, seat, BACKSTAB) == NONE or victim == seat or not table.in_combat(victim):
        return reasons.CANNOT_BACKSTAB
    if table.fight.stabbed[victim] >> seat & 1:
        return reasons.ONCE_PER_COMBAT
    return bars_price(table, seat, tray, 1, 1)


def backstab(table: Table, seat: Seat, victim: Seat, tray: list[int]) -> None:
    """It costs the victim strength."""
    table.fight.stabbed[victim] |= only(seat)
    if table.told is not None:
        table.tell("backstab", seat, {"victim": victim})
    pay(table, seat, tray)
    reopen(table)


# Theft.


def wanted_item(tray: list[int]) -> int:
    """The one Item that a tray names on another table, or NONE."""
    found = [thing - TRAY_WANT for thing in tray if thing >= TRAY_WANT]
    return found[0] if len(found) == 1 and 0 <= found[0] < KINDS else NONE


def bars_steal(table: Table, seat: Seat, victim: Seat, tray: list[int]) -> int:
    """MB-068: nobody may be fighting."""
    if ability(table, seat, THEFT) == NONE:
        return reasons.NO_ABILITY
    if table.in_combat(seat) or table.in_combat(victim):
        return reasons.FIGHT_ON
    if not open_to_all(table):
        return reasons.BUSY
    if victim == seat:
        return reasons.NOT_YOURSELF
    kind = wanted_item(tray)
    if kind < 0 or kind not in losable(table, victim) or not small(kind):
        return reasons.CONDITION
    return bars_price(table, seat, [thing for thing in tray if thing < KINDS], 1, 1)


def steal(table: Table, seat: Seat, victim: Seat, tray: list[int]) -> None:
    """A card for a try."""
    kind = wanted_item(tray)
    if table.told is not None:
        table.tell("steals", seat, {"from": victim, "card": IDS[kind]})
    pay(table, seat, [thing for thing in tray if thing < KINDS])
    table.push(STEALING, seat, victim, kind, 0, 0)


def stealing_step(table: Table) -> None:
    """First the die, then what it means."""
    thief, victim, kind, die = table.arg(1), table.arg(2), table.arg(3), table.arg(5)
    if die == 0:
        table.push(ROLLING, thief, FOR_THEFT, 0, NONE)
        return
    table.pop()
    if kind not in losable(table, victim):
        return  # gone while the die was rolling
    if table.die + die_bonus(table, thief) >= max(THEFT):
        hand_item(table, victim, thief, kind)
    else:
        table.push(RUN, FAILED_THEFT, 0, thief, thief, 0, NONE)


# Running away.


def bars_fly(table: Table, seat: Seat, tray: list[int]) -> int:
    """After an own failed roll, once for each roll."""
    if ability(table, seat, FLIGHT) == NONE:
        return reasons.NO_ABILITY
    if not failed_roll(table, seat):
        return reasons.CONDITION
    if table.arg(3) & FLOWN:
        return reasons.ONCE_PER_COMBAT
    return bars_price(table, seat, tray, 1, ability(table, seat, FLIGHT))


def fly(table: Table, seat: Seat, tray: list[int]) -> None:
    """Each card adds to the roll."""
    table.set_arg(3, table.arg(3) | FLOWN)
    table.set_arg(6, PER_CARD_FLIGHT * len(tray))
    if table.told is not None:
        table.tell("flies", seat, {"n": PER_CARD_FLIGHT * len(tray)})
    pay(table, seat, tray)
    judge_escape(table)


def bars_reroll(table: Table, seat: Seat, tray: list[int]) -> int:
    """The first failed roll against each monster."""
    if ability(table, seat, REROLL) == NONE:
        return reasons.NO_ABILITY
    if not failed_roll(table, seat):
        return reasons.CONDITION
    if table.arg(3) & REROLLED:
        return reasons.ONCE_PER_COMBAT
    return bars_price(table, seat, tray, 1, 1)


def reroll(table: Table, seat: Seat, tray: list[int]) -> None:
    """The die is rolled again."""
    if table.told is not None:
        table.tell("rerolls", seat, {})
    pay(table, seat, tray)
    table.passed = 0
    table.turn_to(ROLLING, seat, FOR_ESCAPE, (table.arg(3) | REROLLED) & ~FLOWN, table.arg(4))


# Against Curses and monsters.


def bars_swap_curse(table: Table, seat: Seat) -> int:
    """MB-D58."""
    if table.op() != CURSE_WINDOW or table.arg(1) != seat:
        return reasons.CANNOT_SWAP
    least = ability(table, seat, CURSE_SWAP)
    return ALLOWED if least != NONE and table.babies[seat].level >= least else reasons.CANNOT_SWAP


def swap_curse(table: Table, seat: Seat) -> None:
    """A level instead of the Curse."""
    if table.told is not None:
        table.tell("swapped_curse", seat, {})
    stop_curse(table)
    table.lower(seat, 1)
    if table.in_combat(seat):
        reopen(table)


def bars_chase_off(table: Table, seat: Seat, foe: int) -> int:
    """MB-161: a member of the side whom the monster fears."""
    reason = bars_meddling(table, seat)
    if reason != ALLOWED:
        return reason
    if not table.in_combat(seat):
        return reasons.NOT_ON_SIDE
    if foe not in table.fight.foes:
        return reasons.NAME_A_MONSTER
    feared = CHASED_BY[foe]
    return ALLOWED if feared is not None and matches(table, seat, feared, False) else reasons.NOT_CHASED


def chase_off(table: Table, seat: Seat, foe: int) -> None:
    """It leaves, no level."""
    if table.told is not None:
        table.tell("chased_off", seat, {"monster": IDS[foe]})
    send_off(table, foe, CHASE_TREASURE[foe])


def bribed(table: Table, kind: int) -> int:
    """The monster that would take an Item and go, or NONE."""
    for foe in table.fight.foes:
        if BRIBE[foe] != NONE and GOLD[kind] >= BRIBE[foe]:
            return foe
    return NONE


def bars_bribe(table: Table, seat: Seat, kind: int) -> int:
    """The fighter's Items only."""
    reason = bars_meddling(table, seat)
    if reason != ALLOWED:
        return reason
    if seat != table.fight.fighter:
        return reasons.NOT_ON_SIDE
    if kind not in table.babies[seat].items:
        return reasons.NOT_YOURS
    if promised(table, seat, kind):
        return reasons.PROMISED
    return ALLOWED if bribed(table, kind) >= 0 else reasons.NOT_BRIBED


def bribe(table: Table, seat: Seat, kind: int) -> None:
    """The Item is thrown, the monster goes, no reward."""
    foe = bribed(table, kind)
    if table.told is not None:
        table.tell("bribed", seat, {"monster": IDS[foe], "card": IDS[kind]})
    table.discard_item(seat, kind)
    send_off(table, foe, False)
