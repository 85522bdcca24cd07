"""Breaks the code on purpose, and says what no test notices: `python tools/mutants.py PART [-n COUNT] [--seed SEED]`.

PART is a game or `core`. In a copy of the tree one random place after the other is broken (tools/breaking.py), and the
tests of the part run on the sources until one fails (tools/noticing.py). What survives is printed with its line and
the change, and makes the exit code 1, unless tools/equivalent_mutants.txt says why it changes nothing.
"""

from __future__ import annotations

import argparse
import os
import random
import shutil
import sys
import tempfile
import time
from pathlib import Path

from breaking import Mutant, mutants
from noticing import notice

ROOT = Path(__file__).parents[1]
EQUIVALENT = Path(__file__).with_name("equivalent_mutants.txt")
COPIED = ("bestiary", "tests", "art", "docs", "examples", "pyproject.toml", "README.md", "CONTRIBUTING.md")
LEFT_OUT = {"copying.py"} | {  # made by a tool; the others say what bots like, and are no rules
    f"{name}.py"
    for name in (
        *("appraising", "guide", "heuristic", "personalities", "policy"),
        *("prospects", "reasons", "travel", "weights"),
    )
}
BOTS = {"minds", "monster_cafe/strength.py"}  # a folder of such, and a name that is a rule elsewhere
SHARED = ("choices", "conformance", "copies", "refusal_order", "sources", "texts")  # what every game is asked


def main() -> int:
    """Prints what survived."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("part", help="a game, or core")
    parser.add_argument("-n", type=int, default=40, help="how many places are broken")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        report = Report(chosen.part, copied(ROOT, Path(folder)), chosen.n, chosen.seed)
        notice(report.root, tests(chosen.part), others(ROOT, chosen.part), report.mutants, report.told)
    return report.end()


class Report:
    """Chooses the mutants, and prints what becomes of them."""

    def __init__(self, part: str, root: Path, count: int, seed: int) -> None:
        self.root = root
        self._part = part
        self._texts = {path: (root / path).read_text(encoding="utf-8") for path in sources(root, part)}
        found = [mutant for path, text in self._texts.items() for mutant in mutants(path, text)]
        self.mutants = random.Random(seed).sample(found, min(count, len(found)))
        self._known = equivalent()
        self._told = self._equivalent = self._unnoticed = 0
        self._began = time.monotonic()

    def told(self, mutant: Mutant, noticed: bool) -> None:
        """Another one is decided."""
        self._told += 1
        shown = mutant.shown(self._texts[mutant.path])
        if not noticed and {(mutant.path, shown), (mutant.path, mutant.within)} & self._known:
            self._equivalent += 1
        elif not noticed:
            self._unnoticed += 1
            print(f"{mutant.path}:{mutant.line}  {shown}", flush=True)
        if self._told % 20 == 0:
            seconds = time.monotonic() - self._began
            print(f"... {self._told} of {len(self.mutants)}, {seconds / self._told:.1f} s each", flush=True)

    def end(self) -> int:
        """The sum; 1 if there is something to do."""
        print(
            f"{self._part}: {self._unnoticed} of {self._told} were not noticed by any test, {self._equivalent} more "
            f"change nothing ({time.monotonic() - self._began:.0f} s)."
        )
        return 1 if self._unnoticed or not self._told else 0


def sources(root: Path, part: str) -> list[str]:
    """The files of a part of ours that are broken."""
    folder = root / "bestiary" / ("core" if part == "core" else f"games/{part}")
    found = [path for path in sorted(folder.rglob("*.py")) if not _left_out(path)]
    if not found:
        raise SystemExit(f"There is no part {part!r}: name a game, or core.")
    return [str(path.relative_to(root)) for path in found]


def _left_out(path: Path) -> bool:
    return path.name in LEFT_OUT or bool(BOTS & {path.parent.name, f"{path.parent.name}/{path.name}"})


def tests(part: str) -> list[str]:
    """The tests of a part: its own, its referee, those of every game, its whole games."""
    own = (
        ["core", "conformance", "test_docstrings.py"]
        if part == "core"
        else [f"games/{part}", f"referees/test_{part}.py"]
    )
    return [f"tests/{name}" for name in (*own, *[f"games/test_{name}.py" for name in SHARED], "playthroughs")]


def others(root: Path, part: str) -> list[str]:
    """The other games: a test that has one of them in its name says nothing of this part."""
    games = [path.parent.name for path in (root / "bestiary/games").glob("*/game.py")]
    return [] if part == "core" else sorted(game for game in games if game != part)


def copied(root: Path, folder: Path) -> Path:
    """The tree that is broken: a copy of what tests need."""
    for name in COPIED:
        if (root / name).is_dir():
            shutil.copytree(root / name, folder / name, ignore=shutil.ignore_patterns("__pycache__", "static"))
        elif (root / name).exists():
            shutil.copy2(root / name, folder / name)
    return folder


def equivalent() -> set[tuple[str, str]]:
    """The changes that change nothing, as `path: change`, or `path: function` for all in it that no test notices."""
    lines = [line for line in EQUIVALENT.read_text(encoding="utf-8").splitlines() if line and not line.startswith("#")]
    return {(path, shown) for path, _, shown in (line.partition(": ") for line in lines)}


if __name__ == "__main__":
    os.environ.pop("PYTHONPATH", None)
    sys.exit(main())
