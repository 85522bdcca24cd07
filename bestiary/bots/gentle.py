"""A bot for who is learning, or small: it errs as children do, and it is kind."""

from typing import Final

from bestiary.bots.greedy import GreedyBot
from bestiary.core.bot import Bot, Heuristic
from bestiary.core.dice import Dice
from bestiary.core.perspective import Perspective
from bestiary.core.playout import settle
from bestiary.core.seats import Action, Seat
from bestiary.core.state import State

LAPSES: Final = 35  # of 100 decisions it does not look closely at
OVERLOOKED: Final = 60  # of 100 moves, then
KINDNESS: Final = 0.25  # of what the best move is above the usual one may go to be kind


class GentleBot(Bot):
    """Plays as GreedyBot does, but now and then overlooks moves, the best ones too. Of those that it likes nearly as
    much as the best it takes the one that is kindest to whoever is behind."""

    def __init__(self, heuristic: Heuristic, lapses: int = LAPSES) -> None:
        self._heuristic = heuristic
        self._lapses = lapses
        self._glance = GreedyBot(heuristic)

    def choose(self, sight: Perspective) -> Action:
        legal = sight.legal()
        if len(legal) == 1:
            return legal[0]
        seen = self._seen(sight, legal)
        values = self._glance.values(sight, seen)
        best = max(values)
        least = best - KINDNESS * max(0.0, best - sum(values) / len(values))
        liked = [seen[number] for number in range(len(seen)) if values[number] >= least]
        behind = self._behind(sight)
        if len(liked) == 1 or behind < 0:
            return seen[values.index(best)]
        return self._kindest(sight, liked, behind)

    def _seen(self, sight: Perspective, legal: list[Action]) -> list[Action]:
        """What comes to its mind: all, or in a lapse some of what matters. In a window it never overlooks that it may
        let things be: nobody is hurt by mistake."""
        if sight.dice.below(100) >= self._lapses:
            return legal
        matter = [action for action in sight.candidates() if action in legal]
        seen = [action for action in matter if sight.dice.below(100) >= OVERLOOKED]
        window = sight.imagine().window()
        if window is not None and window.closing in legal:
            seen.append(window.closing)
        return seen or [legal[sight.dice.below(len(legal))]]

    def _behind(self, sight: Perspective) -> Seat:
        """Who has least of all, and less than the bot; -1: nobody, as far as one can see."""
        scores = sight.view().scores
        if len(scores) < 2:
            return -1
        least = min(scores)
        return scores.index(least) if scores.count(least) == 1 and scores[sight.seat] > least else -1

    def _kindest(self, sight: Perspective, liked: list[Action], behind: Seat) -> Action:
        world = sight.imagine()
        luck = sight.dice.below(1 << 62).to_bytes(8, "little")
        kindness = [self._left(world, sight.seat, action, behind, luck) for action in liked]
        return liked[kindness.index(max(kindness))]

    def _left(self, world: State, seat: Seat, action: Action, behind: Seat, luck: bytes) -> float:
        """How good a move leaves it for another, with the same luck for every move."""
        after = world.clone()
        after.apply(seat, action)
        settle(after, Dice(luck))
        return self._heuristic.value(after, behind)
