"""A player that is a program, and what it knows of a game."""

from abc import ABC, abstractmethod

from mypy_extensions import mypyc_attr

from bestiary.core.perspective import Perspective
from bestiary.core.seats import Action, Seat
from bestiary.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot(ABC):
    """Chooses one of the legal actions from what its seat can see."""

    @abstractmethod
    def choose(self, sight: Perspective) -> Action:
        """The action to take; sight.legal() is not empty."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Heuristic(ABC):
    """What a decent player of one game looks at."""

    @abstractmethod
    def value(self, state: State, seat: Seat) -> float:
        """How good a position is for a seat, in points it may expect to be ahead; the more the better.
        Handed imagined positions only, and only such as do not wait for chance, or for none that matters."""

    def values(self, state: State) -> list[float]:
        """How good a position is for every seat. A game in which seats share much of the work does it once."""
        return [self.value(state, seat) for seat in range(state.seats)]

    def terms(self, state: State, seat: Seat) -> dict[str, float]:
        """The value, taken apart: named amounts that add up to it. A hint gives as its reason where they differ, in the
        words of `Game.reason`, so that it cannot say what was not counted. Slow; only hints and analyses ask."""
        return {"value": self.value(state, seat)}

    def chance_matters(self, state: State) -> bool:
        """Whether a value depends on what chance decides next in this position. Looking at every outcome is slow."""
        return True

    def best_answer(self, state: State, seat: Seat) -> float:
        """For a position in the middle of a seat's own decision: as good as the best that it can make of it."""
        best = float("-inf")
        for action in state.legal(seat):
            after = state.clone()
            after.apply(seat, action)
            best = max(best, self.value(after, seat))
        return best

    def after_best(self, state: State, seat: Seat) -> State:
        """The position after that best answer; of equals the first."""
        found, best = state, float("-inf")
        for action in state.legal(seat):
            after = state.clone()
            after.apply(seat, action)
            value = self.value(after, seat)
            if value > best:
                found, best = after, value
        return found

    def worlds(self) -> int:
        """How many imagined positions are worth looking at; one is enough where nothing is hidden."""
        return 8
