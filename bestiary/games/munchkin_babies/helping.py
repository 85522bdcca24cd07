"""Asking for help: offers, counter-offers, compelled help, leaving (MB-152 to MB-169, MB-D23 to MB-D29)."""

from bestiary.core.event import Value
from bestiary.core.seats import EVERYONE, Seat, only
from bestiary.games.munchkin_babies import reasons
from bestiary.games.munchkin_babies.actions import (
    ORDERS,
    TRAY_AIM,
    TRAY_ORDER,
    TRAY_SHARE,
    TRAY_WANT,
)
from bestiary.games.munchkin_babies.cards import COMPEL, IDS, KINDS, LEVEL_UP, SORT
from bestiary.games.munchkin_babies.combat import join, send_away_helper
from bestiary.games.munchkin_babies.fight import Offer
from bestiary.games.munchkin_babies.levelups import bars_level_up
from bestiary.games.munchkin_babies.moments import fight_open
from bestiary.games.munchkin_babies.phases import COMBAT_OPEN, HELP_ASK, HELP_COUNTER
from bestiary.games.munchkin_babies.reasons import ALLOWED
from bestiary.games.munchkin_babies.strength import help_forbidden, levels_now, treasures_now, winning
from bestiary.games.munchkin_babies.table import TOP_LEVEL, Table
from bestiary.games.munchkin_babies.traits import timed_out, working

ASKS_EACH = 3
ASKS_ALL = 8


def offer_from(tray: list[int], table: Table, fighter: Seat) -> Offer:
    """What lies in a tray as an offer."""
    offer = Offer()
    items = table.babies[fighter].items
    for thing in tray:
        if thing >= TRAY_ORDER:
            offer.pick = thing - TRAY_ORDER
        elif thing >= TRAY_SHARE:
            offer.share = thing - TRAY_SHARE
        elif thing >= TRAY_WANT:
            offer.items.append(thing - TRAY_WANT)
        elif offer.items.count(thing) < items.count(thing):
            offer.items.append(thing)
        else:
            offer.plays.append(thing)
    return offer


def offer_in_words(offer: Offer) -> dict[str, Value]:
    """An offer as an event tells it."""
    items: list[Value] = [IDS[kind] for kind in offer.items]
    plays: list[Value] = [IDS[kind] for kind in offer.plays]
    return {"items": items, "treasures": offer.share, "pick": ORDERS[offer.pick], "plays": plays}


def bars_any_help(table: Table) -> int:
    """Against a helper of any sort in this fight now."""
    fight = table.fight
    if fight.helper >= 0:
        return reasons.ONE_HELPER
    if help_forbidden(table):
        return reasons.HELP_FORBIDDEN
    return reasons.ALREADY_WINNING if winning(table) else ALLOWED  # MB-D26


def bars_asking(table: Table, seat: Seat) -> int:
    """Against asking anybody."""
    if table.op() != COMBAT_OPEN:
        return reasons.NO_COMBAT
    if seat != table.fight.fighter:
        return reasons.NOT_ON_SIDE
    return bars_any_help(table)


def bars_ask(table: Table, seat: Seat, other: Seat, tray: list[int]) -> int:
    """Against asking one player with what lies in the tray."""
    if other >= table.seats:
        return reasons.NO_PLAYER
    reason = bars_asking(table, seat)
    if reason != ALLOWED:
        return reason
    fight = table.fight
    if other == seat:
        return reasons.NOT_YOURSELF
    if timed_out(table, other):
        return reasons.TIMED_OUT
    if fight.asked[other] >= ASKS_EACH or fight.asks >= ASKS_ALL:
        return reasons.ENOUGH_ASKED
    for thing in tray:
        if TRAY_WANT <= thing < TRAY_SHARE or thing >= TRAY_AIM:
            return reasons.BAD_OFFER
    offer = offer_from(tray, table, seat)
    hand = table.babies[seat].hand
    for kind in offer.plays:
        if offer.plays.count(kind) > hand.count(kind) or SORT[kind] != LEVEL_UP:
            return reasons.BAD_OFFER
        if bars_level_up(table, seat, kind, other) not in (ALLOWED, reasons.CONDITION):
            return reasons.BAD_OFFER
    if offer.share > treasures_now(table):
        return reasons.TOO_MUCH_TREASURE
    return reasons.SAME_OFFER if [other, *offer.terms()] in fight.refused else ALLOWED


def ask(table: Table, seat: Seat, other: Seat, tray: list[int]) -> None:
    """The offer lies open; cards promised from hand are seen."""
    fight = table.fight
    fight.offer = offer_from(tray, table, seat)
    fight.asked[other] += 1
    fight.asks += 1
    baby = table.babies[seat]
    for kind in fight.offer.plays:
        baby.known[baby.hand.index(kind)] = EVERYONE
    if table.told is not None:
        table.tell("asked", seat, {"of": other, **offer_in_words(fight.offer)}, reveals=True)
    table.push(HELP_ASK, other)


def lapse(table: Table) -> bool:
    """Whether the open request is void because asking would no longer be legal (MB-D25)."""
    asked = table.arg(1)
    if bars_any_help(table) == ALLOWED and not timed_out(table, asked):
        return False
    table.pop()
    if table.told is not None:
        table.tell("lapsed", table.fight.fighter, {})
    return True


def bars_counter(table: Table, seat: Seat, tray: list[int]) -> int:
    """Against answering with another offer: the fighter's Items and Treasures, no hand cards."""
    if table.op() != HELP_ASK or table.arg(1) != seat:
        return reasons.NOT_ASKED
    fight = table.fight
    items = table.babies[fight.fighter].items
    for thing in tray:
        if thing < TRAY_WANT or thing >= TRAY_AIM:
            return reasons.BAD_OFFER
    offer = offer_from(tray, table, fight.fighter)
    for kind in offer.items:
        if offer.items.count(kind) > items.count(kind):
            return reasons.BAD_OFFER
    if offer.share > treasures_now(table):
        return reasons.TOO_MUCH_TREASURE
    return reasons.SAME_OFFER if offer.terms() == fight.offer.terms() else ALLOWED


def counter(table: Table, seat: Seat, tray: list[int]) -> None:
    """The fighter answers it."""
    fight = table.fight
    fight.offer = offer_from(tray, table, fight.fighter)
    if table.told is not None:
        table.tell("countered", seat, offer_in_words(fight.offer))
    table.turn_to(HELP_COUNTER, seat)


def answer(table: Table, accepted: bool) -> None:
    """The open request is answered."""
    fight, asked = table.fight, table.arg(1)
    who = asked if table.op() == HELP_ASK else fight.fighter
    table.pop()
    if table.told is not None:
        table.tell("accepted" if accepted else "refused", who, {})
    if accepted:
        fight.deal = fight.offer
        join(table, asked, False)
    else:
        fight.refused.append([asked, *fight.offer.terms()])
    fight.offer = Offer()


def bars_compel(table: Table, seat: Seat, other: Seat) -> int:
    """Against forcing somebody to help (MB-167)."""
    if other >= table.seats:
        return reasons.NO_PLAYER
    reason = bars_asking(table, seat)
    if reason != ALLOWED:
        return reason
    if not working(table, seat, COMPEL):
        return reasons.NO_ABILITY
    if table.fight.compels >> seat & 1:
        return reasons.ONCE_PER_COMBAT
    if other == seat:
        return reasons.NOT_YOURSELF
    if timed_out(table, other):
        return reasons.TIMED_OUT
    if table.babies[other].level <= table.babies[seat].level:
        return reasons.CONDITION
    if table.babies[seat].level + levels_now(table, False) >= TOP_LEVEL:
        return reasons.FOR_THE_WIN
    return ALLOWED


def compel(table: Table, seat: Seat, other: Seat) -> None:
    """They help, with no share."""
    table.fight.compels |= only(seat)
    table.fight.deal = Offer()
    join(table, other, True)


def answer_forced(table: Table, stays: bool) -> None:
    """MB-168, MB-D54: who stays is a volunteer from then on."""
    table.pop()
    if table.told is not None:
        table.tell("stays" if stays else "backs_out", table.fight.helper, {})
    if stays:
        table.fight.compelled = False
    else:
        send_away_helper(table)


def bars_volunteer(table: Table, seat: Seat) -> int:
    """Against saying that one would help."""
    if not fight_open(table):
        return reasons.NO_COMBAT
    if table.in_combat(seat) or table.fight.volunteers >> seat & 1:
        return reasons.NOT_NOW
    if table.fight.helper >= 0:
        return reasons.ONE_HELPER
    if help_forbidden(table):
        return reasons.HELP_FORBIDDEN
    if timed_out(table, seat):
        return reasons.TIMED_OUT
    return ALLOWED if table.free[seat] < table.options.free_actions else reasons.TOO_MANY


def can_offer(table: Table, seat: Seat, kind: int) -> bool:
    """Whether a card is one that could be part of an offer."""
    return kind < KINDS and (kind in table.babies[seat].items or SORT[kind] == LEVEL_UP)
