"""Plays very many games in one process and looks whether it grows: `python benchmarks/memory.py --games 1000000`.

The exit status is 1 when it grew.
"""

import argparse
import os
import resource
import sys
from pathlib import Path

import bestiary
from bestiary.core.dice import Dice, key_from_seed
from bestiary.core.playout import play_randomly
from bestiary.games.monster_cafe import GAME

SEATS = 4
MARKS = (1, 10, 50, 100)  # per cent of the games
SETTLED = 10  # per cent: what is taken up to here is warming up
MOST_GROWTH = 0.05
MOST_BYTES = 4 * 2**20


def resident() -> int:
    """The memory that this process holds, in bytes."""
    statm = Path("/proc/self/statm")
    if statm.exists():
        return int(statm.read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return peak if sys.platform == "darwin" else peak * 1024  # macOS counts in bytes, the others in kilobytes


def is_flat(samples: dict[int, int]) -> bool:
    """Whether the memory stayed where it was once things had settled; samples are bytes by per cent."""
    growth = max(taken for mark, taken in samples.items() if mark >= SETTLED) - samples[SETTLED]
    return growth < MOST_BYTES and growth < MOST_GROWTH * samples[SETTLED]


def watch(games: int) -> dict[int, int]:
    """Plays the games, prints the memory at each mark, and returns it."""
    dice = Dice(key_from_seed("memory"))
    samples: dict[int, int] = {}
    played = 0
    for mark in MARKS:
        while played < games * mark // 100:
            state = GAME.new(SEATS)
            play_randomly(state, dice)
            state.result()
            played += 1
        samples[mark] = resident()
        print(f"{mark:>4} %  {played:>12,} games  {samples[mark] / 2**20:>8.2f} MB", flush=True)
    return samples


def main() -> int:
    """Prints the samples and the verdict."""
    parser = argparse.ArgumentParser(description="Looks whether memory stays flat over many games of Monster Café.")
    parser.add_argument("--games", type=int, default=1_000_000, help="how many games")
    arguments = parser.parse_args()
    print(f"Monster Café, {SEATS} players, {'compiled' if bestiary.compiled() else 'pure Python'}")
    flat = is_flat(watch(arguments.games))
    print("Memory stayed flat." if flat else "Memory grew by more than 5 % or 4 MB after the first 10 %.")
    return 0 if flat else 1


if __name__ == "__main__":
    raise SystemExit(main())
