"""WR-060 to WR-066: eating, finding, rescuing."""

import pytest

from bestiary.core.errors import Refused
from tests.games.wombat_rescue.positions import (
    BLUE,
    RED,
    match_of,
    mouth_of,
    played,
    reach,
    scene,
    texts_of,
    where,
)

STRONG = {RED: {(0, 0): 3}}


@pytest.mark.rule("WR-060")
def test_who_ends_a_move_on_food_eats_it() -> None:
    state = scene(mamas={RED: (0, 0)}, cubes=STRONG, food={(2, 0): "green"})
    assert mouth_of(played(state, "move direction=E distance=1"), RED) == {}
    assert mouth_of(played(state, "move direction=E distance=2"), RED) == {"green": 1}
    scamper = scene(mamas={RED: (0, 0)}, food={(1, 0): "orange"})
    assert mouth_of(played(scamper, "scamper direction=E"), RED) == {"orange": 1}
    for verb in ("eat", "rescue", "find"):
        with pytest.raises(Refused, match="not optional"):
            match_of(state).play(RED, verb)


@pytest.mark.rule("WR-061")
def test_the_mouth_holds_any_number() -> None:
    line = {(number, 0): "black" for number in range(1, 4)}
    state = scene(mamas={RED: (0, 0)}, cubes=STRONG, food=line, mouth={RED: ["green"] * 9 + ["orange"]})
    after = played(state, *["move direction=E distance=1"] * 3)
    assert mouth_of(after, RED) == {"green": 9, "orange": 1, "black": 3}


@pytest.mark.rule("WR-062")
def test_reaching_an_own_baby_puts_it_into_the_pouch() -> None:
    state = scene(mamas={RED: (0, 0)}, cubes=STRONG, babies=[(2, 0), (0, -6)])
    after = played(state, "move direction=E distance=2")
    assert (after.pouch[RED], after.free[RED], after.waiting) == (0, 0b10, [1, 2])
    assert after.free[BLUE] == 0b11


@pytest.mark.rule("WR-063", "WR-032", "WR-T20")
def test_a_full_pouch_picks_nothing_up_and_the_space_still_stops() -> None:
    state = scene(home=(0, 2), mamas={RED: (0, 0)}, cubes=STRONG, babies=[(2, 0), (0, -6)], pouch={RED: 1})
    assert reach(state, RED, "E") == 2
    after = played(state, "move direction=E distance=2")
    assert (after.pouch[RED], after.free[RED]) == (1, 0b01)
    after = played(after, "move direction=SW distance=2")
    assert where(after, RED) == (0, 2)
    assert after.rescued[RED] == 1


@pytest.mark.rule("WR-064")
def test_coming_home_with_a_baby_rescues_it() -> None:
    state = scene(home=(2, 0), mamas={RED: (0, 0)}, cubes=STRONG, pouch={RED: 3})
    match = match_of(state, "move direction=E distance=2")
    wombat = match.seen().wombats[RED]
    assert (wombat.pouch, wombat.home) == (None, (4,))
    assert match.seen().scores == (1, 0)


@pytest.mark.rule("WR-065")
def test_rescued_babies_stay_at_home_when_mama_is_caught() -> None:
    state = scene(mamas={RED: (0, 0)}, cubes=STRONG, dingo=[(1, 0)], rescued={RED: [0, 1]}, pouch={RED: 2})
    after = played(state, "move direction=E distance=1")
    assert (after.rescued[RED], after.free[RED], after.pouch[RED]) == (2, 0b1100, -1)


@pytest.mark.rule("WR-066", "WR-093")
def test_when_she_is_caught_the_baby_goes_back_to_its_space() -> None:
    state = scene(mamas={RED: (0, 0)}, cubes=STRONG, dingo=[(1, 0)], babies=[(2, 0), (0, -6)], pouch={RED: 1})
    match = match_of(state, "move direction=E distance=1")
    assert match.seen().wombats[RED].home == ()
    assert match.seen().babies[1].waiting == (RED, BLUE)
    assert match.events("caught")[0].data["baby"] == 2


@pytest.mark.rule("WR-062")
def test_babies_are_found_in_passing_only_where_the_line_stops_anyway() -> None:
    state = scene(mamas={RED: (0, 0)}, cubes=STRONG, babies=[(2, 0), (0, -6)], rescued={BLUE: [0]})
    assert reach(state, RED, "E") == 2
    after = played(state, "move direction=E distance=2")
    assert after.waiting[0] == 0
    assert "move direction=E distance=3" in texts_of(after, RED)
