"""What moves promise at a glance, taken apart into the terms of the heuristic."""

from __future__ import annotations

from collections.abc import Sequence

from bestiary.core.bot import Heuristic
from bestiary.core.dice import Dice
from bestiary.core.perspective import Perspective
from bestiary.core.playout import settle
from bestiary.core.seats import CHANCE, Action, Seat
from bestiary.core.state import State

Terms = dict[str, float]


def glance(heuristic: Heuristic, sight: Perspective, actions: Sequence[Action]) -> list[Terms]:
    """The mean terms after each action, all of them in the same imagined positions: what a greedy bot adds up."""
    totals: list[Terms] = [{} for _ in actions]
    worlds = heuristic.worlds()
    for _ in range(worlds):
        world = sight.imagine()
        for total, action in zip(totals, actions, strict=True):
            after = world.clone()
            after.apply(sight.seat, action)
            _add(total, _expected(heuristic, after, sight.seat, sight.dice), 1.0 / worlds)
    return totals


def difference(one: Terms, other: Terms) -> Terms:
    """What the first has more of, term by term.

    >>> difference({"fed": 6.0, "room": 1.0}, {"room": 2.0})
    {'fed': 6.0, 'room': -1.0}
    """
    return {name: one.get(name, 0.0) - other.get(name, 0.0) for name in {**one, **other}}


def _expected(heuristic: Heuristic, state: State, seat: Seat, dice: Dice) -> Terms:
    """The terms of a position; where chance comes next, the mean over all its outcomes."""
    if state.pending() != (CHANCE,) or not heuristic.chance_matters(state):
        return heuristic.terms(state, seat)
    total: Terms = {}
    odds = state.odds()
    for outcome, tickets in state.possible().items():
        after = state.clone()
        after.apply(CHANCE, outcome)
        settle(after, dice)  # what chance decides after that is taken as it falls
        _add(total, heuristic.terms(after, seat), tickets / odds)
    return total


def _add(total: Terms, more: Terms, share: float) -> None:
    for name, amount in more.items():
        total[name] = total.get(name, 0.0) + amount * share
