"""What a decent player would do."""

from collections.abc import Sequence

from bestiary.bots.greedy import GreedyBot
from bestiary.core.dice import Dice, key_from_seed
from bestiary.core.game import Game
from bestiary.core.perspective import Perspective
from bestiary.core.seats import Seat
from bestiary.core.state import State
from bestiary.core.view import Choice


def values_of(game: Game, state: State, seat: Seat, choices: Sequence[Choice]) -> list[float]:
    """What each choice promises a seat, in points it may expect to be ahead. Knows only what the seat knows.
    The same question gets the same answer: the dice of a hint are always the same, and not those of the game."""
    sight = Perspective(state, seat, Dice(key_from_seed("hint")))
    return GreedyBot(game.heuristic()).values(sight, [choice.action for choice in choices])
