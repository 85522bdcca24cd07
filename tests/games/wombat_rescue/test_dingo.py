"""WR-089 to WR-101: the dingo."""

import pytest

from tests.games.wombat_rescue.positions import (
    BLUE,
    PURPLE,
    RED,
    YELLOW,
    at,
    code,
    cubes_at,
    lair,
    match_of,
    mouth_of,
    played,
    scene,
    texts_of,
    where,
)


@pytest.mark.rule("WR-089", "WR-R19")
def test_only_the_controller_moves_him_in_the_own_cleanup() -> None:
    state = scene(mamas={RED: (0, 0), BLUE: (3, 0)}, dingo=[(-4, 1)], controller=BLUE)
    match = match_of(state, "end_movement", script=["roll face=2"])
    assert not match.events("rolled")
    assert code(state, BLUE, "dingo_step direction=E") == ("NOT_YOUR_TURN", "WR-023")
    match.go("end_movement")
    assert match.seen().phase == "dingo_step"
    assert match.pending == (BLUE,)
    assert code(match.now, RED, "dingo_step direction=E") == ("NOT_CONTROLLER", "WR-089")


@pytest.mark.rule("WR-090", "WR-R18")
def test_off_the_map_he_is_placed_on_a_free_den_and_not_rolled_for() -> None:
    state = scene(
        3,
        3,
        mamas={RED: (0, 0), BLUE: (-3, 1)},
        dens=[(-3, 1), (-3, 2), (3, 0)],
        dingo=[None],
        controller=RED,
        home=(0, 3),
    )
    match = match_of(state, "end_movement")
    assert (match.seen().phase, match.pending) == ("dingo_den", (RED,))
    dens = [match.now.name(space) for space in match.now.ground.dens]
    assert dens == ["3,0", "-3,1", "-3,2"]
    assert texts_of(match.now, RED) == ["place_dingo den=1", "place_dingo den=3"]
    assert code(match.now, RED, "place_dingo den=2") == ("BAD_DEN", "WR-090")
    assert code(match.now, RED, "place_dingo den=4") == ("BAD_DEN", "WR-090")
    match.go("place_dingo den=3")
    assert (lair(match.now), match.now.turn) == ((-3, 2), BLUE)
    assert not match.events("rolled")


@pytest.mark.rule("WR-090")
def test_with_one_free_den_nobody_is_asked() -> None:
    state = scene(mamas={RED: (-6, 1), BLUE: (-6, 2)}, dingo=[None], controller=RED)
    after = played(state, "end_movement")
    assert (lair(after), after.turn) == ((-6, 3), BLUE)


@pytest.mark.rule("WR-091", "WR-D08")
def test_without_a_free_den_he_stays_away() -> None:
    state = scene(dens=[(2, 0)], mamas={RED: (2, 0), BLUE: (5, 0)}, dingo=[None], controller=RED)
    after = played(state, "end_movement")
    assert (lair(after), after.turn, after.controller) == (None, BLUE, RED)
    assert lair(played(after, "end_movement", "run_home", "end_movement")) == (2, 0)


@pytest.mark.rule("WR-092", "WR-R21", "WR-D08")
def test_he_runs_towards_the_nearest_and_the_controller_breaks_ties() -> None:
    state = scene(
        seats=4,
        mamas={RED: (0, 2), BLUE: (3, 0), YELLOW: (-3, 0), PURPLE: (5, 0)},
        dingo=[(0, 0)],
        controller=RED,
        unused={RED: []},
    )
    state.mama[RED] = at(state, (0, 6))
    match = match_of(state, "end_movement", script=["roll face=2"])
    assert match.seen().phase == "dingo_target"
    assert texts_of(match.now, RED) == ["dingo_target seat=1", "dingo_target seat=2"]
    assert code(match.now, RED, "dingo_target seat=3") == ("NOT_NEAREST", "WR-092")
    assert code(match.now, RED, "dingo_target seat=0") == ("NOT_NEAREST", "WR-092")
    assert code(match.now, BLUE, "dingo_target seat=2")[0] == "NOT_CONTROLLER"
    assert match.text(match.now.default(RED)) == "dingo_target seat=1"
    assert [prey.seat for prey in match.seen().dingoes[0].prey] == [BLUE, YELLOW]
    match.go("dingo_target seat=2")
    assert lair(match.now) == (-2, 0)


@pytest.mark.rule("WR-D08")
@pytest.mark.parametrize(("controller", "near", "chased"), [(BLUE, (RED, PURPLE), 3), (YELLOW, (BLUE, PURPLE), 3)])
def test_when_time_runs_out_the_next_in_turn_order_after_the_controller_is_chased(
    controller: int, near: tuple[int, int], chased: int
) -> None:
    mamas = {RED: (6, 0), BLUE: (-6, 0), YELLOW: (0, 6), PURPLE: (0, -6), near[0]: (3, 0), near[1]: (-3, 0)}
    state = scene(seats=4, mamas=mamas, dingo=[(0, 0)], controller=controller)
    state.turn = state.asked = controller
    match = match_of(state, "end_movement", script=["roll face=2"])
    assert texts_of(match.now, controller) == [f"dingo_target seat={seat}" for seat in near]
    assert match.text(match.now.default(controller)) == f"dingo_target seat={chased}"


@pytest.mark.rule("WR-D08")
@pytest.mark.parametrize("controller", [RED, BLUE])
def test_of_two_players_the_other_is_chased_when_time_runs_out(controller: int) -> None:
    state = scene(mamas={RED: (3, 0), BLUE: (-3, 0)}, dingo=[(0, 0)], controller=controller)
    state.turn = state.asked = controller
    match = match_of(state, "end_movement", script=["roll face=2"])
    assert texts_of(match.now, controller) == ["dingo_target seat=0", "dingo_target seat=1"]
    assert match.text(match.now.default(controller)) == f"dingo_target seat={1 - controller}"


@pytest.mark.rule("WR-D08", "WR-098")
def test_when_time_runs_out_the_next_in_turn_order_gets_the_dingo() -> None:
    state = scene(seats=4, mamas={BLUE: (0, 0)}, cubes={BLUE: {(0, 0): 3}}, dingo=[(1, 0)], controller=BLUE)
    state.turn = state.asked = BLUE
    match = match_of(state, "move direction=E distance=1")
    assert texts_of(match.now, BLUE) == ["give_dingo seat=0", "give_dingo seat=2", "give_dingo seat=3"]
    assert match.text(match.now.default(BLUE)) == "give_dingo seat=2"


@pytest.mark.rule("WR-D08", "WR-098")
@pytest.mark.parametrize(("controller", "following"), [(0, 1), (1, 2), (2, 3), (3, 0)])
def test_the_next_in_turn_order_sits_to_the_left_of_who_is_asked(controller: int, following: int) -> None:
    state = scene(
        seats=4,
        mamas={controller: (0, 0)},
        cubes={controller: {(0, 0): 3}},
        dingo=[(1, 0)],
        controller=controller,
    )
    state.turn = state.asked = controller
    match = match_of(state, "move direction=E distance=1")
    assert match.text(match.now.default(controller)) == f"give_dingo seat={following}"


@pytest.mark.rule("WR-D08", "WR-D03")
def test_when_time_runs_out_the_first_dingo_the_first_den_and_the_first_step_are_taken() -> None:
    state = scene(mamas={RED: (3, 0)}, dingo=[(0, 0), (-1, 0)], controller=RED)
    match = match_of(state, "end_movement", script=["roll face=1"])
    assert match.text(match.now.default(RED)) == "dingo_pick dingo=1"
    state = scene(mamas={RED: (3, 0)}, dens=[(0, 1), (-1, 1), (3, -2)], dingo=[None], controller=RED)
    match = match_of(state, "end_movement")
    first = match.now.ground.dens.index(at(match.now, (3, -2)))  # by (r, q)
    assert match.text(match.now.default(RED)) == f"place_dingo den={first + 1}"
    assert first == 0
    state = scene(mamas={RED: (-2, 1)}, dingo=[(0, 0)], controller=RED)
    match = match_of(state, "end_movement", script=["roll face=1"])
    assert texts_of(match.now, RED) == ["dingo_step direction=W", "dingo_step direction=SW"]
    assert match.text(match.now.default(RED)) == "dingo_step direction=W"


@pytest.mark.rule("WR-092", "WR-D12")
@pytest.mark.parametrize("face", [1, 2, 3, 4])
def test_he_runs_as_far_as_the_die_says(face: int) -> None:
    state = scene(mamas={RED: (6, 0)}, dingo=[(0, 0)], controller=RED)
    match = match_of(state, "end_movement", script=[f"roll face={face}"])
    assert lair(match.now) == (face, 0)
    told = [event.what for event in match.told(None)]
    assert told.index("rolled") < told.index("chases") < told.index("dingo_ran")


@pytest.mark.rule("WR-093", "WR-097", "WR-098", "WR-066")
def test_stepping_onto_a_mama_he_catches_her() -> None:
    state = scene(mamas={RED: (0, 6), BLUE: (2, 0)}, dingo=[(0, 0)], controller=RED, pouch={BLUE: 2})
    after = played(state, "end_movement", script=["roll face=4"])
    assert (where(after, BLUE), after.pouch[BLUE], after.free[BLUE], after.rescued[BLUE]) == ((0, 6), -1, 0b1111, 0)
    assert (lair(after), after.controller) == (None, BLUE)


@pytest.mark.rule("WR-094", "WR-095", "WR-T11")
def test_he_ignores_mamas_at_home() -> None:
    state = scene(home=(1, 0), mamas={RED: (1, 0), BLUE: (-6, 0)}, dingo=[(0, 0)], controller=RED, dens=[(6, 0)])
    assert lair(played(state, "end_movement", script=["roll face=3"])) == (-3, 0)
    state = scene(home=(1, 0), dingo=[(0, 0)], controller=RED)
    match = match_of(state, "end_movement")
    assert not match.events("rolled")
    assert (lair(match.now), match.now.turn) == ((0, 0), BLUE)


@pytest.mark.rule("WR-096", "WR-096a", "WR-096c", "WR-R20", "WR-D08")
def test_every_step_shortens_the_way_and_the_controller_chooses_among_them() -> None:
    state = scene(mamas={RED: (2, 1)}, dingo=[(0, 0)], controller=RED)
    match = match_of(state, "end_movement", script=["roll face=2"])
    assert texts_of(match.now, RED) == ["dingo_step direction=E", "dingo_step direction=SE"]
    assert code(match.now, RED, "dingo_step direction=NE") == ("NOT_TOWARD_TARGET", "WR-096")
    assert match.text(match.now.default(RED)) == "dingo_step direction=E"
    match.go("dingo_step direction=SE")
    assert lair(match.now) == (1, 1)  # only one way is left


@pytest.mark.rule("WR-096a", "WR-107")
def test_he_walks_around_boulders_which_do_not_change_who_is_nearest() -> None:
    wall = [(1, 0), (1, -1), (0, 1)]
    state = scene(mamas={RED: (2, 0), BLUE: (-3, 0)}, dingo=[(0, 0)], controller=RED, boulders=wall)
    match = match_of(state, "end_movement", script=["roll face=1"])
    seen = match.events("chases")[0]
    assert seen.data["whom"] == RED
    assert match.now.ground.ways(at(state, (2, 0)))[at(state, (0, 0))] == 5
    assert texts_of(match.now, RED) == ["dingo_step direction=NW", "dingo_step direction=SW"]


@pytest.mark.rule("WR-096b")
def test_he_never_enters_the_home_space() -> None:
    state = scene(home=(1, 0), mamas={RED: (2, 0), BLUE: (1, 0)}, dingo=[(0, 0)], controller=RED)
    match = match_of(state, "end_movement", script=["roll face=4"])
    assert set(texts_of(match.now, RED)) == {"dingo_step direction=NE", "dingo_step direction=SE"}
    match.go("dingo_step direction=NE")
    assert lair(match.now) is None  # (1, -1), (2, -1), (2, 0): caught
    assert where(match.now, RED) == (1, 0)


@pytest.mark.rule("WR-096d")
def test_without_a_way_he_stays() -> None:
    around = [(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)]
    state = scene(mamas={RED: (3, 0)}, dingo=[(0, 0)], controller=RED, boulders=around)
    match = match_of(state, "end_movement", script=["roll face=3"])
    assert (lair(match.now), match.now.turn) == ((0, 0), BLUE)
    assert match.events("no_way")


@pytest.mark.rule("WR-097")
def test_he_stops_at_the_first_mama_he_meets_and_catches_all_on_a_baby_space() -> None:
    state = scene(
        seats=4,
        babies=[(1, 0), (0, -6)],
        mamas={BLUE: (1, 0), YELLOW: (1, 0), PURPLE: (2, 0)},
        dingo=[(0, 0)],
        controller=RED,
        protection=True,
    )
    state.protected = 1 << YELLOW
    state.unused[YELLOW] &= ~16
    match = match_of(state, "end_movement", script=["roll face=4"])
    after = match.now
    assert where(after, BLUE) == (0, 6)
    assert (where(after, YELLOW), where(after, PURPLE)) == ((1, 0), (2, 0))
    assert (lair(after), after.controller) == (None, BLUE)


@pytest.mark.rule("WR-098", "WR-R22")
def test_a_controller_who_is_caught_gives_him_to_somebody_else() -> None:
    state = scene(seats=3, mamas={RED: (1, 0)}, dingo=[(0, 0)], controller=RED)
    match = match_of(state, "end_movement", script=["roll face=1"])
    assert (match.seen().phase, match.pending) == ("give_dingo", (RED,))
    assert texts_of(match.now, RED) == ["give_dingo seat=1", "give_dingo seat=2"]
    assert code(match.now, RED, "give_dingo seat=0") == ("BAD_RECEIVER", "WR-098")
    assert code(match.now, RED, "give_dingo seat=4") == ("BAD_RECEIVER", "WR-098")
    assert match.text(match.now.default(RED)) == "give_dingo seat=1"
    match.go("give_dingo seat=2")
    assert (match.now.controller, match.now.turn) == (YELLOW, BLUE)
    # The new controller places him in her own next cleanup, not earlier.
    match.go("end_movement")
    assert lair(match.now) is None
    match.go("end_movement")
    assert (match.seen().phase, match.pending) == ("dingo_den", (YELLOW,))


@pytest.mark.rule("WR-098")
def test_with_two_players_he_simply_goes_to_the_other() -> None:
    state = scene(mamas={RED: (1, 0)}, dingo=[(0, 0)], controller=RED)
    after = played(state, "end_movement", script=["roll face=1"])
    assert (after.controller, after.turn) == (BLUE, BLUE)


@pytest.mark.rule("WR-099")
def test_of_several_caught_the_controller_chooses_among_the_others() -> None:
    state = scene(
        seats=4,
        babies=[(1, 0), (0, -6)],
        mamas={RED: (1, 0), YELLOW: (1, 0), PURPLE: (1, 0)},
        dingo=[(0, 0)],
        controller=RED,
    )
    match = match_of(state, "end_movement", script=["roll face=2"])
    assert match.seen().phase == "dingo_target"
    match.go("dingo_target seat=2")
    assert texts_of(match.now, RED) == ["give_dingo seat=2", "give_dingo seat=3"]
    assert code(match.now, RED, "give_dingo seat=1") == ("BAD_RECEIVER", "WR-098")


@pytest.mark.rule("WR-100", "WR-085")
def test_nothing_else_stops_him_and_babies_are_not_harmed() -> None:
    state = scene(
        mamas={RED: (5, 0)},
        cubes={BLUE: {(1, 0): 3}},
        food={(2, 0): "green"},
        babies=[(3, 0), (0, -6)],
        dens=[(1, 0), (-6, 3)],
        dingo=[(0, 0)],
        controller=RED,
    )
    after = played(state, "end_movement", script=["roll face=4"])
    assert lair(after) == (4, 0)
    assert (cubes_at(after, BLUE, (1, 0)), max(after.food), after.waiting) == (3, 0, [2, 2])


@pytest.mark.rule("WR-101", "WR-090", "WR-T32")
def test_who_runs_into_him_is_caught_and_places_him_in_the_same_turn() -> None:
    state = scene(
        mamas={BLUE: (0, 0)},
        cubes={BLUE: {(0, 0): 2, (0, 6): 1}},
        tract={BLUE: {"right": ["black"]}},
        pouch={BLUE: 1},
        food={(2, 0): "black"},
        dingo=[(2, 0)],
        controller=RED,
    )
    state.turn = state.asked = BLUE
    state.turns = 1
    match = match_of(state, "move direction=E distance=1", "move direction=E distance=1")
    after = match.now
    assert (where(after, BLUE), after.pouch[BLUE], after.rescued[BLUE], mouth_of(after, BLUE)) == ((0, 6), -1, 0, {})
    assert cubes_at(after, BLUE, (0, 6)) == 2  # digestion at home
    assert after.controller == BLUE
    assert (match.seen().phase, match.pending) == ("dingo_den", (BLUE,))
    match.go("place_dingo den=2")
    assert match.now.turn == RED
    assert not match.events("rolled")


@pytest.mark.rule("WR-101", "WR-098", "WR-092")
def test_a_controller_who_runs_into_him_gives_him_away_and_then_digests() -> None:
    state = scene(
        seats=3,
        mamas={RED: (0, 0)},
        cubes={RED: {(0, 0): 2}},
        tract={RED: {"right": ["black"]}},
        dingo=[(1, 0)],
        controller=RED,
    )
    match = match_of(state, "move direction=E distance=1")
    assert (match.seen().phase, match.pending) == ("give_dingo", (RED,))
    match.go("give_dingo seat=1")
    assert cubes_at(match.now, RED, (0, 6)) == 1
    assert (match.now.turn, match.now.controller, lair(match.now)) == (BLUE, BLUE, None)


@pytest.mark.rule("WR-101")
def test_a_baby_on_his_space_is_not_found() -> None:
    state = scene(mamas={RED: (0, 0)}, cubes={RED: {(0, 0): 2}}, babies=[(1, 0), (0, -6)], dingo=[(1, 0)])
    after = played(state, "move direction=E distance=1")
    assert (after.pouch[RED], after.free[RED]) == (-1, 0b11)


@pytest.mark.rule("WR-098", "WR-057")
def test_a_controller_pushed_onto_him_decides_in_somebody_elses_turn() -> None:
    state = scene(seats=3, mamas={RED: (0, 0), BLUE: (1, 0)}, cubes={RED: {(0, 0): 3}}, dingo=[(2, 0)], controller=BLUE)
    match = match_of(state, "move direction=E distance=1")
    assert (match.seen().phase, match.pending) == ("give_dingo", (BLUE,))
    match.go("give_dingo seat=0")
    assert (match.seen().phase, match.pending, match.now.controller) == ("movement", (RED,), RED)
    assert match.now.moves == 1


@pytest.mark.rule("WR-D09")
def test_the_target_of_a_roll_stays_the_same() -> None:
    """After one step east the other mama is as near, and he still runs after the first."""
    state = scene(mamas={RED: (4, 0), BLUE: (1, 4)}, dingo=[(0, 0)], controller=RED)
    match = match_of(state, "end_movement", script=["roll face=3"])
    assert match.events("chases")[0].data["whom"] == RED
    assert len(match.events("chases")) == 1
    assert lair(match.now) == (3, 0)


@pytest.mark.rule("WR-D10", "WR-116")
def test_where_her_protection_has_ended_she_is_caught_without_a_step() -> None:
    state = scene(mamas={RED: (2, 0), BLUE: (3, 0)}, dingo=[(2, 0)], controller=BLUE)
    match = match_of(state, "end_movement", "end_movement", script=["roll face=2"])
    after = match.now
    assert (where(after, RED), lair(after), after.controller) == ((0, 6), None, RED)
    assert not match.events("dingo_ran")


@pytest.mark.rule("WR-D16")
def test_a_player_who_left_takes_empty_turns() -> None:
    state = scene(seats=3, mamas={RED: (1, 0)}, dingo=[(0, 0)], controller=RED)
    match = match_of(state, script=["roll face=1"])
    for expected in ("end_movement", "give_dingo seat=1"):
        action = match.now.default(RED)
        assert match.text(action) == expected
        match.play(RED, action)
    assert match.pending == (BLUE,)
