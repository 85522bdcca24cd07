"""Accepting a trade: everything changes hands at once, unequipped."""

from bestiary.core.event import Value
from bestiary.core.refusal import Refusal
from bestiary.core.seats import Seat
from bestiary.games.munchkin_babies import needs, refusals
from bestiary.games.munchkin_babies.cards.deck import IDS
from bestiary.games.munchkin_babies.goods.trading import drop_trades, open_trade
from bestiary.games.munchkin_babies.occasion import Occasion
from bestiary.games.munchkin_babies.table import Table
from bestiary.games.munchkin_babies.verbs.verb import FREE, OPEN, Verb


class AnswerTrade(Verb):
    """An answer to an open offer."""

    def candidates(self, at: Occasion) -> list[int]:
        return sorted([trade.source for trade in at.table.trades if trade.target == at.seat])

    def bars(self, at: Occasion, value: int) -> Refusal | None:
        if value >= at.table.seats:
            return refusals.NO_PLAYER
        if open_trade(at.table, value, at.seat) is None:
            return refusals.NO_TRADE
        if not at.open:
            return refusals.BUSY
        return None if at.free_action() else refusals.TOO_MANY


class AcceptTrade(AnswerTrade):
    """MB-105."""

    def bars(self, at: Occasion, value: int) -> Refusal | None:
        refusal = super().bars(at, value)
        return refusals.UNSETTLED if refusal is None and not at.settled else refusal

    def do(self, table: Table, seat: Seat, value: int, tray: list[int]) -> None:
        exchange(table, seat, value)


def exchange(table: Table, seat: Seat, source: Seat) -> None:
    """What somebody has offered a player changes hands."""
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


VERB = AcceptTrade(
    "accept_trade",
    "Accept the trade of {player}",
    "trade:{player}",
    "accept",
    moments=OPEN,
    need=needs.TRADE | needs.SETTLED,
    counts=FREE,
)
