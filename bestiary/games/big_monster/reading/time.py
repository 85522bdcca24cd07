"""When: the phase, the round and the turn."""

from __future__ import annotations

from typing import Final

from bestiary.core.errors import BadPosition, shown
from bestiary.games.big_monster.components import DUEL, DUEL_TURNS, ROUNDS, TURNS
from bestiary.games.big_monster.phases import (
    ASSIGNING,
    CHOOSING,
    DEALING,
    DISCARDING,
    EXPLORERS,
    FIRST_PLAYER,
    INITIATIVE,
    KEEPING,
    MEDALS,
    ORDERED,
    OVER,
    PHASES,
    PICKING,
    PLACING,
    PLACING_EXTRA,
    PLACING_FIRST,
    PLACING_SECOND,
    REVEALING,
    SERIES,
    TAKING,
    TAKING_SECOND,
)
from bestiary.games.big_monster.reading.sheet import Sheet
from bestiary.games.big_monster.table import Table

ONLY_FOR_TWO: Final = (
    FIRST_PLAYER,
    REVEALING,
    SERIES,
    TAKING,
    DISCARDING,
    PLACING_FIRST,
    TAKING_SECOND,
    PLACING_SECOND,
)
ONLY_FOR_MORE: Final = (INITIATIVE, DEALING, KEEPING, ASSIGNING, PLACING, PICKING, PLACING_EXTRA)
BEFORE_THE_LANDING: Final = (MEDALS, INITIATIVE, FIRST_PLAYER, EXPLORERS, CHOOSING)


def read_phase(sheet: Sheet) -> None:
    """Which part of the game it is; keeping or taking a tile, if nothing is said."""
    table = sheet.table
    name = sheet.document.phase or ("take" if table.seats == DUEL else "keep")
    if name not in PHASES:
        raise BadPosition("phase", f"there is no phase '{shown(name)}'; there is: {', '.join(PHASES)}")
    phase = PHASES.index(name)
    if phase in (ONLY_FOR_MORE if table.seats == DUEL else ONLY_FOR_TWO):
        raise BadPosition("phase", f"with {table.seats} players there is no phase {name!r}")
    if phase == MEDALS and table.options.goals is not None:
        raise BadPosition("phase", "the options name the goals, so chance is not asked")
    if phase == FIRST_PLAYER and table.options.first is not None:
        raise BadPosition("phase", "the options name who begins, so chance is not asked")
    if phase == ASSIGNING and table.draft != ORDERED:
        raise BadPosition("phase", "only in an ordered draft hands are handed over one after the other")
    table.phase = phase


def read_time(sheet: Sheet) -> None:
    """The round and the turn; the first that are possible, if nothing is said."""
    rounds, turns = _possible(sheet.table)
    sheet.table.round = _one_of(sheet, "round", sheet.document.round, rounds)
    sheet.table.turn = _one_of(sheet, "turn", sheet.document.turn, turns)


def _possible(table: Table) -> tuple[list[int], list[int]]:
    """The rounds and turns in which there is such a phase."""
    phase = table.phase
    if phase in BEFORE_THE_LANDING:
        return [0], [0]
    if table.seats == DUEL:
        turns = list(range(1, DUEL_TURNS + 1))
        if phase == OVER:
            turns = turns[-1:]
        elif phase == REVEALING:
            turns = turns[:-1]
        elif phase == SERIES:
            turns = turns[1:-1]
        return [0], turns
    rounds, turns = list(range(1, ROUNDS + 1)), list(range(1, TURNS + 1))
    if phase == DEALING:
        turns = [0]
    elif phase in (PICKING, PLACING_EXTRA, OVER):
        rounds, turns = rounds[-1:], turns[-1:]
    elif phase == ASSIGNING:
        turns = turns[:-1]
    return rounds, turns


def _one_of(sheet: Sheet, where: str, given: int | None, allowed: list[int]) -> int:
    value = allowed[0] if given is None else given
    if value not in allowed:
        raise BadPosition(where, f"{value} is impossible in the phase {sheet.phase_name}")
    return value
