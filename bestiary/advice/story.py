"""How the game went for each player, in a sentence."""

from __future__ import annotations

from collections.abc import Sequence

from bestiary.advice.hint import percent
from bestiary.advice.moments import Moment
from bestiary.core.result import Result
from bestiary.core.seats import Seat

BLOW = 0.12  # of a chance to win, lost or gained at once
PLACES = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth")


def stories(players: Sequence[str], result: Result, opening: list[float], moments: Sequence[Moment]) -> list[str]:
    """One for each seat: where it came in, what cost it most, and what changed most for it."""
    return [
        f"{name} {_ended(result, seat)}: {_costliest(seat, moments)}{_turning(players, seat, opening, moments)}."
        for seat, name in enumerate(players)
    ]


def _ended(result: Result, seat: Seat) -> str:
    if seat in result.winners:
        together = next(len(team) for team in result.teams if seat in team) == len(result.winners)
        return "won" if together else "shared the win"
    return "lost" if len(result.totals) == 1 else f"came {PLACES[result.place(seat) - 1]}"


def _costliest(seat: Seat, moments: Sequence[Moment]) -> str:
    marked = [(moment.better.cost, moment) for moment in moments if moment.seat == seat and moment.better is not None]
    if not marked:
        return "no move cost much"
    cost, moment = max(marked, key=lambda one: one[0])
    assert moment.better is not None
    most = "what cost most was" if len(marked) > 1 else "one move cost much,"
    return f"{most} “{moment.label}” in move {moment.number} ({percent(cost)}), “{moment.better.label}” was better"


def _turning(players: Sequence[str], seat: Seat, opening: list[float], moments: Sequence[Moment]) -> str:
    """The largest change of its chance, by a move and what chance made of it."""
    before, largest, found = opening[seat], BLOW, ""
    for moment in moments:
        now = moment.chances[seat]
        if abs(now - before) >= largest:
            largest = abs(now - before)
            whose = "" if moment.seat == seat else f" of {players[moment.seat]}"
            course = f"{percent(before)} to {percent(now)}"
            found = f"; the turning point was move {moment.number}{whose} (from {course})"
        before = now
    return found
