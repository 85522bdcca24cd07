"""How everything here is timed, ours and the peers alike.

The clock is the processor time of the process, not the time on the wall: on a machine that others use as well,
a contestant does not pay for the time it was kept waiting.
"""

from collections.abc import Callable
from dataclasses import dataclass
from itertools import repeat
from time import process_time
from typing import Any

KEPT = 10_000


@dataclass
class Tally:
    """What was played, and how long it took."""

    games: int = 0
    moves: int = 0
    chance: int = 0
    seconds: float = 0.0

    def document(self) -> dict[str, Any]:
        """The counts and rates as plain values; steps are moves and chance together."""
        document: dict[str, Any] = {
            "games": self.games,
            "moves": self.moves,
            "seconds": round(self.seconds, 4),
            "games_per_second": round(self.games / self.seconds, 1),
            "moves_per_second": round(self.moves / self.seconds),
        }
        if self.chance:  # some peers do not show what chance does
            document["steps_per_second"] = round((self.moves + self.chance) / self.seconds)
        return document


def play_for(seconds: float, play_one: Callable[[], tuple[int, int]]) -> Tally:
    """Plays whole games for about so long. `play_one` returns how many moves the players and chance made."""
    play_one()  # first calls fill caches and tables
    tally = Tally()
    batch = 1
    start = process_time()
    while tally.seconds < seconds:
        for _ in repeat(None, batch):
            moves, chance = play_one()
            tally.moves += moves
            tally.chance += chance
        tally.games += batch
        lap = process_time() - start - tally.seconds
        tally.seconds += lap
        if lap < 0.01:  # so that reading the clock costs nothing beside the games
            batch *= 2
    return tally


def microseconds(seconds: float, call: Callable[[], object]) -> dict[str, float]:
    """What one call costs when its answer is dropped at once, and when answers are kept as in a search tree."""
    call()
    return {"dropped_us": _dropped(seconds / 2, call), "kept_us": _kept(seconds / 2, call)}


def _dropped(seconds: float, call: Callable[[], object]) -> float:
    calls = 0
    spent = 0.0
    start = process_time()
    while spent < seconds:
        for _ in repeat(None, 1000):
            call()
        calls += 1000
        spent = process_time() - start
    return round(spent / calls * 1e6, 4)


def _kept(seconds: float, call: Callable[[], object]) -> float:
    calls = 0
    spent = 0.0
    while spent < seconds:
        start = process_time()
        kept = [call() for _ in repeat(None, KEPT)]
        spent += process_time() - start
        calls += len(kept)
        del kept  # taking the answers down again is not part of the bill
    return round(spent / calls * 1e6, 4)
