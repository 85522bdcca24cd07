"""What a decent player of Monster Café looks at."""

from bestiary.core.bot import Heuristic
from bestiary.core.seats import Seat
from bestiary.core.state import State
from bestiary.games.monster_cafe.components import KINDS, MEALS, SIDES
from bestiary.games.monster_cafe.scoring import score
from bestiary.games.monster_cafe.state import GONE, SEATING, CafeState


class CafeHeuristic(Heuristic):
    """Own points, and what the tables still to be had are worth."""

    def value(self, state: State, seat: Seat) -> float:
        assert isinstance(state, CafeState)
        own = _prospect(state, seat)
        others = [_prospect(state, other) for other in range(state.seats) if other != seat]
        return own - sum(others) / (2 * len(others))


def _prospect(state: CafeState, seat: Seat) -> float:
    """The score of a seat, and while it is in the round, a share of what the best tables would add."""
    now = score(state.monsters, state.plates, seat)
    if not state.active >> seat & 1 or state.phase == SEATING:
        return float(now)
    gains = [_gain(state, seat, table) - now for table in range(state.tables) if state.meals[table] != GONE]
    gains.sort(reverse=True)
    return now + (0.9 if state.active == 1 << seat else 0.6) * gains[0]


def _gain(state: CafeState, seat: Seat, table: int) -> int:
    monsters = state.monsters[:]
    plates = state.plates[:]
    for side in range(table * SIDES, table * SIDES + state.guests[table]):
        monsters[seat * KINDS + state.seated[side]] += 1
    plates[seat * MEALS + state.meals[table]] += 1
    return score(monsters, plates, seat)
