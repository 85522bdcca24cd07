"""Medals and the penalty: who gets them, and who holds which (BM-071 to BM-082)."""

from __future__ import annotations

from typing import Final

from bestiary.core.event import Value
from bestiary.core.seats import Seat
from bestiary.games.big_monster.components import GOAL_IDS, GOAL_NAMES, GOAL_POINTS, GOALS, PENALTY_POINTS
from bestiary.games.big_monster.goals import against_penalty, meets, team_meets
from bestiary.games.big_monster.phases import OVER
from bestiary.games.big_monster.table import Table
from bestiary.games.big_monster.teams import in_teams

# The medals of a table, numbered: the individual one of each goal, then those of teams, then the penalty.
TEAM_MEDAL: Final = GOALS  # the first of them
PENALTY: Final = 18  # 2 * GOALS
MEDAL_POINTS: Final[list[int]] = [*GOAL_POINTS, *GOAL_POINTS, PENALTY_POINTS]
MEDAL_NAMES: Final[list[str]] = [*GOAL_NAMES, *[f"{name}, team" for name in GOAL_NAMES], "Penalty"]
assert len(MEDAL_POINTS) == PENALTY + 1


def held(table: Table, seat: Seat) -> list[int]:
    """The medals of a seat, a penalty included (BM-085g)."""
    found: list[int] = []
    for goal in table.goals:
        if table.alone_won[goal] >> seat & 1:
            found.append(goal)
        if table.team_won[goal] >> seat & 1:
            found.append(TEAM_MEDAL + goal)
    if table.penalty >> seat & 1:
        found.append(PENALTY)
    return found


def has_met(table: Table, seat: Seat, goal: int) -> bool:
    """Whether a seat has what the individual medal of a goal asks for."""
    zone = table.zones[seat]
    return meets(zone.counts, zone.explorer, goal)


def team_has_met(table: Table, seat: Seat, goal: int) -> bool:
    """Whether a seat and its partner have what the team medal of a goal asks for."""
    zone, partner = table.zones[seat], table.zones[table.partner[seat]]
    return team_meets(zone.counts, zone.explorer, partner.counts, partner.explorer, goal)


def check_medals(table: Table) -> None:
    """BM-071 to BM-073: all who meet an open goal at the first check at which anybody does."""
    for goal in table.goals:
        if not table.alone_won[goal]:
            for seat in range(table.seats):
                if has_met(table, seat, goal):
                    table.alone_won[goal] |= 1 << seat
            _tell(table, goal, table.alone_won[goal], False)
        if in_teams(table) and not table.team_won[goal]:
            for seat in range(table.seats):
                if team_has_met(table, seat, goal):
                    table.team_won[goal] |= 1 << seat
            _tell(table, goal, table.team_won[goal], True)


def _tell(table: Table, goal: int, winners: int, team: bool) -> None:
    if table.told is None:
        return
    for seat in range(table.seats):
        if winners >> seat & 1:
            data: dict[str, Value] = {
                "goal": GOAL_IDS[goal],
                "name": GOAL_NAMES[goal],
                "points": GOAL_POINTS[goal],
                "team": team,
            }
            table.tell("medal", seat, data)


def monsters_against_penalty(table: Table, seat: Seat) -> int:
    """The desert and rune monsters of a seat."""
    zone = table.zones[seat]
    return against_penalty(zone.counts, zone.explorer)


def fewest(table: Table) -> tuple[int, int]:
    """BM-080, BM-081: the least number of desert and rune monsters, of one or of a team, and who has it, as bits."""
    counts = [monsters_against_penalty(table, seat) for seat in range(table.seats)]
    if in_teams(table):
        counts = [counts[seat] + counts[table.partner[seat]] for seat in range(table.seats)]
    least, holders = min(counts), 0
    for seat in range(table.seats):
        if counts[seat] == least:
            holders |= 1 << seat
    return least, holders


def finish(table: Table) -> None:
    """BM-080 to BM-082: the penalty; then it is over."""
    least, table.penalty = fewest(table)
    if table.told is not None:
        for seat in range(table.seats):
            if table.penalty >> seat & 1:
                table.tell("penalty", seat, {"monsters": least, "points": PENALTY_POINTS})
    table.phase = OVER
    table.waiting = 0
    if table.told is not None:
        table.tell("over", None, {}, progress=True)
