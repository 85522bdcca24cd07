"""Laying out a position from its document, part by part; what is not mentioned is taken from the box.

Never compiled, as the documents are not.
"""

from __future__ import annotations

from typing import Any

from bestiary.core.box import Box
from bestiary.core.document import read_document
from bestiary.core.errors import BadPosition, shown
from bestiary.core.seats import EVERYONE, only
from bestiary.games.munchkin_babies.actions import ACTIONS, VERB
from bestiary.games.munchkin_babies.babies.baby import Lasting
from bestiary.games.munchkin_babies.babies.traits import fits, usable
from bestiary.games.munchkin_babies.cards.clauses import LIST_NAMES, LISTS
from bestiary.games.munchkin_babies.cards.deck import (
    CLASS,
    COPIES,
    DECK,
    DECKS,
    IDS,
    IS_ITEM,
    ITEM,
    KINDS,
    MONSTER,
    NONE,
    RACE,
    SORT,
)
from bestiary.games.munchkin_babies.fights.fight import Boost, Enhancer, Killed, Offer
from bestiary.games.munchkin_babies.goods.trays import ORDERS
from bestiary.games.munchkin_babies.legality import VERBS
from bestiary.games.munchkin_babies.moments.frames import card_named, read_frame
from bestiary.games.munchkin_babies.options import BabiesOptions
from bestiary.games.munchkin_babies.phases import (
    COMBAT_OPEN,
    CREATION,
    FINAL_CALL,
    FLEE_NEXT,
    HELP_ASK,
    REVEAL,
    ROLL_WINDOW,
    THROWN,
    WIDTH,
)
from bestiary.games.munchkin_babies.position import (
    BabiesDocument,
    BabyDocument,
    FightDocument,
    FoeDocument,
    LastingDocument,
    OfferDocument,
)
from bestiary.games.munchkin_babies.table import (
    CHEAT_CARD,
    HALF_CARD,
    HIRELING_CARD,
    SUPER_CARD,
    TOP_LEVEL,
    Table,
    Trade,
)

ALL = "all"


def lay_out(state: Table, given: dict[str, Any], seats: int, options: BabiesOptions) -> None:
    """Puts an empty position into the state of a document, or says what is impossible about it."""
    Reader(state, read_document(given, BabiesDocument), seats, options).read()


class Reader:
    """Lays out one document, card by card."""

    def __init__(self, state: Table, document: BabiesDocument, seats: int, options: BabiesOptions) -> None:
        self.state = state
        self.document = document
        state.open_box(seats, options)
        self.box = Box("card", dict(zip(IDS, COPIES, strict=True)))

    def read(self) -> None:
        """The parts in the order in which one depends on the other."""
        state, document = self.state, self.document
        if not 0 <= document.turn < state.seats:
            raise BadPosition("turn", f"it is a seat from 0 to {state.seats - 1}")
        state.turn, state.turns, state.die = document.turn, document.turns, document.die
        if len(document.babies) > state.seats:
            raise BadPosition("babies", f"there are {len(document.babies)} of them for {state.seats} players")
        for seat, baby in enumerate(document.babies):
            self._baby(seat, baby, f"babies[{seat}]")
        if document.fight is not None:
            self._fight(document.fight)
        self._piles()
        self._rest()
        self._stack()
        self._wear()
        self._trays()
        self._check()

    def _card(self, where: str, name: str, *sorts: int) -> int:
        self.box.take(where, name)
        kind = IDS.index(name)
        if sorts and SORT[kind] not in sorts:
            raise BadPosition(where, f"'{name}' does not belong there")
        return kind

    def _mask(self, where: str, seats: list[int]) -> int:
        mask = 0
        for seat in seats:
            if not 0 <= seat < self.state.seats:
                raise BadPosition(where, f"it lists seats from 0 to {self.state.seats - 1}")
            mask |= only(seat)
        return mask

    def _numbers(self, where: str, given: list[int]) -> list[int]:
        if len(given) not in (0, self.state.seats):
            raise BadPosition(where, "it has a number for each seat")
        return list(given) or [0] * self.state.seats

    def _baby(self, seat: int, given: BabyDocument, where: str) -> None:
        baby = self.state.babies[seat]
        if not 1 <= given.level <= TOP_LEVEL:
            raise BadPosition(f"{where}.level", f"Levels are 1 to {TOP_LEVEL}")
        baby.level, baby.girl = given.level, given.girl
        baby.hand = [self._card(f"{where}.hand", name) for name in given.hand]
        known = given.known if given.known is not None else [[seat]] * len(baby.hand)
        if len(known) != len(baby.hand):
            raise BadPosition(f"{where}.known", "it says of each card in hand who knows it")
        for entry in known:
            if isinstance(entry, str):
                if entry != ALL:
                    raise BadPosition(f"{where}.known", f"it lists seats, or is '{ALL}'")
                baby.known.append(EVERYONE)
            else:
                baby.known.append(self._mask(f"{where}.known", entry) | only(seat))
        if not 0 <= given.fresh <= len(baby.hand):
            raise BadPosition(f"{where}.fresh", "no more cards than in hand are just received")
        if not 0 <= given.gone <= given.fresh:
            raise BadPosition(f"{where}.gone", "no more cards than were just received have left the hand since")
        baby.fresh = given.fresh
        baby.gone = given.gone
        baby.classes = [self._card(f"{where}.classes", name, CLASS) for name in given.classes]
        baby.races = [self._card(f"{where}.races", name, RACE) for name in given.races]
        for has, kind in (
            (given.super_munchkin, SUPER_CARD),
            (given.half_breed, HALF_CARD),
            (given.hireling, HIRELING_CARD),
            (given.cheated is not None, CHEAT_CARD),
        ):
            if has:
                self.box.take(where, IDS[kind])
        baby.super, baby.half, baby.hireling = given.super_munchkin, given.half_breed, given.hireling
        for badges, more in ((baby.classes, baby.super), (baby.races, baby.half)):
            if len(set(badges)) != len(badges) or len(badges) > 2 or (more and not badges):
                raise BadPosition(where, "one Class and one Race, two different ones with the card that allows it")
        baby.items = [self._card(f"{where}.items", name) for name in given.items]
        for kind in baby.items:
            if not IS_ITEM[kind]:
                raise BadPosition(f"{where}.items", f"'{IDS[kind]}' is not an Item")
        baby.porter = self._own(f"{where}.porter", baby.items, given.porter)
        baby.cheated = self._own(f"{where}.cheated", baby.items, given.cheated)
        if baby.porter >= 0 and not baby.hireling:
            raise BadPosition(f"{where}.porter", "there is no Hireling")
        for lasting in given.lasting:
            self._lasting(seat, lasting, f"{where}.lasting")

    def _own(self, where: str, items: list[int], name: str | None) -> int:
        if name is None:
            return NONE
        kind = card_named(where, name)
        if kind not in items or SORT[kind] != ITEM:
            raise BadPosition(where, f"'{shown(name)}' is not among the Items that can be equipped")
        return kind

    def _lasting(self, seat: int, given: LastingDocument, where: str) -> None:
        if given.effects not in LIST_NAMES:
            raise BadPosition(where, f"no card has the effects '{shown(given.effects)}'")
        number = LIST_NAMES.index(given.effects)
        if not 0 <= given.place < len(LISTS[number]):
            raise BadPosition(where, f"'{given.effects}' has no effect {given.place}")
        card = self._card(where, given.card) if given.card is not None else NONE
        self.state.babies[seat].lasting.append(Lasting(number, given.place, card, given.active))

    def _wear(self) -> None:
        """What is not said to be equipped is, where there is room."""
        for seat, given in enumerate(self.document.babies):
            baby = self.state.babies[seat]
            if given.worn is not None:
                baby.worn = [self._own(f"babies[{seat}].worn", baby.items, name) for name in given.worn]
                continue
            for kind in baby.items:
                room = SORT[kind] == ITEM and kind != baby.porter and fits(baby, kind)
                if room and usable(baby, kind):
                    baby.worn.append(kind)

    def _fight(self, given: FightDocument) -> None:
        state = self.state
        fight = state.fight
        fight.fighter = given.fighter
        fight.helper = NONE if given.helper is None else given.helper
        self._mask("fight", [given.fighter, *([] if given.helper is None else [given.helper])])
        if fight.helper == fight.fighter:
            raise BadPosition("fight.helper", "the helper is another player")
        for entry in given.foes:
            foe = FoeDocument(entry) if isinstance(entry, str) else entry
            kind = self._card("fight.foes", foe.monster, MONSTER)
            if not 1 <= foe.count <= 9:
                raise BadPosition("fight.foes", "there is at least one of each monster")
            fight.foes.append(kind)
            fight.counts.append(foe.count)
            fight.rolled.append(foe.rolled)
            for name in foe.enhancers:
                fight.enhancers.append(Enhancer(self._card("fight.foes", name), kind))
            if foe.encountered:
                fight.encountered.append(kind)
        for killed in given.killed:
            kind = card_named("fight.killed", killed.monster)
            if killed.card:
                self.box.take("fight.killed", killed.monster)
            fight.killed.append(Killed(kind, killed.treasures, killed.card))
        for boost in given.boosts:
            kind = self._card("fight.boosts", boost.get("card", ""))
            fight.boosts.append(Boost(kind, int(boost.get("side") == "monsters")))
        fight.spent = [self._card("fight.spent", name) for name in given.spent]
        fight.spoils = [self._card("fight.spoils", name) for name in given.spoils]
        fight.compelled, fight.fleeing, fight.doubled = given.compelled, given.fleeing, given.doubled
        fight.banked, fight.granted, fight.asks = given.banked, given.granted, given.asks
        fight.berserk = self._numbers("fight.berserk", given.berserk)
        fight.turning = self._numbers("fight.turning", given.turning)
        fight.asked = self._numbers("fight.asked", given.asked)
        if given.stabbed:
            fight.stabbed = [self._mask("fight.stabbed", seats) for seats in given.stabbed]
        fight.berserked = self._mask("fight.berserked", given.berserked)
        fight.turned = self._mask("fight.turned", given.turned)
        fight.compels = self._mask("fight.compels", given.compels)
        fight.volunteers = self._mask("fight.volunteers", given.volunteers)
        fight.offer, fight.deal = self._offer(given.offer), self._offer(given.deal)
        fight.refused = [[one.by, *self._offer(one.offer).terms()] for one in given.refused]
        fight.answers, fight.runners = list(given.answers), list(given.runners)
        self._mask("fight.runners", fight.runners)
        fight.todo = [card_named("fight.todo", name) for name in given.todo]

    def _offer(self, given: OfferDocument) -> Offer:
        offer = Offer()
        offer.items = [card_named("offer", name) for name in given.items]
        offer.plays = [card_named("offer", name) for name in given.plays]
        offer.share = given.treasures
        if given.pick not in ORDERS:
            raise BadPosition("offer", f"there is no order '{shown(given.pick)}'")
        offer.pick = ORDERS.index(given.pick)
        return offer

    def _piles(self) -> None:
        state, document = self.state, self.document
        for name, cards in document.discards.items():
            if name not in DECKS:
                raise BadPosition("discards", "there is a pile of door and one of treasure cards")
            pile = [self._card(f"discards.{name}", card) for card in cards]
            if any(DECK[kind] != DECKS.index(name) for kind in pile):
                raise BadPosition(f"discards.{name}", "a card goes on the pile of its own deck")
            state.discards[DECKS.index(name)] = pile
        state.limbo = [self._card("limbo", name) for name in document.limbo]
        deck = document.deck
        if deck is None:
            deck = self.box.rest()
        self.box.take_all("deck", deck)
        if self.box.rest():
            raise BadPosition("deck", f"these cards are nowhere: {', '.join(self.box.rest())}")
        state.deck = [deck.get(name, 0) for name in IDS]
        state.deck_size = [0, 0]
        for kind in range(KINDS):
            state.deck_size[DECK[kind]] += state.deck[kind]

    def _rest(self) -> None:
        state, document = self.state, self.document
        for trade in document.trades:
            self._mask("trades", [trade.source, trade.target])
            gives = [card_named("trades", name) for name in trade.gives]
            wants = [card_named("trades", name) for name in trade.wants]
            state.trades.append(Trade(trade.source, trade.target, gives, wants))
        state.passed = self._mask("passed", document.passed)
        state.winners = self._mask("winners", document.winners)
        state.free = self._numbers("free", document.free)
        state.steps = self._numbers("steps", document.steps)
        state.given = self._numbers("given", document.given)
        state.searches, state.draws = document.searches, document.draws
        state.doubled_sale, state.after_fight = document.doubled_sale, document.after_fight
        state.loot = document.loot
        for seat, laid in enumerate(document.laid[: state.seats]):
            if laid is not None:
                cards = [card_named("laid", name) for name in laid.cards]
                state.laid[seat] = [int(laid.girl), *cards]

    def _stack(self) -> None:
        state, frames = self.state, self.document.stack
        if frames is None:
            names = ["after_combat", "combat_open"] if state.fight.fighter >= 0 else ["arrange"]
            frames = [{"what": name} for name in names]
        if not frames:
            raise BadPosition("stack", "something is always going on")
        state.stack = []
        for place, named in enumerate(frames):
            frame = read_frame(f"stack[{place}]", named, state.seats)
            if frame[0] == ROLL_WINDOW and "face" not in named:
                frame[THROWN] = state.die  # the last die, where a document names no other
            state.stack += frame
        fighting = any(
            COMBAT_OPEN <= op <= FINAL_CALL or HELP_ASK <= op <= FLEE_NEXT or op == REVEAL
            for op in state.stack[::WIDTH]
        )
        if fighting and state.fight.fighter < 0:
            raise BadPosition("stack", "there is no fight")

    def _trays(self) -> None:
        """Steps are put into the tray as they were made."""
        state = self.state
        steps = state.steps[:]
        for seat, words in enumerate(self.document.trays[: state.seats]):
            for text in words:
                try:
                    action = ACTIONS.parse(text)
                except Exception:
                    raise BadPosition(f"trays[{seat}]", f"'{shown(text)}' is no step into a tray") from None
                if not ACTIONS.tray(action):
                    raise BadPosition(f"trays[{seat}]", f"'{shown(text)}' is no step into a tray")
                verb = VERBS[VERB[action]]
                verb.do(state, seat, action - verb.base, [])
        state.steps = steps

    def _check(self) -> None:
        """Whatever else is wrong shows when the position is asked."""
        state = self.state
        if state.stack[0] == CREATION and any(baby.items for baby in state.babies):
            raise BadPosition("babies", "nothing is in play yet")
        state.recheck = True
        try:
            state.pending()
            for seat in range(state.seats):
                state.legal(seat)
            state.view(None)
        except (IndexError, ValueError, KeyError, AssertionError, TypeError) as error:
            raise BadPosition("stack", f"this cannot have come about ({type(error).__name__})") from None
