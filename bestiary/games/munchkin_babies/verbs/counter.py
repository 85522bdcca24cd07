"""Answering a request for help with another offer: the fighter's Items and Treasures, no hand cards."""

from bestiary.core.refusal import Refusal
from bestiary.core.seats import Seat
from bestiary.games.munchkin_babies import refusals
from bestiary.games.munchkin_babies.fights.offers import offer_from, offer_in_words
from bestiary.games.munchkin_babies.fights.strength import treasures_now
from bestiary.games.munchkin_babies.goods.trays import AIMED, WANTED
from bestiary.games.munchkin_babies.occasion import Occasion
from bestiary.games.munchkin_babies.phases import HELP_ASK, HELP_COUNTER
from bestiary.games.munchkin_babies.table import Table
from bestiary.games.munchkin_babies.verbs.verb import NOTHING, ONLY, Verb


class Counter(Verb):
    """The fighter answers it."""

    def candidates(self, at: Occasion) -> list[int]:
        return ONLY if at.asked_to_help() else NOTHING

    def bars(self, at: Occasion, value: int) -> Refusal | None:
        if not at.asked_to_help():
            return refusals.NOT_ASKED
        fight = at.fight
        items = at.table.babies[fight.fighter].items
        for thing in at.tray:
            if thing < WANTED or thing >= AIMED:
                return refusals.BAD_OFFER
        offer = offer_from(at.tray, at.table, fight.fighter)
        for kind in offer.items:
            if offer.items.count(kind) > items.count(kind):
                return refusals.BAD_OFFER
        if offer.share > treasures_now(fight, at.table.babies):
            return refusals.TOO_MUCH_TREASURE
        return refusals.SAME_OFFER if offer.terms() == fight.offer.terms() else None

    def do(self, table: Table, seat: Seat, value: int, tray: list[int]) -> None:
        fight = table.fight
        fight.offer = offer_from(tray, table, fight.fighter)
        if table.told is not None:
            table.tell("countered", seat, offer_in_words(fight.offer), reveals=True)
        table.turn_to(HELP_COUNTER, seat)


VERB = Counter("counter", "Make this counter-offer", "tray", "counter", moments=(HELP_ASK,))
