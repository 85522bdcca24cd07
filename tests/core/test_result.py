"""Results: who ties shares a place, and teams stand together."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bestiary.core.result import Line, Result, rank


def result(totals: tuple[int, ...], ranking: tuple[tuple[int, ...], ...]) -> Result:
    seats = range(len(totals))
    return Result(totals, tuple((Line("Points", total),) for total in totals), tuple((s,) for s in seats), ranking)


@pytest.mark.parametrize(
    ("keys", "ranking"),
    [
        ([5], ((0,),)),
        ([1, 2, 3], ((2,), (1,), (0,))),
        ([7, 3, 7, -2], ((0, 2), (1,), (3,))),
        ([0, 0, 0], ((0, 1, 2),)),
        ([-5, -1], ((1,), (0,))),
        ([(7, 1), (7, 2), (6, 9)], ((1,), (0,), (2,))),
        ([(7, 2), (7, 2)], ((0, 1),)),
        ([], ()),
    ],
)
def test_highest_key_is_first_and_equal_keys_share_a_place(
    keys: list[object], ranking: tuple[tuple[int, ...], ...]
) -> None:
    assert rank(keys) == ranking


@pytest.mark.parametrize(
    ("keys", "ranking"),
    [
        ([10, 12], ((1, 3), (0, 2))),
        ([12, 10], ((0, 2), (1, 3))),
        ([12, 12], ((0, 1, 2, 3),)),
    ],
)
def test_a_team_has_one_key_and_one_place(keys: list[object], ranking: tuple[tuple[int, ...], ...]) -> None:
    assert rank(keys, [(2, 0), (1, 3)]) == ranking


def test_where_the_game_itself_has_won_the_first_place_is_empty() -> None:
    lost = result((2,), ((), (0,)))
    assert lost.winners == ()
    assert lost.place(0) == 2


def test_each_team_needs_a_key() -> None:
    with pytest.raises(ValueError, match="zip"):
        rank([1, 2, 3], [(0, 1), (2, 3)])


@given(st.lists(st.integers(-5, 5), min_size=1, max_size=6))
def test_ranking_is_a_sorted_partition_of_the_seats(totals: list[int]) -> None:
    ranking = rank(totals)
    assert sorted(seat for group in ranking for seat in group) == list(range(len(totals)))
    assert all(len({totals[seat] for seat in group}) == 1 for group in ranking)
    keys = [totals[group[0]] for group in ranking]
    assert keys == sorted(set(totals), reverse=True)


@given(st.lists(st.integers(-5, 5), min_size=1, max_size=6))
def test_place_is_one_more_than_how_many_are_better(totals: list[int]) -> None:
    ended = result(tuple(totals), rank(totals))
    for seat, total in enumerate(totals):
        assert ended.place(seat) == 1 + sum(other > total for other in totals)


def test_after_two_winners_comes_place_3() -> None:
    ended = result((7, 3, 7, -2), ((0, 2), (1,), (3,)))
    assert ended.winners == (0, 2)
    assert [ended.place(seat) for seat in range(4)] == [1, 3, 1, 4]


def test_a_team_is_placed_together() -> None:
    ended = result((5, 6, 9, 2), rank([5, 2], [(0, 2), (1, 3)]))
    assert ended.winners == (0, 2)
    assert [ended.place(seat) for seat in range(4)] == [1, 3, 1, 3]


@pytest.mark.parametrize("seat", [-1, 2, 99])
def test_who_did_not_play_has_no_place(seat: int) -> None:
    with pytest.raises(ValueError, match=f"no seat {seat}"):
        result((1, 2), ((1,), (0,))).place(seat)


def test_result_cannot_be_changed() -> None:
    ended = result((1, 2), ((1,), (0,)))
    with pytest.raises(AttributeError):
        ended.totals = (9, 9)  # type: ignore[misc]
    assert Line("Points", 1, (Line("of which", 1),)).parts[0].category == "of which"
