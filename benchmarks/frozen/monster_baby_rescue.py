"""What a decent player of Monster Baby Rescue looks at. The weights were found by play against itself."""

from typing import Final

from bestiary.core.bot import Heuristic
from bestiary.core.seats import Seat
from bestiary.core.state import State
from bestiary.games.monster_baby_rescue.components import GOALS
from bestiary.games.monster_baby_rescue.counters import (
    BEDS,
    GREEN,
    LINKED_GREEN,
    LINKED_RED,
    PLAYGROUNDS,
    RED,
    VISITS,
    WIDTH,
)
from bestiary.games.monster_baby_rescue.measures import measure
from bestiary.games.monster_baby_rescue.phases import GEM, PART, REFILLING
from bestiary.games.monster_baby_rescue.scoring import score
from bestiary.games.monster_baby_rescue.table import OPEN, Table
from bestiary.games.monster_baby_rescue.turns import progress

TIME: Final = 2.6  # what a location is worth: a cheap tile now is a turn more, and one less for the others
NEARLY: Final = 0.5  # what half the way to an open goal is worth, of its points
VISIT: Final = 2.5  # what a visit will be worth in goals to come
LINE: Final = 0.5  # what half a line is worth
HEART: Final = 0.3  # what a heart is worth that still needs its diamond
ENVY: Final = 0.3  # what a point of the best of the others costs us


class RescueHeuristic(Heuristic):
    """Our prospects, with the time that they cost, less a part of those of the best of the others."""

    def value(self, state: State, seat: Seat) -> float:
        assert isinstance(state, Table)
        if state.turn == seat and PART <= state.phase <= GEM:
            return self.best_answer(state, seat)
        rival = -1000.0
        for other in range(state.seats):
            if other != seat:
                rival = max(rival, _prospect(state, other))
        return _prospect(state, seat) - ENVY * rival

    def chance_matters(self, state: State) -> bool:
        """A new tile of the row belongs to nobody; only with the last one the end begins."""
        assert isinstance(state, Table)
        return state.phase != REFILLING or len(state.deck) == 1

    def worlds(self) -> int:
        return 1  # everything is public


def _prospect(table: Table, seat: Seat) -> float:
    """The score so far, the time used, and what is half done."""
    have, row = table.have, seat * WIDTH
    worth = float(score(table, seat))
    if table.final:
        return worth
    left = 1.0 - progress(table)
    worth -= TIME * table.position[seat]
    worth += left * VISIT * have[row + VISITS]
    worth += left * LINE * (min(have[row + PLAYGROUNDS], 2) + 0.5 * min(have[row + BEDS], 4))
    worth += left * HEART * max(0, have[row + LINKED_RED] - have[row + RED])
    worth += left * HEART * max(0, have[row + LINKED_GREEN] - have[row + GREEN])
    for goal in range(GOALS):
        if table.goal_owner[goal] == OPEN:
            face = table.goal_face(goal)
            done = 1.0
            for number in range(len(face.measures)):
                done = min(done, measure(have, row, face.measures[number]) / face.table[number])
            worth += left * NEARLY * done * done * face.points
    return worth
