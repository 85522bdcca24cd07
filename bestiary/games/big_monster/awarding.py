"""Medals, and the penalty at the end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bestiary.core.event import Value
from bestiary.games.big_monster.components import GOAL_IDS, GOAL_NAMES, GOAL_POINTS, NONE, PENALTY_POINTS
from bestiary.games.big_monster.medals import meets, monsters_against_penalty, team_meets
from bestiary.games.big_monster.phases import OVER

if TYPE_CHECKING:
    from bestiary.games.big_monster.state import BigMonsterState


def check_medals(state: BigMonsterState) -> None:
    """BM-071 to BM-073: all who meet an open goal at the first check at which anybody does."""
    for goal in state.goals:
        if not state.alone_won[goal]:
            for seat in range(state.seats):
                if meets(state.zones[seat].counts, state.zones[seat].explorer, goal):
                    state.alone_won[goal] |= 1 << seat
            _tell_medals(state, goal, state.alone_won[goal], False)
        if state.partner[0] != NONE and not state.team_won[goal]:
            for seat in range(state.seats):
                zone, partner = state.zones[seat], state.zones[state.partner[seat]]
                if team_meets(zone.counts, zone.explorer, partner, goal):
                    state.team_won[goal] |= 1 << seat
            _tell_medals(state, goal, state.team_won[goal], True)


def _tell_medals(state: BigMonsterState, goal: int, winners: int, team: bool) -> None:
    if state.told is None:
        return
    for seat in range(state.seats):
        if winners >> seat & 1:
            data: dict[str, Value] = {
                "goal": GOAL_IDS[goal],
                "name": GOAL_NAMES[goal],
                "points": GOAL_POINTS[goal],
                "team": team,
            }
            state.tell("medal", seat, data)


def finish(state: BigMonsterState) -> None:
    """BM-080 to BM-082: the penalty; then it is over."""
    counts = [monsters_against_penalty(zone) for zone in state.zones]
    if state.partner[0] != NONE:
        counts = [counts[seat] + counts[state.partner[seat]] for seat in range(state.seats)]
    fewest = min(counts)
    for seat in range(state.seats):
        if counts[seat] == fewest:
            state.penalty |= 1 << seat
            if state.told is not None:
                state.tell("penalty", seat, {"monsters": fewest, "points": PENALTY_POINTS})
    state.phase = OVER
    state.waiting = 0
    if state.told is not None:
        state.tell("over", None, {}, progress=True)
