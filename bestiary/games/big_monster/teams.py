"""Who plays with whom."""

from __future__ import annotations

from bestiary.core.seats import Seat
from bestiary.games.big_monster.components import NONE
from bestiary.games.big_monster.options import BigMonsterOptions
from bestiary.games.big_monster.table import Table


def partners(seats: int, options: BigMonsterOptions) -> list[Seat]:
    """BM-013: the partner of each seat."""
    if not options.teams:
        return [NONE] * seats
    letters = options.partners or ("ABAB" if seats == 4 else "ABCABC")
    found = []
    for seat in range(seats):
        found += [other for other in range(seats) if other != seat and letters[other] == letters[seat]]
    return found


def in_teams(table: Table) -> bool:
    """Whether there are any."""
    return table.partner[0] != NONE


def teams_of(table: Table) -> tuple[tuple[Seat, ...], ...]:
    """All teams; everybody alone where there are none."""
    found: list[tuple[Seat, ...]] = []
    for seat in range(table.seats):
        partner = table.partner[seat]
        if partner == NONE:
            found.append((seat,))
        elif seat < partner:
            found.append((seat, partner))
    return tuple(found)


def team_results(teams: tuple[tuple[Seat, ...], ...], scores: tuple[int, ...]) -> tuple[int, ...]:
    """What each team has: the lower score of its two (BM-097)."""
    return tuple([min([scores[seat] for seat in team]) for team in teams])
