"""What a decent player of Monster Café looks at. The weights were found by play against random bots."""

from typing import Final

from bestiary.core.bot import Heuristic
from bestiary.core.seats import Seat
from bestiary.core.state import State
from bestiary.games.monster_cafe.components import ANYTHING, KINDS, MEALS, REGULAR, SIDES, VALUE
from bestiary.games.monster_cafe.phases import SCARING, SEATING
from bestiary.games.monster_cafe.table import GONE, Table

HOPE: Final = 0.3  # that a plate still in the stack comes to feed an unfed monster
KEEP: Final = 0.8  # how likely the best table is still there when a player is next in turn
WAIT: Final = 0.7  # what a table that we may clear later is worth, beside one that is ours
RIVAL_WAIT: Final = 0.9  # the same for the others, whom we do not underrate
ROOM: Final = 0.1  # what a free seat promises while others draw too
OWN_ROOM: Final = 0.6  # and to the last player, who may fill it alone
ENVY: Final = 0.5  # what a point of the best of the others costs us
NO_PLACE: Final = -1


class CafeHeuristic(Heuristic):
    """Our prospects, less a part of those of the best of the others."""

    def value(self, state: State, seat: Seat) -> float:
        assert isinstance(state, Table)
        if state.turn == seat and SEATING <= state.phase <= SCARING:
            return self.best_answer(state, seat)
        rival = -100.0
        for other in range(state.seats):
            if other != seat:
                rival = max(rival, _prospect(state, other, RIVAL_WAIT))
        return _prospect(state, seat, WAIT) - ENVY * rival

    def worlds(self) -> int:
        return 1  # everything is public


def _prospect(table: Table, seat: Seat, wait: float) -> float:
    """What a seat's collection is worth, and while it is in the round, what a table may add to it."""
    now = _worth(table, seat, NO_PLACE)
    if not table.in_round(seat):
        return now
    gains: list[float] = []
    room = 0
    for place in range(table.tables):
        if table.meals[place] != GONE:
            gains.append(_worth(table, seat, place) - now)
            room = max(room, SIDES - table.guests[place])
    gains.sort()
    if table.active == 1 << seat:
        return now + gains[-1] + OWN_ROOM * room  # nobody can take it away
    expected = gains[0]  # the worst table, if all better ones are taken
    for gain in gains:
        expected = KEEP * gain + (1.0 - KEEP) * expected
    return now + wait * expected + ROOM * room


def _worth(table: Table, seat: Seat, place: int) -> float:
    """The score of a collection, a table added where one is given, with the plates that may still come."""
    monsters = table.monsters[seat * KINDS : (seat + 1) * KINDS]
    plates = table.plates[seat * MEALS : (seat + 1) * MEALS]
    if place != NO_PLACE:
        table.count_guests(place, monsters, 0)
        plates[table.meals[place]] += 1
    total = 0.0
    best = 1  # MC-I13: an Anything Eater is always fed in the end
    for kind in range(REGULAR):
        owned = plates[kind]
        best = max(best, owned)
        if monsters[kind]:
            worth = float(VALUE[owned])
            if owned == 0:
                worth += HOPE * table.stack[kind] * (VALUE[1] - VALUE[0])
            total += monsters[kind] * worth
    return total + monsters[ANYTHING] * VALUE[best]
