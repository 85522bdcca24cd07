"""What a searching bot should know of a game beside its heuristic: where to look, how far, and what it finds there is
worth. As it stands it serves every game that has a heuristic; a game that knows better has a guide of its own."""

import math
from typing import Final

from mypy_extensions import mypyc_attr

from bestiary.core.bot import Heuristic
from bestiary.core.dice import Dice
from bestiary.core.perspective import Perspective
from bestiary.core.seats import Action, Seat
from bestiary.core.state import State

STEEPEST: Final = 30.0  # beyond this an exponential says nothing more


@mypyc_attr(allow_interpreted_subclasses=True)
class Guide:
    """How to think about a game.

    A line is one way in which the game may go on: moves that the search picks, then moves of the guide's policy, up to
    where the line ends. What it is worth there, for each seat, is between 0 (lost) and 1 (won)."""

    def __init__(self, heuristic: Heuristic) -> None:
        self.heuristic = heuristic
        self.speed = 4000  # lines that take about a second, compiled, on a slow or busy machine
        self.deep = True  # a tree of moves and answers grows; if not, a few first moves are compared by the same luck
        self.keyed = False  # what chance decides parts the lines: where a single card changes everything
        self.plays_out = False  # the policy plays every line to where it ends; if not, a line ends with its newest move
        self.turns = 0  # a line ends when so many turns have begun; 0: with the game
        self.width = 0  # how many first moves are compared, the most promising ones; 0: all
        # By how many standard errors another first move must be better than what looks best at a glance; 0: by anything
        self.doubt = 0.0
        self.exploring = 1.0  # how much is tried that looks bad
        self.temperature = 1.0  # how many points worse a move may look and still be tried
        self.scale = 5.0  # how many points ahead are a good chance to win
        self.margin = 0.0  # how much of the worth of a finished game is its margin, beside winning
        self.calibrated = False  # what a line is worth is a chance to win as it stands, which graphs and hints may tell
        # For the same: how many points ahead make the odds 2.7 times as good, as benchmarks/outlook.py fits it
        self.early = 12.0  # at the beginning
        self.late = 4.0  # at the end
        self.alone = 0.0  # the value with which who plays alone wins every second game

    def first_moves(self, state: State, sight: Perspective) -> list[Action]:
        """Which moves are compared, in a position that this sight imagines."""
        return sight.candidates()

    def worth_thinking(self, state: State, seat: Seat) -> bool:
        """Whether a search finds more than a glance in this position, which is imagined."""
        return True

    def ends(self, state: State, begun: int) -> bool:
        """Whether a line ends here, while the game goes on; so many turns had begun where it started."""
        return self.turns > 0 and state.turns_begun() - begun >= self.turns

    def policy(self, state: State, seat: Seat, dice: Dice) -> Action:
        """How anybody is taken to go on, quickly: any action that is worth thinking about."""
        actions = state.candidates(seat)
        count = len(actions)
        return actions[0] if count == 1 else actions[dice.below(count)]

    def worth(self, state: State, start: list[float]) -> list[float]:
        """What the end of a line is worth to each seat; `start` are the heuristic's values where it began."""
        return self.finished(state) if not state.pending() else self.unfinished(state, start)

    def worth_to(self, state: State, start: list[float], seat: Seat) -> float:
        """The same for one seat: where first moves are compared, nobody asks what it is worth to the others."""
        return self.worth(state, start)[seat]

    def finished(self, state: State) -> list[float]:
        """What a game that is over is worth: who won, and by how much, where that counts."""
        seats = state.seats
        worth = [0.0] * seats
        winners = state.won_by()
        for seat in winners:
            worth[seat] = 1.0 if seats == 1 else 1.0 / len(winners)
        if self.margin > 0.0 and seats > 1:
            totals = state.totals()
            for seat in range(seats):
                best = -1_000_000
                for other in range(seats):
                    if other != seat:
                        best = max(best, totals[other])
                ahead = logistic((totals[seat] - best) / self.scale)
                worth[seat] = (1.0 - self.margin) * worth[seat] + self.margin * ahead
        return worth

    def unfinished(self, state: State, start: list[float]) -> list[float]:
        """What another position is worth: the chance that each seat wins, by what it has gained compared with the
        others."""
        values = self.heuristic.values(state)
        gains = [(values[seat] - start[seat]) / self.scale for seat in range(state.seats)]
        return [logistic(gains[0])] if state.seats == 1 else chances(gains)


def logistic(x: float) -> float:
    """From a balance to a chance.

    >>> logistic(0.0)
    0.5
    """
    return 1.0 / (1.0 + math.exp(-max(min(x, STEEPEST), -STEEPEST)))


def chances(strengths: list[float]) -> list[float]:
    """From strengths to chances that add up to 1.

    >>> chances([2.0, 2.0])
    [0.5, 0.5]
    """
    best = max(strengths)
    found: list[float] = []
    total = 0.0
    for strength in strengths:
        chance = math.exp(max(strength - best, -STEEPEST))
        found.append(chance)
        total += chance
    return [chance / total for chance in found]
