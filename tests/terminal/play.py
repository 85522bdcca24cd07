"""A table without a terminal: a console that remembers, and a hand that types what a test decides."""

from __future__ import annotations

import io
import random
import re
from collections.abc import Callable, Iterable
from pathlib import Path

from rich.console import Console

import bestiary
from bestiary.core.match import Match
from bestiary.terminal.company import Company
from bestiary.terminal.session import Session
from tests.ending import until_over

Typist = Callable[["Sitting"], str]  # looks at the match and says what to type; EOFError to leave


class Sitting:
    """One session of a person at a match."""

    def __init__(self, match: Match, typist: Typist, company: Company | None = None, path: Path | None = None) -> None:
        self.match = match
        self.typed: list[str] = []
        self._company = company or Company.gather(match.game, match.seats, 0, seed="company")
        self._typist = typist
        self._output = io.StringIO()
        self._marks: list[int] = []
        self._moves = until_over(match)
        console = Console(file=self._output, width=80, highlight=False, markup=False, emoji=False)
        self._session = Session(match, self._company, console, self._read, path)

    def run(self) -> str:
        self._session.run()
        return self.shown

    @property
    def seat(self) -> int:
        return self._company.seat

    @property
    def shown(self) -> str:
        return self._output.getvalue()

    def answer_to(self, line: str) -> str:
        """What was printed after a line was typed, up to the next prompt."""
        place = self.typed.index(line)
        ends = [*self._marks[1:], len(self.shown)]
        return self.shown[self._marks[place] : ends[place]]

    def _read(self, prompt: str) -> str:
        self._output.write(prompt)
        line = self._typist(self)
        next(self._moves, None)
        self._output.write(f"{line}\n")
        self.typed.append(line)
        self._marks.append(len(self.shown))
        return line


def cafe(seats: int = 2, seed: int | str = 7, first: int | None = 0) -> Match:
    return bestiary.new("monster_cafe", seats=seats, seed=seed, options={"first": first})


def typing(*lines: str) -> Typist:
    """Types these lines, then leaves as with Ctrl-D."""
    waiting = iter(lines)

    def typist(sitting: Sitting) -> str:
        try:
            return next(waiting)
        except StopIteration:
            raise EOFError from None

    return typist


def playing(choose: Callable[[Sitting], str], then: Iterable[str] = ()) -> Typist:
    """Types what `choose` says while the game goes on, then the given lines."""
    after = typing(*then)
    return lambda sitting: after(sitting) if sitting.match.over else choose(sitting)


def random_numbers(seed: int) -> Callable[[Sitting], str]:
    dice = random.Random(seed)
    return lambda sitting: str(dice.randint(1, len(sitting.match.choices(sitting.seat))))


def widest(text: str) -> int:
    return max(len(line.rstrip()) for line in text.splitlines())


def words(text: str) -> str:
    """The text on one line."""
    return re.sub(r"\s+", " ", text)
