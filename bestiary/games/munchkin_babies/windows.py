"""The windows in which everybody may answer (MB-D04), as everybody knows them."""

from bestiary.core.seats import Seat, only
from bestiary.core.window import Window
from bestiary.games.munchkin_babies.actions import BASE, PASS
from bestiary.games.munchkin_babies.machine import waited_for
from bestiary.games.munchkin_babies.phases import (
    CURSE_WINDOW,
    FINAL_CALL,
    FOR_ESCAPE,
    FOR_THEFT,
    NAMES,
    ROLL_WINDOW,
    STEALING,
    TURN_OPEN,
    WIDTH,
)
from bestiary.games.munchkin_babies.strength import for_the_win
from bestiary.games.munchkin_babies.table import Table


def asked_in_window(table: Table) -> int:
    """Who may answer in the open window, whether they have passed or not; 0 where none is open."""
    op = table.op()
    everybody = (1 << table.seats) - 1
    if op in (CURSE_WINDOW, TURN_OPEN):
        return everybody
    if op == FINAL_CALL:
        return everybody & ~only(table.fight.fighter)
    if op == ROLL_WINDOW:
        roller = only(table.arg(1))
        return everybody & ~roller if table.arg(2) == FOR_ESCAPE and table.arg(5) else roller
    return 0


def open_window(table: Table) -> Window | None:
    """The window on top."""
    asked = asked_in_window(table)
    if not asked or not waited_for(table):
        return None
    return Window(
        NAMES[table.op()],
        _seats(table, asked),
        BASE[PASS],
        contest=table.fight.fighter >= 0,
        stakes=_seats(table, _touched(table)),
    )


def _touched(table: Table) -> int:
    """Who may win or lose something by what happens here: in a fight for the win, everybody."""
    op, fight = table.op(), table.fight
    if fight.fighter >= 0 and not fight.fleeing and for_the_win(table):
        return (1 << table.seats) - 1
    found = 0
    if op in (CURSE_WINDOW, ROLL_WINDOW):
        found |= only(table.arg(1))
    if op == ROLL_WINDOW and table.arg(2) == FOR_THEFT:
        found |= only(_robbed(table))
    if op == FINAL_CALL:
        found |= only(fight.fighter)
        if fight.helper >= 0:
            found |= only(fight.helper)
    return found


def _robbed(table: Table) -> Seat:
    """From whom the thief whose die lies there steals."""
    place = len(table.stack) - WIDTH
    while table.stack[place] != STEALING:
        place -= WIDTH
    return table.stack[place + 2]


def _seats(table: Table, mask: int) -> tuple[Seat, ...]:
    return tuple([seat for seat in range(table.seats) if mask >> seat & 1])
