"""The contract of a game: what a position can be asked.

A position is a mutable, cheaply cloned object; an action is a small integer. Nothing here knows of time, files,
screens or bots. `apply` trusts its caller; who does not know whether an action is legal asks `why_not` first.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any

from mypy_extensions import mypyc_attr

from bestiary.core.dice import Dice
from bestiary.core.event import Event, Value
from bestiary.core.refusal import Refusal
from bestiary.core.result import Pads, Result
from bestiary.core.seats import EVERYONE, Action, Seat, Viewer, Viewers
from bestiary.core.view import Choice, View
from bestiary.core.window import Window


@mypyc_attr(allow_interpreted_subclasses=True)
class State(ABC):
    """A position of a game. Its subclasses keep to slots, integers and flat lists."""

    seats: int
    told: list[Event] | None  # where apply puts its events; None, as in every clone, when nobody listens

    def __init__(self) -> None:
        self.seats = 0
        self.told = None

    @abstractmethod
    def pending(self) -> tuple[Seat, ...]:
        """Whom the game waits for, in the order of asking; (CHANCE,) alone; () when it is over."""

    @abstractmethod
    def legal(self, seat: Seat) -> list[Action]:
        """What a seat may do, sorted. Never empty for who is pending; for the others, what they may interject.
        While CHANCE is pending nobody may do anything."""

    @abstractmethod
    def odds(self) -> int:
        """While CHANCE is pending: how many equally likely tickets there are."""

    @abstractmethod
    def outcome(self, ticket: int) -> Action:
        """The action of chance that a ticket stands for. Depends only on what is in the bag."""

    @abstractmethod
    def apply(self, seat: Seat, action: Action) -> None:
        """Carries out a legal action. Deterministic."""

    @abstractmethod
    def why_not(self, seat: Seat, action: Action) -> Refusal | None:
        """None exactly for the legal actions of a seat; otherwise the rule against it."""

    @abstractmethod
    def default(self, seat: Seat) -> Action:
        """What a pending seat does when its time runs out. Depends only on what the seat knows."""

    @abstractmethod
    def result(self) -> Result | None:
        """How it ended; None while it goes on."""

    def totals(self) -> list[int]:
        """Once it is over: the totals of the result, without its score pads. A search asks after every line that it
        plays to the end, so a game has a quick answer of its own."""
        result = self.result()
        assert result is not None
        return list(result.totals)

    def won_by(self) -> list[Seat]:
        """Once it is over: the winners of the result, as quickly."""
        result = self.result()
        assert result is not None
        return list(result.winners)

    @abstractmethod
    def progress(self) -> float:
        """How far the game is, from 0 to 1."""

    @abstractmethod
    def clone(self) -> State:
        """An equal position that nobody listens to, independent of this one."""

    @abstractmethod
    def imagine(self, viewer: Viewer, dice: Dice) -> State:
        """A position that this viewer cannot tell from the real one: what it does not know is dealt anew.
        Depends only on what the viewer knows, and on the dice."""

    @abstractmethod
    def view(self, viewer: Viewer) -> View:
        """All that this viewer may know."""

    @abstractmethod
    def choices(self, seat: Seat) -> list[Choice]:
        """The legal actions of a seat, in words and places."""

    @abstractmethod
    def save(self) -> dict[str, Any]:
        """The whole position as a document of plain values and names: first the game's id, `form`, `seats` and
        `options`, then what the game needs. Game.load takes it back."""

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
        """Tells some viewers of something, if anybody listens. On a hot path ask `told` before making the data."""
        if self.told is not None:
            self.told.append(Event(what, to, seat, data or {}, reveals, progress, beside))

    def forbidden(self, seat: Seat) -> list[Choice]:
        """What a pending seat might well try now and may not, in the words and places of its choices. `why_not` says
        why. Nothing, unless a game has something to say."""
        return []

    def pads(self, viewer: Viewer) -> Pads:
        """The score pads so far, as far as a viewer may know: they add up to the scores of its view. () where a game
        counts only at its end."""
        result = self.result()
        return () if result is None else result.pads

    def turns_begun(self) -> int:
        """How many turns have begun, of all players together; what all do at the same time is one turn. Everybody knows
        it, and it never falls. 0 where a game does not count them: it has to, for a search to end with a turn."""
        return 0

    def candidates(self, seat: Seat) -> list[Action]:
        """What of the legal actions is worth thinking about: nothing that only prepares another action, such as a step
        into the tray, or that undoes one, unless there is nothing else. All of them, where a game has none such."""
        return self.legal(seat)

    def window(self) -> Window | None:
        """The window that is open, where a game has any. It waits for every seat that has not passed, and a pass tells
        nobody else; what closes it early or late is the table's affair."""
        return None

    def idle(self, seat: Seat) -> bool:
        """Whether a seat that is waited for in a window holds nothing that could matter there: it need not be asked, as
        long as nobody can tell by the time that takes. Depends only on what the seat knows."""
        return False

    def answers(self, seat: Seat) -> list[Action]:
        """What a seat that nobody waits for may answer to something that is meant for it alone, such as a trade: some
        of its legal actions. A table's bots answer it. Nothing, unless a game has something to say."""
        return []

    def race(self) -> int:
        """While the seats that are waited for run against each other, the first of whom has the choice: how many things
        each of them has to look at. 0 where nobody runs. A table's bots take the time that people would."""
        return 0

    def tray(self, seat: Seat) -> list[int]:
        """What lies in a seat's tray; games without trays leave this as it is."""
        return []

    def possible(self) -> dict[Action, int]:
        """While CHANCE is pending: each possible outcome, with how many tickets it has."""
        found: dict[Action, int] = {}
        for ticket in range(self.odds()):
            outcome = self.outcome(ticket)
            found[outcome] = found.get(outcome, 0) + 1
        return found
