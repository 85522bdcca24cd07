"""What a move would bring now, line by line."""

from bestiary.core.result import Line
from bestiary.core.seats import Action, Seat
from bestiary.games.monster_baby_rescue.legality import legal
from bestiary.games.monster_baby_rescue.phases import GEM, PART
from bestiary.games.monster_baby_rescue.scoring import pad, score
from bestiary.games.monster_baby_rescue.table import Table


def after(table: Table, seat: Seat, action: Action) -> Table:
    """The position when a seat has done something; a part or a diamond to choose goes where it brings most now."""
    now = table.clone()
    now.apply(seat, action)
    assert isinstance(now, Table)
    if now.phase not in (PART, GEM):
        return now
    chosen = [after(now, seat, choice) for choice in legal(now, seat)]
    return max(chosen, key=lambda one: score(one, seat))


def receipt(before: Table, now: Table, seat: Seat) -> tuple[Line, ...]:
    """What of a seat's score has changed: hearts, each goal, each want, lines, the witch doctor, each final tile."""
    changes: dict[str, int] = {}
    for table, sign in ((now, 1), (before, -1)):
        for line in pad(table, seat):
            for part in line.parts or (line,):
                changes[part.category] = changes.get(part.category, 0) + sign * part.points
    return tuple([Line(name, points) for name, points in changes.items() if points])
