"""Declining a trade."""

from bestiary.core.seats import Seat
from bestiary.games.munchkin_babies import needs
from bestiary.games.munchkin_babies.goods.trading import drop_trades
from bestiary.games.munchkin_babies.table import Table
from bestiary.games.munchkin_babies.verbs.accept_trade import AnswerTrade
from bestiary.games.munchkin_babies.verbs.verb import FREE, OPEN


class DeclineTrade(AnswerTrade):
    """The offer is gone."""

    def do(self, table: Table, seat: Seat, value: int, tray: list[int]) -> None:
        drop_trades(table, seat, value)
        if table.told is not None:
            table.tell("declined_trade", seat, {"from": value})


VERB = DeclineTrade(
    "decline_trade",
    "Decline the trade of {player}",
    "trade:{player}",
    "decline",
    moments=OPEN,
    need=needs.TRADE,
    counts=FREE,
)
