"""The table: everything that lies on it, and the plain ways of moving it. The rules are in the other files."""

from __future__ import annotations

from typing import Final

from bestiary.core.event import Value
from bestiary.core.seats import EVERYONE, Seat, Viewers, all_but, only
from bestiary.core.state import State
from bestiary.core.tray import Tray
from bestiary.games.munchkin_babies.babies.baby import Baby, Lasting
from bestiary.games.munchkin_babies.cards.deck import (
    CHEAT,
    COPIES,
    DECK,
    HALF,
    HIRELING,
    IDS,
    KINDS,
    SUPER,
    kinds_of,
)
from bestiary.games.munchkin_babies.fights.fight import Fight
from bestiary.games.munchkin_babies.options import BabiesOptions
from bestiary.games.munchkin_babies.phases import DOOR_CARD, IS_UNANSWERED, LISTEN, OVER, RECEIVED, RECEIVED_BY, WIDTH

SUPER_CARD: Final = kinds_of(SUPER)[0]
HALF_CARD: Final = kinds_of(HALF)[0]
CHEAT_CARD: Final = kinds_of(CHEAT)[0]
HIRELING_CARD: Final = kinds_of(HIRELING)[0]
TOP_LEVEL: Final = 10
MOST_SEARCHES: Final = 2  # in a turn: of the discards, and draws of extra Treasures (MB-D50)
NO_OPTIONS: Final = BabiesOptions()


class Trade:
    """An open offer of one player to another."""

    def __init__(self, source: Seat, target: Seat, gives: list[int], wants: list[int]) -> None:
        self.source = source
        self.target = target
        self.gives = gives
        self.wants = wants


class Table(State):
    """Cards, characters, the fight, and the stack of what the game is in the middle of."""

    def __init__(self) -> None:
        super().__init__()
        self.options: BabiesOptions = NO_OPTIONS
        self.turn = 0
        self.turns = 0  # begun so far
        self.stack: list[int] = [OVER, 0, 0, 0, 0, 0, 0, 0]  # frames, WIDTH numbers each
        self.babies: list[Baby] = []
        self.deck: list[int] = []  # counts by kind, of both decks: they are bags
        self.deck_size: list[int] = [0, 0]
        self.discards: list[list[int]] = [[], []]  # the top last
        self.limbo: list[int] = []  # cards being resolved
        self.fight = Fight()
        self.trays = Tray()
        self.trades: list[Trade] = []
        self.passed = 0  # who has passed in the open window, or is ready in set-up
        self.laid: list[list[int]] = []  # in set-up: what each ready player will put into play
        self.die = 0  # the last one
        self.free: list[int] = []  # free actions of each seat this turn (MB-D50)
        self.steps: list[int] = []  # the same for the tray: nobody else knows of them
        self.searches = 0  # this turn, by all players
        self.draws = 0
        self.doubled_sale = False  # this turn
        self.after_fight = False  # a fight has ended this turn, and Charity has not begun (MB-D66)
        self.loot = False  # a card lets the turn player Loot The Room after the fight
        self.given: list[int] = []  # by seat: cards got in this Charity
        self.winners = 0
        self.recheck = False  # somebody may carry or wear too much

    def open_box(self, seats: int, options: BabiesOptions) -> None:
        """Everything in the decks, nobody has anything."""
        self.seats = seats
        self.options = options
        self.babies = [Baby() for _ in range(seats)]
        self.deck = COPIES[:]  # MB-005: a shuffled deck is a bag
        self.deck_size = [0, 0]
        for kind in range(KINDS):
            self.deck_size[DECK[kind]] += COPIES[kind]
        self.discards = [[], []]
        self.fight = Fight(seats)
        self.trays = Tray(seats)
        self.laid = [[] for _ in range(seats)]
        self.free = [0] * seats
        self.steps = [0] * seats
        self.given = [0] * seats

    # The stack.

    def op(self) -> int:
        """What is on top."""
        return self.stack[-WIDTH]

    def arg(self, number: int) -> int:
        """A parameter of what is on top, counted from 1."""
        return self.stack[number - WIDTH]

    def set_arg(self, number: int, value: int) -> None:
        """Changes a parameter of what is on top."""
        self.stack[number - WIDTH] = value

    def push(self, op: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0, f: int = 0, g: int = 0) -> None:
        """Puts something on top: it comes first."""
        self.stack += [op, a, b, c, d, e, f, g]

    def pop(self) -> None:
        """What is on top is done."""
        del self.stack[len(self.stack) - WIDTH :]

    def turn_to(
        self, op: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0, f: int = 0, g: int = 0
    ) -> None:
        """What is on top gives way to something else."""
        self.pop()
        self.push(op, a, b, c, d, e, f, g)

    def settled(self) -> bool:
        """Whether no Curse and no die waits to be answered, on top or below (MB-D03)."""
        for place in range(0, len(self.stack), WIDTH):
            if IS_UNANSWERED[self.stack[place]]:
                return False
        return True

    def finish(self) -> None:
        """The game is over."""
        self.stack = [OVER, 0, 0, 0, 0, 0, 0, 0]
        self.passed = 0
        self.trays = Tray(self.seats)
        self.steps = [0] * self.seats
        for baby in self.babies:
            baby.known = [EVERYONE] * len(baby.hand)
            baby.settle()
        if self.told is not None:
            hands: list[Value] = [[IDS[kind] for kind in baby.hand] for baby in self.babies]
            self.tell("over", None, {"winners": self.winners, "hands": hands}, reveals=True, progress=True)

    # Hands.

    def take_up(self, seat: Seat, kind: int, known: Viewers) -> None:
        """A card goes into a hand; its owner knows it, and who else."""
        baby = self.babies[seat]
        baby.hand.append(kind)
        baby.known.append(known | only(seat))

    def leave_hand(self, seat: Seat, kind: int) -> None:
        """A card leaves a hand in sight of all. Of its copies there, everybody knows one less."""
        baby = self.babies[seat]
        place = len(baby.hand) - 1
        while baby.hand[place] != kind:
            place -= 1
        unaware = ~baby.known[place]
        left = baby.fresh - baby.gone
        if len(baby.hand) - place <= left:
            left -= 1
            if self.asks_about_cards(seat):  # only such a card can be played there: everybody sees that it is one
                baby.fresh -= 1
        del baby.hand[place]
        del baby.known[place]
        baby.fresh = min(baby.fresh, len(baby.hand))
        baby.gone = baby.fresh - left
        for other in range(len(baby.hand)):
            if baby.hand[other] == kind:
                hit = baby.known[other] & unaware
                baby.known[other] &= ~hit
                unaware &= ~hit
        self.trays.empty(seat)

    def asks_about_cards(self, seat: Seat) -> bool:
        """Whether a player is asked about cards just received, or turned up (MB-037, MB-D18)."""
        if self.op() == RECEIVED:
            return self.arg(RECEIVED_BY) == seat
        return self.op() in (LISTEN, DOOR_CARD) and seat == self.turn

    def pass_on(self, giver: Seat, taker: Seat, kind: int) -> None:
        """A card goes from hand to hand. Nobody else sees which, so they know the giver's hand no longer."""
        baby = self.babies[giver]
        both = only(giver) | only(taker)
        for place in range(len(baby.known)):
            baby.known[place] &= both
        self.leave_hand(giver, kind)
        self.take_up(taker, kind, both)
        self.babies[taker].fresh += 1
        if self.told is not None:
            self.tell("gave", giver, {"card": IDS[kind], "to": taker}, both, reveals=True)
            self.tell("gave", giver, {"card": None, "to": taker, "deck": DECK[kind]}, ~both, reveals=True)

    # Piles.

    def discard(self, kind: int) -> None:
        """A card goes on the pile of its own deck (MB-007)."""
        self.discards[DECK[kind]].append(kind)

    def discard_from_hand(self, seat: Seat, kind: int) -> None:
        """Out of the hand, face up."""
        self.leave_hand(seat, kind)
        self.discard(kind)
        if self.told is not None:
            self.tell("discarded", seat, {"card": IDS[kind]}, reveals=True)

    def take_from_deck(self, kind: int) -> None:
        """A card that chance has drawn."""
        self.deck[kind] -= 1
        self.deck_size[DECK[kind]] -= 1

    def can_draw(self, deck: int) -> bool:
        """Whether a card can be drawn; shuffles the discards when the deck has run out (MB-009, MB-D13)."""
        if self.deck_size[deck] == 0 and self.discards[deck]:
            for kind in self.discards[deck]:
                self.deck[kind] += 1
            self.deck_size[deck] = len(self.discards[deck])
            self.discards[deck] = []
            if self.told is not None:
                self.tell("shuffled", None, {"deck": deck})
        return self.deck_size[deck] > 0

    # What lies in front of somebody.

    def leave_table(self, seat: Seat, kind: int) -> None:
        """An Item leaves its owner; a Cheat! on it is discarded (MB-D60)."""
        if self.babies[seat].let_go(kind):
            self.discard(CHEAT_CARD)
            if self.told is not None:
                self.tell("discarded", seat, {"card": IDS[CHEAT_CARD]})
        self.recheck = True
        self.trays.empty(seat)

    def discard_item(self, seat: Seat, kind: int) -> None:
        """An Item is lost."""
        self.leave_table(seat, kind)
        self.discard(kind)
        if self.told is not None:
            self.tell("lost", seat, {"card": IDS[kind]})

    def discard_hireling(self, seat: Seat) -> None:
        """A Hireling leaves with its Item (MB-D59)."""
        baby = self.babies[seat]
        baby.hireling = False
        self.discard(HIRELING_CARD)
        if self.told is not None:
            self.tell("lost", seat, {"card": IDS[HIRELING_CARD]})
        if baby.porter >= 0:
            self.discard_item(seat, baby.porter)
        self.recheck = True
        self.trays.empty(seat)

    def discard_badge(self, seat: Seat, kind: int) -> None:
        """A Class or Race leaves; Super Munchkin or Half-Breed goes with the last one (MB-D34)."""
        baby = self.babies[seat]
        if kind in baby.classes:
            baby.classes.remove(kind)
        else:
            baby.races.remove(kind)
        self.discard(kind)
        if self.told is not None:
            self.tell("lost", seat, {"card": IDS[kind]})
        if baby.super and not baby.classes:
            self.discard_super(seat)
        if baby.half and not baby.races:
            self.discard_half(seat)
        self.recheck = True
        self.trays.empty(seat)

    def discard_super(self, seat: Seat) -> None:
        """Super Munchkin leaves."""
        self.babies[seat].super = False
        self.discard(SUPER_CARD)
        self.recheck = True
        self.trays.empty(seat)
        if self.told is not None:
            self.tell("lost", seat, {"card": IDS[SUPER_CARD]})

    def discard_half(self, seat: Seat) -> None:
        """Half-Breed leaves."""
        self.babies[seat].half = False
        self.discard(HALF_CARD)
        self.recheck = True
        self.trays.empty(seat)
        if self.told is not None:
            self.tell("lost", seat, {"card": IDS[HALF_CARD]})

    def end_lasting(self, seat: Seat, lasting: Lasting) -> None:
        """Something that lasted is over; its card is discarded (MB-185)."""
        self.babies[seat].lasting.remove(lasting)
        card = lasting.card
        if card >= 0:
            self.discard(card)
        if self.told is not None:
            self.tell("over_with", seat, {"card": IDS[card] if card >= 0 else None})

    # Levels.

    def lower(self, seat: Seat, levels: int) -> None:
        """Some levels less, but never below Level 1 (MB-011)."""
        baby = self.babies[seat]
        lost = min(levels, baby.level - 1)
        baby.level -= lost
        if self.told is not None:
            self.tell("fell", seat, {"levels": lost, "level": baby.level})

    def raise_level(self, seat: Seat, levels: int) -> None:
        """Some levels more, but never above Level 10 (MB-D41)."""
        baby = self.babies[seat]
        gained = min(levels, TOP_LEVEL - baby.level)
        baby.level += gained
        if self.told is not None:
            self.tell("rose", seat, {"levels": gained, "level": baby.level})

    # Seats.

    def left_of(self, seat: Seat) -> Seat:
        """The next player."""
        return (seat + 1) % self.seats

    def in_combat(self, seat: Seat) -> bool:
        """MB-D19."""
        return self.fight.includes(seat)

    def lowest_level(self) -> int:
        """Of all players."""
        return min([baby.level for baby in self.babies])

    # Telling about cards that only some see.

    def tell(
        self,
        what: str,
        seat: Seat | None,
        data: dict[str, Value] | None = None,
        to: Viewers = EVERYONE,
        reveals: bool = False,
        progress: bool = False,
        beside: bool = False,
    ) -> None:
        """While somebody is asked about cards just received, the course of the game betrays whether they have more."""
        asked = self.op() == RECEIVED and to == EVERYONE
        super().tell(what, seat, data, to, reveals or asked, progress, beside)

    def tell_drawn(self, seat: Seat, kind: int, face_up: bool) -> None:
        """The card to who may see it, its back to the others."""
        if self.told is None:
            return
        if face_up:
            self.tell("drew", seat, {"card": IDS[kind], "deck": DECK[kind]}, EVERYONE, reveals=True)
        else:
            self.tell("drew", seat, {"card": IDS[kind], "deck": DECK[kind]}, only(seat), reveals=True)
            self.tell("drew", seat, {"card": None, "deck": DECK[kind]}, all_but(seat), reveals=True)
