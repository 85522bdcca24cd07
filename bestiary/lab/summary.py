"""What a simulation shows, as a document: the same seed gives the same document, however it was played; unless a bot
thinks by the clock."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from bestiary.lab.histogram import Histogram
from bestiary.lab.interval import wilson
from bestiary.lab.plan import Plan
from bestiary.lab.simulation import Simulation
from bestiary.lab.tally import Tally


def summary(simulation: Simulation) -> dict[str, Any]:
    """Rates with their intervals, scores and lengths. It says nothing of time and workers: `speed` does."""
    plan, tally = simulation.plan, simulation.tally
    return {
        "game": plan.game,
        "players": list(plan.players),
        "options": plan.options,
        "seed": plan.seed,
        "by_the_clock": plan.by_the_clock,
        "games": tally.games,
        "wanted": simulation.games,
        "seats": [_seat(plan, tally, seat) for seat in range(len(plan.players))] if tally.games else [],
        "bots": [_bot(plan, tally, name) for name in sorted(set(plan.players))] if tally.games else [],
        "length": _spread(tally.length),
        "turns": _spread(tally.turns),
    }


def speed(simulation: Simulation, workers: int) -> dict[str, Any]:
    """How fast it went."""
    seconds = max(simulation.seconds, 1e-9)
    return {
        "seconds": round(simulation.seconds, 3),
        "workers": workers,
        "games_per_second": round(simulation.tally.games / seconds, 1),
        "moves_per_second": round(simulation.tally.moves / seconds),
    }


def _seat(plan: Plan, tally: Tally, seat: int) -> dict[str, Any]:
    return {
        "seat": seat,
        "player": plan.players[seat],
        **_wins(tally.won(seat), tally.games),
        "shared_wins": tally.shared(seat),
        "score": _spread(tally.scores[seat]),
    }


def _bot(plan: Plan, tally: Tally, name: str) -> dict[str, Any]:
    """All seats of a bot together: how often one of them wins."""
    seats = [seat for seat, player in enumerate(plan.players) if player == name]
    return {
        "bot": name,
        "seats": seats,
        **_wins(tally.won_among(seats), tally.games),
        "score": _spread(Histogram.joined(tally.scores[seat] for seat in seats)),
    }


def _wins(won: Fraction, games: int) -> dict[str, Any]:
    low, high = wilson(won, games)
    return {"wins": str(won), "win_rate": float(won / games), "interval": [low, high]}


def _spread(numbers: Histogram) -> dict[str, Any]:
    if not numbers:
        return {}
    return {
        "mean": numbers.mean(),
        "deviation": numbers.deviation(),
        "lowest": numbers.lowest(),
        "median": numbers.median(),
        "highest": numbers.highest(),
        "histogram": {str(number): count for number, count in numbers.ordered().items()},
    }
