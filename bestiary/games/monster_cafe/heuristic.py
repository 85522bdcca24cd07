"""What a decent player of Monster Café looks at. The weights were found by play against random bots."""

from typing import Final

from bestiary.core.bot import Heuristic
from bestiary.core.seats import Seat
from bestiary.core.state import State
from bestiary.games.monster_cafe.components import ANYTHING, KINDS, MEALS, REGULAR, SIDES, VALUE
from bestiary.games.monster_cafe.state import GONE, SCARING, SEATING, CafeState

HOPE: Final = 0.25  # of getting a plate that is still in the stack
KEEP: Final = 0.85  # how likely the table that we want is still there when we are next in turn
RIVAL_KEEP: Final = 0.5  # how likely the others take what is best for them
WAIT: Final = 0.8  # what a table that we might clear later is worth, beside one that is ours
ENVY: Final = 0.5  # what a point of the others costs us


class CafeHeuristic(Heuristic):
    """Our prospects, less a part of what the others may expect."""

    def value(self, state: State, seat: Seat) -> float:
        assert isinstance(state, CafeState)
        if state.turn == seat and SEATING <= state.phase <= SCARING:
            return self._best_answer(state, seat)
        others = 0.0
        for other in range(state.seats):
            if other != seat:
                others += _prospect(state, other, RIVAL_KEEP)
        return _prospect(state, seat, KEEP) - ENVY * others / (state.seats - 1)

    def _best_answer(self, state: CafeState, seat: Seat) -> float:
        """A drawn card waits for us: it is worth what the best place for it is worth."""
        best = -100.0
        for action in state.legal(seat):
            after = state.clone()
            after.apply(seat, action)
            best = max(best, self.value(after, seat))
        return best


def _prospect(state: CafeState, seat: Seat, keep: float) -> float:
    """What a seat's collection is worth, and while it is in the round, what a table may add to it."""
    now = _worth(state, seat, GONE)
    if not state.active >> seat & 1:
        return now
    gains: list[float] = []
    for table in range(state.tables):
        if state.meals[table] != GONE:
            gains.append(_worth(state, seat, table) - now)
    gains.sort(reverse=True)
    if state.active == 1 << seat:
        return now + gains[0]  # nobody can take it away
    expected = gains.pop()  # if all better ones are taken
    while gains:
        expected = keep * gains[-1] + (1.0 - keep) * expected
        gains.pop()
    return now + WAIT * expected


def _worth(state: CafeState, seat: Seat, table: int) -> float:
    """The score of a collection, a table added where one is given, with the plates that may still come."""
    monsters = state.monsters[seat * KINDS : (seat + 1) * KINDS]
    plates = state.plates[seat * MEALS : (seat + 1) * MEALS]
    if table != GONE:
        for side in range(table * SIDES, table * SIDES + state.guests[table]):
            monsters[state.seated[side]] += 1
        plates[state.meals[table]] += 1
    total = 0.0
    best = 1  # MC-I13: an Anything Eater is always fed in the end
    for kind in range(REGULAR):
        owned = plates[kind]
        best = max(best, owned)
        if monsters[kind]:
            worth = float(VALUE[owned])
            if owned < 2:
                worth += HOPE * state.stack[kind] * (VALUE[owned + 1] - worth)
            total += monsters[kind] * worth
    return total + monsters[ANYTHING] * VALUE[best]
