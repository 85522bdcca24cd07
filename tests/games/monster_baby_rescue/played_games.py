"""Whole games, position by position, for what must hold in every one of them."""

from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

from bestiary.bots.greedy import GreedyBot
from bestiary.core.dice import Dice, key_from_seed
from bestiary.core.perspective import Perspective
from bestiary.core.seats import CHANCE
from bestiary.games.monster_baby_rescue import GAME
from bestiary.games.monster_baby_rescue.state import RescueState
from bestiary.games.monster_baby_rescue.view import RescueView
from tests.ending import Bound

Player = Callable[[RescueState, int, Dice], int]


class Moment(NamedTuple):
    """A position, and the move that led to it; no move leads to the first one."""

    seat: int | None
    action: int
    state: RescueState
    document: dict[str, Any]

    @property
    def move(self) -> str:
        """What was done, as text: "take place=3", or an outcome of chance."""
        if self.seat is None:
            return ""
        return (GAME.outcomes if self.seat == CHANCE else GAME.actions).text(self.action)

    @property
    def view(self) -> RescueView:
        """What everybody sees."""
        view = self.state.view(None)
        assert isinstance(view, RescueView)
        return view


def any_move(state: RescueState, seat: int, dice: Dice) -> int:
    """Everything is as likely."""
    legal = state.legal(seat)
    return legal[dice.below(len(legal))]


def greedy(state: RescueState, seat: int, dice: Dice) -> int:
    """What the bot would do."""
    return GreedyBot(GAME.heuristic()).choose(Perspective(state, seat, dice))


def cheapest(state: RescueState, seat: int, dice: Dice) -> int:
    """As if time always ran out."""
    return state.default(seat)


def dearest(state: RescueState, seat: int, dice: Dice) -> int:
    """Always the newest tile."""
    return state.legal(seat)[-1]


@cache
def played(seats: int, seed: int, player: Player) -> tuple[Moment, ...]:
    """A game from its set-up to its end."""
    state = GAME.new(seats)
    assert isinstance(state, RescueState)
    chance, dice = Dice(key_from_seed(seed, "chance")), Dice(key_from_seed(seed, "player"))
    moments = [Moment(None, -1, state.clone(), state.save())]
    bound = Bound(GAME, state)
    while state.pending():
        seat = state.pending()[0]
        action = state.outcome(chance.below(state.odds())) if seat == CHANCE else player(state, seat, dice)
        bound.count(seat, action)
        state.apply(seat, action)
        moments.append(Moment(seat, action, state.clone(), state.save()))
    return tuple(moments)


GAMES: list[tuple[int, int, Player]] = [
    (seats, seed, player)
    for seats in (2, 3, 4, 5)
    for player, seeds in ((any_move, 3), (greedy, 1), (cheapest, 1), (dearest, 1))
    for seed in range(seeds)
]
