"""Lets one bot play against others, and says how often it wins: `python benchmarks/arena.py GAME HERO OTHERS`.

HERO takes every seat in turn, OTHERS all the rest. Each is a name that `bestiary sim` knows, or
  lines=400      a search of so many lines a decision
  seconds=0.1    a search of so long
  patient=400    a search of so many lines that does not stop where the choice is clear
  frozen         the heuristic as it was before bots learnt to search
A search may be given other settings of its guide: lines=400,width=8,scale=10.
With --team the hero's partner plays like it (Big Monster). A table that several win counts as a part for each.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Iterator
from fractions import Fraction
from multiprocessing import get_context
from typing import Any, NamedTuple

import frozen

from bestiary.bots import make_bot
from bestiary.bots.greedy import GreedyBot
from bestiary.bots.search import SearchBot
from bestiary.core.bot import Bot
from bestiary.core.dice import Dice, key_from_seed
from bestiary.core.game import Game
from bestiary.core.perspective import Perspective
from bestiary.core.playout import settle
from bestiary.core.registry import find_game
from bestiary.core.seats import CHANCE
from bestiary.lab.interval import wilson


class Duel(NamedTuple):
    """What is played: game k has the hero in seat k modulo the seats."""

    game: str
    hero: str
    others: str
    seats: int
    options: dict[str, Any]
    seed: str
    team: bool = False


class Outcome(NamedTuple):
    """How one game went for the hero."""

    number: int
    won: Fraction  # of one win
    decisions: int  # of the hero, where there was a choice
    seconds: float  # of processor time that they took
    slowest: float
    lines: int  # that were played for them


def bot(name: str, game: Game) -> Bot:
    """A bot by its name here."""
    if name == "frozen":
        return GreedyBot(frozen.heuristic(game.id))
    (kind, _, value), *settings = [part.partition("=") for part in name.split(",")]
    if kind not in ("lines", "seconds", "patient"):
        return make_bot(name, game)
    guide = game.guide()
    for setting, _, amount in settings:
        setattr(guide, setting, type(getattr(guide, setting))(float(amount)))
    if kind == "seconds":
        return SearchBot(guide, seconds=float(value))
    return SearchBot(guide, lines=int(value), patient=kind == "patient")


def play(duel: Duel, number: int) -> Outcome:
    """Plays one game to its end."""
    game = find_game(duel.game)
    hero = number % duel.seats
    mine = [hero, (hero + duel.seats // 2) % duel.seats] if duel.team else [hero]
    bots = [bot(duel.hero if seat in mine else duel.others, game) for seat in range(duel.seats)]
    state = game.new(duel.seats, duel.options)
    sights = [
        Perspective(state, seat, Dice(key_from_seed(duel.seed, "bot", number, seat))) for seat in range(duel.seats)
    ]
    chance = Dice(key_from_seed(duel.seed, "game", number))
    decisions, seconds, slowest, lines = 0, 0.0, 0.0, 0
    while pending := state.pending():
        seat = pending[0]
        if seat == CHANCE:
            settle(state, chance)
            continue
        began = time.process_time()
        action = bots[seat].choose(sights[seat])
        if seat in mine and len(state.legal(seat)) > 1:
            spent = time.process_time() - began
            decisions, seconds, slowest = decisions + 1, seconds + spent, max(slowest, spent)
            lines += getattr(bots[seat], "played", 0)
        state.apply(seat, action)
    winners = state.won_by()
    won = Fraction(int(hero in winners), 1 if duel.team else max(1, len(winners)))
    return Outcome(number, won, decisions, seconds, slowest, lines)


def play_all(duel: Duel, games: range, jobs: int) -> Iterator[Outcome]:
    """Plays the games with these numbers, as they end."""
    with get_context("spawn").Pool(jobs) as pool:
        yield from pool.imap_unordered(_one, [(duel, number) for number in games])


def _one(task: tuple[Duel, int]) -> Outcome:
    return play(*task)


def main() -> None:
    """Prints the rate as it settles."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("hero")
    parser.add_argument("others")
    parser.add_argument("--seats", type=int, default=0)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", default="arena")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--team", action="store_true")
    parser.add_argument("--options", type=json.loads, default={}, help="as JSON")
    chosen = parser.parse_args()
    seats = chosen.seats or find_game(chosen.game).usual_seats
    duel = Duel(chosen.game, chosen.hero, chosen.others, seats, chosen.options, chosen.seed, chosen.team)
    done: list[Outcome] = []
    for outcome in play_all(duel, range(chosen.games), chosen.jobs):
        done.append(outcome)
        if len(done) % max(1, chosen.games // 10) == 0 or len(done) == chosen.games:
            print(told(done), flush=True)


def told(done: list[Outcome]) -> str:
    """The rate so far, and what a decision takes."""
    won = sum((one.won for one in done), Fraction())
    low, high = wilson(won, len(done))
    decisions = max(1, sum(one.decisions for one in done))
    return (
        f"{len(done):5} games  {100 * float(won) / len(done):5.1f} % ({100 * low:.1f}-{100 * high:.1f})   "
        f"{1000 * sum(one.seconds for one in done) / decisions:7.1f} ms a decision, "
        f"{1000 * max(one.slowest for one in done):.0f} at most, {decisions / len(done):.0f} decisions, "
        f"{sum(one.lines for one in done) / decisions:.0f} lines each"
    )


if __name__ == "__main__":
    main()
