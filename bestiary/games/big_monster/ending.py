"""How a game of Big Monster ends: scores, teams, ranking (BM-095 to BM-098, BM-111)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bestiary.core.result import Result, rank
from bestiary.core.seats import Seat
from bestiary.games.big_monster.scoring import big_points
from bestiary.games.big_monster.zone import big_tiles

if TYPE_CHECKING:
    from bestiary.games.big_monster.state import BigMonsterState


def result(state: BigMonsterState, totals: list[int]) -> Result:
    """The result of a game that ends with these scores."""
    tiles = [big_tiles(zone) for zone in state.zones]
    teams = teams_of(state)
    keys: list[tuple[int, ...]] = []
    for team in teams:
        if len(team) == 2:
            one, other = team
            lower, higher = min(totals[one], totals[other]), max(totals[one], totals[other])
            keys.append((lower, higher, tiles[one] + tiles[other]))
        elif state.seats == 2:
            keys.append((totals[team[0]], big_points(state.zones[team[0]].counts)))  # BM-111
        else:
            keys.append((totals[team[0]], tiles[team[0]]))  # BM-096
    return Result(tuple(totals), state.pads(None), teams, rank(keys, teams))


def teams_of(state: BigMonsterState) -> tuple[tuple[Seat, ...], ...]:
    """Who plays with whom; everybody alone where there are no teams."""
    found: list[tuple[Seat, ...]] = []
    for seat in range(state.seats):
        partner = state.partner[seat]
        if partner < 0:
            found.append((seat,))
        elif seat < partner:
            found.append((seat, partner))
    return tuple(found)


def team_results(teams: tuple[tuple[Seat, ...], ...], scores: tuple[int, ...]) -> tuple[int, ...]:
    """What each team has: the lower score of its two (BM-097)."""
    return tuple([min([scores[seat] for seat in team]) for team in teams])
