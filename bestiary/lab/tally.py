"""Counts of what happened in many games. They are integers only, so the order of adding never shows."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from fractions import Fraction

from bestiary.core.result import Result
from bestiary.core.seats import Seat
from bestiary.lab.histogram import Histogram


@dataclass
class Tally:
    """Games so far: who won, with which scores, after how many moves. It does not grow with the games."""

    games: int
    moves: int
    wins: Counter[tuple[tuple[Seat, ...], int]]  # (who won, how many tied): a team that wins alone does not tie
    scores: list[Histogram]  # by seat
    length: Histogram  # in moves of the players
    turns: Histogram  # where a game counts them

    @classmethod
    def empty(cls, seats: int) -> Tally:
        """No games yet."""
        return cls(0, 0, Counter(), [Histogram() for _ in range(seats)], Histogram(), Histogram())

    def add(self, result: Result, moves: int, turns: int = 0) -> None:
        """Counts one game."""
        winners = result.winners
        tied = sum(team[0] in winners for team in result.teams)
        self.games += 1
        self.moves += moves
        self.wins[winners, tied] += 1
        for scores, total in zip(self.scores, result.totals, strict=True):
            scores[total] += 1
        self.length[moves] += 1
        if turns:
            self.turns[turns] += 1

    def merge(self, other: Tally) -> None:
        """Counts all games of another tally as well."""
        self.games += other.games
        self.moves += other.moves
        self.wins.update(other.wins)
        for mine, others in zip(self.scores, other.scores, strict=True):
            mine.update(others)
        self.length.update(other.length)
        self.turns.update(other.turns)

    def won(self, seat: Seat) -> Fraction:
        """How many games a seat won; a win shared by n counts 1/n."""
        return sum((Fraction(count, tied) for (who, tied), count in self.wins.items() if seat in who), Fraction(0))

    def shared(self, seat: Seat) -> int:
        """How many of these wins were shared."""
        return sum(count for (who, tied), count in self.wins.items() if seat in who and tied > 1)

    def won_among(self, seats: list[Seat]) -> Fraction:
        """How many games these seats won together; over all seats this adds up to the games that somebody won."""
        return sum(
            (
                Fraction(count * sum(seat in seats for seat in who), len(who))
                for (who, _), count in self.wins.items()
                if who
            ),
            Fraction(0),
        )
