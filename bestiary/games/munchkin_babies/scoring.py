"""Who stands how: Levels, and what breaks ties between those who have not won (MB-029, MB-D10)."""

from bestiary.core.result import Line, Pads, Result, rank
from bestiary.core.seats import Seat
from bestiary.games.munchkin_babies.babies.traits import carried_gold
from bestiary.games.munchkin_babies.table import TOP_LEVEL, Table


def result_of(table: Table) -> Result:
    """Winners first, the others by Level, then by what they carry."""
    alone = tuple([(seat,) for seat in range(table.seats)])
    return Result(levels(table), pads_of(table), alone, rank(_keys(table)))


def won_by(table: Table) -> list[Seat]:
    """The winners of that, quickly found."""
    keys = _keys(table)
    best = max(keys)
    return [seat for seat in range(table.seats) if keys[seat] == best]


def _keys(table: Table) -> list[tuple[int, int, int]]:
    """By seat: whether it has won, its Level, what it carries."""
    return [(table.winners >> seat & 1, *_standing(table, seat)) for seat in range(table.seats)]


def _standing(table: Table, seat: Seat) -> tuple[int, int]:
    if table.winners >> seat & 1:
        return TOP_LEVEL, 0
    return table.babies[seat].level, carried_gold(table.babies[seat])


def levels(table: Table) -> tuple[int, ...]:
    """Of all players: their scores."""
    return tuple([baby.level for baby in table.babies])


def pads_of(table: Table) -> Pads:
    """The Level is all that is written down."""
    return tuple([(Line("Level", level),) for level in levels(table)])
