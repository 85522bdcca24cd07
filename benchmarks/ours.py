"""Measures a game of Bestiary with its usual number of players: `python benchmarks/ours.py --seconds 2`.

Run it with a Python that has Bestiary installed, compiled or not; each line of JSON says which it was.
"""

import argparse
import json
from collections.abc import Callable
from typing import Any

from stopwatch import microseconds, play_for

import bestiary
from bestiary.core.dice import Dice, key_from_seed
from bestiary.core.game import Game
from bestiary.core.playout import play_randomly
from bestiary.core.registry import find_game
from bestiary.core.seats import CHANCE
from bestiary.core.state import State

SAMPLE = 20_000  # moves


def playouts(game: Game, seconds: float) -> dict[str, Any]:
    """Random games from start to end, the loop over the moves in the kernel."""
    dice = Dice(key_from_seed("playouts"))
    start = game.new()
    chance_per_move = sampled_chance_per_move(start)

    def play_one() -> tuple[int, int]:
        moves = play_randomly(start.clone(), dice)
        return moves, round(moves * chance_per_move)

    return play_for(seconds, play_one).document()


def stepped(game: Game, seconds: float) -> dict[str, Any]:
    """The same games, the loop over the moves in interpreted Python: the way in which most peers are driven."""
    dice = Dice(key_from_seed("stepped"))
    start = game.new()
    return play_for(seconds, lambda: step_through(start.clone(), dice)).document()


def clone(game: Game, seconds: float) -> dict[str, Any]:
    """Copying a position in the middle of a game."""
    return dict(microseconds(seconds, middle(game).clone))


def view(game: Game, seconds: float) -> dict[str, Any]:
    """All that the seat whose turn it is may know, in the middle of a game."""
    state = middle(game)
    seat = state.pending()[0]
    return dict(microseconds(seconds, lambda: state.view(seat)))


def imagine(game: Game, seconds: float) -> dict[str, Any]:
    """A position that the seat whose turn it is cannot tell from the real one, in the middle of a game."""
    state = middle(game)
    seat = state.pending()[0]
    dice = Dice(key_from_seed("imagine"))
    return dict(microseconds(seconds, lambda: state.imagine(seat, dice)))


MEASURES: dict[str, Callable[[Game, float], dict[str, Any]]] = {
    "playouts": playouts,
    "stepped": stepped,
    "clone": clone,
    "view": view,
    "imagine": imagine,
}


def step_through(state: State, dice: Dice, most: int | None = None) -> tuple[int, int]:
    """Plays at random to the end, or to the players' move number `most`. Returns the moves of players and chance."""
    moves = chance = 0
    while pending := state.pending():
        seat = pending[0]
        if seat == CHANCE:
            state.apply(CHANCE, state.outcome(dice.below(state.odds())))
            chance += 1
        elif moves == most:
            break
        else:
            legal = state.legal(seat)
            state.apply(seat, legal[dice.below(len(legal))])
            moves += 1
    return moves, chance


def sampled_chance_per_move(start: State) -> float:
    """How often chance acts for each move of a player: the kernel's loop counts only the players' moves."""
    dice = Dice(key_from_seed("sample"))
    moves = chance = 0
    while moves < SAMPLE:
        more = step_through(start.clone(), dice)
        moves, chance = moves + more[0], chance + more[1]
    return chance / moves


def middle(game: Game) -> State:
    """A position in which a player is asked, half-way through a random game."""
    start = game.new()
    key = key_from_seed("middle")
    moves, _ = step_through(start.clone(), Dice(key))
    step_through(start, Dice(key), most=moves // 2)
    return start


def main() -> None:
    """Prints a line of JSON for each measure asked for."""
    parser = argparse.ArgumentParser(description="Measures a game of Bestiary.")
    parser.add_argument("--game", default="monster_cafe", help="which game; Monster Café when left out")
    parser.add_argument("--measure", choices=list(MEASURES), help="which one; all of them when left out")
    parser.add_argument("--seconds", type=float, default=2.0, help="for how long, each")
    arguments = parser.parse_args()
    game = find_game(arguments.game)
    about = {"game": game.id, "seats": game.usual_seats, "compiled": bestiary.compiled()}
    for name in [arguments.measure] if arguments.measure else MEASURES:
        figures = MEASURES[name](game, arguments.seconds)
        print(json.dumps({"ours": name, **about, **figures}), flush=True)


if __name__ == "__main__":
    main()
