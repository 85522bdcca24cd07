"""WR-067 to WR-074: the four action tiles."""

import pytest

from tests.games.wombat_rescue.positions import (
    BLUE,
    RED,
    code,
    cubes_at,
    disks,
    match_of,
    mouth_of,
    played,
    scene,
    texts_of,
    tract_of,
    where,
)

STRONG = {RED: {(0, 0): 3}}


@pytest.mark.rule("WR-067", "WR-R13")
def test_each_tile_can_be_used_once_and_several_in_one_turn() -> None:
    state = scene(mamas={RED: (0, 0)}, cubes=STRONG, tract={RED: {"left": ["black"], "right": ["black"]}})
    uses = ("hold_it_in", "scamper direction=E", "high_fiber", "run_home")
    match = match_of(state)
    for use in uses[:3]:
        match.go(use)
        assert code(match.now, RED, use) == ("TILE_USED", "WR-067")
    match.go("run_home")
    assert match.now.unused[RED] == 0
    assert code(match.now, RED, "run_home") == ("TILE_USED", "WR-067")
    assert match.seen().wombats[RED].tiles == dict.fromkeys(("hold_it_in", "scamper", "run_home", "high_fiber"), False)
    assert match.seen().wombats[BLUE].tiles["scamper"]


@pytest.mark.rule("WR-067", "WR-R14")
def test_only_in_the_own_movement_phase_between_moves() -> None:
    state = scene(
        mamas={RED: (0, 0), BLUE: (3, 0)},
        cubes=STRONG,
        tract={RED: {"right": ["black"]}},
        dingo=[(-4, 1)],
        controller=RED,
    )
    match = match_of(state, "end_movement", script=["roll face=2"])
    assert match.seen().phase == "dingo_step"
    for action in ("hold_it_in", "scamper direction=E", "run_home", "high_fiber"):
        assert code(match.now, RED, action) == ("WRONG_PHASE", "WR-067")
    assert code(match.now, RED, "end_movement") == ("DINGO_PENDING", "WR-D08")
    assert code(match.now, BLUE, "hold_it_in")[0] == "NOT_YOUR_TURN"


@pytest.mark.rule("WR-068", "WR-069")
def test_hold_it_in_keeps_the_right_set_and_the_others_advance() -> None:
    sets = {"left": ["orange", "orange"], "middle": ["green"] * 3, "right": ["black"]}
    state = scene(mamas={RED: (0, 0)}, cubes={RED: {(0, 1): 1}}, tract={RED: sets}, mouth={RED: ["black"]})
    after = played(state, "hold_it_in", "end_movement")
    assert tract_of(after, RED) == {
        "older": {"black": 1},
        "right": {"green": 3},
        "middle": {"orange": 2},
        "left": {"black": 1},
    }
    assert cubes_at(after, RED, (0, 0)) == 0
    assert after.supply[RED] == 14


@pytest.mark.rule("WR-068")
def test_hold_it_in_lasts_for_this_turn_only() -> None:
    state = scene(tract={RED: {"right": ["black"]}})
    assert [wombat.holding for wombat in match_of(state, "hold_it_in").seen().wombats] == [True, False]
    held = played(state, "hold_it_in", "end_movement", "end_movement")
    assert (held.turn, held.holding, tract_of(held, RED)) == (RED, False, {"right": {"black": 1}})
    assert cubes_at(played(held, "end_movement"), RED, (0, 6)) == 1


@pytest.mark.rule("WR-070")
def test_hold_it_in_with_an_empty_right_space_is_simply_used_up() -> None:
    state = scene(tract={RED: {"middle": ["black"]}})
    after = played(state, "hold_it_in", "end_movement")
    assert tract_of(after, RED) == {"right": {"black": 1}}
    assert not after.unused[RED] & 1
    assert cubes_at(played(after, "end_movement", "end_movement"), RED, (0, 6)) == 1


@pytest.mark.rule("WR-071")
def test_scamper_is_one_step_in_or_out_of_the_smell_area() -> None:
    for cubes in ({}, STRONG):
        state = scene(mamas={RED: (0, 0)}, cubes=cubes, boulders=[(0, 1)])
        steps = [text for text in texts_of(state, RED) if text.startswith("scamper")]
        assert steps == [f"scamper direction={direction}" for direction in ("E", "NE", "NW", "W", "SW")]
        after = played(state, "scamper direction=W")
        assert (where(after, RED), after.moves) == ((-1, 0), 0)
        assert code(state, RED, "scamper direction=SE") == ("BOULDER", "WR-106")
    corner = scene(mamas={RED: (6, 0)})
    assert code(corner, RED, "scamper direction=E") == ("TOO_FAR", "WR-035")


@pytest.mark.rule("WR-072")
def test_run_home_with_a_baby_rescues_it_and_enters_nothing_between() -> None:
    state = scene(
        mamas={RED: (0, 0)},
        cubes={RED: {(0, 0): 3, (0, 6): 1}},
        pouch={RED: 2},
        food={(0, 3): "green"},
        dingo=[(0, 2)],
    )
    after = played(state, "run_home")
    assert (where(after, RED), after.rescued[RED], mouth_of(after, RED)) == ((0, 6), 1, {})
    assert after.moves == 0
    assert "move direction=NW distance=2" in texts_of(after, RED)


@pytest.mark.rule("WR-072", "WR-R16b")
def test_run_home_is_refused_at_home() -> None:
    state = scene()
    assert code(state, RED, "run_home") == ("ALREADY_HOME", "WR-072")


@pytest.mark.rule("WR-073", "WR-074")
@pytest.mark.parametrize("place", ["left", "middle", "right"])
def test_high_fiber_takes_the_rightmost_set_wherever_it_is(place: str) -> None:
    state = scene(mamas={RED: (0, 0)}, tract={RED: {place: ["orange", "orange"]}}, mouth={RED: ["black"]})
    after = played(state, "high_fiber")
    assert cubes_at(after, RED, (0, 0)) == 1
    assert (tract_of(after, RED), mouth_of(after, RED)) == ({}, {"black": 1})
    assert after.bag == state.bag + disks("orange", "orange")
    assert after.turn == RED


@pytest.mark.rule("WR-073", "WR-074")
def test_high_fiber_moves_no_other_set_and_of_two_takes_the_older() -> None:
    sets = {"left": ["orange", "orange"], "right": ["black"]}
    state = scene(mamas={RED: (0, 0)}, tract={RED: sets})
    assert tract_of(played(state, "high_fiber"), RED) == {"left": {"orange": 2}}
    sets = {"right": ["black"], "older": ["green"] * 3}
    state = scene(mamas={RED: (0, 0)}, tract={RED: sets}, unused={RED: ["high_fiber"]})
    after = played(state, "high_fiber")
    assert tract_of(after, RED) == {"right": {"black": 1}}
    assert after.supply[RED] == 14


@pytest.mark.rule("WR-074", "WR-R15")
def test_high_fiber_needs_a_set_in_the_tract() -> None:
    state = scene(mamas={RED: (0, 0)}, mouth={RED: ["black", "black"]})
    assert code(state, RED, "high_fiber") == ("NOTHING_TO_DIGEST", "WR-074")


@pytest.mark.rule("WR-073", "WR-082")
def test_high_fiber_with_an_empty_supply_asks_for_a_cube_and_goes_on() -> None:
    cubes = {RED: {(number, 0): 3 for number in range(-6, -1)}}
    state = scene(mamas={RED: (0, 0)}, cubes=cubes, tract={RED: {"left": ["black"]}})
    match = match_of(state, "high_fiber")
    assert match.seen().phase == "cube_source"
    assert code(match.now, RED, "end_movement") == ("CUBE_PENDING", "WR-082")
    source = next(text for text in texts_of(match.now, RED))
    match.go(source)
    assert (match.seen().phase, match.now.turn, match.now.supply[RED]) == ("movement", RED, 0)
    assert cubes_at(match.now, RED, (0, 0)) == 1
