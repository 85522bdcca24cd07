"""Who picks when, for an offer to a helper or a counter-offer (MB-D24)."""

from bestiary.core.refusal import Refusal
from bestiary.games.munchkin_babies import refusals
from bestiary.games.munchkin_babies.goods.trays import AIMED, ORDER, ORDERS
from bestiary.games.munchkin_babies.occasion import Occasion
from bestiary.games.munchkin_babies.verbs.share import OfferStep


class Order(OfferStep):
    """MB-D24."""

    def candidates(self, at: Occasion) -> list[int]:
        return list(range(len(ORDERS)))

    def bars_step(self, at: Occasion, value: int) -> Refusal | None:
        return refusals.TRAY if ORDER + value in at.tray else None


VERB = Order("order", "Order of picking: {pick}", "order:{pick}", ORDER, AIMED)
