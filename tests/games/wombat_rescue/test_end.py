"""WR-102, WR-103, WR-D14, WR-D22: how it ends."""

import pytest

from bestiary.games.wombat_rescue import GAME
from tests.games.wombat_rescue.positions import (
    BLUE,
    RED,
    YELLOW,
    code,
    match_of,
    new,
    position,
    scene,
)


@pytest.mark.rule("WR-102", "WR-R25", "WR-I13")
def test_the_fourth_baby_at_home_wins_at_once() -> None:
    state = scene(home=(2, 0), mamas={RED: (0, 0)}, cubes={RED: {(0, 0): 3}}, rescued={RED: [0, 1, 2]}, pouch={RED: 3})
    match = match_of(state, "move direction=E distance=2")
    assert match.over
    assert match.result is not None
    assert match.result.winners == (RED,)
    assert match.result.totals == (4, 0)
    assert match.seen().ended == "won"
    for seat in (RED, BLUE):
        assert code(match.now, seat, "end_movement") == ("GAME_OVER", "WR-102")


@pytest.mark.rule("WR-102")
@pytest.mark.parametrize("how", ["run_home", "scamper direction=E", "wander"])
def test_every_way_home_can_win(how: str) -> None:
    state = scene(home=(2, 0), mamas={RED: (1, 0)}, rescued={RED: [0, 1, 2]}, pouch={RED: 3}, terrain={(2, 0): "sand"})
    match = match_of(state, how, script=["card kind=bush_sand"] if how == "wander" else [])
    assert match.over


@pytest.mark.rule("WR-102", "WR-103", "WR-057")
def test_who_is_pushed_home_wins_in_somebody_elses_turn() -> None:
    state = scene(
        seats=3,
        home=(2, 0),
        mamas={RED: (0, 0), BLUE: (1, 0)},
        cubes={RED: {(0, 0): 3}},
        rescued={BLUE: [0, 1, 2], YELLOW: [0], RED: [0, 1, 2]},
        pouch={BLUE: 3, RED: 3},
    )
    match = match_of(state, "move direction=E distance=1")
    assert match.result is not None
    assert match.result.winners == (BLUE,)
    assert match.result.totals == (3, 4, 1)
    assert [len(group) for group in match.result.ranking] == [1, 1, 1]
    assert match.result.pads[BLUE][0].points == 4


@pytest.mark.rule("WR-103")
def test_in_one_step_only_one_comes_home() -> None:
    """Red, who pushes blue home, comes home herself a step later: blue has won before."""
    state = scene(
        home=(2, 0),
        mamas={RED: (0, 0), BLUE: (1, 0)},
        cubes={RED: {(0, 0): 3}},
        rescued={BLUE: [0, 1, 2], RED: [0, 1, 2]},
        pouch={BLUE: 3, RED: 3},
    )
    match = match_of(state, "move direction=E distance=2")
    assert match.result is not None
    assert match.result.winners == (BLUE,)


@pytest.mark.rule("WR-D14")
def test_the_bound_of_turns_ends_the_game_after_everybodys_last_turn() -> None:
    match = new(3, first=1, max_turns=2).go("place_dingo den=1", *["end_movement"] * 6)
    assert match.over
    assert match.seen().ended == "ran_out"
    assert match.seen().turns == 6
    assert match.result is not None
    assert match.result.winners == (0, 1, 2)  # all at home with nothing: shared


@pytest.mark.rule("WR-D14")
def test_at_the_bound_most_babies_then_nearest_to_home_then_shared() -> None:
    places = {RED: (0, 2), BLUE: (0, 1), YELLOW: (-1, 2)}
    state = scene(seats=4, mamas=places, rescued={RED: [0], BLUE: [0], YELLOW: [1]}, max_turns=1, dingo=[None])
    state.turn = state.asked = 3
    state.turns = 3
    state.controller = RED
    match = match_of(state, "end_movement")
    assert match.result is not None
    # Distances to (0, 6): red 4, blue 5, yellow 5; purple is at home without a baby.
    assert match.result.ranking == ((RED,), (BLUE, YELLOW), (3,))


@pytest.mark.rule("WR-D14")
def test_the_bound_is_an_option_and_long_enough() -> None:
    assert GAME.options().max_turns == 100
    state = GAME.new(2, {"max_turns": 7})
    assert GAME.longest(2, state.options) == 2 + 36 * 14  # type: ignore[attr-defined]
    assert position(seats=2).options.max_turns == 100


@pytest.mark.rule("WR-D22", "WR-D14")
def test_alone_the_bound_is_a_loss() -> None:
    match = new(1, max_turns=1).go("end_movement")
    assert match.over
    assert match.result is not None
    assert match.result.winners == ()
    assert match.result.ranking == ((), (0,))


@pytest.mark.rule("WR-102", "WR-D14")
def test_how_it_ended_is_told_under_a_line_of_its_own() -> None:
    state = scene(home=(2, 0), mamas={RED: (1, 0)}, rescued={RED: [0, 1, 2]}, pouch={RED: 3})
    for match, what in ((match_of(state, "run_home"), "won"), (new(1, max_turns=1).go("end_movement"), "ran_out")):
        assert match.told(None)[-1].what == what
        assert match.told(None)[-1].progress


def test_progress_grows_with_babies_and_turns() -> None:
    assert scene().progress() == 0.0
    assert scene(rescued={BLUE: [0, 1]}).progress() == 0.5
    assert scene(rescued={BLUE: [0]}, mamas={BLUE: (0, 0)}, pouch={BLUE: 1}).progress() == 0.375
    assert match_of(scene(max_turns=1), "end_movement").now.progress() == 0.5
