"""The tray: every seat has its own, and a copy shares nothing."""

import pytest

from bestiary.core.tray import Tray


def test_things_lie_in_front_of_their_own_seat_in_order() -> None:
    tray = Tray(3)
    for seat, thing in [(1, 5), (2, 9), (1, 3), (1, 5)]:
        tray.put(seat, thing)
    assert [tray.on(seat) for seat in range(3)] == [[], [5, 3, 5], [9]]


def test_one_thing_is_taken_back_at_a_time() -> None:
    tray = Tray(1)
    for thing in (5, 3, 5):
        tray.put(0, thing)
    tray.take_back(0, 5)
    assert tray.on(0) == [3, 5]
    with pytest.raises(ValueError, match="not in list"):
        tray.take_back(0, 7)
    assert tray.on(0) == [3, 5]


def test_emptying_takes_everything_off_one_seat() -> None:
    tray = Tray(2)
    tray.put(0, 1)
    tray.put(1, 2)
    tray.empty(0)
    assert [tray.on(0), tray.on(1)] == [[], [2]]


def test_clone_is_equal_and_independent() -> None:
    tray = Tray(2)
    tray.put(0, 1)
    other = tray.clone()
    assert [other.on(0), other.on(1)] == [[1], []]
    assert other.same(tray)
    other.put(0, 2)
    assert not other.same(tray)
    tray.put(1, 3)
    assert [tray.on(0), tray.on(1)] == [[1], [3]]
    assert [other.on(0), other.on(1)] == [[1, 2], []]


def test_what_was_handed_out_before_emptying_stays_as_it_was() -> None:
    tray = Tray(1)
    tray.put(0, 1)
    before = tray.on(0)
    tray.empty(0)
    assert before == [1]
