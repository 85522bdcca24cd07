"""How a search should think about Wombat Rescue: a turn of one's own at a time, to its end."""

from typing import Final

from bestiary.core.bot import Heuristic
from bestiary.core.guide import Guide, logistic
from bestiary.core.perspective import Perspective
from bestiary.core.playout import settle
from bestiary.core.seats import Action, Seat
from bestiary.core.state import State

# Who plays alone can plan her next turn as well, and has more to lose than moves.
TURNS_ALONE: Final = 2
SCALE_ALONE: Final = 15.0


class WombatGuide(Guide):
    """Every move of a turn counts only by where the turn ends, so lines end there. Nobody else moves in between: what
    the end is worth to the others is not asked.

    It is compared with the end that moves at a glance lead to. From where the turn began, one that brings a baby home
    would be so much better than all others that nothing else about it would count any more."""

    def __init__(self, heuristic: Heuristic) -> None:
        super().__init__(heuristic)
        self.speed = 10_000
        self.turns = 1
        self.exploring = 0.7
        self.temperature = 1.5
        self.scale = 5.0
        # 335 games of one to four players, benchmarks/outlook.py: who is behind often brings two babies home at once
        self.early, self.late, self.alone = 120.0, 24.0, 120.0
        self._seat: Seat = 0  # who thinks
        self._usual = 0.0  # what her turn is worth if she makes every move at a glance

    def first_moves(self, state: State, sight: Perspective) -> list[Action]:
        self._seat = sight.seat
        self._usual = self._at_a_glance(state.clone(), sight)
        return sight.candidates()

    def ends(self, state: State, begun: int) -> bool:
        return state.turns_begun() - begun >= (TURNS_ALONE if state.seats == 1 else self.turns)

    def unfinished(self, state: State, start: list[float]) -> list[float]:
        gain = self.heuristic.value(state, self._seat) - self._usual
        worth = logistic(gain / (SCALE_ALONE if state.seats == 1 else self.scale))
        found = [1.0 - worth] * state.seats
        found[self._seat] = worth
        return found

    def _at_a_glance(self, state: State, sight: Perspective) -> float:
        begun = state.turns_begun()
        pending = state.pending()
        while pending and state.turns_begun() == begun:
            seat = pending[0]
            state.apply(seat, self._best(state, seat) if seat == sight.seat else state.default(seat))
            settle(state, sight.dice)
            pending = state.pending()
        return self.heuristic.value(state, sight.seat)

    def _best(self, state: State, seat: Seat) -> Action:
        legal = state.legal(seat)
        found, best = legal[0], float("-inf")
        for action in legal:
            after = state.clone()
            after.apply(seat, action)
            worth = self.heuristic.value(after, seat)
            if worth > best:
                found, best = action, worth
        return found
