"""The game of two: series of four tiles, of which each takes one."""

from __future__ import annotations

from bestiary.core.seats import EVERYONE, Action, Seat
from bestiary.games.big_monster.actions import CHOOSE_SERIES, DISCARD, TAKE
from bestiary.games.big_monster.components import DUEL_TURNS, KIND_IDS, NONE
from bestiary.games.big_monster.components import SERIES as SERIES_SIZE
from bestiary.games.big_monster.events import named
from bestiary.games.big_monster.medals import check_medals, finish
from bestiary.games.big_monster.phases import (
    DISCARDING,
    PLACING_FIRST,
    PLACING_SECOND,
    REVEALING,
    SERIES,
    TAKING,
    TAKING_SECOND,
)
from bestiary.games.big_monster.placing import place_openly
from bestiary.games.big_monster.table import Table


def act(table: Table, seat: Seat, action: Action) -> None:
    """What a player does in a turn."""
    phase = table.phase
    if phase in (PLACING_FIRST, PLACING_SECOND):
        _place(table, seat, action)
    elif phase == TAKING:
        _take(table, seat, action - TAKE)
        table.phase = DISCARDING
    elif phase == DISCARDING:
        _discard(table, seat, action - DISCARD)
    elif phase == TAKING_SECOND:  # BM-105: the last tile is discarded
        _take(table, seat, action - TAKE)
        _discard(table, seat, table.series[table.picked][0])
    else:
        _choose_series(table, seat, action - CHOOSE_SERIES)


def start_turn(table: Table, number: int) -> None:
    """BM-103: one stack is revealed, in the second turn two, in the last none."""
    table.turn = number
    if number > 1:
        table.first = 1 - table.first  # BM-107
    if number == DUEL_TURNS:
        _open_turn(table)
    else:
        table.phase = REVEALING


def reveal_tile(table: Table, kind: int) -> None:
    """Tile by tile; a series is open when it is whole. A new stack takes the free number (BM-106)."""
    table.draw_tile(kind)
    number = 0 if len(table.series[0]) < SERIES_SIZE else 1
    series = table.series[number][:]
    series.append(kind)
    table.series[number] = series
    if len(series) < SERIES_SIZE:
        return
    series.sort()
    if table.told is not None:
        table.tell("series", None, {"series": number + 1, "tiles": named(series)}, reveals=True)
    if table.turn == 1 or table.series[1 - number]:
        _open_turn(table)


def _open_turn(table: Table) -> None:
    table.waiting = 1 << table.first
    table.phase = SERIES
    if not table.series[0] or not table.series[1]:
        table.picked = 0 if table.series[0] else 1
        table.phase = TAKING
    if table.told is not None:
        table.tell("duel_turn", table.first, {"turn": table.turn}, progress=True)


def _choose_series(table: Table, seat: Seat, number: int) -> None:
    """BM-104: the first player says which series is played."""
    table.picked = number
    table.phase = TAKING
    if table.told is not None:
        table.tell("chose_series", seat, {"series": number + 1})


def _take(table: Table, seat: Seat, kind: int) -> None:
    _remove(table, kind)
    table.placing[seat] = kind
    if table.told is not None:
        table.tell("took", seat, {"kind": KIND_IDS[kind]})


def _discard(table: Table, seat: Seat, kind: int) -> None:
    """Out of the series, for everybody to see."""
    _remove(table, kind)
    table.discards.append(kind)
    table.discards_known.append(EVERYONE)
    if table.told is not None:
        table.tell("discarded", seat, {"kind": KIND_IDS[kind]})
    table.phase = PLACING_FIRST if table.phase == DISCARDING else PLACING_SECOND


def _remove(table: Table, kind: int) -> None:
    series = table.series[table.picked][:]
    series.remove(kind)
    table.series[table.picked] = series


def _place(table: Table, seat: Seat, action: Action) -> None:
    """BM-108: when both have placed, the turn is over."""
    place_openly(table, seat, action)
    if table.phase == PLACING_FIRST:
        table.phase = TAKING_SECOND
        table.waiting = 1 << (1 - seat)
        return
    table.picked = NONE
    check_medals(table)
    if table.turn < DUEL_TURNS:
        start_turn(table, table.turn + 1)
    else:
        finish(table)
