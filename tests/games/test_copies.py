"""Copies and comparisons of positions, which tools/make_copies.py writes for each game."""

import importlib

import pytest

import bestiary
from bestiary.core.dice import Dice, key_from_seed
from bestiary.core.seats import CHANCE
from bestiary.core.state import State
from tests.games.test_imports import GAMES

WRITTEN = sorted(path.parent.name for path in GAMES.glob("*/copying.py"))


@pytest.mark.parametrize("name", WRITTEN)
def test_a_copy_is_equal_and_goes_its_own_way(name: str) -> None:
    """Throughout a game: what happens to a copy does not happen to the position that it was made from."""
    same = importlib.import_module(f"bestiary.games.{name}.copying").same
    state, dice = bestiary.games()[name].new(), Dice(key_from_seed(name))
    while state.pending():
        before, copy = state.clone(), state.clone()
        assert same(state, copy)
        move(copy, dice)
        assert not same(state, copy)
        assert same(state, before)
        state = copy


def move(state: State, dice: Dice) -> None:
    seat = state.pending()[0]
    if seat == CHANCE:
        state.apply(CHANCE, state.outcome(dice.below(state.odds())))
    else:
        legal = state.legal(seat)
        state.apply(seat, legal[dice.below(len(legal))])
