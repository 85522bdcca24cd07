"""How a game ended. Holds Structs: never compiled."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from msgspec import Struct

from bestiary.core.seats import Seat


class Line(Struct, frozen=True):
    """A line of the score pad: a category of the rulebook, its points, and what they are made of."""

    category: str
    points: int
    parts: tuple[Line, ...] = ()


Pads: TypeAlias = tuple[tuple[Line, ...], ...]  # for each seat, the lines in the rulebook's order


class Result(Struct, frozen=True):
    """Totals and score pads by seat, teams, and the ranking, in which who ties shares a place."""

    totals: tuple[int, ...]
    pads: Pads
    teams: tuple[tuple[Seat, ...], ...]  # everybody alone where the game has no teams
    ranking: tuple[tuple[Seat, ...], ...]  # best first; where the game itself has won, the first place is empty

    @property
    def winners(self) -> tuple[Seat, ...]:
        """Who won; several when they tie or are a team, nobody when the game itself has won."""
        return self.ranking[0]

    def place(self, seat: Seat) -> int:
        """The place of a seat, counted from 1; after two winners comes place 3."""
        better = 0
        for group in self.ranking:
            if seat in group:
                return better + 1
            better += max(len(group), 1)
        raise ValueError(f"no seat {seat}")


def rank(keys: Sequence[object], teams: Sequence[Sequence[Seat]] | None = None) -> tuple[tuple[Seat, ...], ...]:
    """Seats by their key, highest first; equal keys share a place. With teams, one key a team.

    >>> rank([7, 3, 7, -2])
    ((0, 2), (1,), (3,))
    """
    groups = teams if teams is not None else [(seat,) for seat in range(len(keys))]
    order = sorted(set(keys), reverse=True)  # type: ignore[type-var]
    return tuple(
        tuple(sorted(seat for key, group in zip(keys, groups, strict=True) if key == wanted for seat in group))
        for wanted in order
    )
