"""Compares Bestiary with its peers in one run.

    python benchmarks/compare.py --peers-python PATH --compiled-python PATH --pure-python PATH [--before-python PATH]

Every contestant runs in a process of its own, ours and the peers' in turn, round after round, so that a busy machine
hits all alike.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
from dataclasses import dataclass, field
from itertools import zip_longest
from pathlib import Path
from typing import Any

from peers import PEERS
from scoreboard import GAMES, OTHER_GAMES, now_name, score, table

HERE = Path(__file__).resolve().parent
VARIANTS = ("compiled", "pure")
MEASURES = ("playouts", "stepped", "clone", "view", "imagine")
SHORT = ("clone", "view", "imagine", "openspiel-hearts-clone")  # single calls settle in a quarter of the time
GRACE = 60  # seconds on top, for starting up and for a last long game


@dataclass
class Contestant:
    """Something to measure: how it is started, and what it has said so far."""

    name: str
    command: list[str]
    pythonpath: str | None = None
    compiled: bool | None = None  # what it has to be; None where that is no question
    runs: list[dict[str, Any]] = field(default_factory=list)

    @property
    def missing(self) -> bool:
        """Whether it has said that it cannot be measured."""
        return bool(self.runs) and "missing" in self.runs[-1]

    def run(self, seconds: float, directory: str) -> None:
        """Measures it once more, in a directory from which no checkout can be imported."""
        environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
        if self.pythonpath is not None:
            environment["PYTHONPATH"] = self.pythonpath
        command = [*self.command, "--seconds", str(seconds / 4 if self.name.endswith(SHORT) else seconds)]
        try:
            done = subprocess.run(
                command,
                check=False,  # a contestant that fails is missing, and the others go on
                cwd=directory,
                env=environment,
                capture_output=True,
                text=True,
                timeout=10 * seconds + GRACE,
            )
        except (OSError, subprocess.TimeoutExpired) as error:
            self.runs.append({"missing": f"It could not be run: {error}."})
        else:
            self.runs.append(self._read(done))

    def _read(self, done: "subprocess.CompletedProcess[str]") -> dict[str, Any]:
        lines = done.stdout.splitlines()
        if done.returncode != 0 or not lines:
            said = done.stderr.strip().splitlines() or ["nothing"]
            return {"missing": f"It stopped with status {done.returncode} and said: {said[-1]}"}
        figures: dict[str, Any] = json.loads(lines[-1])
        if self.compiled is not None and figures.get("compiled") is not self.compiled:
            return {"missing": f"This Python imports a Bestiary that is {'not ' if self.compiled else ''}compiled."}
        return figures


def line_up(arguments: argparse.Namespace) -> list[Contestant]:
    """The contestants in the order of a round: one of ours, one of the peers, and so on."""
    pythons = {"compiled": arguments.compiled_python, "pure": arguments.pure_python}
    wanted = [(measure, "monster_cafe") for measure in MEASURES] + [("playouts", game) for game in OTHER_GAMES]
    ours = [
        Contestant(
            f"{variant}-{measure}" if game == "monster_cafe" else f"{variant}-{game}",
            [located(pythons[variant]), str(HERE / "ours.py"), "--game", game, "--measure", measure],
            pythonpath=str(HERE.parent) if variant == "pure" else None,
            compiled=variant == "compiled",
        )
        for measure, game in wanted
        for variant in VARIANTS
    ]
    if arguments.before_python:
        before = [located(arguments.before_python), str(HERE / "ours.py"), "--measure", "playouts", "--game"]
        for game in GAMES:  # each beside its successor
            at = next(at for at, one in enumerate(ours) if one.name == now_name(game))
            ours.insert(at, Contestant(f"before-{game}", [*before, game], compiled=True))
    theirs = [
        Contestant(name, [located(arguments.peers_python), str(HERE / "peers.py"), "--peer", name]) for name in PEERS
    ]
    return [contestant for pair in zip_longest(ours, theirs) for contestant in pair if contestant is not None]


def located(python: str) -> str:
    """A path as seen from anywhere: the contestants run in another directory. A bare name is left to the shell's path.

    Symbolic links are kept, for a virtual environment's Python is one.
    """
    return os.path.abspath(python) if os.sep in python else python


def compete(contestants: list[Contestant], rounds: int, seconds: float) -> None:
    """Lets all of them run, round after round; who is missing once is not asked again."""
    with tempfile.TemporaryDirectory() as directory:
        for number in range(1, rounds + 1):
            for contestant in contestants:
                if not contestant.missing:
                    print(f"round {number} of {rounds}: {contestant.name}", file=sys.stderr, flush=True)
                    contestant.run(seconds, directory)


def main() -> None:
    """Prints the table, or the same as JSON."""
    parser = argparse.ArgumentParser(description="Compares Bestiary with its peers.")
    parser.add_argument("--peers-python", required=True, help="a Python with peers-requirements.txt installed")
    parser.add_argument("--compiled-python", required=True, help="a Python with Bestiary installed, compiled")
    parser.add_argument("--pure-python", required=True, help="a Python with what Bestiary needs; it gets this checkout")
    parser.add_argument("--before-python", help="a Python with an earlier Bestiary installed, compiled")
    parser.add_argument("--rounds", type=int, default=5, help="how often each contestant runs; medians are shown")
    parser.add_argument("--seconds", type=float, default=2.0, help="how long it runs each time")
    parser.add_argument("--json", action="store_true", help="print JSON")
    arguments = parser.parse_args()
    contestants = line_up(arguments)
    compete(contestants, arguments.rounds, arguments.seconds)
    board = score({contestant.name: contestant.runs for contestant in contestants})
    board = {"rounds": arguments.rounds, "seconds": arguments.seconds, **board}
    print(json.dumps(board, indent=2) if arguments.json else table(board))


if __name__ == "__main__":
    main()
