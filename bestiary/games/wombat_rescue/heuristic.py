"""What a decent player of Wombat Rescue looks at."""

from bestiary.core.bot import Heuristic
from bestiary.core.seats import Seat
from bestiary.core.state import State
from bestiary.games.wombat_rescue.state import WombatState


class WombatHeuristic(Heuristic):
    """Babies at home."""

    def value(self, state: State, seat: Seat) -> float:
        assert isinstance(state, WombatState)
        return float(state.rescued[seat])

    def worlds(self) -> int:
        return 1  # everything is public
