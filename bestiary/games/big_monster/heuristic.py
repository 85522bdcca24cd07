"""What a decent player of Big Monster looks at."""

from bestiary.core.bot import Heuristic
from bestiary.core.seats import Seat
from bestiary.core.state import State
from bestiary.games.big_monster.state import BigMonsterState


class BigMonsterHeuristic(Heuristic):
    """Points."""

    def value(self, state: State, seat: Seat) -> float:
        assert isinstance(state, BigMonsterState)
        return float(state.score(seat, seat))

    def worlds(self) -> int:
        return 1
