"""Offering what lies in the tray for what is wanted (MB-102 to MB-107, MB-D30)."""

from bestiary.core.event import Value
from bestiary.core.refusal import Refusal
from bestiary.core.seats import Seat
from bestiary.games.munchkin_babies import needs, refusals
from bestiary.games.munchkin_babies.cards.deck import IDS
from bestiary.games.munchkin_babies.goods.piles import among
from bestiary.games.munchkin_babies.goods.trading import bars_exchange, drop_trades
from bestiary.games.munchkin_babies.goods.trays import cards_in, wanted_in
from bestiary.games.munchkin_babies.occasion import Occasion
from bestiary.games.munchkin_babies.table import Table, Trade
from bestiary.games.munchkin_babies.verbs.verb import FREE, NOTHING, OPEN, Verb


class OfferTrade(Verb):
    """An open offer; it takes the place of another one between the two."""

    def candidates(self, at: Occasion) -> list[int]:
        for kind in at.laid():
            if not among(at.baby.items, kind):
                return NOTHING
        return at.others()

    def bars(self, at: Occasion, value: int) -> Refusal | None:
        table = at.table
        if value >= table.seats:
            return refusals.NO_PLAYER
        if value == at.seat:
            return refusals.NOT_YOURSELF
        if at.in_combat or table.in_combat(value):
            return refusals.TRADE_IN_COMBAT
        if not at.open:
            return refusals.BUSY
        if not at.settled:
            return refusals.UNSETTLED
        if not at.free_action():
            return refusals.TOO_MANY
        if not at.tray:
            return refusals.BAD_TRADE
        return bars_exchange(table, at.seat, value, at.laid(), at.pointed_at())

    def do(self, table: Table, seat: Seat, value: int, tray: list[int]) -> None:
        gives, wants = cards_in(tray), wanted_in(tray)
        drop_trades(table, seat, value)
        table.trades.append(Trade(seat, value, gives, wants))
        if table.told is not None:
            given: list[Value] = [IDS[kind] for kind in gives]
            wanted: list[Value] = [IDS[kind] for kind in wants]
            table.tell("offers_trade", seat, {"to": value, "gives": given, "wants": wanted})


VERB = OfferTrade(
    "trade",
    "Offer this trade to {player}",
    "tray",
    "seat:{player}",
    moments=OPEN,
    counts=FREE,
    need=needs.TRAY | needs.NO_FIGHT | needs.SETTLED,
)
