"""How good the chances are that graphs and hints show: `python benchmarks/outlook.py GAME [--seats N] [--games G]`.

Bots play games, one in six moves at random; at moments of them the outlook says who will win. Printed are the spreads
that fit best (`Guide.early`, `Guide.late`, and `Guide.alone` for who plays alone), with the loss (the mean of minus
the logarithm of the chance that it gave to who won) of these, of the guide's own, and of knowing nothing; and how often
those won whose chance was said to be high.
"""

from __future__ import annotations

import argparse
import math
from typing import NamedTuple

from bestiary.bots.greedy import GreedyBot
from bestiary.core.dice import Dice, key_from_seed
from bestiary.core.game import Game
from bestiary.core.guide import chances, logistic
from bestiary.core.match import Match
from bestiary.core.registry import find_game

SPREADS = [0.3 * 1.25**step for step in range(28)]
ERRING = 6  # of so many moves one is made at random
MOMENTS = 12  # of a game


class Sample(NamedTuple):
    """A moment: what the heuristic said, how far the game was, and who won in the end."""

    values: list[float]
    progress: float
    winners: list[int]


def main() -> None:
    """Plays, fits, prints."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int)
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    game = find_game(asked.game)
    seats = asked.seats or game.usual_seats
    samples = [sample for number in range(asked.games) for sample in play(game, seats, f"{asked.seed}/{number}")]
    guide = game.guide()
    middles = [0.0] if seats > 1 else [10.0 * step for step in range(-20, 41)]
    best, early, late, alone = min(
        (loss(samples, early, late, alone), early, late, alone)
        for early in SPREADS
        for late in SPREADS
        for alone in middles
        if late <= early
    )
    print(f"{game.id}, {seats} players, {asked.games} games, {len(samples)} moments")
    print(f"early {early:.1f}, late {late:.1f}, alone {alone:.0f}: loss {best:.3f}")
    own = loss(samples, guide.early, guide.late, guide.alone)
    print(f"the guide's own {guide.early}, {guide.late}, {guide.alone}: loss {own:.3f}")
    print(f"knowing nothing: loss {math.log(max(seats, 2)):.3f}")
    print(calibration(samples, early, late, alone))


def play(game: Game, seats: int, seed: str) -> list[Sample]:
    """One game, and some moments of it."""
    match = Match(game, game.new(seats), key=key_from_seed(seed))
    bot, dice = GreedyBot(game.heuristic()), Dice(key_from_seed(seed, "dice"))
    found: list[tuple[list[float], float]] = []
    step = 0.0
    while not match.over:
        state = match.state
        if state.progress() >= step:
            found.append((game.heuristic().values(state), state.progress()))
            step = state.progress() + 1 / MOMENTS
        seat = match.pending[0]
        legal = match.legal(seat)
        errs = dice.below(ERRING) == 0
        match.play(seat, legal[dice.below(len(legal))] if errs else bot.choose(match.sight(seat, dice)))
    assert match.result is not None
    return [Sample(values, progress, list(match.result.winners)) for values, progress in found]


def said(sample: Sample, early: float, late: float, alone: float) -> list[float]:
    """The chances that the outlook gives."""
    lead = late + (early - late) * (1.0 - sample.progress)
    if len(sample.values) == 1:
        return [logistic((sample.values[0] - alone) / lead)]
    return chances([value / lead for value in sample.values])


def loss(samples: list[Sample], early: float, late: float, alone: float) -> float:
    """The mean of minus the logarithm of the chance of who won."""
    total = 0.0
    for sample in samples:
        given = said(sample, early, late, alone)
        if len(given) == 1:
            total -= math.log(max(given[0] if sample.winners else 1.0 - given[0], 1e-6))
        else:
            total -= sum(math.log(max(given[seat], 1e-6)) for seat in sample.winners) / max(len(sample.winners), 1)
    return total / max(len(samples), 1)


def calibration(samples: list[Sample], early: float, late: float, alone: float) -> str:
    """How often who was given such a chance has won."""
    tally: dict[int, list[float]] = {}
    for sample in samples:
        for seat, chance in enumerate(said(sample, early, late, alone)):
            won = 1.0 / len(sample.winners) if seat in sample.winners else 0.0
            tally.setdefault(min(int(chance * 5), 4), []).append(won)
    parts = [
        f"said {20 * at}-{20 * at + 20} %: won {100 * sum(w) / len(w):.0f} % of {len(w)}"
        for at, w in sorted(tally.items())
    ]
    return "; ".join(parts)


if __name__ == "__main__":
    main()
