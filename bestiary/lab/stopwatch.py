"""How fast a game is on this machine."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter

from msgspec import Struct

from bestiary.core.dice import Dice, key_from_seed
from bestiary.core.game import Game
from bestiary.core.playout import play_randomly
from bestiary.core.seats import CHANCE
from bestiary.core.state import State


class Speed(Struct, frozen=True):
    """What was measured: random games from start to end, and what one call costs in the middle of a game."""

    game: str
    seats: int
    games_per_second: float
    moves_per_second: float
    clone_us: float
    view_us: float
    imagine_us: float


def measure(game: Game, seconds: float) -> Speed:
    """Measures a game with its usual number of players; half of the time goes to random games."""
    start = game.new()
    dice = Dice(key_from_seed("bench"))
    moves = 0

    def play_one() -> None:
        nonlocal moves
        moves += play_randomly(start.clone(), dice)

    play_one()  # first calls fill caches and tables
    moves = 0
    spent, games = _repeat(play_one, seconds / 2)
    middle = _middle(start)
    seat = middle.pending()[0]
    clone, view, imagine = (
        _microseconds(call, seconds / 6)
        for call in (middle.clone, lambda: middle.view(seat), lambda: middle.imagine(seat, dice))
    )
    return Speed(game.id, start.seats, round(games / spent, 1), round(moves / spent), clone, view, imagine)


def _middle(start: State) -> State:
    """A position half-way through a random game, in which a player is asked."""
    key = key_from_seed("middle")
    moves = play_randomly(start.clone(), Dice(key))
    state, dice = start.clone(), Dice(key)
    made = 0
    while made < moves // 2 or state.pending()[0] == CHANCE:
        seat = state.pending()[0]
        if seat == CHANCE:
            state.apply(CHANCE, state.outcome(dice.below(state.odds())))
            continue
        legal = state.legal(seat)
        state.apply(seat, legal[0] if len(legal) == 1 else legal[dice.below(len(legal))])
        made += 1
    return state


def _microseconds(call: Callable[[], object], seconds: float) -> float:
    spent, calls = _repeat(call, seconds)
    return round(spent / calls * 1e6, 3)


def _repeat(call: Callable[[], object], seconds: float) -> tuple[float, int]:
    """Calls it for about so long, looking at the clock seldom. Returns the time and how often it was called."""
    calls, lap = 0, 1
    begun = perf_counter()
    while (spent := perf_counter() - begun) < seconds:
        for _ in range(lap):
            call()
        calls += lap
        lap = min(lap * 2, 1000)
    return max(spent, 1e-9), max(calls, 1)
