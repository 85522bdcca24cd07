"""A bot that looks one step ahead."""

from bestiary.core.bot import Bot, Heuristic
from bestiary.core.dice import Dice
from bestiary.core.perspective import Perspective
from bestiary.core.playout import settle
from bestiary.core.seats import CHANCE, Action, Seat
from bestiary.core.state import State


class GreedyBot(Bot):
    """Tries every action in imagined positions and takes the one whose outcomes its heuristic likes best."""

    def __init__(self, heuristic: Heuristic) -> None:
        self._heuristic = heuristic

    def choose(self, sight: Perspective) -> Action:
        legal = sight.legal()
        if len(legal) == 1:
            return legal[0]
        values = self.values(sight, legal)
        return legal[values.index(max(values))]

    def values(self, sight: Perspective, legal: list[Action]) -> list[float]:
        """What each action promises, on average over the imagined positions."""
        totals = [0.0] * len(legal)
        worlds = self._heuristic.worlds()
        for _ in range(worlds):
            world = sight.imagine()
            for number in range(len(legal)):
                totals[number] += self.expected_after(world, sight.seat, legal[number], sight.dice)
        return [total / worlds for total in totals]

    def expected_after(self, world: State, seat: Seat, action: Action, dice: Dice) -> float:
        """What an action promises in an imagined position."""
        after = world.clone()
        after.apply(seat, action)
        return self._expected(after, seat, dice)

    def _expected(self, state: State, seat: Seat, dice: Dice) -> float:
        """The value of a position; where chance comes next, the mean over all its outcomes."""
        if state.pending() != (CHANCE,) or not self._heuristic.chance_matters(state):
            return self._heuristic.value(state, seat)
        total = 0.0
        for outcome, tickets in state.possible().items():
            after = state.clone()
            after.apply(CHANCE, outcome)
            settle(after, dice)  # what chance decides after that is taken as it falls
            total += tickets * self._heuristic.value(after, seat)
        return total / state.odds()
