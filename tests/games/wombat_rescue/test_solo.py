"""WR-119 to WR-127: the solo game."""

from typing import Any

import pytest

from bestiary.core.errors import Refused
from bestiary.games.wombat_rescue import GAME
from bestiary.games.wombat_rescue.layout import NAMES
from bestiary.games.wombat_rescue.state import WombatState
from tests.ending import until_over
from tests.games.wombat_rescue.positions import (
    RED,
    code,
    lair,
    match_of,
    mouth_of,
    new,
    played,
    scene,
    texts_of,
    where,
)

ALL_HOME = [0, 1, 2]


def solo(**more: Any) -> WombatState:
    """Alone on H(6); babies wait in the east, the starting den lies in the west."""
    more.setdefault("babies", [(4, 0), (6, 0), (6, -3), (3, 3)])
    more.setdefault("cubes", {RED: {(0, 0): 2}})
    more.setdefault("mamas", {RED: (0, 0)})
    return scene(seats=1, **more)


@pytest.mark.rule("WR-119")
@pytest.mark.parametrize("shorter", [False, True])
@pytest.mark.parametrize("layout", NAMES)
def test_the_starting_den_stays_where_the_layout_says(layout: str, shorter: bool) -> None:
    spaces = set()
    for seed in range(4):
        view = new(1, layout=layout, shorter=shorter, seed=seed).seen()
        assert view.start_den is not None
        assert view.hexes[view.start_den].mark == "den"
        assert view.dingoes[0].space == view.start_den
        spaces.add(view.start_den)
    assert len(spaces) == 1
    assert (view.phase, view.turn, view.controller) == ("movement", 0, None)
    assert view.wombats[0].mouth == {}


@pytest.mark.rule("WR-119")
def test_another_starting_den_can_be_chosen() -> None:
    for seed in range(3):
        view = new(1, starting_den="2-2", seed=seed).seen()
        assert view.start_den is not None
        assert view.hexes[view.start_den].slot == "2-2"
        assert view.hexes[view.start_den].tile == "R18"
    for slot, said in (("4-1", "slot of a home tile"), ("9-9", "no slot of this layout")):
        with pytest.raises(Refused, match=said) as caught:
            GAME.new(1, {"starting_den": slot})
        assert caught.value.refusal.rule == "WR-119"


@pytest.mark.rule("WR-120", "WR-T34")
def test_he_sleeps_until_two_cubes_are_out() -> None:
    match = new(1)
    match.go("end_movement")
    assert not match.events("rolled")
    match.go("end_movement")  # the second digestion drops the second cube
    assert len(match.events("rolled")) == 1


@pytest.mark.rule("WR-120")
def test_once_awake_he_goes_on_even_if_cubes_get_fewer() -> None:
    state = solo(cubes={RED: {(0, 0): 1}}, dingo=[(-2, 0)])
    assert not match_of(state, "end_movement").events("rolled")
    state.awake = True
    assert match_of(state, "end_movement", script=["roll face=1"]).events("rolled")


@pytest.mark.rule("WR-121")
@pytest.mark.parametrize(("rescued", "rolls"), [([], 1), ([0], 1), ([0, 1], 2), ([0, 1, 2], 3)])
def test_as_many_rolls_as_rescued_babies_at_least_one(rescued: list[int], rolls: int) -> None:
    state = solo(rescued={RED: rescued}, babies=[(3, 3), (6, -6), (6, -3), (6, 0)], dingo=[(-6, 0)])
    match = match_of(state, "end_movement", script=["roll face=1"] * 3)
    while match.seen().phase != "movement":
        match.go(texts_of(match.now, RED)[0])
    assert len(match.events("rolled")) == rolls


@pytest.mark.rule("WR-122")
def test_he_is_after_the_nearest_baby_and_the_player_breaks_ties() -> None:
    state = solo(babies=[(3, 0), (-3, 0), (6, -6), (6, 0)], mamas={RED: (0, 3)}, dingo=[(0, 0)])
    match = match_of(state, "end_movement", script=["roll face=1"])
    assert match.seen().phase == "dingo_target"
    assert texts_of(match.now, RED) == ["dingo_baby baby=1", "dingo_baby baby=2"]
    assert code(match.now, RED, "dingo_baby baby=3") == ("NOT_NEAREST", "WR-122")
    assert code(match.now, RED, "dingo_target seat=0") == ("NOT_NEAREST", "WR-092")
    match.go("dingo_baby baby=2")
    assert lair(match.now) == (-1, 0)


@pytest.mark.rule("WR-122")
def test_a_carried_baby_counts_where_mama_stands() -> None:
    state = solo(pouch={RED: 0}, mamas={RED: (-2, 0)}, dingo=[(-5, 0)])
    match = match_of(state, "end_movement", script=["roll face=1"])
    assert match.events("chases")[0].data["baby"] == 1
    assert lair(match.now) == (-4, 0)


@pytest.mark.rule("WR-122")
def test_the_target_is_chosen_anew_before_each_roll() -> None:
    """He passes to the nearer baby after the first roll."""
    state = solo(rescued={RED: [2, 3]}, babies=[(3, 0), (-3, 2), (6, -3), (6, 0)], mamas={RED: (0, -6)}, dingo=[(0, 0)])
    match = match_of(state, "end_movement", script=["roll face=1", "roll face=1"])
    while match.seen().phase != "movement":
        match.go(texts_of(match.now, RED)[0])
    assert len(match.events("chases")) == 2


@pytest.mark.rule("WR-123", "WR-T12", "WR-D22")
def test_when_he_reaches_a_free_baby_the_game_is_lost() -> None:
    state = solo(dingo=[(2, 0)], mamas={RED: (0, 6)})
    match = match_of(state, "end_movement", script=["roll face=2"])
    assert match.over
    assert match.seen().ended == "lost"
    last = match.told(None)[-1]
    assert (last.what, last.seat, last.progress) == ("lost_game", RED, True)
    assert match.result is not None
    assert (match.result.winners, match.result.totals) == ((), (0,))
    assert code(match.now, RED, "end_movement")[0] == "GAME_OVER"


@pytest.mark.rule("WR-124", "WR-T12")
def test_ramming_sends_him_to_the_starting_den() -> None:
    state = solo(pouch={RED: 1}, dingo=[(2, 0)])
    notes = {choice.text: choice.note for choice in match_of(state).choices(RED)}
    assert notes["move direction=E distance=2"] == "ram the dingo"
    after = played(state, "move direction=E distance=2")
    assert (lair(after), where(after, RED)) == ((-6, 1), (2, 0))
    assert (after.pouch[RED], after.free[RED]) == (-1, 0b1111)
    assert (after.turn, after.moves) == (RED, 1)
    assert "move direction=W distance=2" in texts_of(after, RED)


@pytest.mark.rule("WR-124", "WR-060")
def test_after_ramming_she_eats_what_lies_there() -> None:
    state = solo(dingo=[(2, 0)], food={(2, 0): "orange"})
    assert mouth_of(played(state, "move direction=E distance=2"), RED) == {"orange": 1}


@pytest.mark.rule("WR-125")
def test_stepping_onto_the_carrying_mama_is_the_same_and_the_other_rolls_lapse() -> None:
    state = solo(rescued={RED: [2, 3]}, pouch={RED: 0}, mamas={RED: (0, 2)}, dingo=[(0, 1)])
    match = match_of(state, "end_movement", script=["roll face=4", "roll face=4"])
    after = match.now
    assert (lair(after), where(after, RED), after.pouch[RED]) == ((-6, 1), (0, 2), -1)
    assert len(match.events("rolled")) == 1
    assert after.phase == state.phase


@pytest.mark.rule("WR-125")
def test_a_mama_without_a_baby_neither_stops_him_nor_is_caught() -> None:
    state = solo(mamas={RED: (2, 0)}, dingo=[(1, 0)], cubes={RED: {(0, 0): 2}})
    after = played(state, "end_movement", script=["roll face=2"])
    assert (lair(after), where(after, RED)) == ((3, 0), (2, 0))


@pytest.mark.rule("WR-125")
def test_a_free_baby_on_the_space_decides_first() -> None:
    state = solo(mamas={RED: (4, 0)}, pouch={RED: 1}, dingo=[(3, 0)])
    match = match_of(state, "end_movement", script=["roll face=1"])
    if not match.over:
        match.go(texts_of(match.now, RED)[0])
    assert match.seen().ended == "lost"


@pytest.mark.rule("WR-125", "WR-114")
def test_a_protected_mama_is_passed_over_and_her_baby_is_no_target() -> None:
    state = solo(mamas={RED: (2, 0)}, pouch={RED: 1}, dingo=[(1, 0)], protection=True)
    match = match_of(state, "protect", "end_movement", script=["roll face=2"])
    assert match.events("chases")[0].data["baby"] == 1
    assert (lair(match.now), match.now.pouch[RED]) == ((3, 0), 1)
    alone = solo(mamas={RED: (2, 0)}, pouch={RED: 3}, rescued={RED: ALL_HOME}, dingo=[(1, 0)], protection=True)
    assert not match_of(alone, "protect", "end_movement").events("rolled")


@pytest.mark.rule("WR-126", "WR-102")
def test_rescuing_all_babies_wins() -> None:
    state = solo(home=(1, 0), pouch={RED: 3}, rescued={RED: ALL_HOME})
    match = match_of(state, "move direction=E distance=1")
    assert match.over
    assert match.result is not None
    assert (match.result.winners, match.seen().ended) == ((RED,), "won")
    assert match.seen().controller is None


@pytest.mark.rule("WR-127")
def test_they_share_the_starting_den_if_she_stands_there() -> None:
    state = solo(mamas={RED: (-5, 1)}, cubes={RED: {(-5, 1): 2}}, dingo=[(-6, 1)])
    after = played(state, "move direction=W distance=1")
    assert where(after, RED) == lair(after) == (-6, 1)
    assert "move direction=E distance=1" in texts_of(after, RED)


@pytest.mark.rule("WR-121", "WR-I11")
def test_every_layout_can_be_played_alone() -> None:
    for layout in NAMES:
        for shorter in (False, True):
            match = new(1, layout=layout, shorter=shorter, seed=7, max_turns=5, boulders=True)
            for _ in until_over(match):
                match.play(0, match.legal(0)[0])
            assert match.result is not None
