"""WR-027 to WR-037: straight lines and what stops them."""

import pytest

from bestiary.core.errors import Refused
from tests.games.wombat_rescue.positions import (
    BLUE,
    RED,
    code,
    match_of,
    mouth_of,
    played,
    reach,
    scene,
    texts_of,
    verbs_of,
    where,
    why,
)

DIRECTIONS = {"E": (1, 0), "NE": (1, -1), "NW": (0, -1), "W": (-1, 0), "SW": (-1, 1), "SE": (0, 1)}


@pytest.mark.rule("WR-027", "WR-R03")
def test_only_from_inside_the_own_smell_area() -> None:
    inside = scene(mamas={RED: (2, 0)}, cubes={RED: {(0, 0): 1}})
    outside = scene(mamas={RED: (3, 0)}, cubes={RED: {(0, 0): 1}, BLUE: {(3, 0): 3}})
    assert "move" in verbs_of(inside, RED)
    assert "move" not in verbs_of(outside, RED)
    assert code(outside, RED, "move direction=W distance=1") == ("NOT_IN_SMELL_AREA", "WR-027")


@pytest.mark.rule("WR-028")
@pytest.mark.parametrize("direction", DIRECTIONS)
def test_six_straight_directions(direction: str) -> None:
    state = scene(mamas={RED: (0, 0)}, cubes={RED: {(0, 0): 3}})
    q, r = DIRECTIONS[direction]
    for distance in (1, 2, 4):
        after = played(state, f"move direction={direction} distance={distance}")
        assert where(after, RED) == (q * distance, r * distance)
    with pytest.raises(Refused, match="WR-028"):
        match_of(state).play(RED, "move direction=N distance=1")


@pytest.mark.rule("WR-029", "WR-030", "WR-036", "WR-T03", "WR-R04")
def test_stop_a_leaving_the_smell_area() -> None:
    """She may stop at 1, 2 or 3; (3, 0) is outside her area; 4 is refused as a whole."""
    state = scene(mamas={RED: (0, 0)}, cubes={RED: {(0, 0): 1}})
    assert reach(state, RED, "E") == 3
    for distance in (1, 2, 3):
        assert where(played(state, f"move direction=E distance={distance}"), RED) == (distance, 0)
    assert code(state, RED, "move direction=E distance=4") == ("TOO_FAR", "WR-036")
    assert "3 spaces" in why(state, RED, "move direction=E distance=4").text
    for nothing in ("0", "-1", "99"):
        with pytest.raises(Refused) as caught:
            match_of(state).play(RED, f"move direction=E distance={nothing}")
        assert caught.value.refusal.code == "TOO_FAR"


@pytest.mark.rule("WR-033", "WR-T04")
def test_stop_b_a_foreign_cube() -> None:
    state = scene(mamas={RED: (0, 0)}, cubes={RED: {(0, 0): 1}, BLUE: {(0, -2): 1}})
    assert reach(state, RED, "NW") == 2
    after = played(state, "move direction=NW distance=2")
    assert where(after, RED) == (0, -2)
    assert "move" in verbs_of(after, RED)


@pytest.mark.rule("WR-033")
def test_a_foreign_cube_among_own_ones_stops_too() -> None:
    state = scene(mamas={RED: (0, 0)}, cubes={RED: {(0, 0): 1, (2, 0): 2}, BLUE: {(2, 0): 1}})
    assert reach(state, RED, "E") == 2


@pytest.mark.rule("WR-031", "WR-060", "WR-T05")
def test_stop_c_food() -> None:
    state = scene(mamas={RED: (0, 0)}, cubes={RED: {(0, 0): 1}}, food={(-1, 1): "orange"})
    assert reach(state, RED, "SW") == 1
    after = played(state, "move direction=SW distance=1")
    assert mouth_of(after, RED) == {"orange": 1}
    assert max(after.food) == -1
    assert "move" in verbs_of(after, RED)


@pytest.mark.rule("WR-032")
@pytest.mark.parametrize("owner", [RED, BLUE])
def test_any_free_baby_stops(owner: int) -> None:
    gone = {seat: [0] for seat in (RED, BLUE) if seat != owner}
    state = scene(mamas={RED: (0, 0)}, cubes={RED: {(0, 0): 3}}, babies=[(2, 0), (6, 0)], rescued=gone)
    assert reach(state, RED, "E") == 2
    empty = scene(mamas={RED: (0, 0)}, cubes={RED: {(0, 0): 3}}, babies=[(2, 0), (6, 0)], rescued={RED: [0], BLUE: [0]})
    assert reach(empty, RED, "E") == 5


@pytest.mark.rule("WR-034")
def test_the_dingo_stops() -> None:
    state = scene(mamas={RED: (0, 0)}, cubes={RED: {(0, 0): 3}}, dingo=[(2, 0)])
    assert reach(state, RED, "E") == 2


@pytest.mark.rule("WR-029", "WR-030", "WR-033", "WR-035", "WR-T13")
def test_own_cubes_are_passed_and_the_edge_is_the_end() -> None:
    cubes = {RED: {(0, 0): 1, (2, 0): 1, (4, 0): 1}}
    assert reach(scene(8, mamas={RED: (0, 0)}, cubes=cubes), RED, "E") == 7
    state = scene(6, mamas={RED: (0, 0)}, cubes=cubes)
    assert reach(state, RED, "E") == 6
    assert code(state, RED, "move direction=E distance=7") == ("TOO_FAR", "WR-036")
    assert where(played(state, "move direction=E distance=3"), RED) == (3, 0)


@pytest.mark.rule("WR-036")
def test_a_request_too_far_is_not_shortened() -> None:
    state = scene(mamas={RED: (0, 0)}, cubes={RED: {(0, 0): 1}}, food={(2, 0): "green"})
    assert code(state, RED, "move direction=E distance=3") == ("TOO_FAR", "WR-036")


@pytest.mark.rule("WR-037")
def test_other_mamas_are_pushed_not_passed() -> None:
    state = scene(mamas={RED: (0, 0), BLUE: (1, 0)}, cubes={RED: {(0, 0): 3}})
    after = played(state, "move direction=E distance=1")
    assert (where(after, RED), where(after, BLUE)) == ((1, 0), (2, 0))


def test_home_does_not_stop_who_is_alone_there_with_her_cubes() -> None:
    state = scene(home=(2, 0), mamas={RED: (0, 0)}, cubes={RED: {(0, 0): 3, (2, 0): 1}})
    assert reach(state, RED, "E") == 5
    state = scene(home=(2, 0), mamas={RED: (0, 0)}, cubes={RED: {(0, 0): 3}, BLUE: {(2, 0): 1}})
    assert reach(state, RED, "E") == 2


def test_every_distance_up_to_the_longest_is_listed_once() -> None:
    state = scene(mamas={RED: (0, 0)}, cubes={RED: {(0, 0): 2}})
    moves = [text for text in texts_of(state, RED) if text.startswith("move ")]
    assert len(moves) == len(set(moves)) == 6 * 4
