"""Four moments of a finished game that are worth seeing again: what brought most, where it turned, what cost most,
and from when on the winner was ahead. Nothing is searched: it takes no longer than following the game."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from msgspec import Struct

from bestiary.advice.analysis import Turn, turns
from bestiary.advice.hint import percent
from bestiary.advice.outlook import of_teams, outlook
from bestiary.advice.reasons import signed
from bestiary.core.game import Game
from bestiary.core.record import Record
from bestiary.core.result import Result
from bestiary.core.seats import Seat
from bestiary.core.state import State
from bestiary.core.view import named

MOST = 4
SLIGHT = 0.02  # of a chance: less is no moment


class Highlight(Struct, frozen=True):
    """A moment, in words, and where the replay has it."""

    title: str  # what kind of moment: "Turning point"
    text: str
    change: str  # "+25", "34 % → 61 %"; "" for none
    seat: Seat  # whom it is about
    number: int  # of the move in the record, counted from 1


class _Step(NamedTuple):
    """A player's move with how it stood before and after it."""

    turn: Turn
    scores: list[int]  # gained by it, for each seat; [] where the game counts only at its end
    before: list[float]
    after: list[float]


def highlights(record: Record, game: Game) -> list[Highlight]:
    """At most four, each of another move, in the order of the game."""
    assert record.result is not None
    steps = list(_steps(record, game, record.result))
    found: list[Highlight] = []
    for find in (_turning, _biggest, _blow, _ahead, _next_biggest, _comeback, _last):
        taken = {one.number for one in found}
        left = [step for step in steps if step.turn.number not in taken]
        highlight = find(left, record) if left and len(found) < MOST else None
        if highlight is not None:
            found.append(highlight)
    return sorted(found, key=lambda one: one.number)


def _steps(record: Record, game: Game, result: Result) -> Iterable[_Step]:
    guide = game.guide()

    def chances(state: State) -> list[float]:
        return of_teams(outlook(guide, state), result.teams)

    now: list[float] = []
    for turn in turns(record, game):
        before = now or chances(turn.before)
        now = chances(turn.after)
        yield _Step(turn, _gained(turn), before, now)


def _gained(turn: Turn) -> list[int]:
    before, after = (_totals(state) for state in (turn.before, turn.after))
    return [new - old for old, new in zip(before, after, strict=True)] if len(before) == len(after) else []


def _totals(state: State) -> list[int]:
    return [sum(line.points for line in pad) for pad in state.pads(None)]


def _turning(steps: Sequence[_Step], record: Record) -> Highlight | None:
    """Where the winner's chance grew most."""
    assert record.result is not None
    winner = next(iter(record.result.winners), None)
    if winner is None:
        return None
    return _swing(steps, record, "Turning point", winner, lambda step: step.after[winner] - step.before[winner])


def _blow(steps: Sequence[_Step], record: Record) -> Highlight | None:
    """What cost somebody most."""
    seats = range(len(record.players))
    losses = [(step.before[seat] - step.after[seat], seat) for step in steps for seat in seats]
    _, seat = max(losses)
    return _swing(steps, record, "Hardest blow", seat, lambda step: step.before[seat] - step.after[seat])


def _comeback(steps: Sequence[_Step], record: Record) -> Highlight | None:
    """What helped somebody most who did not win for it."""
    seats = range(len(record.players))
    _, seat = max((step.after[seat] - step.before[seat], seat) for step in steps for seat in seats)
    return _swing(steps, record, "A good turn", seat, lambda step: step.after[seat] - step.before[seat])


def _swing(
    steps: Sequence[_Step], record: Record, title: str, seat: Seat, size: Callable[[_Step], float]
) -> Highlight | None:
    step = max(steps, key=size)
    if size(step) < SLIGHT:
        return None
    whose = "" if seat == step.turn.seat else f"{record.players[seat]} "
    change = f"{whose}{percent(step.before[seat])} → {percent(step.after[seat])}"
    return Highlight(title, _told(step, record), change, seat, step.turn.number)


def _biggest(steps: Sequence[_Step], record: Record) -> Highlight | None:
    return _points(steps, record, "Biggest move")


def _next_biggest(steps: Sequence[_Step], record: Record) -> Highlight | None:
    return _points(steps, record, "Another big move")


def _points(steps: Sequence[_Step], record: Record, title: str) -> Highlight | None:
    """What brought somebody most points."""
    counted = [step for step in steps if step.scores]
    step = max(counted, key=lambda one: one.scores[one.turn.seat], default=None)
    if step is None or step.scores[step.turn.seat] <= 0:
        return None
    seat = step.turn.seat
    return Highlight(title, _told(step, record), signed(step.scores[seat]), seat, step.turn.number)


def _ahead(steps: Sequence[_Step], record: Record) -> Highlight | None:
    """From when on the winner was ahead."""
    assert record.result is not None
    winner = next(iter(record.result.winners), None)
    if winner is None or len(record.players) == 1:
        return None
    partners = next(team for team in record.result.teams if winner in team)
    leads = [
        step.after[winner] >= max(chance for seat, chance in enumerate(step.after) if seat not in partners)
        for step in steps
        if len(partners) < len(step.after)
    ]
    if not leads or not leads[-1]:
        return None
    at = len(leads) - 1
    while at > 0 and leads[at - 1]:
        at -= 1
    return Highlight("Ahead from here on", _told(steps[at], record), "", winner, steps[at].turn.number)


def _last(steps: Sequence[_Step], record: Record) -> Highlight | None:
    """Every game has its last move."""
    last = steps[-1]
    return Highlight("The last move", _told(last, record), "", last.turn.seat, last.turn.number)


def _told(step: _Step, record: Record) -> str:
    turn = step.turn
    choice = next(choice for choice in turn.before.choices(turn.seat) if choice.action == turn.action)
    words = named(choice, record.players)
    return f"{record.players[turn.seat]}: {words.title or words.label}"
