"""The windows in which everybody may answer (MB-D04), as everybody knows them."""

from typing import Final

from bestiary.core.seats import Seat
from bestiary.core.window import Window
from bestiary.games.munchkin_babies.fights.strength import for_the_win
from bestiary.games.munchkin_babies.moments.moment import PASS, current, everybody
from bestiary.games.munchkin_babies.table import Table

LAST_CHANCE: Final = 2.6  # seconds (MB-132)


def open_window(table: Table) -> Window | None:
    """The window on top."""
    moment = current(table)
    asked = moment.asked(table)
    if not asked or not moment.waited_for(table):
        return None
    fight = table.fight
    # In a fight for the win everybody may win or lose by what happens.
    decisive = fight.fighter >= 0 and not fight.fleeing and for_the_win(fight, table.babies)
    return Window(
        moment.name,
        seats_of(table, asked),
        PASS,
        contest=fight.fighter >= 0,
        stakes=seats_of(table, everybody(table) if decisive else moment.touched(table)),
        last_chance=LAST_CHANCE,
    )


def seats_of(table: Table, mask: int) -> tuple[Seat, ...]:
    """The seats of a mask."""
    return tuple([seat for seat in range(table.seats) if mask >> seat & 1])
