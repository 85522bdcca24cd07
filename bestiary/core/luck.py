"""Who answers for chance: a key at a live table, a record in a replay, a script in a test."""

from abc import ABC, abstractmethod
from collections.abc import Iterable

from bestiary.core.dice import Dice
from bestiary.core.errors import Refused
from bestiary.core.refusal import Refusal
from bestiary.core.seats import Action
from bestiary.core.state import State


class Luck(ABC):
    """Gives the outcome when a position waits for chance."""

    @abstractmethod
    def answer(self, state: State, number: int) -> Action:
        """The outcome with this number, counted from 0 at the start of the match."""


class KeyedLuck(Luck):
    """Outcome n uses word n of the key's stream, so going back and on again does not change the luck."""

    def __init__(self, key: bytes) -> None:
        self._dice = Dice(key)

    def answer(self, state: State, number: int) -> Action:
        self._dice.seek(number)
        return state.outcome(self._dice.below(state.odds()))


class ScriptedLuck(Luck):
    """The given outcomes first, then those of another luck."""

    def __init__(self, outcomes: Iterable[Action], then: Luck) -> None:
        self._outcomes = list(outcomes)
        self._then = then

    def answer(self, state: State, number: int) -> Action:
        if number >= len(self._outcomes):
            return self._then.answer(state, number)
        outcome = self._outcomes[number]
        if outcome not in state.possible():
            raise Refused(Refusal("IMPOSSIBLE", "T-07", f"Outcome {number} of the script cannot happen here."))
        return outcome
