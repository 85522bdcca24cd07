"""What a decent player of Munchkin Babies looks at."""

from bestiary.core.bot import Heuristic
from bestiary.core.seats import Seat
from bestiary.core.state import State
from bestiary.games.munchkin_babies.state import BabiesState


class BabiesHeuristic(Heuristic):
    """Levels, for now."""

    def value(self, state: State, seat: Seat) -> float:
        assert isinstance(state, BabiesState)
        return float(state.babies[seat].level)

    def worlds(self) -> int:
        return 1
