"""Offers to a helper: what lies in a tray as an offer, and an offer as it is told (MB-155 to MB-157)."""

from bestiary.core.event import Value
from bestiary.core.seats import Seat
from bestiary.games.munchkin_babies.cards.deck import IDS
from bestiary.games.munchkin_babies.fights.fight import Offer
from bestiary.games.munchkin_babies.goods.trays import ORDER, ORDERS, SHARE, WANTED
from bestiary.games.munchkin_babies.table import Table


def offer_from(tray: list[int], table: Table, fighter: Seat) -> Offer:
    """What lies in a tray as an offer."""
    offer = Offer()
    items = table.babies[fighter].items
    for thing in tray:
        if thing >= ORDER:
            offer.pick = thing - ORDER
        elif thing >= SHARE:
            offer.share = thing - SHARE
        elif thing >= WANTED:
            offer.items.append(thing - WANTED)
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
