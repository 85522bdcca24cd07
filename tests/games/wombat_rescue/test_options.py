"""WR-104 to WR-117: fifth player, boulders, dingo eats poop, second dingo, shorter game, protection, no Run Home."""

from typing import Any

import pytest

from bestiary.core.errors import BadPosition, Refused
from bestiary.core.seats import CHANCE
from bestiary.games.wombat_rescue import GAME, phases
from bestiary.games.wombat_rescue.components import MARKS
from bestiary.games.wombat_rescue.view import WombatView
from tests.ending import until_over
from tests.games.wombat_rescue.positions import (
    BLUE,
    PURPLE,
    RED,
    YELLOW,
    area,
    at,
    code,
    cubes_at,
    lair,
    match_of,
    mouth_of,
    new,
    played,
    position,
    reach,
    scene,
    texts_of,
    tract_of,
    verbs_of,
    where,
)

STRONG = {RED: {(0, 0): 3}}


# Fifth player.


@pytest.mark.rule("WR-104", "WR-D17")
def test_the_fifth_player_has_three_black_disks() -> None:
    view = new(5, first=2).seen()
    fifth = view.wombats[1]
    assert (fifth.middle, fifth.mouth, fifth.reserve) == ({"black": 1}, {"black": 1}, True)
    assert [wombat.reserve for wombat in view.wombats] == [False, True, False, False, False]
    assert view.wombats[0].mouth == {"black": 1}
    on_map = [disk.colour for disk in view.food]
    assert view.bag["black"] + on_map.count("black") == 10 - 5 - 2 - 1
    assert not any(wombat.reserve for wombat in new(4).seen().wombats)


@pytest.mark.rule("WR-105", "WR-R23")
def test_she_adds_the_reserve_once_as_a_free_action() -> None:
    state = scene(seats=5)
    state.reserve = RED
    assert "add_reserve" in texts_of(state, RED)
    after = played(state, "add_reserve")
    assert (mouth_of(after, RED), after.moves, after.reserve) == ({"black": 1}, 0, -1)
    assert code(after, RED, "add_reserve") == ("NO_RESERVE", "WR-105")
    assert code(scene(), RED, "add_reserve") == ("NO_RESERVE", "WR-105")


@pytest.mark.rule("WR-105", "WR-D04")
def test_the_phase_does_not_end_by_itself_while_she_has_the_reserve() -> None:
    state = scene(seats=5, mamas={RED: (0, 0)}, cubes=STRONG, unused={RED: []})
    state.reserve = RED
    after = played(state, *["move direction=E distance=1"] * 3)
    assert texts_of(after, RED) == ["add_reserve", "end_movement"]
    assert played(after, "add_reserve").turn == BLUE


@pytest.mark.rule("WR-105", "WR-101")
def test_who_was_caught_by_herself_may_still_add_the_reserve_before_she_digests() -> None:
    """Given the fifth player at the dingo's side, when she moves onto him: she moves no more, but the disk is hers."""
    state = scene(seats=5, mamas={RED: (0, 0)}, cubes=STRONG, dingo=[(1, 0)], controller=BLUE)
    state.reserve = RED
    caught = played(state, "move direction=E distance=1")
    assert texts_of(caught, RED) == ["add_reserve", "end_movement"]
    assert match_of(caught).seen().moves_left == 0
    assert code(caught, RED, "scamper direction=E") == ("CAUGHT", "WR-101")
    assert code(caught, RED, "move direction=E distance=1") == ("CAUGHT", "WR-101")
    added = played(caught, "add_reserve")
    assert (added.phase, tract_of(added, RED)["left"], added.ended) == (phases.DEN, {"black": 1}, False)
    assert tract_of(played(caught, "end_movement"), RED) == {}
    state.reserve = BLUE
    assert played(state, "move direction=E distance=1").phase == phases.DEN


@pytest.mark.rule("WR-105", "WR-099")
def test_the_reserve_can_be_added_after_the_dingo_was_given_away() -> None:
    state = scene(seats=5, mamas={RED: (0, 0)}, cubes=STRONG, dingo=[(1, 0)], controller=RED)
    state.reserve = RED
    given = match_of(state, "move direction=E distance=1", "give_dingo seat=2")
    assert texts_of(given.now, RED) == ["add_reserve", "end_movement"]


@pytest.mark.rule("WR-105")
def test_a_document_of_who_was_caught_with_a_reserve() -> None:
    document = {"seats": 5, "options": {"first": 1}, "start": 1, "turn": 0, "turns": 4, "reserve": 0}
    state = position(**document, ended=True)
    assert texts_of(state, RED) == ["add_reserve", "end_movement"]
    assert position(**state.save()).save() == state.save()
    for wrong in ({"reserve": None}, {"turn": 1, "turns": 5}):
        with pytest.raises(BadPosition, match="WR-105"):
            position(**{**document, **wrong}, ended=True)


@pytest.mark.rule("WR-104", "WR-105", "WR-079", "WR-T35")
def test_mouth_and_reserve_become_one_set_worth_six_and_one_cube() -> None:
    match = new(5, first=0).go("place_dingo den=1", *["end_movement"] * 4, "add_reserve", "end_movement")
    assert match.seen().wombats[4].left == {"black": 2}
    for _ in range(2):
        match.go(*["end_movement"] * 5)
    assert match.seen().wombats[4].right == ({"black": 2},)
    before = sum(cubes.count for cubes in match.seen().cubes if cubes.seat == 4)
    match.go(*["end_movement"] * 5)
    assert sum(cubes.count for cubes in match.seen().cubes if cubes.seat == 4) == before + 1


# Boulders.


@pytest.mark.rule("WR-106", "WR-109")
def test_every_boulder_space_gets_a_boulder_with_the_option_only() -> None:
    for option in (True, False):
        state = new(2, boulders=option).now
        spaces = [space for space in range(state.count) if MARKS[state.ground.mark[space]] == "boulder"]
        assert len(spaces) == 12
        assert sum(state.ground.boulders) == 12 * option
        marks = [part.mark for part in match_of(state).seen().hexes]
        assert marks.count("boulder") == 12 * option


@pytest.mark.rule("WR-106", "WR-D19")
@pytest.mark.parametrize("option", [False, True])
def test_while_tiles_are_dealt_no_boulder_lies_yet(option: bool) -> None:
    state = position(seats=2, options={"boulders": option}, phase="deal")
    for _ in range(len(state.tiles)):
        if state.phase != phases.DEALING:
            break
        view = state.view(None)
        assert isinstance(view, WombatView)
        assert "boulder" not in {part.mark for part in view.hexes}
        state.apply(CHANCE, max(state.possible()))
    assert state.phase != phases.DEALING


@pytest.mark.rule("WR-106", "WR-108", "WR-R12")
def test_a_move_ends_before_a_boulder() -> None:
    state = scene(mamas={RED: (0, 0)}, cubes=STRONG, boulders=[(3, 0)])
    assert reach(state, RED, "E") == 2
    assert code(state, RED, "move direction=E distance=3") == ("BOULDER", "WR-106")
    assert code(state, RED, "move direction=E distance=4") == ("BOULDER", "WR-106")


@pytest.mark.rule("WR-107")
def test_boulders_do_not_block_smell() -> None:
    wall = [(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)]
    plain = scene(cubes={RED: {(0, 0): 2}})
    assert area(scene(cubes={RED: {(0, 0): 2}}, boulders=wall), RED) == area(plain, RED)


@pytest.mark.rule("WR-108", "WR-044")
def test_boulders_are_no_wander_options() -> None:
    state = scene(mamas={RED: (3, 0)}, boulders=[(4, 0)], terrain={(4, 0): "sand", (2, 0): "sand"})
    after = played(state, "wander", script=["card kind=bush_sand"])
    assert where(after, RED) == (2, 0)


@pytest.mark.rule("WR-109")
def test_without_the_option_boulder_spaces_are_ordinary() -> None:
    state = new(2).now
    stones = [space for space in range(state.count) if MARKS[state.ground.mark[space]] == "boulder"]
    state.mama[RED] = stones[0]
    assert state.ground.boulders[stones[0]] == 0
    assert match_of(state).seen().hexes[stones[0]].mark == ""


# Dingo eats poop.


@pytest.mark.rule("WR-110", "WR-T31", "WR-022")
def test_he_eats_every_cube_he_steps_on() -> None:
    state = scene(
        mamas={RED: (5, 0)},
        cubes={RED: {(2, 0): 2, (0, 0): 1, (3, 0): 1}, BLUE: {(2, 0): 1}},
        dingo=[(0, 0)],
        controller=RED,
        dingo_eats_poop=True,
    )
    match = match_of(state, "end_movement", script=["roll face=3"])
    after = match.now
    assert lair(after) == (3, 0)
    assert (cubes_at(after, RED, (2, 0)), cubes_at(after, BLUE, (2, 0)), cubes_at(after, RED, (3, 0))) == (0, 0, 0)
    assert (after.supply[RED], after.supply[BLUE]) == (14, 15)
    assert area(after, RED) == area(scene(cubes={RED: {(0, 0): 1}}), RED)
    assert area(after, BLUE) == set()
    assert len(match.events("cubes_eaten")) == 3


@pytest.mark.rule("WR-110")
def test_placed_on_a_den_he_eats_nothing_and_without_the_option_never() -> None:
    state = scene(cubes={RED: {(-6, 1): 1}}, dingo=[None], controller=RED, dingo_eats_poop=True)
    assert cubes_at(played(state, "end_movement", "place_dingo den=1"), RED, (-6, 1)) == 1
    state = scene(mamas={RED: (5, 0)}, cubes={RED: {(2, 0): 2}}, dingo=[(0, 0)], controller=RED)
    assert cubes_at(played(state, "end_movement", script=["roll face=3"]), RED, (2, 0)) == 2


# Second dingo.


def two(**more: Any) -> Any:
    return scene(seats=3, mamas={RED: (3, 0)}, dingo=[(0, 0), (-3, 0)], controller=RED, **more)


@pytest.mark.rule("WR-111")
def test_roll_choose_move_roll_move_the_other() -> None:
    match = match_of(two(), "end_movement", script=["roll face=1", "roll face=2"])
    assert match.seen().phase == "dingo_pick"
    assert texts_of(match.now, RED) == ["dingo_pick dingo=1", "dingo_pick dingo=2"]
    assert match.text(match.now.default(RED)) == "dingo_pick dingo=1"
    match.go("dingo_pick dingo=2")
    assert (lair(match.now, 0), lair(match.now, 1)) == ((2, 0), (-2, 0))
    assert match.now.turn == BLUE
    assert len(match.events("rolled")) == 2


@pytest.mark.rule("WR-112", "WR-112a")
def test_at_set_up_they_are_put_on_two_different_dens() -> None:
    match = new(2, first=0, second_dingo=True)
    assert match.pending == (1,)
    match.go("place_dingo den=2")
    assert match.seen().phase == "dingo_setup"
    assert texts_of(match.now, 1) == [f"place_dingo den={den}" for den in (1, 3, 4)]
    assert code(match.now, 1, "place_dingo den=2") == ("BAD_DEN", "WR-090")
    match.go("place_dingo den=4")
    assert match.pending == (0,)
    assert len({dingo.space for dingo in match.seen().dingoes}) == 2


@pytest.mark.rule("WR-112b")
def test_the_one_off_the_map_is_placed_and_the_other_rolled_for() -> None:
    state = scene(mamas={RED: (3, 0)}, dingo=[None, (0, 0)], controller=RED)
    match = match_of(state, "end_movement", script=["roll face=2"])
    assert match.seen().phase == "dingo_den"
    assert [dingo.waits for dingo in match.seen().dingoes] == ["place", "roll"]
    match.go("place_dingo den=3")
    assert (lair(match.now, 0), lair(match.now, 1)) == ((-6, 3), (2, 0))
    assert len(match.events("rolled")) == 1
    assert match.save()["mover"] == 1  # nobody runs any more
    state = scene(mamas={RED: (3, 0)}, dingo=[(0, 0), None], controller=RED)
    assert [dingo.waits for dingo in match_of(state, "end_movement").seen().dingoes] == ["roll", "place"]


@pytest.mark.rule("WR-112c", "WR-112d")
def test_only_the_catcher_leaves_and_control_passes_by_the_last_catch() -> None:
    state = scene(
        seats=4,
        mamas={BLUE: (2, 0), YELLOW: (-2, 0), PURPLE: (5, 0)},
        dingo=[(1, 0), (-1, 0)],
        controller=RED,
    )
    match = match_of(state, "end_movement", script=["roll face=1", "roll face=1"])
    match.go("dingo_pick dingo=1")
    assert [event.seat for event in match.events("caught")] == [BLUE, YELLOW]
    assert match.now.controller == YELLOW
    assert (lair(match.now, 0), lair(match.now, 1)) == (None, None)
    one = scene(seats=4, mamas={BLUE: (2, 0), PURPLE: (5, 0)}, dingo=[(1, 0), (-4, 0)], controller=RED)
    match = match_of(one, "end_movement", script=["roll face=1", "roll face=3"])
    match.go("dingo_pick dingo=1")
    assert (lair(match.now, 0), lair(match.now, 1), match.now.controller) == (None, (-1, 0), BLUE)


@pytest.mark.rule("WR-112d")
def test_a_catch_in_a_movement_phase_passes_both_at_once() -> None:
    state = scene(seats=3, mamas={RED: (0, 0)}, cubes=STRONG, dingo=[(1, 0), (5, -3)], controller=BLUE)
    match = match_of(state, "move direction=E distance=1")
    assert match.now.controller == RED
    # Her cleanup: the first is placed, the second rolled for, but everybody is at home.
    assert match.seen().phase == "dingo_den"
    match.go("place_dingo den=1")
    assert lair(match.now, 1) == (5, -3)
    assert match.now.turn == BLUE


@pytest.mark.rule("WR-112e", "WR-090")
def test_two_dingoes_may_run_into_one_den_but_none_is_placed_beside_another() -> None:
    den = (1, 0)
    state = scene(mamas={RED: (3, 0)}, dens=[den, (-5, 0), (-5, 1)], dingo=[(0, 0), (-1, 0)], controller=RED)
    match = match_of(state, "end_movement", script=["roll face=1", "roll face=2"]).go("dingo_pick dingo=1")
    assert lair(match.now, 0) == lair(match.now, 1) == den
    dens = [den, (-5, 0), (-5, 1), (3, 0)]  # on the last of them there is a mama
    state = scene(mamas={RED: (3, 0)}, dens=dens, dingo=[den, None], controller=RED)
    match = match_of(state, "end_movement")
    places = [at(match.now, place) for place in (den, (-5, 0), (-5, 1))]
    free = [f"place_dingo den={1 + match.now.ground.dens.index(space)}" for space in places[1:]]
    assert sorted(texts_of(match.now, RED)) == sorted(free)
    assert code(match.now, RED, f"place_dingo den={1 + match.now.ground.dens.index(places[0])}")[0] == "BAD_DEN"


@pytest.mark.rule("WR-112e")
def test_a_document_may_have_two_dingoes_in_one_den() -> None:
    state = position(seats=2, options={"second_dingo": True})
    den = state.name(state.ground.dens[0])
    assert position(seats=2, options={"second_dingo": True}, dingoes=[den, den]).save()["dingoes"] == [den, den]


@pytest.mark.rule("WR-112e", "WR-D21")
def test_two_dingoes_may_share_a_space() -> None:
    state = scene(seats=2, mamas={RED: (3, 0)}, dingo=[(0, 0), (-1, 0)], controller=RED)
    match = match_of(state, "end_movement", script=["roll face=1", "roll face=2"]).go("dingo_pick dingo=1")
    assert lair(match.now, 0) == lair(match.now, 1) == (1, 0)
    state = scene(mamas={RED: (0, 0)}, cubes=STRONG, dingo=[(1, 0), (1, 0)])
    match = match_of(state, "move direction=E distance=1")
    assert (lair(match.now, 0), lair(match.now, 1)) == (None, (1, 0))


@pytest.mark.rule("WR-112f")
def test_alone_there_is_one_dingo() -> None:
    with pytest.raises(Refused, match="WR-112f"):
        GAME.new(1, {"second_dingo": True})


# Shorter game.


@pytest.mark.rule("WR-113", "WR-D18")
@pytest.mark.parametrize("options", [{"shorter": True}, {"layout": "short"}, {"layout": "boomerang", "shorter": True}])
def test_the_shorter_game_has_three_babies(options: dict[str, Any]) -> None:
    view = new(2, **options).seen()
    assert len(view.babies) == 3
    assert len(view.hexes) == 19 * 6
    kinds = {part.tile for part in view.hexes}
    assert len(kinds) == 19
    assert sum(part.mark == "den" for part in view.hexes) >= 3


@pytest.mark.rule("WR-113", "WR-102")
def test_three_rescued_babies_win_it() -> None:
    state = scene(
        home=(2, 0),
        babies=[(-6, 0), (0, -6), (6, -6)],
        mamas={RED: (0, 0)},
        cubes=STRONG,
        rescued={RED: [0, 1]},
        pouch={RED: 2},
    )
    match = match_of(state, "move direction=E distance=2")
    assert match.over
    assert match.result is not None
    assert match.result.totals == (3, 0)


# Dingo protection.


@pytest.mark.rule("WR-114", "WR-T28")
def test_a_protected_mama_is_passed_over() -> None:
    state = scene(mamas={RED: (1, 0), BLUE: (4, 0)}, dingo=[(0, 0)], controller=RED, protection=True)
    match = match_of(state, "protect", "end_movement", script=["roll face=4"])
    after = match.now
    assert (where(after, RED), where(after, BLUE)) == ((1, 0), (0, 6))
    assert after.controller == BLUE
    assert match.seen().wombats[RED].protected


@pytest.mark.rule("WR-114", "WR-095")
def test_he_does_not_move_when_all_are_protected_or_at_home() -> None:
    state = scene(mamas={RED: (1, 0)}, dingo=[(0, 0)], controller=RED, protection=True)
    match = match_of(state, "protect", "end_movement")
    assert not match.events("rolled")


@pytest.mark.rule("WR-115")
def test_it_does_not_protect_who_runs_into_him() -> None:
    state = scene(mamas={RED: (0, 0)}, cubes=STRONG, dingo=[(1, 0)], protection=True)
    after = played(state, "protect", "move direction=E distance=1")
    assert where(after, RED) == (0, 6)


@pytest.mark.rule("WR-116", "WR-I10")
def test_at_the_beginning_of_her_next_turn_it_is_used_up() -> None:
    state = scene(mamas={RED: (1, 0)}, dingo=[(-5, 0)], protection=True)
    match = match_of(state, "protect")
    assert "protect" not in texts_of(match.now, RED)
    match.go("end_movement")
    assert match.seen().wombats[RED].protected
    match.go("end_movement")
    assert not match.seen().wombats[RED].protected
    assert match.seen().wombats[RED].tiles["dingo_protection"] is False
    assert code(match.now, RED, "protect") == ("TILE_USED", "WR-067")


@pytest.mark.rule("WR-116", "WR-R16")
def test_it_can_be_given_to_new_players_only() -> None:
    match = new(3, first=0, protection=True, protection_for=[1]).go("place_dingo den=1")
    assert [wombat.tiles.get("dingo_protection") for wombat in match.seen().wombats] == [None, True, None]
    assert code(match.now, RED, "protect") == ("NO_SUCH_TILE", "WR-116")
    everybody = new(3, protection=True).seen()
    assert all(wombat.tiles["dingo_protection"] for wombat in everybody.wombats)
    with pytest.raises(Refused, match="WR-116"):
        GAME.new(3, {"protection_for": [3]})


# No Run Home.


@pytest.mark.rule("WR-117", "WR-R16")
def test_without_run_home_nobody_has_the_tile() -> None:
    match = new(2, first=0, run_home=False).go("place_dingo den=1")
    assert all("run_home" not in wombat.tiles for wombat in match.seen().wombats)
    assert code(match.now, RED, "run_home") == ("NO_SUCH_TILE", "WR-117")
    assert "run_home" not in verbs_of(match.now, RED)


def test_options_combine() -> None:
    match = new(
        5,
        seed=4,
        layout="four_corners",
        shorter=True,
        boulders=True,
        second_dingo=True,
        dingo_eats_poop=True,
        protection=True,
        run_home=False,
        max_turns=2,
    )
    for _ in until_over(match):
        seat = match.pending[0]
        match.play(seat, match.legal(seat)[0])
    assert match.seen().turns == 10


def test_tract_and_mouth_are_told_by_colour() -> None:
    state = scene(mouth={RED: ["green", "orange"]}, tract={RED: {"left": ["black", "green"]}})
    assert tract_of(state, RED) == {"left": {"green": 1, "black": 1}}
    assert match_of(state).seen().wombats[RED].mouth_value == 3
