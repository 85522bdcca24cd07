"""Loops that play to the end: a game that goes on for longer than it may is a fault, and no reason to wait for ever."""

from collections.abc import Iterator

from bestiary.core.actions import ActionSpace
from bestiary.core.game import Game
from bestiary.core.match import Match
from bestiary.core.seats import CHANCE, Action, Seat
from bestiary.core.state import State

STEPS = 6  # into the tray, before a decision


def until_over(match: Match) -> Iterator[None]:
    """Goes on while a match does, for as many moves as its game allows.

    >>> import bestiary
    >>> match = bestiary.new("monster_cafe", seats=2, seed=7)
    >>> for _ in until_over(match):
    ...     match.play(match.pending[0], match.legal(match.pending[0])[0])
    >>> match.over
    True
    """
    for _ in range(_most(match.game, match.state) * _steps(match.game.actions) + 1):
        if match.over:
            return
        yield
    raise AssertionError(f"{match.game.name} does not end")


class Bound:
    """Counts the decisions of a game that is played without a match."""

    def __init__(self, game: Game, state: State) -> None:
        self._game = game
        self._left = _most(game, state)

    def count(self, seat: Seat, action: Action) -> None:
        """Somebody has done something; fails when it was more than a game can have."""
        if seat != CHANCE and not self._game.actions.tray(action):
            self._left -= 1
        assert self._left >= 0, f"{self._game.name} does not end"


def _most(game: Game, state: State) -> int:
    return game.longest(state.seats, game.check(state.seats, state.save()["options"]))


def _steps(actions: ActionSpace) -> int:
    return 1 + STEPS * any(verb.tray for verb in actions.verbs())
