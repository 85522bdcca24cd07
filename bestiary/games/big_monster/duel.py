"""The game of two: series of four tiles, of which each takes one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bestiary.core.seats import EVERYONE, Seat
from bestiary.games.big_monster.awarding import check_medals, finish
from bestiary.games.big_monster.components import DUEL_TURNS, KIND_IDS, NONE
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
from bestiary.games.big_monster.telling import named, placement

if TYPE_CHECKING:
    from bestiary.games.big_monster.state import BigMonsterState


def start_turn(state: BigMonsterState, number: int) -> None:
    """BM-103: one stack is revealed, in the second turn two, in the last none."""
    state.turn = number
    if number > 1:
        state.first = 1 - state.first  # BM-107
    if number == DUEL_TURNS:
        _open_turn(state)
    else:
        state.phase = REVEALING


def reveal_tile(state: BigMonsterState, kind: int) -> None:
    """Tile by tile; a series is open when it is whole. A new stack takes the free number (BM-106)."""
    state.deck[kind] -= 1
    number = 0 if len(state.series[0]) < SERIES_SIZE else 1
    series = state.series[number][:]
    series.append(kind)
    state.series[number] = series
    if len(series) < SERIES_SIZE:
        return
    series.sort()
    if state.told is not None:
        state.tell("series", None, {"series": number + 1, "tiles": named(series)}, reveals=True)
    if state.turn == 1 or state.series[1 - number]:
        _open_turn(state)


def _open_turn(state: BigMonsterState) -> None:
    state.waiting = 1 << state.first
    state.phase = SERIES
    if not state.series[0] or not state.series[1]:
        state.picked = 0 if state.series[0] else 1
        state.phase = TAKING
    if state.told is not None:
        state.tell("duel_turn", state.first, {"turn": state.turn}, progress=True)


def choose_series(state: BigMonsterState, seat: Seat, number: int) -> None:
    """BM-104: the first player says which series is played."""
    state.picked = number
    state.phase = TAKING
    if state.told is not None:
        state.tell("chose_series", seat, {"series": number + 1})


def _take(state: BigMonsterState, seat: Seat, kind: int) -> None:
    series = state.series[state.picked][:]
    series.remove(kind)
    state.series[state.picked] = series
    state.placing[seat] = kind
    if state.told is not None:
        state.tell("took", seat, {"kind": KIND_IDS[kind]})


def take_first(state: BigMonsterState, seat: Seat, kind: int) -> None:
    """The first player takes a tile, and discards one afterwards."""
    _take(state, seat, kind)
    state.phase = DISCARDING


def discard(state: BigMonsterState, seat: Seat, kind: int) -> None:
    """Out of the series, for everybody to see."""
    series = state.series[state.picked][:]
    series.remove(kind)
    state.series[state.picked] = series
    state.discards.append(kind)
    state.discards_known.append(EVERYONE)
    if state.told is not None:
        state.tell("discarded", seat, {"kind": KIND_IDS[kind]})
    state.phase = PLACING_FIRST if state.phase == DISCARDING else PLACING_SECOND


def take_second(state: BigMonsterState, seat: Seat, kind: int) -> None:
    """BM-105: the last tile is discarded."""
    _take(state, seat, kind)
    discard(state, seat, state.series[state.picked][0])


def place_openly(state: BigMonsterState, seat: Seat, rank: int) -> None:
    """BM-108: who plays alone at the moment is seen placing."""
    kind, zone = state.placing[seat], state.zones[seat]
    if state.told is not None:
        state.tell("uncovered", seat, placement(zone, kind, rank), reveals=True)
    state.zones[seat] = state.fresh[seat] = zone.placed(kind, rank)
    state.placing[seat] = NONE
    if state.phase == PLACING_FIRST:
        state.phase = TAKING_SECOND
        state.waiting = 1 << (1 - seat)
        return
    state.picked = NONE
    check_medals(state)
    if state.phase == PLACING_SECOND and state.turn < DUEL_TURNS:
        start_turn(state, state.turn + 1)
    else:
        finish(state)
