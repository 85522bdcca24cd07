"""From the box to the first turn: what is drawn before the landing, and the choice of an explorer."""

from __future__ import annotations

from typing import Final

from bestiary.core.event import Value
from bestiary.core.seats import Action, Seat, all_but, only
from bestiary.core.tray import Tray
from bestiary.games.big_monster.actions import EXPLORER, FIRST_SEAT, INITIATIVE_SEAT, MEDAL_SET
from bestiary.games.big_monster.components import (
    BLACK,
    DUEL,
    EXPLORER_IDS,
    EXPLORERS,
    GOAL_IDS,
    GOALS,
    NONE,
    OFFERED,
    deck,
)
from bestiary.games.big_monster.draft import start_round
from bestiary.games.big_monster.duel import start_turn as start_duel_turn
from bestiary.games.big_monster.goals import ALL_SETS, in_play, numbers
from bestiary.games.big_monster.options import BigMonsterOptions
from bestiary.games.big_monster.phases import CHOOSING, DRAFTS, FIRST_PLAYER, INITIATIVE, MEDALS
from bestiary.games.big_monster.phases import EXPLORERS as DEALING_EXPLORERS
from bestiary.games.big_monster.table import NO_SHIP, Table
from bestiary.games.big_monster.teams import partners
from bestiary.games.big_monster.zone import Zone, landed


def open_box(table: Table, seats: int, options: BigMonsterOptions) -> None:
    """The box opened for this many players, nothing drawn yet."""
    table.seats = seats
    table.options = options
    table.draft = DRAFTS.index(options.draft)
    table.partner = partners(seats, options)
    table.alone_won = [0] * GOALS
    table.team_won = [0] * GOALS
    table.offered = [NONE] * (OFFERED * seats)
    table.chosen = [NONE] * seats
    table.zones = [land(table, NONE)] * seats
    table.fresh = table.zones[:]
    table.deck = deck(seats)
    table.deck_size = sum(table.deck)
    table.stacks = [[] for _ in range(seats)]
    table.known = [0] * seats
    table.held = list(range(seats))
    table.kept = [NONE] * seats
    table.ships = [NO_SHIP] * seats
    table.rankings = [[] for _ in range(seats)]
    table.trays = Tray(seats)
    table.placing = [NONE] * seats
    table.series = [[], []]
    draw_next(table, MEDALS)


def land(table: Table, explorer: int) -> Zone:
    """A zone with its explorer only, as this table reads the rules."""
    return landed(explorer, table.options.ice_explorer == "family", table.options.grass_crystal == "any")


def explorers_in_game(table: Table) -> list[int]:
    """All, or without the two in black, who are only for three or more (BM-100)."""
    return _ALL_EXPLORERS if table.seats > DUEL else _NOT_IN_BLACK


_ALL_EXPLORERS: Final = list(range(EXPLORERS))
_NOT_IN_BLACK: Final = [number for number in range(EXPLORERS) if not BLACK[number]]


def explorers_left(table: Table) -> list[int]:
    """Those nobody has got."""
    return [number for number in explorers_in_game(table) if number not in table.offered]


def draw(table: Table, action: Action) -> None:
    """Something is drawn."""
    phase = table.phase
    table.dealt += 1
    if phase == MEDALS:
        table.goals = in_play(ALL_SETS[action - MEDAL_SET])
        if table.told is not None:
            table.tell("goals", None, {"goals": _named_goals(table.goals)}, reveals=True)
        draw_next(table, FIRST_PLAYER if table.seats == DUEL else INITIATIVE)
    elif phase == INITIATIVE:
        table.initiative.append(action - INITIATIVE_SEAT)
        if table.dealt == table.seats - 1:
            table.initiative += [seat for seat in range(table.seats) if seat not in table.initiative]
            if table.told is not None:
                seats: list[Value] = []
                seats += table.initiative
                table.tell("initiative", None, {"seats": seats}, reveals=True)
            draw_next(table, DEALING_EXPLORERS)
    elif phase == FIRST_PLAYER:
        table.first = action - FIRST_SEAT
        if table.told is not None:
            table.tell("first", table.first, {}, reveals=True)
        draw_next(table, DEALING_EXPLORERS)
    else:
        _offer(table, action - EXPLORER)


def draw_next(table: Table, phase: int) -> None:
    """The next thing to be drawn; what the options name is not."""
    table.dealt = 0
    table.phase = phase
    if phase == MEDALS and table.options.goals is not None:
        table.goals = in_play(numbers(table.options.goals))
        draw_next(table, FIRST_PLAYER if table.seats == DUEL else INITIATIVE)
    elif phase == FIRST_PLAYER and table.options.first is not None:
        table.first = table.options.first
        draw_next(table, DEALING_EXPLORERS)


def _offer(table: Table, explorer: int) -> None:
    """BM-017: two explorers for each seat, which nobody else sees."""
    table.offered[table.dealt - 1] = explorer
    if table.dealt < OFFERED * table.seats:
        return
    for seat in range(table.seats):
        pair = sorted(table.offered_to(seat))
        table.offered[OFFERED * seat : OFFERED * (seat + 1)] = pair
        if table.told is not None:
            names: list[Value] = [EXPLORER_IDS[pair[0]], EXPLORER_IDS[pair[1]]]
            table.tell("offered", seat, {"explorers": names}, only(seat), reveals=True)
    if table.told is not None:
        table.tell("explorers", None, {}, reveals=True, progress=True)
    table.phase = CHOOSING
    table.waiting = table.everybody()


def choose_explorer(table: Table, seat: Seat, explorer: int) -> None:
    """BM-017: secretly; all explorers land together."""
    table.chosen[seat] = explorer
    table.waiting &= ~(1 << seat)
    if table.told is not None:
        table.tell("chose", seat, {"explorer": EXPLORER_IDS[explorer]}, only(seat))
        table.tell("chose", seat, {}, all_but(seat), beside=True)
    if table.waiting:
        return
    table.zones = [land(table, kept) for kept in table.chosen]
    table.fresh = table.zones[:]
    if table.told is not None:
        for owner in range(table.seats):
            table.tell("landed", owner, {"explorer": EXPLORER_IDS[table.chosen[owner]]}, reveals=True)
    if table.seats == DUEL:
        start_duel_turn(table, 1)
    else:
        start_round(table, 1)


def _named_goals(goals: list[int]) -> list[Value]:
    names: list[Value] = []
    for goal in goals:
        names.append(GOAL_IDS[goal])
    return names
