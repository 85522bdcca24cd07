"""The final turns: everybody has one more, for free, from the rear to the front."""

from bestiary.games.monster_baby_rescue.phases import OVER, TAKING
from bestiary.games.monster_baby_rescue.table import Table
from bestiary.games.monster_baby_rescue.track import order


def begin_final_turns(table: Table) -> None:
    """MR-057, MR-058."""
    table.final = True
    table.queue = order(table)
    table.turn = table.queue[0]
    if table.told is not None:
        table.tell("last_round", table.turn, {}, progress=True)


def next_final_turn(table: Table) -> None:
    """MR-061: the figure leaves the track; when none is left, the game is over."""
    del table.queue[0]
    if table.queue:
        table.turn = table.queue[0]
        table.phase = TAKING
        if table.told is not None:
            table.tell("turn", table.turn, {}, progress=True)
    else:
        table.phase = OVER
        if table.told is not None:
            table.tell("over", None, {}, progress=True)
