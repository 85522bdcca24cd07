"""WR-018 to WR-022: smell areas."""

import pytest

from bestiary.games.wombat_rescue import GAME
from bestiary.games.wombat_rescue.cubes import change
from bestiary.games.wombat_rescue.layout import NAMES, find
from tests.games.wombat_rescue.positions import BLUE, RED, Hex, area, at, hexagon, played, reach, scene


def around(centre: Hex, radius: int) -> set[Hex]:
    def far(one: Hex) -> int:
        q, r = one[0] - centre[0], one[1] - centre[1]
        return max(abs(q), abs(r), abs(q + r))

    return {place for place in hexagon(8) if far(place) <= radius}


@pytest.mark.rule("WR-018", "WR-019", "WR-021", "WR-T01")
@pytest.mark.parametrize(("cubes", "radius", "spaces"), [(1, 2, 19), (2, 3, 37), (3, 4, 61)])
def test_more_cubes_smell_farther(cubes: int, radius: int, spaces: int) -> None:
    state = scene(6, cubes={RED: {(1, 0): cubes}, BLUE: {(1, 0): 1}})
    assert area(state, RED) == around((1, 0), radius)
    assert len(area(state, RED)) == spaces
    assert area(state, BLUE) == around((1, 0), 2)
    assert len(area(state, BLUE)) == 19


@pytest.mark.rule("WR-019", "WR-T02")
def test_areas_of_several_spaces_are_joined() -> None:
    state = scene(8, cubes={RED: {(0, 0): 1, (4, 0): 1}})
    assert area(state, RED) == around((0, 0), 2) | around((4, 0), 2)
    assert len(area(state, RED)) == 37
    assert {(q, 0) for q in range(-2, 7)} <= area(state, RED)


@pytest.mark.rule("WR-020", "WR-083", "WR-T23")
def test_never_more_than_three_cubes_of_one_player_in_a_space() -> None:
    state = scene(
        mamas={RED: (0, 0)}, cubes={RED: {(0, 0): 3}, BLUE: {(0, 0): 3}}, tract={RED: {"right": ["black"]}}, food={}
    )
    after = played(state, "end_movement")
    assert after.cubes[RED][at(after, (0, 0))] == 3
    assert after.supply[RED] == 12
    assert after.bag == state.bag + state.tract[2]


@pytest.mark.rule("WR-020")
def test_cubes_of_others_do_not_count_against_the_limit() -> None:
    state = scene(mamas={RED: (0, 0)}, cubes={RED: {(0, 0): 2}, BLUE: {(0, 0): 3}}, tract={RED: {"right": ["black"]}})
    assert played(state, "end_movement").cubes[RED][at(state, (0, 0))] == 3


@pytest.mark.rule("WR-022", "WR-T22")
def test_a_new_cube_smells_at_once() -> None:
    """High-Fiber on the left space: the cube comes now, and the next move of this phase uses it."""
    state = scene(mamas={RED: (0, 0)}, cubes={RED: {(0, 0): 1}}, tract={RED: {"left": ["black"]}})
    assert reach(state, RED, "E") == 3
    after = played(state, "high_fiber")
    assert after.phase == state.phase
    assert after.supply[RED] == 13
    assert reach(after, RED, "E") == 4
    assert not any(after.tract[:4])


@pytest.mark.rule("WR-019", "WR-I16")
@pytest.mark.parametrize("shorter", [False, True])
@pytest.mark.parametrize("name", NAMES)
def test_distances_are_counted_on_the_board(name: str, shorter: bool) -> None:
    grid = find(name, shorter, "").grid
    spaces = range(grid.count)
    for one in spaces:
        assert grid.between(one, one) == 0
        for direction in range(6):
            other = grid.near[direction * grid.count + one]
            if other >= 0:
                assert grid.between(one, other) == 1
                assert grid.near[(direction + 3) % 6 * grid.count + other] == one
                assert all(abs(grid.between(one, third) - grid.between(other, third)) <= 1 for third in spaces)
    for one in spaces:
        for other in range(one):
            assert grid.between(one, other) == grid.between(other, one)
            q, r = grid.q[one] - grid.q[other], grid.r[one] - grid.r[other]
            assert grid.between(one, other) >= max(abs(q), abs(r), abs(q + r))


def test_the_notch_of_four_corners_makes_ways_longer() -> None:
    grid = find("four_corners", False, "").grid
    longer = 0
    for one in range(grid.count):
        for other in range(one):
            q, r = grid.q[one] - grid.q[other], grid.r[one] - grid.r[other]
            longer += grid.between(one, other) > max(abs(q), abs(r), abs(q + r))
    assert longer == 200


@pytest.mark.rule("WR-022")
def test_taking_cubes_away_takes_their_smell_away() -> None:
    state = scene(cubes={RED: {(0, 0): 3, (3, 0): 1}})
    for _ in range(3):
        change(state, RED, at(state, (0, 0)), -1)
    assert area(state, RED) == around((3, 0), 2)
    change(state, RED, at(state, (3, 0)), -1)
    assert area(state, RED) == set()


def test_clones_do_not_share_what_changes() -> None:
    state = GAME.new(2)
    copy = state.clone()
    change(copy, RED, 5, 1)  # type: ignore[arg-type]
    assert state.save() != copy.save()
