"""What a bot is handed: a seat's own sight of a position, never the position."""

from __future__ import annotations

from bestiary.core.dice import Dice
from bestiary.core.seats import Action, Seat
from bestiary.core.state import State
from bestiary.core.view import Choice, View


class Perspective:
    """One seat's sight: what it sees, what it may do, positions it cannot tell from the real one, dice of its own."""

    __slots__ = ("_state", "dice", "seat")

    def __init__(self, state: State, seat: Seat, dice: Dice) -> None:
        self._state = state
        self.seat = seat
        self.dice = dice

    def view(self) -> View:
        """All that the seat may know."""
        return self._state.view(self.seat)

    def legal(self) -> list[Action]:
        """What the seat may do; where it is only offered something, how it may answer that."""
        return self._state.answers(self.seat) or self._state.legal(self.seat)

    def candidates(self) -> list[Action]:
        """What of it is worth thinking about."""
        return self._state.candidates(self.seat)

    def default(self) -> Action:
        """What the seat does when its time runs out, if the game waits for it."""
        return self._state.default(self.seat)

    def choices(self) -> list[Choice]:
        """The same in words."""
        return self._state.choices(self.seat)

    def imagine(self) -> State:
        """A position that fits all the seat knows; each call deals the unknown anew."""
        return self._state.imagine(self.seat, self.dice)
