"""The rules of Burrow."""

from __future__ import annotations

from typing import Any

from bestiary.core.actions import ActionSpace, Parameter, Verb
from bestiary.core.bot import Heuristic
from bestiary.core.dice import Dice
from bestiary.core.event import Value
from bestiary.core.guide import Guide
from bestiary.core.refusal import Refusal
from bestiary.core.result import Line, Pads, Result, rank
from bestiary.core.seats import CHANCE, EVERYONE, NOBODY, Action, Seat, Viewer, Viewers, all_but, includes, only
from bestiary.core.state import State
from bestiary.core.tray import Tray
from bestiary.core.view import Choice
from bestiary.core.window import Window
from tests.toy.view import PHASES, BurrowView

KINDS = ["acorn", "beetle", "clover", "daisy", "egg"]
COPIES = 4
TURNS = 2
_KIND = Parameter("kind", tuple(KINDS))
ACTIONS = ActionSpace(
    [
        Verb("dig"),
        Verb("swap", _KIND),
        Verb("lay", _KIND, tray=True),
        Verb("show"),
        Verb("pass"),
        Verb("snap"),
        Verb("peek"),
        Verb("guess", _KIND),
    ]
)
OUTCOMES = ActionSpace([Verb("draw", _KIND)])
DIG, SWAP, LAY, SHOW, PASS, SNAP, PEEK, GUESS = (
    ACTIONS.base(verb) for verb in ("dig", "swap", "lay", "show", "pass", "snap", "peek", "guess")
)
DEAL, HOARD, TURN, DIGGING, WINDOW, GUESSING, OVER = range(len(PHASES))
NO_KIND = -1


class PointsSoFar(Heuristic):
    def value(self, state: State, seat: Seat) -> float:
        assert isinstance(state, BurrowState)
        return float(state.points[seat])


class BurrowState(State):
    heuristic: type[Heuristic] = PointsSoFar
    guide: type[Guide] = Guide

    def __init__(self) -> None:
        super().__init__()
        self.phase = OVER
        self.turn = 0
        self.turns = 0  # begun so far
        self.deck = [COPIES] * len(KINDS)
        self.discard = [0] * len(KINDS)
        self.hands: list[list[int]] = []  # counts by kind, for each seat
        self.hoard = NO_KIND
        self.hoard_known: Viewers = NOBODY
        self.peeked: Viewers = NOBODY  # who has used it up
        self.shown: tuple[int, int] = (NO_KIND, 0)  # kind and number in the window
        self.passed: Viewers = NOBODY
        self.guesses: list[int] = []
        self.points: list[int] = []
        self.trays = Tray()

    def set_up(self, seats: int) -> None:
        self.seats = seats
        self.hands = [[0] * len(KINDS) for _ in range(seats)]
        self.guesses = [NO_KIND] * seats
        self.points = [0] * seats
        self.trays = Tray(seats)
        self.phase = DEAL

    # Who and what.

    def pending(self) -> tuple[Seat, ...]:
        if self.phase in (DEAL, HOARD, DIGGING):
            return (CHANCE,)
        if self.phase == TURN:
            return (self.turn,)
        if self.phase == WINDOW:
            return tuple(s for s in range(self.seats) if s != self.turn and not includes(self.passed, s))
        if self.phase == GUESSING:
            return tuple(s for s in range(self.seats) if self.guesses[s] == NO_KIND)
        return ()

    def legal(self, seat: Seat) -> list[Action]:
        return [action for action in range(ACTIONS.size) if self.bars(seat, action) is None]

    def why_not(self, seat: Seat, action: Action) -> Refusal | None:
        return self.bars(seat, action)

    def bars(self, seat: Seat, action: Action) -> Refusal | None:
        if self.phase in (DEAL, HOARD, DIGGING, OVER):
            return Refusal("NOT_NOW", "BU-03", "Nobody can do anything now.")
        if action == PEEK:
            return Refusal("PEEKED", "BU-09", "You have peeked already.") if includes(self.peeked, seat) else None
        if seat not in self.pending():
            return Refusal("NOT_YOU", "BU-03", "Nobody waits for you.")
        if self.phase == TURN:
            return self.bars_in_turn(seat, action)
        if self.phase == WINDOW:
            return self.bars_in_window(seat, action)
        return None if action >= GUESS else Refusal("GUESS", "BU-10", "Guess the hoard.")

    def bars_in_turn(self, seat: Seat, action: Action) -> Refusal | None:
        tray = self.tray(seat)
        if action == DIG:
            return None
        if SWAP <= action < LAY:
            return None if self.hands[seat][action - SWAP] else Refusal("NOT_YOURS", "BU-05", "You have none.")
        if LAY <= action < SHOW:
            kind = action - LAY
            if tray.count(kind) >= self.hands[seat][kind]:
                return Refusal("NOT_YOURS", "BU-06", "You have no more of it.")
            return None if set(tray) <= {kind} else Refusal("ONE_KIND", "BU-06", "Show cards of one kind.")
        if action == SHOW:
            return None if tray else Refusal("EMPTY", "BU-06", "Lay something down first.")
        return Refusal("YOUR_TURN", "BU-03", "Dig, swap or show.")

    def bars_in_window(self, seat: Seat, action: Action) -> Refusal | None:
        if action == PASS:
            return None
        if action == SNAP:
            return None if self.hands[seat][self.shown[0]] else Refusal("NOT_YOURS", "BU-07", "You have none to snap.")
        return Refusal("WINDOW", "BU-06", "Pass or snap.")

    def candidates(self, seat: Seat) -> list[Action]:
        """To peek is never wrong; to lay something down only prepares."""
        legal = self.legal(seat)
        return [action for action in legal if not ACTIONS.tray(action)] or legal

    def window(self) -> Window | None:
        if self.phase != WINDOW:
            return None
        asked = tuple(seat for seat in range(self.seats) if seat != self.turn)
        return Window("shown", asked, PASS, contest=self.shown[1] > 1, stakes=(self.turn,))

    def idle(self, seat: Seat) -> bool:
        return self.phase == WINDOW and seat in self.pending() and not self.hands[seat][self.shown[0]]

    def turns_begun(self) -> int:
        return self.turns

    def tray(self, seat: Seat) -> list[int]:
        return self.trays.on(seat)

    # Chance.

    def odds(self) -> int:
        return sum(self.deck)

    def outcome(self, ticket: int) -> Action:
        return [kind for kind, count in enumerate(self.deck) for _ in range(count)][ticket]

    # What happens.

    def apply(self, seat: Seat, action: Action) -> None:
        if seat == CHANCE:
            self.drawn(action)
        elif LAY <= action < SHOW:
            self.lay(seat, action - LAY)
        else:
            tray = self.tray(seat)[:]
            self.empty_tray(seat)
            if action == PEEK:
                self.peek(seat, bool(tray))
            elif action == DIG:
                self.phase = DIGGING
                self.tell("digs", seat)
            elif action < LAY:
                self.swap(seat, action - SWAP)
            elif action == SHOW:
                self.show(seat, tray)
            elif action == PASS:
                self.pass_by(seat)
            elif action == SNAP:
                self.snap(seat)
            else:
                self.guess(seat, action - GUESS)

    def empty_tray(self, seat: Seat) -> None:
        self.trays.empty(seat)

    def drawn(self, kind: int) -> None:
        self.deck[kind] -= 1
        if self.phase == HOARD:
            self.hoard = kind
            self.phase = TURN
            self.turns = 1
            self.tell("hoarded", None)
            return
        seat = self.turn
        self.hands[seat][kind] += 1
        self.tell_draw(seat, kind)
        if self.phase == DIGGING:
            self.end_turn()
            return
        self.turn = (seat + 1) % self.seats
        if sum(map(sum, self.hands)) == 2 * self.seats:
            self.phase = HOARD

    def tell_draw(self, seat: Seat, kind: int) -> None:
        self.tell("drew", seat, {"kind": KINDS[kind]}, only(seat), reveals=True)
        self.tell("drew", seat, {}, all_but(seat))

    def lay(self, seat: Seat, kind: int) -> None:
        self.trays.put(seat, kind)
        self.tell("laid", seat, {"kind": KINDS[kind]}, only(seat))

    def peek(self, seat: Seat, had_tray: bool) -> None:
        self.hoard_known |= only(seat)
        self.peeked |= only(seat)
        self.tell("peeked", seat, {"kind": KINDS[self.hoard], "tray": had_tray}, only(seat), reveals=True)
        self.tell("peeked", seat, {}, all_but(seat))

    def swap(self, seat: Seat, kind: int) -> None:
        took = self.hoard
        self.hands[seat][kind] -= 1
        self.hands[seat][took] += 1
        self.hoard = kind
        self.forget_hoard(seat)
        self.tell("swapped", seat, {"gave": KINDS[kind], "took": KINDS[took]}, only(seat), reveals=True)
        self.tell("swapped", seat, {}, all_but(seat))
        self.end_turn()

    def forget_hoard(self, seat: Seat) -> None:
        self.hoard_known = only(seat)

    def show(self, seat: Seat, tray: list[int]) -> None:
        self.shown = (tray[0], len(tray))
        self.hands[seat][tray[0]] -= len(tray)
        self.discard[tray[0]] += len(tray)
        self.passed = NOBODY
        self.phase = WINDOW
        self.tell("shown", seat, {"kind": KINDS[tray[0]], "count": len(tray)})

    def pass_by(self, seat: Seat) -> None:
        self.passed |= only(seat)
        self.tell("passed", seat, {}, only(seat))
        if not self.pending():
            self.close_window(self.turn)

    def snap(self, seat: Seat) -> None:
        self.hands[seat][self.shown[0]] -= 1
        self.discard[self.shown[0]] += 1
        self.tell("snapped", seat, {})
        self.close_window(seat)

    def close_window(self, taker: Seat) -> None:
        self.points[taker] += self.shown[1] ** 2
        self.tell("scored", taker, {"points": self.shown[1] ** 2}, reveals=True)
        self.shown = (NO_KIND, 0)
        self.passed = NOBODY
        self.end_turn()

    def end_turn(self) -> None:
        self.empty_tray(self.turn)
        if self.turns == TURNS * self.seats:
            self.phase = GUESSING
            self.tell("guessing", None, progress=True)
            return
        self.turns += 1
        self.turn = (self.turn + 1) % self.seats
        self.phase = TURN
        self.tell("turn", self.turn, progress=True)

    def guess(self, seat: Seat, kind: int) -> None:
        self.guesses[seat] = kind
        self.tell("guessed", seat, {"kind": KINDS[kind]}, only(seat))
        self.tell("guessed", seat, {}, all_but(seat), beside=True)
        if not self.pending():
            self.finish()

    def finish(self) -> None:
        self.phase = OVER
        self.hoard_known = EVERYONE
        guesses: list[Value] = [KINDS[kind] for kind in self.guesses]
        hands: list[Value] = [self.named(hand) for hand in self.hands]
        self.tell("over", None, {"hoard": KINDS[self.hoard], "guesses": guesses, "hands": hands}, reveals=True)

    # How it stands.

    def default(self, seat: Seat) -> Action:
        return {TURN: DIG, WINDOW: PASS, GUESSING: GUESS}[self.phase]

    def result(self) -> Result | None:
        if self.phase != OVER:
            return None
        pads = self.pads(None)
        totals = tuple(sum(line.points for line in pad) for pad in pads)
        return Result(totals, pads, tuple((seat,) for seat in range(self.seats)), rank(totals))

    def pads(self, viewer: Viewer) -> Pads:
        return tuple(self.pad(seat) for seat in range(self.seats))

    def pad(self, seat: Seat) -> tuple[Line, ...]:
        """Whether a guess is right is seen at the end."""
        right = self.phase == OVER and self.guesses[seat] == self.hoard
        return Line("Sets", self.points[seat]), Line("Guess", 3 * right)

    def progress(self) -> float:
        return 1.0 if self.phase == OVER else self.turns / (TURNS * self.seats + 1)

    # Copies and looks.

    def clone(self) -> BurrowState:
        other = type(self)()
        other.seats = self.seats
        for field, value in vars(self).items():
            setattr(other, field, value[:] if isinstance(value, list) else value)
        other.hands = [hand[:] for hand in self.hands]
        other.trays = self.trays.clone()
        other.told = None
        return other

    def imagine(self, viewer: Viewer, dice: Dice) -> BurrowState:
        world = self.clone()
        if self.phase == OVER:
            return world
        pool = self.deck[:]
        hoard_unknown = self.hoard != NO_KIND and not includes(self.hoard_known, viewer)
        if hoard_unknown:
            pool[self.hoard] += 1
        for seat in range(self.seats):
            if seat != viewer:
                pool = [a + b for a, b in zip(pool, self.hands[seat], strict=True)]
        cards = [kind for kind, count in enumerate(pool) for _ in range(count)]
        dice.shuffle(cards)
        if hoard_unknown:
            world.hoard = cards.pop()
        for seat in range(self.seats):
            if seat != viewer:
                self.imagine_seat(world, seat, cards, dice)
        world.deck = [cards.count(kind) for kind in range(len(KINDS))]
        return world

    def imagine_seat(self, world: BurrowState, seat: Seat, cards: list[int], dice: Dice) -> None:
        """Another player: other cards, another guess; their pass and their tray have not happened."""
        world.hands[seat] = [0] * len(KINDS)
        for _ in range(sum(self.hands[seat])):
            world.hands[seat][cards.pop()] += 1
        if self.guesses[seat] != NO_KIND:
            world.guesses[seat] = dice.below(len(KINDS))
        world.passed &= all_but(seat)
        world.empty_tray(seat)

    def view(self, viewer: Viewer) -> BurrowView:
        own = viewer if viewer is not None else None
        over = self.phase == OVER
        return BurrowView(
            viewer=viewer,
            seats=self.seats,
            waiting=self.waiting(viewer),
            progress=self.progress(),
            scores=tuple(sum(line.points for line in pad) for pad in self.pads(viewer)),
            phase=PHASES[self.phase],
            turn=self.turn,
            deck=sum(self.deck),
            discard=self.named(self.discard),
            hand=self.named(self.hands[own]) if own is not None else {},
            hand_sizes=tuple(sum(hand) for hand in self.hands),
            hoard=KINDS[self.hoard] if self.hoard_visible(viewer) else None,
            knowing=tuple(seat for seat in range(self.seats) if includes(self.hoard_known, seat)),
            peeked=tuple(seat for seat in range(self.seats) if includes(self.peeked, seat)),
            shown=None if self.shown[1] == 0 else (KINDS[self.shown[0]], self.shown[1]),
            guessed=tuple(kind != NO_KIND for kind in self.guesses),
            guess=KINDS[self.guesses[own]] if own is not None and self.guesses[own] != NO_KIND else None,
            tray=tuple(KINDS[kind] for kind in self.tray(own)) if own is not None else (),
            points=tuple(self.points),
            all_hands=tuple(self.named(hand) for hand in self.hands) if over else None,
            all_guesses=tuple(KINDS[kind] for kind in self.guesses) if over else None,
        )

    def hoard_visible(self, viewer: Viewer) -> bool:
        return self.hoard != NO_KIND and includes(self.hoard_known, viewer)

    def waiting(self, viewer: Viewer) -> tuple[Seat, ...]:
        """Who has passed is not shown, but everybody knows of themselves (BU-08)."""
        if self.phase == WINDOW:
            others = [seat for seat in range(self.seats) if seat not in (self.turn, viewer)]
            own = [] if viewer is None or viewer not in self.pending() else [viewer]
            return tuple(sorted(others + own))
        return () if self.pending() == (CHANCE,) else self.pending()

    def named(self, counts: list[int]) -> dict[str, Any]:
        return {KINDS[kind]: count for kind, count in enumerate(counts) if count}

    def choices(self, seat: Seat) -> list[Choice]:
        return [
            Choice(action, ACTIONS.text(action), f"Do {ACTIONS.text(action)}", ("burrow",), not ACTIONS.tray(action))
            for action in self.legal(seat)
        ]

    def save(self) -> dict[str, Any]:
        return {
            "game": "burrow",
            "form": 1,
            "seats": self.seats,
            "options": {},
            "phase": PHASES[self.phase],
            "turn": self.turn,
            "turns": self.turns,
            "deck": self.deck[:],
            "discard": self.discard[:],
            "hands": [hand[:] for hand in self.hands],
            "hoard": self.hoard,
            "hoard_known": self.hoard_known,
            "peeked": self.peeked,
            "shown": list(self.shown),
            "passed": self.passed,
            "guesses": self.guesses[:],
            "points": self.points[:],
            "trays": [self.tray(seat)[:] for seat in range(self.seats)],
        }
