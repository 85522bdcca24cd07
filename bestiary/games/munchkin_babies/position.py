"""Positions of Munchkin Babies as documents: written whole, read even where they are partial.

    {"game": "munchkin_babies", "seats": 3, "turn": 0,
     "babies": [{"level": 5, "classes": ["ankle_biter"], "items": ["kid_safe_stabbinator"], "hand": ["undead"]}],
     "fight": {"fighter": 0, "foes": ["captain_croup"]}}

docs/positions/munchkin_babies.md says what each name means and what is filled in. Holds Structs: never compiled.
"""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from bestiary.core.document import Small
from bestiary.core.seats import EVERYONE
from bestiary.games.munchkin_babies.actions import SIDES
from bestiary.games.munchkin_babies.cards.clauses import LIST_NAMES
from bestiary.games.munchkin_babies.cards.deck import (
    DECKS,
    IDS,
    KINDS,
    NONE,
)
from bestiary.games.munchkin_babies.fights.fight import Offer
from bestiary.games.munchkin_babies.goods.trays import ORDERS, tray_word
from bestiary.games.munchkin_babies.moments.frames import stack_in_names
from bestiary.games.munchkin_babies.table import Table

ALL = "all"


class LastingDocument(Struct, frozen=True, forbid_unknown_fields=True):
    """Something that lasts."""

    effects: str
    place: Small = 0
    card: str | None = None
    active: bool = False


class BabyDocument(Struct, frozen=True, forbid_unknown_fields=True):
    """A character, its hand and what lies in front of it."""

    level: Small = 1
    girl: bool = False
    hand: list[str] = []
    known: list[list[Small] | str] | None = None
    fresh: Small = 0
    gone: Small = 0
    classes: list[str] = []
    races: list[str] = []
    super_munchkin: bool = False
    half_breed: bool = False
    items: list[str] = []
    worn: list[str] | None = None
    hireling: bool = False
    porter: str | None = None
    cheated: str | None = None
    lasting: list[LastingDocument] = []


class FoeDocument(Struct, frozen=True, forbid_unknown_fields=True):
    """A monster in the fight."""

    monster: str
    count: Small = 1
    rolled: Small = 0
    enhancers: list[str] = []
    encountered: bool = True


class OfferDocument(Struct, frozen=True, forbid_unknown_fields=True):
    """An offer, or what was agreed."""

    items: list[str] = []
    treasures: Small = 0
    pick: str = ORDERS[0]
    plays: list[str] = []


class RefusedDocument(Struct, frozen=True, forbid_unknown_fields=True):
    """An offer that was refused since the fight last changed."""

    by: Small
    offer: OfferDocument


class KilledDocument(Struct, frozen=True, forbid_unknown_fields=True):
    """A monster set aside as killed."""

    monster: str
    treasures: Small = 1
    card: bool = True


class FightDocument(Struct, frozen=True, forbid_unknown_fields=True):
    """The combat."""

    fighter: Small
    foes: list[FoeDocument | str] = []
    helper: Small | None = None
    compelled: bool = False
    fleeing: bool = False
    killed: list[KilledDocument] = []
    banked: Small = 0
    granted: Small = 0
    boosts: list[dict[str, str]] = []
    doubled: bool = False
    spent: list[str] = []
    berserk: list[Small] = []
    turning: list[Small] = []
    stabbed: list[list[Small]] = []
    berserked: list[Small] = []
    turned: list[Small] = []
    compels: list[Small] = []
    asked: list[Small] = []
    asks: Small = 0
    refused: list[RefusedDocument] = []
    offer: OfferDocument = OfferDocument()
    deal: OfferDocument = OfferDocument()
    volunteers: list[Small] = []
    answers: list[Small] = []
    runners: list[Small] = []
    todo: list[str] = []
    spoils: list[str] = []


class TradeDocument(Struct, frozen=True, forbid_unknown_fields=True):
    """An open trade offer."""

    source: Small
    target: Small
    gives: list[str] = []
    wants: list[str] = []


class LaidDocument(Struct, frozen=True, forbid_unknown_fields=True):
    """What a player will put into play when all are ready."""

    girl: bool
    cards: list[str] = []


class BabiesDocument(Struct, frozen=True, forbid_unknown_fields=True):
    """A position. None stands for what is not mentioned."""

    stack: list[dict[str, Any]] | None = None
    turn: Small = 0
    turns: Small = 1
    babies: list[BabyDocument] = []
    fight: FightDocument | None = None
    deck: dict[str, Small] | None = None
    discards: dict[str, list[str]] = {}
    limbo: list[str] = []
    trades: list[TradeDocument] = []
    trays: list[list[str]] = []
    passed: list[Small] = []
    laid: list[LaidDocument | None] = []
    die: Small = 0
    free: list[Small] = []
    steps: list[Small] = []
    searches: Small = 0
    draws: Small = 0
    doubled_sale: bool = False
    after_fight: bool = False
    loot: bool = False
    given: list[Small] = []
    winners: list[Small] = []


# Writing.


def write(table: Table) -> dict[str, Any]:
    """The whole position."""
    return {
        "game": "munchkin_babies",
        "form": 1,
        "seats": table.seats,
        "options": table.options.plain(),
        "stack": stack_in_names(table.stack),
        "turn": table.turn,
        "turns": table.turns,
        "babies": [_baby(table, seat) for seat in range(table.seats)],
        "fight": _fight(table) if table.fight.fighter >= 0 else None,
        "deck": {IDS[kind]: table.deck[kind] for kind in range(KINDS) if table.deck[kind]},
        "discards": {name: _ids(table.discards[deck]) for deck, name in enumerate(DECKS)},
        "limbo": _ids(table.limbo),
        "trades": [
            {"source": one.source, "target": one.target, "gives": _ids(one.gives), "wants": _ids(one.wants)}
            for one in table.trades
        ],
        "trays": [[tray_word(thing) for thing in table.trays.on(seat)] for seat in range(table.seats)],
        "passed": _members(table.passed),
        "laid": [{"girl": cards[0] == 1, "cards": _ids(cards[1:])} if cards else None for cards in table.laid],
        "die": table.die,
        "free": table.free[:],
        "steps": table.steps[:],
        "searches": table.searches,
        "draws": table.draws,
        "doubled_sale": table.doubled_sale,
        "after_fight": table.after_fight,
        "loot": table.loot,
        "given": table.given[:],
        "winners": _members(table.winners),
    }


def _ids(kinds: list[int]) -> list[str]:
    return [IDS[kind] for kind in kinds]


def _name(kind: int) -> str | None:
    return IDS[kind] if kind >= 0 else None


def _members(mask: int) -> list[int]:
    return [seat for seat in range(8) if mask >> seat & 1]


def _baby(table: Table, seat: int) -> dict[str, Any]:
    baby = table.babies[seat]
    return {
        "level": baby.level,
        "girl": baby.girl,
        "hand": _ids(baby.hand),
        "known": [ALL if mask == EVERYONE else _members(mask) for mask in baby.known],
        "fresh": baby.fresh,
        "gone": baby.gone,
        "classes": _ids(baby.classes),
        "races": _ids(baby.races),
        "super_munchkin": baby.super,
        "half_breed": baby.half,
        "items": _ids(baby.items),
        "worn": _ids(baby.worn),
        "hireling": baby.hireling,
        "porter": _name(baby.porter),
        "cheated": _name(baby.cheated),
        "lasting": [
            {
                "effects": LIST_NAMES[one.effects],
                "place": one.place,
                "card": _name(one.card),
                "active": one.begun,
            }
            for one in baby.lasting
        ],
    }


def _offer(offer: Offer) -> dict[str, Any]:
    return {
        "items": _ids(offer.items),
        "treasures": offer.share,
        "pick": ORDERS[offer.pick],
        "plays": _ids(offer.plays),
    }


def _fight(table: Table) -> dict[str, Any]:
    fight = table.fight
    return {
        "fighter": fight.fighter,
        "foes": [
            {
                "monster": IDS[foe],
                "count": fight.counts[place],
                "rolled": fight.rolled[place],
                "enhancers": _ids(fight.enhancers_on(foe)),
                "encountered": foe in fight.encountered,
            }
            for place, foe in enumerate(fight.foes)
        ],
        "helper": fight.helper if fight.helper >= 0 else None,
        "compelled": fight.compelled,
        "fleeing": fight.fleeing,
        "killed": [
            {"monster": IDS[killed.monster], "treasures": killed.treasures, "card": killed.card}
            for killed in fight.killed
        ],
        "banked": fight.banked,
        "granted": fight.granted,
        "boosts": [{"card": IDS[boost.card], "side": SIDES[boost.side]} for boost in fight.boosts],
        "doubled": fight.doubled,
        "spent": _ids(fight.spent),
        "berserk": fight.berserk[:],
        "turning": fight.turning[:],
        "stabbed": [_members(mask) for mask in fight.stabbed],
        "berserked": _members(fight.berserked),
        "turned": _members(fight.turned),
        "compels": _members(fight.compels),
        "asked": fight.asked[:],
        "asks": fight.asks,
        "refused": [{"by": terms[0], "offer": _offer(_offer_of(terms[1:]))} for terms in fight.refused],
        "offer": _offer(fight.offer),
        "deal": _offer(fight.deal),
        "volunteers": _members(fight.volunteers),
        "answers": fight.answers[:],
        "runners": fight.runners[:],
        "todo": _ids(fight.todo),
        "spoils": _ids(fight.spoils),
    }


def _offer_of(terms: list[int]) -> Offer:
    """The inverse of Offer.terms."""
    offer = Offer()
    first = terms.index(NONE)
    second = terms.index(NONE, first + 1)
    offer.items, offer.plays = terms[:first], terms[first + 1 : second]
    offer.share, offer.pick = terms[second + 1], terms[second + 2]
    return offer
