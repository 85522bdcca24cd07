"""Sets of viewers: who belongs to them, and that spectators need no seat."""

from hypothesis import given
from hypothesis import strategies as st

from bestiary.core.seats import CHANCE, EVERYONE, NOBODY, all_but, includes, only

seats = st.integers(0, 40)


@given(seats)
def test_everyone_holds_every_seat_and_spectators(seat: int) -> None:
    assert includes(EVERYONE, seat)
    assert includes(EVERYONE, None)


@given(seats)
def test_nobody_holds_no_seat_and_no_spectators(seat: int) -> None:
    assert not includes(NOBODY, seat)
    assert not includes(NOBODY, None)


@given(seats, seats)
def test_only_holds_one_seat_and_no_spectators(seat: int, other: int) -> None:
    assert includes(only(seat), other) == (seat == other)
    assert not includes(only(seat), None)


@given(seats, seats)
def test_all_but_holds_the_others_and_spectators(seat: int, other: int) -> None:
    assert includes(all_but(seat), other) == (seat != other)
    assert includes(all_but(seat), None)


@given(st.sets(seats), seats)
def test_sets_join_and_shrink_as_integers_do(members: set[int], seat: int) -> None:
    viewers = NOBODY
    for member in members:
        viewers |= only(member)
    assert {viewer for viewer in range(41) if includes(viewers, viewer)} == members
    assert includes(viewers & all_but(seat), seat) is False
    assert not includes(viewers, None)


def test_chance_is_a_seat_that_no_player_can_have() -> None:
    assert CHANCE == -1  # below every seat, and below every bit of a set of viewers
