"""Two players: the open series, and the tile that is taken."""

from __future__ import annotations

from typing import Final

from bestiary.core.errors import BadPosition
from bestiary.games.big_monster.components import DUEL_TURNS, KIND_IDS
from bestiary.games.big_monster.components import SERIES as SERIES_SIZE
from bestiary.games.big_monster.phases import (
    DISCARDING,
    PLACING_FIRST,
    PLACING_SECOND,
    REVEALING,
    SERIES,
    TAKING,
    TAKING_SECOND,
)
from bestiary.games.big_monster.reading.sheet import Sheet

# How many tiles lie in the series that is played.
_LEFT: Final = {
    TAKING: SERIES_SIZE,
    DISCARDING: SERIES_SIZE - 1,
    PLACING_FIRST: SERIES_SIZE - 2,
    TAKING_SECOND: SERIES_SIZE - 2,
    PLACING_SECOND: 0,
}


def read_duel(sheet: Sheet) -> None:
    """All that is going on in a turn of two."""
    table, document = sheet.table, sheet.document
    _nothing_of_the_draft(sheet)
    if len(document.series) > len(table.series):
        raise BadPosition("series", "there are two")
    named = [list(series) for series in document.series] + [[] for _ in range(len(table.series) - len(document.series))]
    if table.phase == REVEALING:
        _half_revealed(sheet, named)
    elif table.phase == SERIES:
        for number in (0, 1):
            table.series[number] = sorted(sheet.fill(named[number], SERIES_SIZE, f"series[{number}]"))
    elif table.phase in _LEFT:
        _played(sheet, named)
    elif any(named):
        raise BadPosition("series", f"no series is open in the phase {sheet.phase_name}")
    if table.phase not in _LEFT and document.picked is not None:
        raise BadPosition("picked", f"no series is played in the phase {sheet.phase_name}")
    sheet.need_tile(0, _has_taken(sheet, 0))
    sheet.need_tile(1, _has_taken(sheet, 1))


def _nothing_of_the_draft(sheet: Sheet) -> None:
    document = sheet.document
    if any(stack.tiles or stack.seen_by for stack in document.stacks) or document.held not in (None, [0, 1]):
        raise BadPosition("stacks", "with two players there are no hands")
    if any(document.kept) or any(document.fresh) or any(document.rankings) or any(document.trays):
        raise BadPosition("kept", "with two players nothing is done in secret")
    if any(ship is not None for ship in document.ships or []):
        raise BadPosition("ships", "with two players there are no ships")


def _played(sheet: Sheet, named: list[list[str]]) -> None:
    table, given = sheet.table, sheet.document.picked
    alone = table.turn in (1, DUEL_TURNS)
    if given is None:
        given = 2 if alone and named[1] and not named[0] else 1
    if given not in (1, 2) or (table.turn == 1 and given != 1):
        raise BadPosition("picked", f"series {given} cannot be played now")
    table.picked = given - 1
    for number in (0, 1):
        size = _LEFT[table.phase] if number == table.picked else 0 if alone else SERIES_SIZE
        table.series[number] = sorted(sheet.fill(named[number], size, f"series[{number}]"))


def _half_revealed(sheet: Sheet, named: list[list[str]]) -> None:
    """While a new stack is revealed, tile by tile."""
    table = sheet.table
    tiles = [[KIND_IDS.index(name) for name in series] for series in named]
    if table.turn > 2 and not tiles[0] and not tiles[1]:
        tiles[0] = sheet.fill([], SERIES_SIZE, "series[0]")
    whole = [len(series) == SERIES_SIZE for series in tiles]
    begun = [len(series) > 0 for series in tiles]
    right = max(len(series) for series in tiles) <= SERIES_SIZE and not all(whole)
    if table.turn == 1:
        right = right and not any(whole) and not begun[1]
    elif table.turn == 2:
        right = right and (whole[0] or not begun[1])
    else:
        right = right and any(whole)
    if not right:
        raise BadPosition("series", f"that cannot be revealed in turn {table.turn}")
    table.series = [sorted(tiles[n]) if whole[n] else tiles[n] for n in (0, 1)]


def _has_taken(sheet: Sheet, seat: int) -> bool:
    """Whether a seat has taken a tile and not yet placed it."""
    if seat == sheet.table.first:
        return sheet.table.phase in (DISCARDING, PLACING_FIRST)
    return sheet.table.phase == PLACING_SECOND
