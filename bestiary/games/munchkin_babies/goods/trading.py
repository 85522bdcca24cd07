"""Trades: what can be exchanged, and which offers stand (MB-102 to MB-107, MB-D30)."""

from bestiary.core.refusal import Refusal
from bestiary.core.seats import Seat
from bestiary.games.munchkin_babies import refusals
from bestiary.games.munchkin_babies.babies.baby import Baby
from bestiary.games.munchkin_babies.babies.traits import too_big
from bestiary.games.munchkin_babies.cards.deck import BIG, KINDS
from bestiary.games.munchkin_babies.copying import copy_baby
from bestiary.games.munchkin_babies.goods.piles import count
from bestiary.games.munchkin_babies.table import Table, Trade


def bars_exchange(table: Table, seat: Seat, other: Seat, gives: list[int], wants: list[int]) -> Refusal | None:
    """Against Items changing hands, all at once."""
    mine, theirs = table.babies[seat].items, table.babies[other].items
    for kind in gives:
        if count(gives, kind) > count(mine, kind):
            return refusals.TABLE_ITEMS_ONLY
    for kind in wants:
        if kind < 0 or kind >= KINDS or count(wants, kind) > count(theirs, kind):
            return refusals.BAD_TRADE
    if too_big_after(table.babies[seat], gives, wants) or too_big_after(table.babies[other], wants, gives):
        return refusals.TRADE_BIG_LIMIT
    return None


def too_big_after(baby: Baby, loses: list[int], gets: list[int]) -> bool:
    """Whether a player would carry too many Big Items after an exchange."""
    big = 0
    for kind in baby.items:
        big += BIG[kind]
    for kind in gets:
        big += BIG[kind]
    if big < 2:
        return False
    after = copy_baby(baby)
    for kind in loses:
        after.let_go(kind)
    after.items += gets
    return too_big(after)


def open_trade(table: Table, source: Seat, target: Seat) -> Trade | None:
    """The offer of one player to another."""
    for trade in table.trades:
        if trade.source == source and trade.target == target:
            return trade
    return None


def drop_trades(table: Table, seat: Seat, other: Seat) -> None:
    """No offer is open between two players."""
    table.trades = [trade for trade in table.trades if {trade.source, trade.target} != {seat, other}]


def drop_stale_trades(table: Table) -> None:
    """MB-D30: an offer drops when a named Item has moved, somebody is in combat, or it has become too big."""
    kept: list[Trade] = []
    for trade in table.trades:
        fighting = table.in_combat(trade.source) or table.in_combat(trade.target)
        if not fighting and bars_exchange(table, trade.source, trade.target, trade.gives, trade.wants) is None:
            kept.append(trade)
    if len(kept) < len(table.trades):
        table.trades = kept
        if table.told is not None:
            table.tell("trades_dropped", None, {})
