"""Measures one peer: `python benchmarks/peers.py --peer catanatron --seconds 2`, with the peers' own Python.

Each peer is driven as fast as its public interface allows, with moves picked uniformly from the legal ones. A move is
a player's decision; what chance does is counted apart. A peer that cannot be measured says so instead.
"""

import argparse
import json
import os
import random
from collections.abc import Callable
from importlib import import_module
from importlib.metadata import version
from typing import Any

from stopwatch import microseconds, play_for

CHANCE = -1  # OpenSpiel's player id for chance; the end of the game is another negative number


def open_spiel_from_python(name: str, seconds: float) -> dict[str, Any]:
    """A C++ card game of OpenSpiel, the loop over its moves in Python."""
    game = import_module("pyspiel").load_game(name)
    pick = random.random

    def play_one() -> tuple[int, int]:
        state = game.new_initial_state()
        moves = chance = 0
        while True:
            player = state.current_player()
            if player >= 0:
                moves += 1
            elif player == CHANCE:
                chance += 1
            else:
                return moves, chance
            # Every outcome of chance in these games is equally likely, so that it can be picked like a move;
            # asking for chance_outcomes() would take nearly twice as long.
            legal = state.legal_actions()
            state.apply_action(legal[int(pick() * len(legal))])

    return {
        "what": f"OpenSpiel {name} for {game.num_players()}, from Python",
        "version": version("open_spiel"),
        **play_for(seconds, play_one).document(),
    }


def open_spiel_crazy_eights(seconds: float) -> dict[str, Any]:
    """Crazy eights, for the five players that are OpenSpiel's default."""
    return open_spiel_from_python("crazy_eights", seconds)


def open_spiel_spades(seconds: float) -> dict[str, Any]:
    """Spades."""
    return open_spiel_from_python("spades", seconds)


def open_spiel_skat(seconds: float) -> dict[str, Any]:
    """Skat."""
    return open_spiel_from_python("skat", seconds)


def open_spiel_hearts(seconds: float) -> dict[str, Any]:
    """Hearts."""
    return open_spiel_from_python("hearts", seconds)


def open_spiel_hearts_in_cpp(seconds: float) -> dict[str, Any]:
    """Hearts with OpenSpiel's own random bots, the loop over the moves in C++."""
    pyspiel = import_module("pyspiel")
    game = pyspiel.load_game("hearts")
    bots = [pyspiel.make_uniform_random_bot(seat, seat + 1) for seat in range(game.num_players())]
    evaluate = pyspiel.evaluate_bots

    first = game.new_initial_state()
    evaluate(first, bots, 1)
    # The same in every game (52 cards and the direction of passing), so that counting it once will do.
    chance = sum(step.player == CHANCE for step in first.full_history())
    seed = 1

    def play_one() -> tuple[int, int]:
        nonlocal seed
        seed += 1
        state = game.new_initial_state()
        evaluate(state, bots, seed)
        return state.move_number() - chance, chance

    return {
        "what": f"OpenSpiel hearts for {game.num_players()}, loop inside C++",
        "version": version("open_spiel"),
        **play_for(seconds, play_one).document(),
    }


def open_spiel_hearts_clone(seconds: float) -> dict[str, Any]:
    """Copying a game of hearts in its middle: all cards dealt, about half of them played."""
    state = import_module("pyspiel").load_game("hearts").new_initial_state()
    while state.move_number() < 85:
        state.apply_action(random.choice(state.legal_actions()))
    return {
        "what": "OpenSpiel hearts, clone",
        "version": version("open_spiel"),
        **microseconds(seconds, state.clone),
    }


def catanatron(seconds: float) -> dict[str, Any]:
    """Catan by Catanatron's own loop and random players."""
    package = import_module("catanatron")

    def play_one() -> tuple[int, int]:
        game = package.Game([package.RandomPlayer(color) for color in package.Color])
        game.play()
        return len(game.state.actions), 0

    return {
        "what": "Catanatron for 4, its random players",
        "version": version("catanatron"),
        **play_for(seconds, play_one).document(),
    }


def rlcard_uno(seconds: float) -> dict[str, Any]:
    """UNO, the game below RLCard's environment: without the observations it is two to three times as fast."""
    game = import_module("rlcard").make("uno", config={"seed": 1}).game
    pick = random.random

    def play_one() -> tuple[int, int]:
        state, _ = game.init_game()
        moves = 0
        while not game.is_over():
            legal = state["legal_actions"]
            state, _ = game.step(legal[int(pick() * len(legal))])
            moves += 1
        return moves, 0

    return {
        "what": f"RLCard uno for {game.get_num_players()}, without observations",
        "version": version("rlcard"),
        **play_for(seconds, play_one).document(),
    }


def pettingzoo_connect_four(seconds: float) -> dict[str, Any]:
    """Connect four, the environment without the wrappers that check the caller: twice as fast as with them."""
    os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"  # it greets on the standard output, which is ours
    environment = import_module("pettingzoo.classic.connect_four_v3").raw_env()
    pick = random.random

    def play_one() -> tuple[int, int]:
        environment.reset()
        moves = 0
        while True:
            observation, _, terminated, truncated, _ = environment.last()
            if terminated or truncated:
                return moves, 0
            legal = observation["action_mask"].nonzero()[0]
            environment.step(int(legal[int(pick() * len(legal))]))
            moves += 1

    return {
        "what": "PettingZoo connect_four for 2, unwrapped",
        "version": version("pettingzoo"),
        **play_for(seconds, play_one).document(),
    }


PEERS: dict[str, Callable[[float], dict[str, Any]]] = {
    "openspiel-crazy-eights": open_spiel_crazy_eights,
    "openspiel-spades": open_spiel_spades,
    "openspiel-skat": open_spiel_skat,
    "openspiel-hearts": open_spiel_hearts,
    "openspiel-hearts-in-cpp": open_spiel_hearts_in_cpp,
    "openspiel-hearts-clone": open_spiel_hearts_clone,
    "catanatron": catanatron,
    "rlcard-uno": rlcard_uno,
    "pettingzoo-connect-four": pettingzoo_connect_four,
}


def measure(name: str, seconds: float) -> dict[str, Any]:
    """The figures of one peer, or why there are none."""
    random.seed(1)
    try:
        return {"peer": name, **PEERS[name](seconds)}
    except ImportError as error:
        return {"peer": name, "missing": f"It is not installed here, or not wholly: {error}."}
    except Exception as error:  # others' code may raise anything; the next peer can still be measured
        return {"peer": name, "missing": f"It failed with {type(error).__name__}: {' '.join(str(error).split())}."}


def main() -> None:
    """Prints one line of JSON for one peer, or the names of all."""
    parser = argparse.ArgumentParser(description="Measures one peer.")
    choice = parser.add_mutually_exclusive_group(required=True)
    choice.add_argument("--peer", choices=list(PEERS), help="which one")
    choice.add_argument("--list", action="store_true", help="only print the names")
    parser.add_argument("--seconds", type=float, default=2.0, help="for how long")
    arguments = parser.parse_args()
    if arguments.list:
        print("\n".join(PEERS))
    else:
        print(json.dumps(measure(arguments.peer, arguments.seconds)))


if __name__ == "__main__":
    main()
