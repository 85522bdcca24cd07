"""A bot that looks one step ahead."""

from bestiary.core.bot import Bot, Heuristic
from bestiary.core.perspective import Perspective
from bestiary.core.playout import settle
from bestiary.core.seats import Action


class GreedyBot(Bot):
    """Tries every action in a few imagined positions and takes the one whose outcome its heuristic likes best."""

    def __init__(self, heuristic: Heuristic, worlds: int = 12) -> None:
        self._heuristic = heuristic
        self._worlds = worlds

    def choose(self, sight: Perspective) -> Action:
        legal = sight.legal()
        if len(legal) == 1:
            return legal[0]
        totals = self.values(sight, legal)
        return legal[totals.index(max(totals))]

    def values(self, sight: Perspective, legal: list[Action]) -> list[float]:
        """What each action promises: the sum of its values over the imagined positions, with equal luck for all."""
        totals = [0.0] * len(legal)
        for _ in range(self._worlds):
            world = sight.imagine()
            luck = sight.dice.clone()
            for number in range(len(legal)):
                after = world.clone()
                after.apply(sight.seat, legal[number])
                settle(after, luck.clone())
                totals[number] += self._heuristic.value(after, sight.seat)
            sight.dice.below(1)  # so that the next world meets other luck
        return totals
