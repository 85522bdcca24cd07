"""How a searching bot should think about Monster Baby Rescue."""

from bestiary.core.dice import Dice
from bestiary.core.guide import Guide
from bestiary.core.seats import Action, Seat
from bestiary.core.state import State
from bestiary.games.monster_baby_rescue.heuristic import RescueHeuristic
from bestiary.games.monster_baby_rescue.phases import TAKING
from bestiary.games.monster_baby_rescue.table import Table


class RescueGuide(Guide):
    """Every line is played to the end of the game, quickly: what a home is worth shows only there. Points count beside
    winning, since most lines are not close."""

    def __init__(self) -> None:
        super().__init__(RescueHeuristic())
        self.speed = 10_000
        self.plays_out = True
        self.temperature = 3.0
        self.margin = 0.5
        self.early, self.late = 13.0, 1.5  # 420 games of two to four players, benchmarks/outlook.py

    def policy(self, state: State, seat: Seat, dice: Dice) -> Action:
        """Any tile, the cheaper ones more often: the cheaper of two; in a final turn nothing has a price."""
        assert isinstance(state, Table)
        actions = state.legal(seat)
        count = len(actions)
        if count == 1:
            return actions[0]
        pick = dice.below(count)
        if state.phase == TAKING and not state.final:
            pick = min(pick, dice.below(count))
        return actions[pick]
