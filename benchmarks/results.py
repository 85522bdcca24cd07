"""What matches have come to: lines of JSON, one for each batch of games, summed up by match."""

from __future__ import annotations

import json
from collections import defaultdict
from dataclasses import dataclass, field
from fractions import Fraction
from pathlib import Path
from typing import Any

from bestiary.lab.interval import wilson


@dataclass
class Sum:
    """All batches of a match."""

    games: int = 0
    won: Fraction = field(default_factory=Fraction)
    decisions: int = 0
    lines: int = 0
    seconds: float = 0.0  # of the processor, for these decisions
    slowest: float = 0.0
    took: float = 0.0  # on the wall, for all of it

    def add(self, line: dict[str, Any]) -> None:
        """One batch more."""
        self.games += line["games"]
        self.won += Fraction(line["won"])
        self.decisions += line["decisions"]
        self.lines += line["lines"]
        self.seconds += line["seconds"]
        self.slowest = max(self.slowest, line["slowest"])
        self.took += line["took"]

    @property
    def rate(self) -> float:
        """How often it was won."""
        return float(self.won / self.games) if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """Where the true rate is, in 95 of 100 cases."""
        return wilson(self.won, self.games)

    @property
    def milliseconds(self) -> float:
        """Of the processor for a decision."""
        return 1000 * self.seconds / max(1, self.decisions)

    def told(self) -> str:
        """In a line."""
        low, high = self.interval
        return f"{self.games:5} games  {self.rate:6.1%} ({low:.1%} to {high:.1%})  {self.milliseconds:.1f} ms"


class Results:
    """Those of a file, to which more are added. Lines of other editions are left alone."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._sums: defaultdict[str, Sum] = defaultdict(Sum)
        self.commits: set[str] = set()

    @classmethod
    def read(cls, path: Path, edition: int) -> Results:
        """What has been played so far."""
        found = cls(path)
        if path.exists():
            for text in path.read_text().splitlines():
                line = json.loads(text)
                if line["edition"] == edition:
                    found._count(line)
        return found

    def add(self, line: dict[str, Any]) -> None:
        """One batch more, kept at once."""
        self._path.parent.mkdir(exist_ok=True)
        with self._path.open("a") as file:
            file.write(json.dumps(line) + "\n")
        self._count(line)

    def of(self, match: str) -> Sum:
        """The sum of a match; of nothing, if it has not been played."""
        return self._sums[match]

    def _count(self, line: dict[str, Any]) -> None:
        self._sums[line["match"]].add(line)
        self.commits.add(line["commit"])
