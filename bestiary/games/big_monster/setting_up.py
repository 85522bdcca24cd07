"""What is drawn before the landing, and the choice of an explorer."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bestiary.core.event import Value
from bestiary.core.seats import Action, Seat, all_but, only
from bestiary.games.big_monster.actions import EXPLORER, FIRST_SEAT, INITIATIVE_SEAT, MEDAL_SET
from bestiary.games.big_monster.components import EXPLORER_IDS, GOAL_IDS
from bestiary.games.big_monster.drafting import start_round
from bestiary.games.big_monster.duel import start_turn as start_duel_turn
from bestiary.games.big_monster.medals import ALL_SETS
from bestiary.games.big_monster.phases import CHOOSING, FIRST_PLAYER, INITIATIVE, MEDALS
from bestiary.games.big_monster.phases import EXPLORERS as DEALING_EXPLORERS

if TYPE_CHECKING:
    from bestiary.games.big_monster.state import BigMonsterState


def draw(state: BigMonsterState, action: Action) -> None:
    """Something is drawn."""
    phase = state.phase
    state.dealt += 1
    if phase == MEDALS:
        _set_goals(state, ALL_SETS[action - MEDAL_SET])
        if state.told is not None:
            state.tell("goals", None, {"goals": _named_goals(state.goals)}, reveals=True)
        draw_next(state, FIRST_PLAYER if state.seats == 2 else INITIATIVE)
    elif phase == INITIATIVE:
        state.initiative.append(action - INITIATIVE_SEAT)
        if state.dealt == state.seats - 1:
            state.initiative += [seat for seat in range(state.seats) if seat not in state.initiative]
            if state.told is not None:
                seats: list[Value] = []
                seats += state.initiative
                state.tell("initiative", None, {"seats": seats}, reveals=True)
            draw_next(state, DEALING_EXPLORERS)
    elif phase == FIRST_PLAYER:
        state.first = action - FIRST_SEAT
        if state.told is not None:
            state.tell("first", state.first, {}, reveals=True)
        draw_next(state, DEALING_EXPLORERS)
    else:
        _offer(state, action - EXPLORER)


def draw_next(state: BigMonsterState, phase: int) -> None:
    """The next thing to be drawn; what the options name is not."""
    state.dealt = 0
    state.phase = phase
    if phase == MEDALS and state.options.goals is not None:
        _set_goals(state, tuple([GOAL_IDS.index(goal) for goal in state.options.goals]))
        draw_next(state, FIRST_PLAYER if state.seats == 2 else INITIATIVE)
    elif phase == FIRST_PLAYER and state.options.first is not None:
        state.first = state.options.first
        draw_next(state, DEALING_EXPLORERS)


def _set_goals(state: BigMonsterState, chosen: tuple[int, ...]) -> None:
    state.goals = sorted([0, 1, *chosen])  # BM-020: desert and rune always


def _offer(state: BigMonsterState, explorer: int) -> None:
    """BM-017: two explorers for each seat, which nobody else sees."""
    state.offered[state.dealt - 1] = explorer
    if state.dealt < 2 * state.seats:
        return
    for seat in range(state.seats):
        pair = sorted(state.offered[2 * seat : 2 * seat + 2])
        state.offered[2 * seat : 2 * seat + 2] = pair
        if state.told is not None:
            names: list[Value] = [EXPLORER_IDS[pair[0]], EXPLORER_IDS[pair[1]]]
            state.tell("offered", seat, {"explorers": names}, only(seat), reveals=True)
    if state.told is not None:
        state.tell("explorers", None, {}, reveals=True, progress=True)
    state.phase = CHOOSING
    state.waiting = state.everybody()


def choose_explorer(state: BigMonsterState, seat: Seat, explorer: int) -> None:
    """BM-017: secretly; all explorers land together."""
    state.chosen[seat] = explorer
    state.waiting &= ~(1 << seat)
    if state.told is not None:
        state.tell("chose", seat, {"explorer": EXPLORER_IDS[explorer]}, only(seat))
        state.tell("chose", seat, {}, all_but(seat), beside=True)
    if state.waiting:
        return
    state.zones = [state.landed(kept) for kept in state.chosen]
    state.fresh = state.zones[:]
    if state.told is not None:
        for owner in range(state.seats):
            state.tell("landed", owner, {"explorer": EXPLORER_IDS[state.chosen[owner]]}, reveals=True)
    if state.seats == 2:
        start_duel_turn(state, 1)
    else:
        start_round(state, 1)


def _named_goals(goals: list[int]) -> list[Value]:
    names: list[Value] = []
    for goal in goals:
        names.append(GOAL_IDS[goal])
    return names
