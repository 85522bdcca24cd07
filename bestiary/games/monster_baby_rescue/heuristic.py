"""What a decent player of Monster Baby Rescue looks at.

The weights were found by play against the heuristic of before (benchmarks/frozen): 250 games for two and for four with
each of two dozen settings. The worth of the next step of a final tile, of the witch doctor for who plays next, and of a
turn by the number of players brought most; more for a want that may still grow made it worse. With other dice a greedy
bot wins 59 % of 500 games for two (55-63 %), 41 % of 400 for three (37-46 %) and 27.5 % of 2,000 for four (26-30 %).
"""

from typing import Final

from bestiary.core.bot import Heuristic
from bestiary.core.seats import CHANCE, Seat
from bestiary.core.state import State
from bestiary.games.monster_baby_rescue.components import DOCTOR, FINALS, GOALS, PARTS
from bestiary.games.monster_baby_rescue.counters import (
    BEDS,
    GOALS_TAKEN,
    GREEN,
    HEAD,
    LINKED_GREEN,
    LINKED_RED,
    PLAYGROUNDS,
    RED,
    VISITS,
    WIDTH,
)
from bestiary.games.monster_baby_rescue.measures import measure
from bestiary.games.monster_baby_rescue.phases import GEM, OVER, PART, REFILLING, TAKING
from bestiary.games.monster_baby_rescue.printing import BY_PART, LOWEST, MAJORITY, PAIRS, Face
from bestiary.games.monster_baby_rescue.scoring import STEPS, final, score, steps, want
from bestiary.games.monster_baby_rescue.table import EMPTY, OPEN, Table
from bestiary.games.monster_baby_rescue.track import last_of
from bestiary.games.monster_baby_rescue.turns import progress

TURN: Final = 13.5  # what a turn more is worth to one of two players, less to one of more
HASTE: Final = 0.87  # of the mean cost of a place: what a turn costs those who look for cheap ones
NEARLY: Final = 0.7  # what half the way to an open goal is worth, of its points
LINE: Final = 0.7  # what half a line is worth
HEART: Final = 0.3  # what a heart is worth that still needs its diamond
STEP: Final = 0.6  # of what the next step of a final tile would bring
ENVY: Final = 0.3  # what a point of the best of the others costs us
LAST_ENVY: Final = 1.0  # the same in the final turns
LEFT_DOCTOR: Final = 0.2  # for each goal of who plays next: what a witch doctor in the row costs us
NOTHING: Final = -1000.0  # less than anybody can have


class RescueHeuristic(Heuristic):
    """Our prospects, less a part of those of the best of the others. In final turns, which hold no more secrets,
    everybody is taken to choose what scores most."""

    def value(self, state: State, seat: Seat) -> float:
        assert isinstance(state, Table)
        if _chooses(state, seat):
            return self.best_answer(state, seat)
        table = _finished(state)
        prospects = [_prospect(table, other) for other in range(table.seats)]
        return prospects[seat] - _rivals(table, prospects, seat) - _left_doctor(table, seat)

    def values(self, state: State) -> list[float]:
        assert isinstance(state, Table)
        if PART <= state.phase <= GEM:
            return [self.value(state, seat) for seat in range(state.seats)]
        table = _finished(state)
        prospects = [_prospect(table, seat) for seat in range(table.seats)]
        return [
            prospects[seat] - _rivals(table, prospects, seat) - _left_doctor(table, seat) for seat in range(table.seats)
        ]

    def terms(self, state: State, seat: Seat) -> dict[str, float]:
        assert isinstance(state, Table)
        if _chooses(state, seat):
            return self.terms(self.after_best(state, seat), seat)
        table = _finished(state)
        prospects = [_prospect(table, other) for other in range(table.seats)]
        found = _scored(table, seat)
        if not table.final:
            found.update(_hoped(table, seat))
        found["rivals"] = -_rivals(table, prospects, seat)
        found["doctor left"] = -_left_doctor(table, seat)
        return found

    def chance_matters(self, state: State) -> bool:
        """A new tile of the row belongs to nobody; only with the last one the end begins."""
        assert isinstance(state, Table)
        return state.phase != REFILLING or len(state.deck) == 1

    def worlds(self) -> int:
        return 1  # everything is public


def _chooses(table: Table, seat: Seat) -> bool:
    """Whether a seat is in the middle of its turn."""
    return table.turn == seat and PART <= table.phase <= GEM


def _finished(table: Table) -> Table:
    """Before the final turns the position itself; in them, the end that it comes to. With the last tile of the deck,
    which is no secret any more, they begin."""
    if table.phase == REFILLING and len(table.deck) == 1:
        begun = table.clone()
        begun.apply(CHANCE, begun.outcome(0))
        assert isinstance(begun, Table)
        table = begun
    while table.final and table.phase != OVER:
        seat = table.turn
        most = NOTHING
        best = table
        for after in _ways(table, seat):
            points = float(score(after, seat))
            if points > most:
                best, most = after, points
        table = best
    return table


def _ways(table: Table, seat: Seat) -> list[Table]:
    """The positions that a final turn may lead to."""
    found: list[Table] = []
    for action in table.legal(seat):
        after = table.clone()
        after.apply(seat, action)
        assert isinstance(after, Table)
        if _chooses(after, seat):
            found += _ways(after, seat)
        else:
            found.append(after)
    return found


def _rivals(table: Table, prospects: list[float], seat: Seat) -> float:
    """What the best of the others costs a seat."""
    best = NOTHING
    for other in range(table.seats):
        if other != seat:
            best = max(best, prospects[other])
    return (LAST_ENVY if table.final else ENVY) * best


def _left_doctor(table: Table, seat: Seat) -> float:
    """A visit is worth as much as somebody has goals: what it costs a seat to leave one to who plays next."""
    if table.final or table.phase < REFILLING:
        return 0.0
    following = table.turn if table.phase == TAKING else last_of(table)
    if following == seat:
        return 0.0
    for tile in table.row:
        if tile != EMPTY and table.printing.kinds[tile] == DOCTOR:
            return LEFT_DOCTOR * table.have[following * WIDTH + GOALS_TAKEN]
    return 0.0


def _prospect(table: Table, seat: Seat) -> float:
    """The score so far, the time that is left, and what is half done."""
    worth = float(score(table, seat))
    if table.final:
        return worth
    left = 1.0 - progress(table)
    worth += _time(table, seat) + _visits(table, seat, left) + _line(table, seat, left) + _hearts(table, seat, left)
    for goal in range(GOALS):
        worth += _goal(table, seat, goal, left)
    for tile in range(FINALS):
        worth += left * STEP * _step(table, seat, table.final_face(tile))
    return worth


def _scored(table: Table, seat: Seat) -> dict[str, float]:
    """The score, by what brings it."""
    points = steps(table, seat)
    found = {STEPS[step].lower(): float(points[step]) for step in (0, 3, 4)}
    for goal in range(GOALS):
        if table.goal_owner[goal] == seat:
            face = table.goal_face(goal)
            _add(found, f"goal/{face.name}", float(face.points))
    for tile in table.printing.want_tiles:
        if table.owner[tile] == seat:
            _add(found, f"want/{table.printing.names[tile]}", float(want(table, seat, tile)))
    for tile in range(FINALS):
        face = table.final_face(tile)
        _add(found, f"final/{face.name}", float(final(table, seat, face)))
    return found


def _hoped(table: Table, seat: Seat) -> dict[str, float]:
    """What may come, by what it comes from."""
    left = 1.0 - progress(table)
    found = {
        "time": _time(table, seat),
        "visits": _visits(table, seat, left),
        "line": _line(table, seat, left),
        "hearts": _hearts(table, seat, left),
    }
    for goal in range(GOALS):
        _add(found, f"near/{table.goal_face(goal).name}", _goal(table, seat, goal, left))
    for tile in range(FINALS):
        face = table.final_face(tile)
        _add(found, f"step/{face.name}", left * STEP * _step(table, seat, face))
    return found


def _add(found: dict[str, float], name: str, amount: float) -> None:
    """To what is known by that name: in another printing two tiles may share one."""
    found[name] = found.get(name, 0.0) + amount


def _time(table: Table, seat: Seat) -> float:
    """The turns that a seat will have until the deck is empty. Who is last plays, so all figures come to about the same
    place: who is ahead of it by then has no more turns, and however far it is ahead, nothing is lost by it."""
    costs = table.printing.costs
    pace = max(HASTE * sum(costs) / len(costs), 1.0)
    positions = sorted(table.position)
    level, moved, together = 0.0, 0.0, len(table.deck) * pace
    for count in range(1, table.seats + 1):
        moved += positions[count - 1]
        level = (together + moved) / count
        if count < table.seats and level <= positions[count]:
            break
    turns = max(0.0, level - table.position[seat]) / pace
    return TURN * turns * 2.0 / table.seats


def _visits(table: Table, seat: Seat, left: float) -> float:
    """A visit for each goal that a seat will still take: its share of the open ones, while there is time."""
    share = table.goal_owner.count(OPEN) / table.seats
    return table.have[seat * WIDTH + VISITS] * share * min(1.0, 2.0 * left)


def _line(table: Table, seat: Seat, left: float) -> float:
    """Playgrounds and beds that may become lines."""
    have, row = table.have, seat * WIDTH
    return left * LINE * (min(have[row + PLAYGROUNDS], 2) + 0.5 * min(have[row + BEDS], 4))


def _hearts(table: Table, seat: Seat, left: float) -> float:
    """Hearts that wait for a diamond."""
    have, row = table.have, seat * WIDTH
    red, green = have[row + LINKED_RED] - have[row + RED], have[row + LINKED_GREEN] - have[row + GREEN]
    return left * HEART * (max(0, red) + max(0, green))


def _goal(table: Table, seat: Seat, goal: int, left: float) -> float:
    """How near a seat is to an open goal."""
    if table.goal_owner[goal] != OPEN:
        return 0.0
    face = table.goal_face(goal)
    done = 1.0
    for number in range(len(face.measures)):
        done = min(done, measure(table.have, seat * WIDTH, face.measures[number]) / face.table[number])
    return left * NEARLY * done * done * face.points


def _step(table: Table, seat: Seat, face: Face) -> float:
    """What a little more of what a final tile counts would bring, on average over its steps where that is plainer."""
    have, row = table.have, seat * WIDTH
    if face.rule == MAJORITY:
        return 0.5 * measure(have, row, face.measure)
    if face.rule == PAIRS:
        return 0.5 * face.points * abs(have[row + RED] - have[row + GREEN])
    if face.rule == LOWEST:
        return 0.5 * (have[row + HEAD] + have[row + HEAD + 1] + have[row + HEAD + 2])
    if face.rule == BY_PART:
        rising = 0.0
        for part in range(len(PARTS)):
            rising += 0.5 * _rise(face.table, have[row + HEAD + part])
        return rising
    return _rise(face.table, measure(have, row, face.measure))


def _rise(table: list[int], count: int) -> float:
    """How much more one more is worth, by a table of points."""
    return float(max(0, table[count + 1] - table[count])) if count + 1 < len(table) else 0.0
