"""A number of Treasures, for an offer to a helper or a counter-offer (MB-156)."""

from bestiary.core.refusal import Refusal
from bestiary.core.seats import Seat
from bestiary.games.munchkin_babies import refusals
from bestiary.games.munchkin_babies.actions import MOST_SHARED
from bestiary.games.munchkin_babies.fights.strength import treasures_now
from bestiary.games.munchkin_babies.goods.piles import among
from bestiary.games.munchkin_babies.goods.trays import ORDER, SHARE
from bestiary.games.munchkin_babies.occasion import Occasion
from bestiary.games.munchkin_babies.phases import COMBAT_OPEN, HELP_ASK
from bestiary.games.munchkin_babies.table import Table
from bestiary.games.munchkin_babies.verbs.verb import Step


class OfferStep(Step):
    """A part of an offer that takes the place of another of its sort."""

    def __init__(self, name: str, label: str, place: str, first: int, end: int) -> None:
        super().__init__(name, label, place, moments=(COMBAT_OPEN, HELP_ASK))
        self.first = first
        self.end = end

    def bars_any(self, at: Occasion) -> Refusal | None:
        """Only who makes an offer, or answers one."""
        refusal = super().bars_any(at)
        if refusal is not None:
            return refusal
        return None if at.asked_to_help() or at.bars_asking() is None else refusals.TRAY

    def thing(self, value: int) -> int:
        return self.first + value

    def do(self, table: Table, seat: Seat, value: int, tray: list[int]) -> None:
        for thing in table.trays.on(seat)[:]:
            if self.first <= thing < self.end:
                table.trays.take_back(seat, thing)
        super().do(table, seat, value, tray)


class Share(OfferStep):
    """MB-156."""

    def candidates(self, at: Occasion) -> list[int]:
        most = min(treasures_now(at.fight, at.table.babies), MOST_SHARED)
        return [value for value in range(1, most + 1) if not among(at.tray, SHARE + value)]

    def bars_step(self, at: Occasion, value: int) -> Refusal | None:
        if value > treasures_now(at.fight, at.table.babies):
            return refusals.TOO_MUCH_TREASURE
        return refusals.TRAY if value == 0 or SHARE + value in at.tray else None


VERB = Share("share", "Offer {treasures} of the Treasures", "treasures:{treasures}", SHARE, ORDER)
