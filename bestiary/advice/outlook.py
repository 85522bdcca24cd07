"""Every player's chance to win, as a position stands."""

from __future__ import annotations

import math

from bestiary.core.guide import Guide, chances, logistic
from bestiary.core.seats import Seat
from bestiary.core.state import State

SURE = 0.995  # nobody has won before the end


def outlook(guide: Guide, state: State) -> list[float]:
    """The chance of each seat, by how far the heuristic sees it ahead: a lead counts for more the nearer the end is.
    For a position that does not wait for chance."""
    if not state.pending():
        winners = state.won_by()
        return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(state.seats)]
    values = guide.heuristic.values(state)
    lead = spread(guide, state)
    if state.seats == 1:
        return [bounded(logistic((values[0] - guide.alone) / lead))]
    return [bounded(chance) for chance in chances([value / lead for value in values])]


def spread(guide: Guide, state: State) -> float:
    """How many points ahead make the odds 2.7 times as good."""
    return guide.late + (guide.early - guide.late) * (1.0 - state.progress())


def shifted(chance: float, by: float) -> float:
    """A chance whose odds have grown by so many powers of e.

    >>> round(shifted(0.5, 1.0), 2), shifted(0.25, 0.0)
    (0.73, 0.25)
    """
    return chance if by == 0.0 else bounded(logistic(log_odds(chance) + by))


def log_odds(chance: float) -> float:
    """The logarithm of the odds of a chance, which may be 0 or 1."""
    inside = bounded(chance)
    return math.log(inside / (1.0 - inside))


def bounded(chance: float) -> float:
    """A chance of something that is not sure."""
    return min(max(chance, 1.0 - SURE), SURE)


def of_teams(chances_of_seats: list[float], teams: tuple[tuple[Seat, ...], ...]) -> list[float]:
    """Who plays in a team wins with it.

    >>> of_teams([0.25, 0.5, 0.25, 0.0], ((0, 2), (1, 3)))
    [0.5, 0.5, 0.5, 0.5]
    """
    found = list(chances_of_seats)
    for team in teams:
        for seat in team:
            found[seat] = sum(chances_of_seats[one] for one in team)
    return found
