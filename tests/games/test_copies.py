"""Copies and comparisons of positions, which tools/make_copies.py writes for each game."""

import importlib

import pytest

import bestiary
from bestiary.core.dice import Dice, key_from_seed
from bestiary.core.seats import CHANCE, Action, Seat
from bestiary.core.state import State
from tests.ending import Bound
from tests.games.test_imports import GAMES

WRITTEN = sorted(path.parent.name for path in GAMES.glob("*/copying.py"))


@pytest.mark.parametrize("name", WRITTEN)
def test_a_copy_is_equal_and_goes_its_own_way(name: str) -> None:
    """Throughout a game: what happens to a copy does not happen to the position that it was made from."""
    same = importlib.import_module(f"bestiary.games.{name}.copying").same
    game, dice = bestiary.games()[name], Dice(key_from_seed(name))
    state = game.new()
    bound = Bound(game, state)
    while state.pending():
        before, copy = state.clone(), state.clone()
        assert same(state, copy)
        bound.count(*move(copy, dice))
        assert not same(state, copy)
        assert same(state, before)
        state = copy


def move(state: State, dice: Dice) -> tuple[Seat, Action]:
    seat = state.pending()[0]
    if seat == CHANCE:
        action = state.outcome(dice.below(state.odds()))
    else:
        legal = state.legal(seat)
        action = legal[dice.below(len(legal))]
    state.apply(seat, action)
    return seat, action
