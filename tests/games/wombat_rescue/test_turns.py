"""WR-023 to WR-026: the turn."""

import pytest

from tests.games.wombat_rescue.positions import BLUE, RED, code, match_of, new, played, scene, texts_of, verbs_of, where


@pytest.mark.rule("WR-023")
def test_movement_then_digestion_then_cleanup_then_the_next_player() -> None:
    """The cube falls where she stands before the dingo runs."""
    state = scene(
        mamas={RED: (0, 0), BLUE: (3, 0)},
        cubes={RED: {(0, 0): 1}},
        tract={RED: {"right": ["black"]}},
        dingo=[(-4, 0)],
        controller=RED,
    )
    match = match_of(state, "move direction=E distance=1", "end_movement", script=["roll face=1"])
    told = [event.what for event in match.told(None)]
    assert told[:6] == ["moved", "stayed", "digested", "cube", "rolled", "chases"]
    assert told[-1] == "turn"
    assert match.pending == (BLUE,)


@pytest.mark.rule("WR-024", "WR-R02")
def test_three_moves_and_no_fourth() -> None:
    state = scene(mamas={RED: (0, 0)}, cubes={RED: {(0, 0): 3}})
    match = match_of(state)
    for number in range(3):
        assert "move" in verbs_of(match.now, RED), number
        match.go("move direction=E distance=1")
    assert where(match.now, RED) == (3, 0)
    assert "move" not in verbs_of(match.now, RED)
    assert code(match.now, RED, "move direction=E distance=1") == ("NO_MOVES_LEFT", "WR-024")
    assert code(match.now, RED, "wander") == ("NO_MOVES_LEFT", "WR-024")
    assert code(match.now, RED, "special direction=E") == ("NO_MOVES_LEFT", "WR-024")


@pytest.mark.rule("WR-D04")
def test_a_phase_in_which_nothing_else_can_be_done_ends_by_itself() -> None:
    """Given three moves made and tiles that are of no use: Run Home at home, High-Fiber with nothing to digest."""
    state = scene(home=(0, 0), cubes={RED: {(0, 0): 3}}, unused={RED: ["run_home", "high_fiber"]})
    match = match_of(state, "move direction=E distance=1", "move direction=E distance=1")
    match.go("move direction=W distance=2")
    assert match.pending == (BLUE,)
    state = scene(home=(0, 0), cubes={RED: {(0, 0): 3}}, unused={RED: ["run_home"]})
    after = played(state, *["move direction=E distance=1"] * 3)
    assert texts_of(after, RED) == ["run_home", "end_movement"]


@pytest.mark.rule("WR-D04", "WR-107")
@pytest.mark.parametrize("cubes", [{RED: {(6, 0): 3}}, {RED: {(1, 2): 3}}])
def test_who_is_walled_in_is_not_asked(cubes: dict[int, dict[tuple[int, int], int]]) -> None:
    """Inside her smell area and outside of it."""
    wall = [(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)]
    tiles = {"unused": {RED: ["scamper"], BLUE: []}, "cubes": cubes, "boulders": wall}
    state = scene(mamas={RED: (5, -3), BLUE: (0, 0)}, **tiles)  # type: ignore[arg-type]
    match = match_of(state, "end_movement")
    assert match.now.turn == RED  # blue has had her turn


@pytest.mark.rule("WR-023")
def test_turns_are_counted() -> None:
    match = new(2, first=0)
    assert match.turn == 0
    match.go("place_dingo den=1")
    assert match.turn == 1
    match.go("end_movement")
    assert match.turn == 2


@pytest.mark.rule("WR-024")
def test_moves_of_all_sorts_count_together() -> None:
    """A normal move out of the area, a wander move, a special move."""
    state = scene(
        mamas={RED: (0, 0)},
        cubes={RED: {(0, 0): 1}},
        food={(5, 0): "green"},
        terrain={(4, 0): "sand"},
    )
    match = match_of(state, "move direction=E distance=3", "wander", script=["card kind=bush_sand"])
    assert where(match.now, RED) == (4, 0)
    assert match.seen().moves_left == 1
    match.go("special direction=E")
    assert match.seen().moves_left == 0
    assert where(match.now, RED) == (5, 0)


@pytest.mark.rule("WR-025")
def test_the_phase_can_end_at_any_time() -> None:
    state = scene(mamas={RED: (0, 0)}, cubes={RED: {(0, 0): 3}})
    match = match_of(state)
    for _ in range(3):
        assert "end_movement" in texts_of(match.now, RED)
        match.go("move direction=W distance=1")
    assert "end_movement" in texts_of(match.now, RED)
    assert played(state, "end_movement").turn == BLUE


@pytest.mark.rule("WR-026")
def test_action_tiles_are_no_moves() -> None:
    state = scene(mamas={RED: (0, 0)}, cubes={RED: {(0, 0): 3}}, tract={RED: {"right": ["black"]}})
    after = played(state, "scamper direction=E", "hold_it_in", "high_fiber")
    assert after.moves == 0
    after = played(after, *["move direction=E distance=1"] * 3)
    assert after.moves == 3
    assert texts_of(after, RED) == ["run_home", "end_movement"]


@pytest.mark.rule("WR-D04")
def test_the_phase_ends_by_itself_when_nothing_is_left() -> None:
    state = scene(mamas={RED: (0, 0)}, cubes={RED: {(0, 0): 3}}, unused={RED: []})
    after = played(state, *["move direction=E distance=1"] * 3)
    assert after.turn == BLUE
    state = scene(mamas={RED: (0, 0)}, cubes={RED: {(0, 0): 3}}, unused={RED: ["run_home"]})
    after = played(state, *["move direction=E distance=1"] * 3)
    assert after.turn == RED
    assert texts_of(after, RED) == ["run_home", "end_movement"]
    assert played(after, "run_home").turn == BLUE


@pytest.mark.rule("WR-D04")
def test_when_time_runs_out_the_movement_ends() -> None:
    state = scene(mamas={RED: (0, 0)}, cubes={RED: {(0, 0): 1}})
    assert texts_of(state, RED)[-1] == "end_movement"
    assert state.default(RED) == state.legal(RED)[-1]


@pytest.mark.rule("WR-R01", "WR-023")
def test_acting_out_of_turn_is_refused() -> None:
    state = scene(mamas={RED: (0, 0)}, cubes={RED: {(0, 0): 1}, BLUE: {(0, 6): 1}})
    assert state.legal(BLUE) == []
    for action in ("end_movement", "move direction=NW distance=1", "hold_it_in", "wander"):
        assert code(state, BLUE, action)[0] == "NOT_YOUR_TURN"
    match = new(2)  # while chance is asked nobody acts
    assert match.pending


@pytest.mark.rule("WR-D05")
def test_each_space_is_resolved_dingo_rescue_finding_stop_and_food_last() -> None:
    """Home on the way: a carried baby is rescued in passing, and the line goes on to the disk."""
    state = scene(
        home=(1, 0),
        mamas={RED: (0, 0)},
        cubes={RED: {(0, 0): 3}},
        pouch={RED: 1},
        food={(2, 0): "green"},
    )
    match = match_of(state, "move direction=E distance=2")
    assert [event.what for event in match.told(None)] == ["moved", "rescued", "ate"]


@pytest.mark.rule("WR-086", "WR-023")
def test_what_was_revealed_is_of_one_turn() -> None:
    state = scene(mamas={RED: (3, 0), BLUE: (-3, 0)}, dingo=[(0, 0)], controller=RED)
    state = match_of(state, "end_movement", script=["roll face=1"]).now
    state.revealed = True
    after = played(state, "dingo_target seat=1")
    assert (after.turn, after.revealed) == (BLUE, False)
    wanderer = scene(mamas={RED: (3, 0), BLUE: (-2, 0)}, dingo=[(0, 0)], controller=RED, terrain={(2, 0): "sand"})
    match = match_of(wanderer, "wander", script=["card kind=bush_sand", "roll face=1"])
    assert match.seen().revealed
    match.go("end_movement")
    assert (match.seen().phase, match.seen().revealed) == ("dingo_target", False)
