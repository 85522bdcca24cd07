"""Learns what makes the seats of Monster Café strong: `python benchmarks/learn_cafe.py --games 1500`.

Greedy bots that sometimes err play against each other; every now and then what is counted of each seat
(games/monster_cafe/strength.py) is written down, with who wins in the end. The weights of a round are those that make
the winners most likely (a conditional logit over the seats, with a small pull to 0). Prints the new strength.toml, and
how much better it foretells games it has not seen than the present one does (log loss; the lower, the better).
"""

from __future__ import annotations

import argparse
import math
import sys
from collections.abc import Sequence
from typing import NamedTuple

import frozen

from bestiary.bots.greedy import GreedyBot
from bestiary.core.dice import Dice, key_from_seed
from bestiary.core.perspective import Perspective
from bestiary.core.playout import settle
from bestiary.core.registry import find_game
from bestiary.core.seats import CHANCE
from bestiary.games.monster_cafe.components import ROUNDS
from bestiary.games.monster_cafe.phases import TURN
from bestiary.games.monster_cafe.strength import BEATEN, COUNTED, WEIGHTS, beaten, counted
from bestiary.games.monster_cafe.table import Table

GAME = "monster_cafe"
ERRORS = (0.0, 0.05, 0.15)  # how often all bots of a game take any legal move
SEEN = 35  # of 100 turns are written down
UNSEEN = 5  # every fifth game is kept to test with
PULL = 20.0  # to 0, as so many samples would
STEPS = 7  # of Newton's method: it has settled before


class Sample(NamedTuple):
    """A turn, and how the game ended."""

    game: int
    round: int
    counts: list[list[float]]  # by seat
    offsets: list[float]  # by seat: what is no weight's affair
    won: list[float]  # by seat: its share of the win


def play(number: int, seats: int, players: str) -> list[Sample]:
    """What is learnt from one game."""
    game = find_game(GAME)
    state = game.new(seats)
    assert isinstance(state, Table)
    dice = Dice(key_from_seed("learn", seats, number))
    chance = Dice(key_from_seed("learn chance", seats, number))
    bot = GreedyBot(frozen.heuristic(GAME) if players == "frozen" else game.heuristic())
    sights = [Perspective(state, seat, dice) for seat in range(seats)]
    errs = ERRORS[number % len(ERRORS)]
    noted: list[tuple[int, list[list[float]], list[float]]] = []
    while pending := state.pending():
        seat = pending[0]
        if seat == CHANCE:
            settle(state, chance)
            continue
        if state.phase == TURN and dice.below(100) < SEEN:
            offsets = [-BEATEN if beaten(state, other) else 0.0 for other in range(seats)]
            noted.append((state.round, [counted(state, other) for other in range(seats)], offsets))
        legal = state.legal(seat)
        erring = dice.below(1000) < 1000 * errs
        state.apply(seat, legal[dice.below(len(legal))] if erring else bot.choose(sights[seat]))
    winners = state.won_by()
    won = [1.0 / len(winners) if seat in winners else 0.0 for seat in range(seats)]
    return [Sample(number, turn, counts, offsets, won) for turn, counts, offsets in noted]


def chances(sample: Sample, weights: Sequence[float]) -> list[float]:
    """What the weights say of a sample."""
    strengths = [
        offset + sum(map(float.__mul__, weights, counts))
        for counts, offset in zip(sample.counts, sample.offsets, strict=True)
    ]
    best = max(strengths)
    parts = [math.exp(strength - best) for strength in strengths]
    return [part / sum(parts) for part in parts]


def loss(samples: Sequence[Sample], weights: Sequence[float]) -> float:
    """How little the weights expected what happened, on average."""
    total = 0.0
    for sample in samples:
        for chance, won in zip(chances(sample, weights), sample.won, strict=True):
            total -= won * math.log(max(chance, 1e-9))
    return total / max(1, len(samples))


def learn(samples: Sequence[Sample]) -> list[float]:
    """The weights under which the samples are most likely, by Newton's method."""
    size = len(COUNTED)
    weights = [0.0] * size
    for _ in range(STEPS):
        slope = [-PULL * weight for weight in weights]
        bend = [[PULL if row == column else 0.0 for column in range(size)] for row in range(size)]
        for sample in samples:
            found = chances(sample, weights)
            mean = [sum(map(float.__mul__, found, column)) for column in zip(*sample.counts, strict=True)]
            for counts, chance, won in zip(sample.counts, found, sample.won, strict=True):
                away = [count - middle for count, middle in zip(counts, mean, strict=True)]
                for row in range(size):
                    slope[row] += (won - chance) * counts[row]
                    pull = chance * away[row]
                    if pull:
                        line = bend[row]
                        for column in range(size):
                            line[column] += pull * away[column]
        weights = [weight + step for weight, step in zip(weights, solve(bend, slope), strict=True)]
    return weights


def solve(matrix: list[list[float]], right: list[float]) -> list[float]:
    """The solution of a system of linear equations, by elimination."""
    size = len(right)
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for pivot in range(size):
        best = max(range(pivot, size), key=lambda row: abs(rows[row][pivot]))
        rows[pivot], rows[best] = rows[best], rows[pivot]
        for row in range(size):
            if row != pivot:
                factor = rows[row][pivot] / rows[pivot][pivot]
                rows[row] = [one - factor * other for one, other in zip(rows[row], rows[pivot], strict=True)]
    return [rows[row][size] / rows[row][row] for row in range(size)]


def main() -> None:
    """Prints the data file; what is learnt about it goes to the other stream."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=1500)
    parser.add_argument("--players", choices=("greedy", "frozen"), default="greedy")
    chosen = parser.parse_args()
    print("# What is counted of a seat (strength.py), weighed by number of players and round.")
    print(f"# Made by benchmarks/learn_cafe.py --games {chosen.games} --players {chosen.players}")
    for seats in find_game(GAME).seats:
        samples = [sample for number in range(chosen.games) for sample in play(number, seats, chosen.players)]
        for turn in range(1, ROUNDS + 1):
            here = [sample for sample in samples if sample.round == turn]
            unseen = [sample for sample in here if sample.game % UNSEEN == 0]
            weights = learn([sample for sample in here if sample.game % UNSEEN])
            before = loss(unseen, WEIGHTS[seats][turn - 1])
            print(
                f"{seats} players, round {turn}: {len(here)} turns, log loss {loss(unseen, weights):.3f}, "
                f"{before:.3f} with the present weights, {math.log(seats):.3f} with none",
                file=sys.stderr,
                flush=True,
            )
            print(f"\n[[players.{seats}]] # round {turn}")
            for name, weight in zip(COUNTED, weights, strict=True):
                print(f"{name} = {weight:.3f}")


if __name__ == "__main__":
    main()
