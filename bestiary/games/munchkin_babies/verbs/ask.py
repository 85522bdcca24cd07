"""Asking a player for help with what lies in the tray (MB-152 to MB-157, MB-D27)."""

from typing import Final

from bestiary.core.refusal import Refusal
from bestiary.core.seats import EVERYONE, Seat
from bestiary.games.munchkin_babies import needs, refusals
from bestiary.games.munchkin_babies.babies.levels import bars_level_up
from bestiary.games.munchkin_babies.babies.traits import timed_out
from bestiary.games.munchkin_babies.cards.deck import CURSE, LEVEL_UP, SORT
from bestiary.games.munchkin_babies.fights.fight import Offer
from bestiary.games.munchkin_babies.fights.offers import offer_from, offer_in_words
from bestiary.games.munchkin_babies.fights.strength import treasures_now
from bestiary.games.munchkin_babies.goods.trays import AIMED, SHARE, WANTED
from bestiary.games.munchkin_babies.occasion import Occasion
from bestiary.games.munchkin_babies.phases import COMBAT_OPEN, HELP_ASK
from bestiary.games.munchkin_babies.table import Table
from bestiary.games.munchkin_babies.verbs.verb import NOTHING, Verb

ASKS_EACH: Final = 3  # in one fight
ASKS_ALL: Final = 8


class ForHelp(Verb):
    """The fighter turns to somebody else for help."""

    def candidates(self, at: Occasion) -> list[int]:
        return at.others() if at.bars_asking() is None else NOTHING

    def bars(self, at: Occasion, value: int) -> Refusal | None:
        if value >= at.table.seats:
            return refusals.NO_PLAYER
        refusal = at.bars_asking()
        if refusal is not None:
            return refusal
        if value == at.seat:
            return refusals.NOT_YOURSELF
        return refusals.TIMED_OUT if timed_out(at.table.babies[value]) else self.bars_way(at, value)

    def bars_way(self, at: Occasion, other: Seat) -> Refusal | None:
        """What stands against this way of getting somebody's help."""
        raise NotImplementedError


class Ask(ForHelp):
    """The offer lies open; cards promised from hand are seen."""

    def bars_way(self, at: Occasion, other: Seat) -> Refusal | None:
        fight = at.fight
        if fight.asked[other] >= ASKS_EACH or fight.asks >= ASKS_ALL:
            return refusals.ENOUGH_ASKED
        for thing in at.tray:
            if WANTED <= thing < SHARE or thing >= AIMED:
                return refusals.BAD_OFFER
        offer = offer_from(at.tray, at.table, at.seat)
        if _bad_plays(at, offer, other):
            return refusals.BAD_OFFER
        if offer.share > treasures_now(fight, at.table.babies):
            return refusals.TOO_MUCH_TREASURE
        if fight.refused and [other, *offer.terms()] in fight.refused:
            return refusals.SAME_OFFER
        return None

    def do(self, table: Table, seat: Seat, value: int, tray: list[int]) -> None:
        fight = table.fight
        fight.offer = offer_from(tray, table, seat)
        fight.asked[value] += 1
        fight.asks += 1
        baby = table.babies[seat]
        for kind in fight.offer.plays:
            baby.known[baby.hand.index(kind)] = EVERYONE
        if table.told is not None:
            table.tell("asked", seat, {"of": value, **offer_in_words(fight.offer)}, reveals=True)
        table.push(HELP_ASK, value)


def _bad_plays(at: Occasion, offer: Offer, other: Seat) -> bool:
    """Whether an offer promises a card that could not be played on the helper, whatever happens until then."""
    for kind in offer.plays:
        if offer.plays.count(kind) > at.baby.hand.count(kind) or SORT[kind] not in (LEVEL_UP, CURSE):
            return True
        if SORT[kind] == LEVEL_UP and bars_level_up(at.table, at.seat, kind, other) not in (None, refusals.CONDITION):
            return True
    return False


VERB = Ask("ask", "Ask {player} for help", "tray", "help:{player}", moments=(COMBAT_OPEN,), need=needs.FIGHT)
