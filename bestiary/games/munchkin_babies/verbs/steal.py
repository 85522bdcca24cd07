"""Stealing a small Item: a card for a try, while nobody of the two is fighting (MB-068, MB-C03)."""

from bestiary.core.refusal import Refusal
from bestiary.core.seats import Seat
from bestiary.games.munchkin_babies import needs, refusals
from bestiary.games.munchkin_babies.babies.traits import ability, losable, small
from bestiary.games.munchkin_babies.cards.deck import IDS, KINDS, NONE, THEFT
from bestiary.games.munchkin_babies.goods.spending import pay
from bestiary.games.munchkin_babies.goods.trays import WANTED, cards_in
from bestiary.games.munchkin_babies.occasion import Occasion
from bestiary.games.munchkin_babies.phases import STEALING
from bestiary.games.munchkin_babies.table import Table
from bestiary.games.munchkin_babies.verbs.verb import NOTHING, OPEN, Verb


class Steal(Verb):
    """The tray names the Item, and holds the card that pays."""

    def candidates(self, at: Occasion) -> list[int]:
        return at.others() if at.can_steal() else NOTHING

    def bars(self, at: Occasion, value: int) -> Refusal | None:
        if value >= at.table.seats:
            return refusals.NO_PLAYER
        if ability(at.baby, THEFT) == NONE:
            return refusals.NO_ABILITY
        if at.in_combat or at.table.in_combat(value):
            return refusals.FIGHT_ON
        if not at.open:
            return refusals.BUSY
        if not at.settled:
            return refusals.UNSETTLED
        if value == at.seat:
            return refusals.NOT_YOURSELF
        kind = _wanted_item(at.tray)
        if kind < 0 or kind not in losable(at.table.babies[value]) or not small(kind):
            return refusals.CONDITION
        return at.bars_price(at.laid(), 1, 1)

    def do(self, table: Table, seat: Seat, value: int, tray: list[int]) -> None:
        kind = _wanted_item(tray)
        if table.told is not None:
            table.tell("steals", seat, {"from": value, "card": IDS[kind]})
        pay(table, seat, cards_in(tray))
        table.push(STEALING, seat, value, kind, 0, 0)


def _wanted_item(tray: list[int]) -> int:
    """The one Item that a tray names on another table, or NONE."""
    found = [thing - WANTED for thing in tray if thing >= WANTED]
    return found[0] if len(found) == 1 and 0 <= found[0] < KINDS else NONE


VERB = Steal(
    "steal",
    "Steal from {player}",
    "tray",
    "steal:{player}",
    moments=OPEN,
    need=needs.TRAY | needs.NO_FIGHT | needs.SETTLED | needs.BADGE,
)
