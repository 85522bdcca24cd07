"""What chance has drawn for the set-up: goals, who begins, explorers."""

from __future__ import annotations

from bestiary.core.errors import BadPosition, shown
from bestiary.games.big_monster.components import DUEL, EXPLORER_IDS, GOAL_IDS, NONE, OFFERED
from bestiary.games.big_monster.goals import SETS, in_play, numbers
from bestiary.games.big_monster.phases import (
    CHOOSING,
    DEALING,
    EXPLORERS,
    FIRST_PLAYER,
    INITIATIVE,
    MEDALS,
    REVEALING,
)
from bestiary.games.big_monster.reading.sheet import Sheet
from bestiary.games.big_monster.set_up import explorers_in_game


def read_goals(sheet: Sheet) -> None:
    """The goals in play; the first set that is possible, if nothing is said."""
    table, given = sheet.table, sheet.document.goals
    if table.phase == MEDALS:
        if given:
            raise BadPosition("goals", "they have not been drawn yet")
        table.goals = []
        return
    allowed = [in_play(chosen) for chosen in SETS[table.options.medal_groups]]
    if table.options.goals is not None:
        allowed = [in_play(numbers(table.options.goals))]
    if given is None:
        table.goals = allowed[0]
        return
    for goal in given:
        if goal not in GOAL_IDS:
            raise BadPosition("goals", f"there is no goal '{shown(goal)}'; there is: {', '.join(GOAL_IDS)}")
    table.goals = sorted(numbers(tuple(given)))
    if table.goals not in allowed:
        raise BadPosition("goals", "these goals are not in play together here")


def read_initiative(sheet: Sheet) -> None:
    """Who is asked first."""
    table, seats = sheet.table, list(range(sheet.table.seats))
    given = sheet.document.initiative
    wanted = 0 if table.seats == DUEL or table.phase == MEDALS else table.seats
    if given is None:
        given = [] if table.phase == INITIATIVE else seats[:wanted]
    if not set(given) <= set(seats) or len(set(given)) != len(given):
        raise BadPosition("initiative", f"it lists seats from 0 to {seats[-1]}, each once")
    if len(given) > table.seats - 2 if table.phase == INITIATIVE else len(given) != wanted:
        raise BadPosition("initiative", f"{len(given)} seats are impossible in the phase {sheet.phase_name}")
    table.initiative = list(given)


def read_first_player(sheet: Sheet) -> None:
    """Who of two is first in this turn; they change from turn to turn (BM-107)."""
    table, first = sheet.table, sheet.document.first
    decided = table.seats == DUEL and table.phase not in (MEDALS, FIRST_PLAYER)
    if first is None:
        first = 0
        if decided and table.options.first is not None:
            changed = table.turn > 0 and table.turn % 2 == 0
            first = 1 - table.options.first if changed else table.options.first
    if first not in ((0, 1) if decided else (0,)):
        raise BadPosition("first", f"{first} is impossible here")
    table.first = first


def read_explorers(sheet: Sheet) -> None:
    """Who was offered which, and has chosen which."""
    table, names = sheet.table, sheet.document.explorers
    sheet.at_most_one_each("explorers", len(names))
    sheet.at_most_one_each("chosen", len(sheet.document.chosen))
    offered = [[_explorer(sheet, "explorers", name) for name in pair] for pair in names]
    offered += [[] for _ in range(table.seats - len(offered))]
    chosen = [_explorer(sheet, "chosen", name) if name is not None else NONE for name in sheet.document.chosen]
    chosen += [NONE] * (table.seats - len(chosen))
    if table.phase < CHOOSING and table.phase not in (DEALING, REVEALING):
        _half_offered(sheet, offered, chosen)
    else:
        _all_offered(sheet, offered, chosen)


def _all_offered(sheet: Sheet, offered: list[list[int]], chosen: list[int]) -> None:
    """Two for everybody, and what is not said is filled in."""
    table = sheet.table
    for seat in range(table.seats):
        if chosen[seat] != NONE and chosen[seat] not in offered[seat]:
            offered[seat].append(chosen[seat])
    named = [number for pair in offered for number in pair]
    if len(set(named)) != len(named):
        raise BadPosition("explorers", "every explorer is there once")
    spare = [number for number in explorers_in_game(table) if number not in named]
    for seat in range(table.seats):
        pair = sorted(offered[seat] + spare[: OFFERED - len(offered[seat])])
        spare = [number for number in spare if number not in pair]
        if len(pair) != OFFERED:
            raise BadPosition(f"explorers[{seat}]", "everybody is offered two")
        table.offered[OFFERED * seat : OFFERED * (seat + 1)] = pair
        table.chosen[seat] = chosen[seat]
        if chosen[seat] == NONE and table.phase != CHOOSING:
            table.chosen[seat] = pair[0]
    if table.phase == CHOOSING and NONE not in table.chosen:
        raise BadPosition("chosen", "when everybody has chosen, explorers have landed")


def _half_offered(sheet: Sheet, offered: list[list[int]], chosen: list[int]) -> None:
    """While explorers are dealt, seat by seat."""
    table = sheet.table
    flat = [number for pair in offered for number in pair]
    in_turn = [len(flat[OFFERED * seat : OFFERED * (seat + 1)]) for seat in range(table.seats)]
    if [len(pair) for pair in offered] != in_turn or len(set(flat)) != len(flat) or len(flat) >= OFFERED * table.seats:
        raise BadPosition("explorers", "they are dealt two by two, seat after seat, and each is there once")
    if (flat and table.phase != EXPLORERS) or max(chosen) != NONE:
        raise BadPosition("explorers", f"nobody has any in the phase {sheet.phase_name}")
    table.offered[: len(flat)] = flat
    table.dealt = len(flat) if table.phase == EXPLORERS else len(table.initiative)
    if table.phase in (MEDALS, FIRST_PLAYER):
        table.dealt = 0


def _explorer(sheet: Sheet, where: str, name: str) -> int:
    if name not in EXPLORER_IDS:
        raise BadPosition(where, f"there is no explorer '{shown(name)}'; there is: {', '.join(EXPLORER_IDS)}")
    number = EXPLORER_IDS.index(name)
    if number not in explorers_in_game(sheet.table):
        raise BadPosition(where, f"{name} is in black, and not for two players")
    return number
