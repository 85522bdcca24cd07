"""MR-D06, MR-D11 to MR-D13: what a table needs beside the rulebook. The other rulings stand with their rules."""

import pytest

import bestiary
from bestiary.core.errors import Refused
from bestiary.core.match import Match
from bestiary.games.monster_baby_rescue import GAME
from bestiary.games.monster_baby_rescue.state import RescueState
from tests.ending import until_over
from tests.games.monster_baby_rescue.positions import (
    ROW,
    home,
    levels,
    play_defaults,
    position,
    row,
    seen,
    started,
)

SEATS = [2, 3, 4, 5]


def default(state: RescueState, seat: int = 0) -> str:
    """What is done for who runs out of time."""
    return GAME.actions.text(state.default(seat))


@pytest.mark.rule("MR-D06")
def test_who_runs_out_of_time_takes_place_one() -> None:
    assert default(position(seats=2, row=ROW)) == "take place=1"
    assert default(position(seats=2, row=ROW[::-1])) == "take place=1"


@pytest.mark.rule("MR-D06")
@pytest.mark.parametrize(
    ("tiles", "place"),
    [([*ROW], 1), ([None, *ROW[1:]], 2), ([None, None, *ROW[2:]], 3), ([None, "IMP02", None, None, "BED02", None], 2)],
)
def test_in_a_final_turn_it_is_the_lowest_occupied_place(tiles: list[str | None], place: int) -> None:
    gaps = tiles.count(None)
    waiting = list(range(min(gaps, 3), 5))
    state = position(seats=5, row=tiles, final=True, waiting=waiting)

    assert default(state, waiting[0]) == f"take place={place}"


@pytest.mark.rule("MR-D06")
@pytest.mark.parametrize(
    ("head", "torso", "legs", "goals", "part"),
    [
        (1, 1, 1, [], "head"),
        (2, 1, 1, [], "torso"),
        (2, 2, 1, [], "legs"),
        (2, 1, 2, [], "torso"),
        (3, 3, 3, [2], "head"),
        (4, 3, 2, [2, 4], "legs"),
        (4, 3, 3, [2, 4], "torso"),
    ],
)
def test_who_runs_out_of_time_raises_the_lowest_part(
    head: int, torso: int, legs: int, goals: list[int], part: str
) -> None:
    state = position(
        seats=2,
        phase="choose_part",
        choosing="IMP28",
        homes=[home("IMP28", levels=levels(head, torso, legs), goals=goals)],
    )

    assert default(state) == f"choose_part part={part}"


@pytest.mark.rule("MR-D06")
@pytest.mark.parametrize(
    ("red", "green", "goals", "colour"),
    [(0, 0, [], "red"), (1, 0, [], "green"), (0, 1, [], "red"), (2, 2, [1], "red"), (3, 2, [1], "green")],
)
def test_who_runs_out_of_time_takes_the_colour_it_has_fewer_of(
    red: int, green: int, goals: list[int], colour: str
) -> None:
    own = home("DIA04", red=red, green=green, goals=goals)
    state = position(seats=2, phase="choose_gem", choosing="DIA04", homes=[own, home(red=1)])

    assert default(state) == f"choose_gem colour={colour}"


@pytest.mark.rule("MR-D06")
def test_a_default_changes_nothing() -> None:
    state = position(seats=2, phase="choose_part", choosing="IMP28", homes=[home("IMP28")])
    before = state.save()

    state.default(0)

    assert state.save() == before


@pytest.mark.rule("MR-D12")
@pytest.mark.parametrize("seats", SEATS)
def test_a_game_that_everybody_left_goes_on_to_its_end(seats: int) -> None:
    match = play_defaults(bestiary.new("monster_baby_rescue", seats=seats, seed=seats))
    again = play_defaults(bestiary.new("monster_baby_rescue", seats=seats, seed=seats))

    assert match.over
    assert seen(match).deck == 0
    assert match.save() == again.save()


@pytest.mark.rule("MR-D12b")
def test_one_who_left_can_be_played_for_in_every_phase() -> None:
    phases = set()
    for seed in range(8):
        match = bestiary.new("monster_baby_rescue", seats=3, seed=seed)
        for _ in until_over(match):
            seat = match.pending[0]
            action = match.state.default(seat) if seat == 1 else match.legal(seat)[-1]
            assert action in match.legal(seat)
            phases |= {seen(match).phase} if seat == 1 else set()
            match.play(seat, action)
        assert seen(match).deck == 0

    assert phases == {"take", "choose_part", "choose_gem"}


@pytest.mark.rule("MR-D11")
@pytest.mark.parametrize("seats", SEATS)
def test_everybody_sees_everything_but_the_order_of_the_deck(seats: int) -> None:
    assert GAME.open
    match = bestiary.new("monster_baby_rescue", seats=seats, seed=2)
    for _ in range(20):
        spectator = seen(match)
        public = {field: getattr(spectator, field) for field in spectator.__struct_fields__ if field != "viewer"}
        for viewer in range(seats):
            view = seen(match, viewer)
            assert {field: getattr(view, field) for field in public} == public
            assert match.told(viewer) == match.told(None)
        assert spectator.deck == len(match.save()["deck"])
        seat = match.pending[0]
        match.play(seat, match.legal(seat)[0])


@pytest.mark.rule("MR-D11")
def test_the_view_does_not_tell_the_tile_that_comes_next() -> None:
    state = position(seats=3, row=ROW)
    matches = [Match(GAME, state, key=bytes([key])) for key in range(8)]
    views = [seen(match) for match in matches]
    for match in matches:
        match.play(0, "take place=1")

    assert len({row(match)[5] for match in matches}) > 4
    assert all(view == views[0] for view in views)
    assert state.save()["deck"] == sorted(state.save()["deck"], key=state.printing.ids.index)  # it has no order


@pytest.mark.rule("MR-D13")
def test_no_way_back_behind_a_new_tile() -> None:
    match = started(seats=2, row=ROW)
    match.play(0, "take place=1")
    before = match.save()

    with pytest.raises(Refused) as caught:
        match.back(0)

    assert caught.value.refusal.code == "REVEALED"
    assert match.save() == before


@pytest.mark.rule("MR-D13")
@pytest.mark.parametrize(("tile", "phase"), [("IMP28", "choose_part"), ("DIA04", "choose_gem")])
def test_a_take_whose_choice_is_open_can_be_taken_back(tile: str, phase: str) -> None:
    match = started(seats=2, row=[tile, *ROW[1:]])
    before = match.save()
    match.play(0, "take place=1")
    assert seen(match).phase == phase

    match.back(0)

    assert match.save() == before
    match.play(0, "take place=1")
    match.play(0, match.legal(0)[0])
    with pytest.raises(Refused):
        match.back(0)
