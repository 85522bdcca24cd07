"""What a referee is: a game in plain dicts and lists, told the same moves in words, and asked how it stands."""

from abc import ABC, abstractmethod
from collections.abc import Generator, Iterable, Mapping, Sequence
from typing import Any

CHANCE = -1


class Referee(ABC):
    """One game as its rulebook tells it. It never asks the product anything."""

    @abstractmethod
    def waits_for(self) -> list[int]:
        """The seats that are asked, in any order; [CHANCE]; nobody when it is over."""

    @abstractmethod
    def allows(self, seat: int) -> set[str]:
        """What a seat may do, in words."""

    @abstractmethod
    def chances(self) -> dict[str, int]:
        """While chance is asked: what may happen, each with its share."""

    @abstractmethod
    def hears(self, who: int, verb: str, /, **given: str) -> None:
        """Somebody, or chance, does something that is allowed: `clear` with table="2"."""

    @abstractmethod
    def sees(self) -> dict[str, Any]:
        """What lies where, under the names of the position documents."""

    @abstractmethod
    def totals(self) -> Sequence[int]:
        """What everybody has scored, at the end."""

    def ranking(self) -> list[list[int]]:
        """The seats from the best to the last; who ties shares a place."""
        totals = self.totals()
        return [
            [seat for seat, mine in enumerate(totals) if mine == total] for total in sorted({*totals}, reverse=True)
        ]


def words(text: str) -> tuple[str, dict[str, str]]:
    """A move in words, taken apart.

    >>> words("clear table=2")
    ('clear', {'table': '2'})
    """
    verb, *given = text.split()
    return verb, {name: value for name, _, value in (word.partition("=") for word in given)}


Question = tuple[int, dict[str, int]]  # who is asked, and what they may say; for chance with its share
Course = Generator[Question, str, None]
Choice = Generator[Question, str, str]


class Narrator(Referee):
    """A referee that reads the rulebook from top to bottom: a course of the game that halts where one is asked."""

    def begin(self, course: Course) -> None:
        """Goes to the first question."""
        self._course = course
        self._question: Question | None = next(course, None)

    def waits_for(self) -> list[int]:
        return [] if self._question is None else [self._question[0]]

    def allows(self, seat: int) -> set[str]:
        return {*self._question[1]} if self._question and self._question[0] == seat else set()

    def chances(self) -> dict[str, int]:
        assert self._question
        return self._question[1]

    def hears(self, who: int, verb: str, /, **given: str) -> None:
        try:
            self._question = self._course.send(" ".join([verb, *(f"{name}={value}" for name, value in given.items())]))
        except StopIteration:
            self._question = None


def ask(seat: int, options: Iterable[str]) -> Choice:
    """Asks a player."""
    answer = yield seat, dict.fromkeys(options, 1)
    return answer


def choose(seat: int, options: Sequence[str]) -> Choice:
    """Asks a player who has more than one option; a single one is taken without asking."""
    if len(options) == 1:
        return options[0]
    return (yield from ask(seat, options))


def draw(shares: Mapping[str, int]) -> Choice:
    """Asks chance."""
    answer = yield CHANCE, {text: share for text, share in shares.items() if share}
    return answer


def named(text: str) -> str:
    """The only value in a text such as `roll face=3`."""
    return text.partition("=")[2]
