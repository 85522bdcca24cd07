"""Luck: outcome n is word n of the key, whatever was asked before; scripts come first."""

import hashlib
import struct

from hypothesis import given
from hypothesis import strategies as st

from bestiary.core.dice import key_from_seed
from bestiary.core.luck import KeyedLuck, ScriptedLuck
from bestiary.core.seats import CHANCE
from tests.core.matches import BURROW, CAFE

KEY = key_from_seed("luck")


def word(number: int) -> int:
    block = hashlib.shake_128(KEY + struct.pack("<Q", number // 64)).digest(512)
    return int(struct.unpack_from("<Q", block, 8 * (number % 64))[0])


@given(st.lists(st.integers(0, 300), max_size=40))
def test_outcome_n_uses_word_n_whatever_was_asked_before(numbers: list[int]) -> None:
    luck, start = KeyedLuck(KEY), BURROW.new(3)
    for number in numbers:
        assert luck.answer(start, number) == start.outcome(word(number) % start.odds())


def test_a_whole_set_up_can_be_computed_from_the_key() -> None:
    luck, state = KeyedLuck(KEY), CAFE.new(2)
    number = 0
    while state.pending() == (CHANCE,):
        outcome = luck.answer(state, number)
        assert outcome == state.outcome(word(number) % state.odds())
        state.apply(CHANCE, outcome)
        number += 1
    assert number == 1 + 2 + 3 + 2  # first player, two kinds out, three tables, two monsters


def test_asking_changes_nothing() -> None:
    luck, state = KeyedLuck(KEY), BURROW.new(3)
    before = state.save()
    assert luck.answer(state, 5) == luck.answer(state, 5)
    assert state.save() == before


def test_a_script_comes_first_and_then_the_other_luck() -> None:
    state = BURROW.new(3)
    keyed = KeyedLuck(KEY)
    luck = ScriptedLuck([4, 2], keyed)
    assert [luck.answer(state, number) for number in range(4)] == [4, 2, keyed.answer(state, 2), keyed.answer(state, 3)]


def test_an_empty_script_is_no_script() -> None:
    state = BURROW.new(3)
    assert ScriptedLuck([], KeyedLuck(KEY)).answer(state, 9) == KeyedLuck(KEY).answer(state, 9)


def test_a_script_does_not_change_the_list_it_was_given() -> None:
    outcomes = [4, 2]
    ScriptedLuck(outcomes, KeyedLuck(KEY)).answer(BURROW.new(3), 0)
    assert outcomes == [4, 2]
