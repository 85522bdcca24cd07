"""How strong the bots are: plays the matches of matches.py, keeps what came out, and writes it into docs/minds.md.

    python benchmarks/ladder.py --minutes 60 --jobs 2      goes on where it stopped, for so long
    python benchmarks/ladder.py --only wombat_rescue       one game
    python benchmarks/ladder.py --who sharp --against sensible
    python benchmarks/ladder.py --minutes 0                only writes the page

Every batch of games is a line of results/ladder.jsonl. Each match gets its part of the time until it has its games.
When the bots have changed, raise EDITION: what was played before stays in the file and is not counted.
"""

from __future__ import annotations

import argparse
import subprocess
import time
from collections.abc import Iterable
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from fractions import Fraction
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from arena import Outcome, play
from matches import Match, all_matches
from minds_page import write_page
from results import Results

ROOT = Path(__file__).parents[1]
KEPT = Path(__file__).parent / "results" / "ladder.jsonl"
EDITION = 2
QUICK = ("sensible", "gentle", "random", "frozen", "nobody")  # games between these take no time


def main() -> None:
    """Plays for a while, and writes the page."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=60.0)
    parser.add_argument("--only", help="one game")
    parser.add_argument("--who", default="", help="one level")
    parser.add_argument("--against", default="", help="one level")
    parser.add_argument("--jobs", type=int, default=1)
    chosen = parser.parse_args()
    matches = all_matches()
    results = Results.read(KEPT, EDITION)
    wanted = {match.name: match for match in matches if _is_wanted(match, chosen)}
    climb(list(wanted.values()), results, 60.0 * chosen.minutes, chosen.jobs)
    write_page(ROOT, matches, results)


def _is_wanted(match: Match, chosen: argparse.Namespace) -> bool:
    duel = match.duel
    names = duel.hero.startswith(chosen.who) and duel.others.startswith(chosen.against)
    return names and chosen.only in (None, duel.game)


def climb(matches: list[Match], results: Results, seconds: float, jobs: int) -> None:
    """Lets them play until the time is up, or all have their games."""
    until = time.monotonic() + seconds
    commit = _commit()
    given = {match.name: results.of(match.name).games for match in matches}
    running: dict[Future[dict[str, Any]], Match] = {}
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        while True:
            while len(running) < jobs and time.monotonic() < until:
                match = _next(matches, results, given, running.values())
                if match is None:
                    break
                count = min(_batch(match), match.wished - given[match.name])
                running[pool.submit(play_batch, match, given[match.name], count)] = match
                given[match.name] += count
            if not running:
                return
            done, _ = wait(running, return_when=FIRST_COMPLETED)
            for future in done:
                match = running.pop(future)
                results.add({"match": match.name, "edition": EDITION, "commit": commit, **future.result()})
                print(f"{match.name:60} {results.of(match.name).told()}", flush=True)


def play_batch(match: Match, first: int, count: int) -> dict[str, Any]:
    """Some games in a row: who they are against changes nothing but the sums."""
    began = time.monotonic()
    done: list[Outcome] = [play(match.duel, number) for number in range(first, first + count)]
    won = sum((one.won for one in done), Fraction())
    return {
        "first": first,
        "games": count,
        "won": str(won),
        "decisions": sum(one.decisions for one in done),
        "seconds": round(sum(one.seconds for one in done), 3),
        "lines": sum(one.lines for one in done),
        "slowest": round(max(one.slowest for one in done), 4),
        "took": round(time.monotonic() - began, 2),
    }


def _next(matches: list[Match], results: Results, given: dict[str, int], busy: Iterable[Match]) -> Match | None:
    """Whoever has had least time for its weight, of those that want more games. Two never play for the same match:
    their games would not be in order."""
    taken = {match.name for match in busy}
    open_ones = [match for match in matches if given[match.name] < match.wished and match.name not in taken]
    return min(open_ones, key=lambda match: results.of(match.name).took / match.weight, default=None)


def _batch(match: Match) -> int:
    """How many games at once: each seat as often as any other."""
    quick = match.duel.hero in QUICK and match.duel.others in QUICK
    return match.duel.seats * (5 if quick else 1)


def _commit() -> str:
    command = ["git", "describe", "--always", "--dirty"]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False).stdout.strip()


if __name__ == "__main__":
    main()
