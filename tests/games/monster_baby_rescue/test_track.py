"""MR-017 to MR-023: the timing track and the forbidden path."""

import pytest

from tests.ending import until_over
from tests.games.monster_baby_rescue.positions import (
    ROW,
    figures,
    options,
    order,
    refused,
    seen,
    started,
    told,
    track,
)
from tests.games.monster_baby_rescue.printings import with_costs


@pytest.mark.rule("MR-017")
@pytest.mark.parametrize("last", [0, 1, 2, 3])
def test_who_is_farthest_behind_plays(last: int) -> None:
    others = [(seat, 4 + seat) for seat in range(4) if seat != last]
    match = started(seats=4, track=track((last, 3), *others))

    assert match.pending == (last,)
    for seat in range(4):
        assert (match.legal(seat) == []) == (seat != last)


@pytest.mark.rule("MR-018")
@pytest.mark.parametrize("queue", [(0, 1, 2), (2, 0, 1), (1, 2, 0)])
def test_in_one_location_who_came_first_plays_first(queue: tuple[int, ...]) -> None:
    match = started(seats=3, row=ROW, track=track(*[(seat, 7) for seat in queue]))

    for seat in queue:
        assert match.pending == (seat,)
        match.play(seat, "take place=6")
    assert order(match) == list(queue)  # they all went four locations, one after the other


@pytest.mark.rule("MR-019")
def test_in_an_empty_location_a_figure_stands_alone_and_elsewhere_ahead_of_all() -> None:
    match = started(["BED04", "IMP10", "IMP11"], seats=3, row=ROW, track=track((0, 0), (1, 1), (2, 2)))

    match.play(0, "take place=6")
    assert figures(match) == [(1, 1), (2, 2), (0, 4)]
    match.play(1, "take place=3")
    assert figures(match) == [(2, 2), (0, 4), (1, 4)]
    match.play(2, "take place=1")
    assert figures(match) == [(0, 4), (1, 4), (2, 4)]
    assert match.pending == (0,)


@pytest.mark.rule("MR-020", "MR-D09")
@pytest.mark.parametrize(("place", "again"), [(1, True), (2, True), (3, False), (4, False), (5, False), (6, False)])
def test_who_is_still_behind_plays_again(place: int, again: bool) -> None:
    match = started(["BED04"], seats=2, row=ROW, track=track((0, 0), (1, 3)))

    match.play(0, f"take place={place}")

    assert match.pending == ((0,) if again else (1,))
    assert bool(told(match, "again")) == again


@pytest.mark.rule("MR-D09")
@pytest.mark.parametrize("figures", [((0, 0), (1, 3), (2, 3)), ((0, 0), (1, 0), (2, 4)), ((0, 5), (2, 7), (1, 9))])
@pytest.mark.parametrize("place", [1, 2, 3, 4, 5, 6])
def test_each_place_says_in_advance_who_would_play_next(figures: tuple[tuple[int, int], ...], place: int) -> None:
    match = started(["BED04"], seats=3, row=ROW, track=track(*figures))
    promised = seen(match).row[place - 1].then

    match.play(0, f"take place={place}")

    assert match.pending == (promised,)


@pytest.mark.rule("MR-021", "MR-022")
def test_the_marker_moves_behind_who_is_last_now() -> None:
    """With dear costs: seat 1 may go where seat 0 has just stood, since the marker has left."""
    printing = with_costs(2, 2, 3, 6, 7, 8)
    match = started(["BED04"], seats=2, row=ROW, options={"printing": printing}, track=track((0, 0), (1, 1)))
    assert [place.cost for place in seen(match).row] == [2, 2, 3, 6, 7, 8]
    assert options(match, 0) == [f"take place={place}" for place in (1, 2, 3, 4)]  # 7 is the location of seat 1

    match.play(0, "take place=4")

    assert figures(match) == [(1, 1), (0, 6)]
    assert options(match, 1) == [f"take place={place}" for place in (1, 2, 3, 4, 5, 6)]


@pytest.mark.rule("MR-022", "MR-R13")
@pytest.mark.parametrize(("ahead", "dearest"), [(0, 5), (1, 6), (2, 7), (3, 8), (4, 9), (9, 14)])
def test_no_figure_comes_round_to_the_next_last_figure(ahead: int, dearest: int) -> None:
    """From behind a figure so many locations ahead: the dearest cost that is possible, and one more."""
    for cost, possible in ((dearest, True), (dearest + 1, False)):
        printing = with_costs(1, 1, 1, 1, 1, cost)
        match = started(
            seats=3, row=ROW, options={"printing": printing}, track=track((0, 3), (2, 3 + ahead), (1, 9 + ahead))
        )
        assert ("take place=6" in options(match, 0)) == possible
        if not possible:
            refusal = refused(match, 0, "take place=6")
            assert (refusal.code, refusal.rule) == ("FORBIDDEN_PATH", "MR-022")
            assert [choice.places for choice in match.forbidden(0)] == [("row:6",)]


@pytest.mark.rule("MR-022")
@pytest.mark.parametrize("ahead", range(5))
def test_with_our_costs_the_marker_bars_nothing(ahead: int) -> None:
    match = started(seats=2, row=ROW, track=track((1, 2), (0, 2 + ahead)))

    assert options(match, 1) == [f"take place={place}" for place in range(1, 7)]
    assert match.forbidden(1) == []


@pytest.mark.rule("MR-022", "MR-059")
def test_in_a_final_turn_the_marker_bars_nothing() -> None:
    printing = with_costs(1, 1, 1, 1, 1, 9)
    match = started(seats=2, row=ROW, final=True, options={"printing": printing})

    assert options(match, 0) == [f"take place={place}" for place in range(1, 7)]


@pytest.mark.rule("MR-023")
def test_figures_go_round_and_round_and_nobody_is_lapped() -> None:
    match = started(seats=2)
    most = 0
    for _ in until_over(match):
        if seen(match).final_turns:
            break
        seat = match.pending[0]
        match.play(seat, match.legal(seat)[-1])
        (_, rear), (_, front) = figures(match)
        assert front - rear <= 4
        assert [figure.location for figure in seen(match).track] == [rear % 6, front % 6]
        most = max(most, front)
    assert most > 4 * 6
