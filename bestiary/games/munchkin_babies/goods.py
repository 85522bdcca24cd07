"""Cards to the table, and what is done with Items there: equipping, the Hireling, Cheat!, selling, trading, showing."""

from bestiary.core.event import Value
from bestiary.core.seats import Seat, only
from bestiary.games.munchkin_babies import reasons
from bestiary.games.munchkin_babies.actions import TRAY_WANT
from bestiary.games.munchkin_babies.badges import bars_badge, is_badge, put_badge
from bestiary.games.munchkin_babies.cards import (
    DOUBLE_SALE,
    GOLD,
    HIRELING,
    IDS,
    IS_ITEM,
    ITEM,
    KINDS,
    NONE,
    ONE_HAND,
    SLOT,
    SORT,
)
from bestiary.games.munchkin_babies.combat import touch
from bestiary.games.munchkin_babies.moments import fresh, may_sell, open_for, open_to_all, own_turn
from bestiary.games.munchkin_babies.phases import EXCESS_BIG
from bestiary.games.munchkin_babies.reasons import ALLOWED
from bestiary.games.munchkin_babies.spending import promised
from bestiary.games.munchkin_babies.table import CHEAT_CARD, TOP_LEVEL, Table, Trade
from bestiary.games.munchkin_babies.traits import ability, big_items, big_limit, can_carry, fits, usable

PRICE = 1000  # of a level


# To the table.


def bars_play(table: Table, seat: Seat, kind: int) -> int:
    """Against putting a hand card on the table."""
    if kind not in table.babies[seat].hand:
        return reasons.NOT_YOURS
    restoring = table.op() == EXCESS_BIG and table.arg(1) == seat
    if is_badge(kind):  # MB-038
        if not fresh(table, seat, kind):
            if seat != table.turn:
                return reasons.NOT_YOUR_TURN
            if not open_to_all(table) and not restoring:
                return reasons.BUSY
        return bars_badge(table, seat, kind)
    if SORT[kind] == HIRELING:  # MB-033
        return ALLOWED if open_for(table, seat, kind) else reasons.BUSY
    if table.in_combat(seat):
        return reasons.ITEM_IN_COMBAT
    if not own_turn(table, seat) and not fresh(table, seat, kind):
        return reasons.NOT_YOUR_TURN if seat != table.turn else reasons.BUSY
    return ALLOWED if can_carry(table, seat, kind) else reasons.BIG_LIMIT


def play(table: Table, seat: Seat, kind: int) -> None:
    """It lies in front of the player; an Item is equipped at once where there is room."""
    baby = table.babies[seat]
    table.leave_hand(seat, kind)
    worn = False
    if is_badge(kind):
        put_badge(table, seat, kind)
    elif SORT[kind] == HIRELING:
        baby.hireling = True
    else:
        baby.items.append(kind)
        if SORT[kind] == ITEM and fits(table, seat, kind) and usable(table, seat, kind):
            baby.worn.append(kind)
            worn = True
    table.recheck = True
    if table.told is not None:
        table.tell("played", seat, {"card": IDS[kind], "equipped": worn})
    touch(table, seat)


def bars_discard(table: Table, seat: Seat, kind: int) -> int:
    """Against throwing away a Class or Race (MB-031)."""
    baby = table.babies[seat]
    if kind not in baby.classes and kind not in baby.races:
        return reasons.NOT_YOURS
    return ALLOWED if open_to_all(table) else reasons.BUSY


# Equipping (MB-036, MB-086).


def bars_rearranging(table: Table, seat: Seat, kind: int) -> int:
    """Against doing something with an Item on the own table."""
    if kind >= 0 and kind not in table.babies[seat].items:
        return reasons.NOT_YOURS
    if table.in_combat(seat):
        return reasons.FROZEN
    restoring = table.op() == EXCESS_BIG and table.arg(1) == seat
    if not open_to_all(table) and not restoring:
        return reasons.BUSY
    return ALLOWED if table.free[seat] < table.options.free_actions else reasons.TOO_MANY


def bars_equip(table: Table, seat: Seat, kind: int) -> int:
    """Against equipping an Item."""
    reason = bars_rearranging(table, seat, kind)
    baby = table.babies[seat]
    if reason != ALLOWED:
        return reason
    if kind in baby.worn or kind == baby.porter:
        return reasons.SLOT_FULL
    if not usable(table, seat, kind):
        return reasons.NOT_USABLE
    if fits(table, seat, kind):
        return ALLOWED
    return reasons.HANDS_FULL if SLOT[kind] >= ONE_HAND else reasons.SLOT_FULL


def bars_unequip(table: Table, seat: Seat, kind: int) -> int:
    """Against turning an Item sideways."""
    reason = bars_rearranging(table, seat, kind)
    if reason != ALLOWED:
        return reason
    return ALLOWED if kind in table.babies[seat].worn else reasons.NOT_YOURS


def bars_hand_over(table: Table, seat: Seat, kind: int) -> int:
    """Against handing an Item to the Hireling (MB-121); NONE for taking its Item back."""
    baby = table.babies[seat]
    if not baby.hireling:
        return reasons.CONDITION
    if table.in_combat(seat):
        return reasons.HIRELING_IN_COMBAT
    reason = bars_rearranging(table, seat, kind)
    if reason != ALLOWED:
        return reason
    if kind == NONE and baby.porter == NONE:
        return reasons.CONDITION
    if kind == baby.porter:
        return reasons.CONDITION
    if baby.porter >= 0 and kind < 0 and not _could_carry_back(table, seat):
        return reasons.BIG_LIMIT
    return ALLOWED


def _could_carry_back(table: Table, seat: Seat) -> bool:
    return can_carry(table, seat, table.babies[seat].porter)


def hand_over(table: Table, seat: Seat, kind: int) -> None:
    """The Hireling carries this Item instead of another, or none."""
    baby = table.babies[seat]
    if kind in baby.worn:
        baby.worn.remove(kind)
    baby.porter = kind
    table.recheck = True
    table.trays.empty(seat)
    if table.told is not None:
        table.tell("handed_over", seat, {"card": IDS[kind] if kind >= 0 else None})


def bars_cheat(table: Table, seat: Seat, kind: int) -> int:
    """Against attaching Cheat! to an own Item (MB-D60)."""
    baby = table.babies[seat]
    if CHEAT_CARD not in baby.hand or kind not in baby.items:
        return reasons.NOT_YOURS
    if table.in_combat(seat):
        return reasons.ITEM_IN_COMBAT
    if own_turn(table, seat) or fresh(table, seat, CHEAT_CARD):
        return ALLOWED
    return reasons.NOT_YOUR_TURN if seat != table.turn else reasons.BUSY


def cheat(table: Table, seat: Seat, kind: int) -> None:
    """The Item ignores every limit from now on, and is equipped."""
    baby = table.babies[seat]
    table.leave_hand(seat, CHEAT_CARD)
    baby.cheated = kind
    if kind not in baby.worn and kind != baby.porter:
        baby.worn.append(kind)
    table.recheck = True
    if table.told is not None:
        table.tell("cheated", seat, {"card": IDS[kind]})


# Selling (MB-108 to MB-114).


def sale_levels(table: Table, seat: Seat, tray: list[int], double: bool) -> int:
    """The levels that a sale is worth; a doubled Item is the dearest one."""
    total, best = 0, 0
    for kind in tray:
        total += GOLD[kind]
        best = max(best, GOLD[kind])
    return (total + best if double else total) // PRICE


def bars_sell(table: Table, seat: Seat, double: bool, tray: list[int]) -> int:
    """Against selling what lies in the tray."""
    if table.in_combat(seat):
        return reasons.SALE_IN_COMBAT
    if seat != table.turn:
        return reasons.NOT_YOUR_TURN
    if not may_sell(table, seat):
        return reasons.BUSY
    if double and (table.doubled_sale or ability(table, seat, DOUBLE_SALE) == NONE):
        return reasons.NO_ABILITY
    for thing in tray:
        if thing >= KINDS or not IS_ITEM[thing]:
            return reasons.NOT_AN_ITEM
    levels = sale_levels(table, seat, tray, double)
    if levels == 0:
        return reasons.TOO_LITTLE
    return ALLOWED if table.babies[seat].level + levels < TOP_LEVEL else reasons.SALE_TO_TEN


def sell(table: Table, seat: Seat, double: bool, tray: list[int]) -> None:
    """Items for levels, no change given."""
    levels = sale_levels(table, seat, tray, double)
    table.doubled_sale = table.doubled_sale or double
    if table.told is not None:
        cards: list[Value] = [IDS[kind] for kind in tray]
        table.tell("sold", seat, {"cards": cards, "levels": levels}, reveals=True)
    for kind in sorted(tray):
        if kind in table.babies[seat].hand:
            table.leave_hand(seat, kind)
        else:
            table.leave_table(seat, kind)
        table.discard(kind)
    table.raise_level(seat, levels)


# Trading and giving (MB-102 to MB-107, MB-D30).


def bars_trade(table: Table, seat: Seat, other: Seat, tray: list[int]) -> int:
    """Against offering what lies in the tray for what is wanted."""
    if other == seat:
        return reasons.NOT_YOURSELF
    if table.in_combat(seat) or table.in_combat(other):
        return reasons.TRADE_IN_COMBAT
    if not open_to_all(table):
        return reasons.BUSY
    if table.free[seat] >= table.options.free_actions:
        return reasons.TOO_MANY
    gives = [thing for thing in tray if thing < KINDS]
    wants = [thing - TRAY_WANT for thing in tray if thing >= KINDS]
    if not tray:
        return reasons.BAD_TRADE
    return _bars_exchange(table, seat, other, gives, wants)


def _bars_exchange(table: Table, seat: Seat, other: Seat, gives: list[int], wants: list[int]) -> int:
    mine, theirs = table.babies[seat].items, table.babies[other].items
    for kind in gives:
        if gives.count(kind) > mine.count(kind):
            return reasons.TABLE_ITEMS_ONLY
    for kind in wants:
        if kind < 0 or kind >= KINDS or wants.count(kind) > theirs.count(kind):
            return reasons.BAD_TRADE
    if too_big_after(table, seat, gives, wants) or too_big_after(table, other, wants, gives):
        return reasons.TRADE_BIG_LIMIT
    return ALLOWED


def too_big_after(table: Table, seat: Seat, loses: list[int], gets: list[int]) -> bool:
    """Whether a player would carry too many Big Items after an exchange."""
    kept = table.babies[seat]
    baby = kept.clone()
    for kind in loses:
        baby.let_go(kind)
    baby.items += gets
    table.babies[seat] = baby
    count = len(big_items(table, seat))
    over = count > 1 and count > big_limit(table, seat)
    table.babies[seat] = kept
    return over


def offer_trade(table: Table, seat: Seat, other: Seat, tray: list[int]) -> None:
    """An open offer; it takes the place of another one between the two."""
    gives = [thing for thing in tray if thing < KINDS]
    wants = [thing - TRAY_WANT for thing in tray if thing >= KINDS]
    drop_trades(table, seat, other)
    table.trades.append(Trade(seat, other, gives, wants))
    if table.told is not None:
        given: list[Value] = [IDS[kind] for kind in gives]
        wanted: list[Value] = [IDS[kind] for kind in wants]
        table.tell("offers_trade", seat, {"to": other, "gives": given, "wants": wanted})


def drop_trades(table: Table, seat: Seat, other: Seat) -> None:
    """No offer is open between two players."""
    table.trades = [trade for trade in table.trades if {trade.source, trade.target} != {seat, other}]


def open_trade(table: Table, source: Seat, target: Seat) -> Trade | None:
    """The offer of one player to another."""
    for trade in table.trades:
        if trade.source == source and trade.target == target:
            return trade
    return None


def bars_answer(table: Table, seat: Seat, source: Seat) -> int:
    """Against accepting or declining an offer."""
    if open_trade(table, source, seat) is None:
        return reasons.NO_TRADE
    if not open_to_all(table):
        return reasons.BUSY
    return ALLOWED if table.free[seat] < table.options.free_actions else reasons.TOO_MANY


def accept_trade(table: Table, seat: Seat, source: Seat) -> None:
    """Everything changes hands at once, unequipped."""
    trade = open_trade(table, source, seat)
    assert trade is not None
    for kind in trade.gives:
        table.leave_table(source, kind)
    for kind in trade.wants:
        table.leave_table(seat, kind)
    table.babies[seat].items += trade.gives
    table.babies[source].items += trade.wants
    drop_trades(table, seat, source)
    table.recheck = True
    if table.told is not None:
        given: list[Value] = [IDS[kind] for kind in trade.gives]
        wanted: list[Value] = [IDS[kind] for kind in trade.wants]
        table.tell("traded", seat, {"with": source, "got": given, "gave": wanted})


def drop_stale_trades(table: Table) -> None:
    """MB-D30: an offer drops when a named Item has moved, somebody is in combat, or it has become too big."""
    kept: list[Trade] = []
    for trade in table.trades:
        fighting = table.in_combat(trade.source) or table.in_combat(trade.target)
        if not fighting and _bars_exchange(table, trade.source, trade.target, trade.gives, trade.wants) == ALLOWED:
            kept.append(trade)
    if len(kept) < len(table.trades):
        table.trades = kept
        if table.told is not None:
            table.tell("trades_dropped", None, {})


# Showing (MB-022, MB-D48).


def bars_show(table: Table, seat: Seat, other: Seat, tray: list[int]) -> int:
    """Against showing the hand cards in the tray to somebody."""
    if other == seat:
        return reasons.NOT_YOURSELF
    if not open_to_all(table):
        return reasons.BUSY
    if table.steps[seat] >= table.options.free_actions:
        return reasons.TOO_MANY
    baby = table.babies[seat]
    news = False
    for kind in tray:
        if kind >= KINDS or tray.count(kind) > baby.hand.count(kind):
            return reasons.NOT_YOURS
        news = news or tray.count(kind) > _known_to(table, seat, other, kind)
    return ALLOWED if news else reasons.ALREADY_KNOWN


def _known_to(table: Table, seat: Seat, other: Seat, kind: int) -> int:
    baby = table.babies[seat]
    count = 0
    for place in range(len(baby.hand)):
        if baby.hand[place] == kind and baby.known[place] >> other & 1:
            count += 1
    return count


def show(table: Table, seat: Seat, other: Seat, tray: list[int]) -> None:
    """Only the two of them know of it."""
    baby = table.babies[seat]
    for kind in set(tray):
        wanted = tray.count(kind) - _known_to(table, seat, other, kind)
        for place in range(len(baby.hand)):
            if wanted > 0 and baby.hand[place] == kind and not baby.known[place] >> other & 1:
                baby.known[place] |= only(other)
                wanted -= 1
    if table.told is not None:
        cards: list[Value] = [IDS[kind] for kind in sorted(tray)]
        table.tell("showed", seat, {"to": other, "cards": cards}, only(seat) | only(other), reveals=True)


def bars_promised(table: Table, seat: Seat, tray: list[int]) -> int:
    """Against spending what is promised to the helper."""
    for thing in tray:
        if thing < KINDS and promised(table, seat, thing):
            return reasons.PROMISED
    return ALLOWED
