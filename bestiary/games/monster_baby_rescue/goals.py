"""Goals: they come by themselves to who fulfils them first."""

from bestiary.core.seats import Seat
from bestiary.games.monster_baby_rescue.counters import GOAL_POINTS, GOALS_TAKEN, WIDTH
from bestiary.games.monster_baby_rescue.measures import measure
from bestiary.games.monster_baby_rescue.printing import Face
from bestiary.games.monster_baby_rescue.table import OPEN, Table


def check_goals(table: Table, kind: int) -> None:
    """MR-049 to MR-052: every open goal that the active player fulfils now, with a tile of this kind."""
    seat, grown = table.turn, 1 << kind
    for goal, owner in enumerate(table.goal_owner):
        if owner != OPEN:
            continue
        face = table.goal_face(goal)
        if face.grows_with & grown and fulfils(table, seat, face):
            award(table, seat, goal)
            if table.told is not None:
                table.tell("goal", seat, {"goal": goal, "name": face.name, "points": face.points})


def fulfils(table: Table, seat: Seat, face: Face) -> bool:
    """Whether a seat has all that a goal needs."""
    have, row = table.have, seat * WIDTH
    for number in range(len(face.measures)):
        if measure(have, row, face.measures[number]) < face.table[number]:
            return False
    return True


def award(table: Table, seat: Seat, goal: int) -> None:
    """Puts a goal tile into a home."""
    table.goal_owner[goal] = seat
    table.have[seat * WIDTH + GOALS_TAKEN] += 1
    table.have[seat * WIDTH + GOAL_POINTS] += table.goal_face(goal).points
