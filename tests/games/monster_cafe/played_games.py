"""Whole games, position by position, for what must hold in every one of them."""

from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

from bestiary.core.dice import Dice, key_from_seed
from bestiary.core.seats import CHANCE
from bestiary.games.monster_cafe import GAME
from bestiary.games.monster_cafe.actions import OUTCOMES
from bestiary.games.monster_cafe.state import CafeState
from tests.ending import Bound

Player = Callable[[CafeState, int, Dice], int]
SORBET = OUTCOMES.parse("draw kind=lemon_sorbet")


class Moment(NamedTuple):
    """A position, and the move that led to it; no move leads to the first one."""

    seat: int | None
    action: int
    state: CafeState
    document: dict[str, Any]

    @property
    def verb(self) -> str:
        """What was done: "draw", "clear" and so on; "chance" for every outcome."""
        if self.seat is None:
            return ""
        return "chance" if self.seat == CHANCE else GAME.actions.decode(self.action)[0]


def any_move(state: CafeState, seat: int, dice: Dice) -> int:
    """Everything is as likely."""
    legal = state.legal(seat)
    return legal[dice.below(len(legal))]


def holding_out(state: CafeState, seat: int, dice: Dice) -> int:
    """Draws as long as that is possible: the longest games, the emptiest piles."""
    return state.default(seat)


def leaving_early(state: CafeState, seat: int, dice: Dice) -> int:
    """Clears as soon as possible: the shortest games."""
    legal = state.legal(seat)
    return legal[-1]


PLAYERS: list[Player] = [any_move, holding_out, leaving_early]


@cache
def played(seats: int, seed: int, player: Player, sorbets_first: bool = False) -> tuple[Moment, ...]:
    """A game from its set-up to its end. With sorbets first, chance gives one whenever it can."""
    state = GAME.new(seats)
    assert isinstance(state, CafeState)
    chance, dice = Dice(key_from_seed(seed, "chance")), Dice(key_from_seed(seed, "player"))
    moments = [Moment(None, -1, state.clone(), state.save())]
    bound = Bound(GAME, state)
    while state.pending():
        seat = state.pending()[0]
        if seat != CHANCE:
            action = player(state, seat, dice)
        elif sorbets_first and SORBET in state.possible():
            action = SORBET
        else:
            action = state.outcome(chance.below(state.odds()))
        bound.count(seat, action)
        state.apply(seat, action)
        moments.append(Moment(seat, action, state.clone(), state.save()))
    return tuple(moments)
