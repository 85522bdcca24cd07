"""The open window of a table: its countdown, who holds it, and who has said beforehand to let it be.

All of it belongs to the table. When a window ends tells nothing: who passes by hand passes when the time is up, as does
a seat that has nothing to say and is not asked. Only a standing order from before it opened passes at once; and a seat
with nothing to say where all others are bots.
"""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct

from bestiary.core.seats import Action, Seat, Viewer
from bestiary.core.window import Window
from bestiary.server.clock import Clock
from bestiary.server.messages import OpenWindow, Orders
from bestiary.server.refusals import refuse
from bestiary.server.table.bot_players import BotPlayers
from bestiary.server.table.current import Current
from bestiary.server.table.presence import Presence

SLOW = 3600  # with so many seconds for a move, people do not sit at the table together: windows wait for them


class Said(Struct, frozen=True, omit_defaults=True):
    """What seats have said about a window, and about those to come. Times are those of the server's clock."""

    moment: int = 0  # with the kind it says which window it is: what everybody has been told tells them apart
    kind: str = ""
    closes: float | None = None
    held: dict[Seat, float] = {}
    spent: dict[Seat, float] = {}
    turn: int = 0
    orders: dict[Seat, Orders] = {}
    beforehand: tuple[Seat, ...] = ()
    passed: tuple[Seat, ...] = ()


class Windows:
    """One table's. All of this happens while the table is held."""

    def __init__(
        self,
        current: Current,
        bots: BotPlayers,
        presence: Presence,
        clock: Clock,
        *,
        seconds: float,
        hold: float,
        wake: Callable[[float | None], None],
        changed: Callable[[Viewer], None],
    ) -> None:
        """A window is open for so many seconds, and each seat may hold for so many in a turn. `wake` asks to be
        looked at again after a while; `changed` tells everybody, or only one seat."""
        self._current = current
        self._bots = bots
        self._presence = presence
        self._clock = clock
        self._seconds = seconds
        self._most_hold = hold
        self._wake = wake
        self._changed = changed
        self._key: tuple[int, str] | None = None  # which window it is: what everybody has been told tells them apart
        self._closes: float | None = None  # None: nothing is counted down
        self._held: dict[Seat, float] = {}  # since when
        self._spent: dict[Seat, float] = {}  # seconds of holding in this turn
        self._turn = 0
        self._orders: dict[Seat, Orders] = {}
        self._beforehand: set[Seat] = set()  # who had said so already when it opened
        self._passed: set[Seat] = set()  # who has passed by hand, and will when the time is up

    # What is shown.

    def shown(self, viewer: Viewer) -> OpenWindow | None:
        """The open window as a viewer sees it."""
        play, window = self._current.play, self._current.window
        if play is None or window is None:
            return None
        asked = viewer is not None and viewer in play.pending and viewer not in self._passed
        return OpenWindow(
            kind=window.kind,
            asked=list(window.asked),
            contest=window.contest,
            closing=window.closing,
            closes_in=self._closes_in(),
            held_by=self._holders(),
            prompt=asked and self._is_asked(viewer or 0, window),
            hold_left=round(self._hold_left(viewer), 1) if viewer is not None and asked else 0.0,
        )

    def orders_of(self, viewer: Viewer) -> Orders | None:
        """What a seat has said beforehand."""
        if viewer is None or not self._current.game.windows:
            return None
        return self._orders.get(viewer, Orders())

    def has_passed(self, viewer: Viewer) -> bool:
        """Whether a seat has passed by hand: for itself, it is done."""
        return viewer in self._passed

    # What is stored.

    @property
    def said(self) -> Said:
        """All that a server which goes on with this table has to know."""
        moment, kind = self._key or (0, "")
        return Said(
            moment,
            kind,
            self._closes,
            dict(sorted(self._held.items())),
            dict(sorted(self._spent.items())),
            self._turn,
            dict(sorted(self._orders.items())),
            tuple(sorted(self._beforehand)),
            tuple(sorted(self._passed)),
        )

    def take(self, said: Said) -> None:
        """What has been said at another worker, or before this one was started. A clock that goes wrong there takes
        nobody's time here: what is left is at most what there ever was, and a moment at least."""
        now = self._clock.now()
        self._key = (said.moment, said.kind) if said.kind else None
        self._closes = None
        if said.closes is not None:
            window = self._current.window
            least = 0.0 if window is None else window.last_chance
            self._closes = min(max(said.closes, now + least), now + max(self._seconds, least))
        self._held = {seat: max(min(since, now), now - self._most_hold) for seat, since in said.held.items()}
        self._spent = dict(said.spent)
        self._turn = said.turn
        self._orders = dict(said.orders)
        self._beforehand = set(said.beforehand)
        self._passed = set(said.passed)

    # What people do.

    def keeps(self, seat: Seat, action: Action) -> bool:
        """Whether this is a pass that is carried out when the time is up."""
        play, window = self._current.play, self._current.window
        if play is None or window is None or self._closes is None or action != window.closing:
            return False
        return seat in play.pending and self._is_person(seat) and self._has_secrets()

    def let_be(self, seat: Seat) -> None:
        """A seat passes by hand. Nobody else hears of it, and nothing ends sooner."""
        held = seat in self._held
        self._passed.add(seat)
        self.review()
        if held:
            self._changed(None)

    def think_again(self, seat: Seat) -> bool:
        """A seat that has passed by hand wants to be asked after all; whether it had."""
        passed = seat in self._passed
        self._passed.discard(seat)
        return passed

    def order(self, seat: Seat, orders: Orders) -> None:
        """A seat says beforehand what it wants to be stopped for. Nobody else hears of it."""
        if not self._current.game.windows:
            raise refuse("NO_ORDERS")
        self._orders[seat] = orders
        self.review()
        self._changed(seat)

    def drop_orders(self, seat: Seat) -> None:
        """A seat has another owner, who has said nothing beforehand."""
        self._orders.pop(seat, None)

    def hold(self, seat: Seat, hold: bool) -> None:
        """A seat wants to think, or has thought. Everybody sees it."""
        play = self._current.play
        asked = play is not None and seat in play.pending and seat not in self._passed
        if self._current.window is None or self._closes is None or not asked:
            raise refuse("NO_WINDOW")
        if hold and self._hold_left(seat) <= 0:
            raise refuse("NO_HOLD")
        if hold:
            self._held.setdefault(seat, self._clock.now())
        else:
            self._release(seat)
        self.review()
        self._changed(None)

    # The course of things.

    def review(self) -> None:
        """Something has happened, or time has passed: which window is it, and what is to be done when."""
        play, window = self._current.play, self._current.window
        if play is not None and play.turn != self._turn:
            self._turn = play.turn
            self._spent.clear()
            self._orders = {seat: Orders(orders.stop) for seat, orders in self._orders.items()}
        if play is None or window is None:
            self._key = self._closes = None
            self._held.clear()
            self._passed.clear()
            self._wake(None)
            return
        counted = self._closes is not None
        key = (play.moment(None), window.kind)
        same = key == self._key
        if not same:
            self._key = key
            for seat in list(self._held):
                self._release(seat)
            self._passed.clear()
            self._beforehand = {seat for seat in play.pending if self._lets_be(seat, window)}
            self._closes = None
        if not self._counts():
            self._closes = None
        elif self._closes is None:
            self._closes = self._clock.now() + self._seconds
        deciding = set(play.pending) - self._passed
        over = [seat for seat in self._held if seat not in deciding or self._hold_left(seat) <= 0]
        for seat in over:
            self._release(seat)
        if over or (same and counted != (self._closes is not None)):
            self._changed(None)
        self._wake(self._wait())

    def next_pass(self) -> tuple[Seat, Action] | None:
        """The next seat to pass by itself, since its time is up or it has said so beforehand; and how."""
        play, window = self._current.play, self._current.window
        if play is None or window is None:
            return None
        up = self._closes is not None and not self._holders() and self._closes <= self._clock.now()
        for seat in play.pending:
            if self._is_person(seat) and (up or self._at_once(seat)):
                return seat, window.closing
        return None

    def _wait(self) -> float | None:
        if self.next_pass() is not None:
            return 0.0
        if self._held:
            return max(0.0, min(self._hold_left(seat) for seat in self._held))
        return None if self._closes is None else max(0.0, self._closes - self._clock.now())

    # Who, and for how long.

    def _closes_in(self) -> float | None:
        if self._closes is None or self._holders():
            return None
        return max(0.0, round(self._closes - self._clock.now(), 1))

    def _counts(self) -> bool:
        """Whether there is a countdown: somebody waits for somebody else, here and now."""
        row, people, here = self._current.row, self._people(), self._presence.everybody()
        return (
            (row.clock is None or row.clock < SLOW)
            and len(people) > 1
            and any(here.intersection(row.seats[seat].people) for seat in people)
        )

    def _people(self) -> list[Seat]:
        return [seat for seat in range(len(self._current.row.seats)) if self._is_person(seat)]

    def _has_secrets(self) -> bool:
        """Whether anybody is there to learn something: those who share one device see what the others do."""
        seats = self._current.row.seats
        return len({seats[seat].people[0] for seat in self._people()}) > 1

    def _is_person(self, seat: Seat) -> bool:
        return self._bots.strength(self._current.row, seat) is None

    def _at_once(self, seat: Seat) -> bool:
        play = self._current.play
        assert play is not None
        window = self._current.window
        assert window is not None
        alone = self._people() == [seat]  # nobody is there to learn anything
        return seat in self._beforehand or (alone and (play.idle(seat) or self._lets_be(seat, window)))

    def _is_asked(self, seat: Seat, window: Window) -> bool:
        """Whether a seat is stopped. Where nothing is counted down everybody is, also who has nothing to say: how long
        such a window lasts would tell it."""
        play = self._current.play
        assert play is not None
        if self._closes is None and self._people() != [seat]:
            return seat not in self._beforehand  # what is said now is for the next window: this one waits for an answer
        return not play.idle(seat) and not self._lets_be(seat, window)

    def _lets_be(self, seat: Seat, window: Window) -> bool:
        """Whether a standing order lets this window pass."""
        orders = self._orders.get(seat, Orders())
        if orders.this_turn or (orders.this_contest and window.contest and not self._touches(seat, window)):
            return True
        if orders.stop == "contests":
            return not window.contest
        return orders.stop == "stakes" and seat not in window.stakes

    def _touches(self, seat: Seat, window: Window) -> bool:
        """Whether it is about this seat of all: where everybody may win or lose, nobody in particular does."""
        return seat in window.stakes and len(window.stakes) < len(self._current.row.seats)

    def _holders(self) -> list[Seat]:
        return sorted(self._held)

    def _hold_left(self, seat: Seat) -> float:
        running = self._clock.now() - self._held[seat] if seat in self._held else 0.0
        return max(0.0, self._most_hold - self._spent.get(seat, 0.0) - running)

    def _release(self, seat: Seat) -> None:
        since = self._held.pop(seat, None)
        if since is not None:
            self._spent[seat] = self._spent.get(seat, 0.0) + self._clock.now() - since
            if not self._holders():
                self._go_on()

    def _go_on(self) -> None:
        """The countdown runs again, with a moment more for who was about to say something."""
        window = self._current.window
        if self._closes is not None and window is not None:
            self._closes = max(self._closes, self._clock.now() + window.last_chance)
