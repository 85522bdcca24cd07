"""Improvements: the levels of a monster's parts."""

from bestiary.core.seats import Seat
from bestiary.games.monster_baby_rescue.components import PARTS, TOP
from bestiary.games.monster_baby_rescue.counters import HEAD, WIDTH
from bestiary.games.monster_baby_rescue.table import Table


def improvable(table: Table, seat: Seat) -> list[int]:
    """The parts that are not at their best (MR-035)."""
    row = seat * WIDTH + HEAD
    return [part for part in range(len(PARTS)) if table.have[row + part] < TOP]


def improve(table: Table, part: int) -> None:
    """MR-033, MR-034: nothing, where it is at its best."""
    at = table.turn * WIDTH + HEAD + part
    if table.have[at] < TOP:
        table.have[at] += 1
        if table.told is not None:
            table.tell("improved", table.turn, {"part": PARTS[part], "level": table.have[at]})
