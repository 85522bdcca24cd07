"""What a referee is: a game in plain dicts and lists, told the same moves in words, and asked how it stands."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any

CHANCE = -1


class Referee(ABC):
    """One game as its rulebook tells it. It never asks the product anything."""

    @abstractmethod
    def waits_for(self) -> list[int]:
        """The seats that are asked, in the order of asking; [CHANCE]; nobody when it is over."""

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
