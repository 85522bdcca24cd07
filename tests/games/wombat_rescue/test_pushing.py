"""WR-050 to WR-059: running into other mamas."""

import pytest

from tests.games.wombat_rescue.positions import (
    BLUE,
    PURPLE,
    RED,
    YELLOW,
    code,
    cubes_at,
    lair,
    match_of,
    mouth_of,
    played,
    reach,
    scene,
    texts_of,
    where,
)

STRONG = {RED: {(0, 0): 3}}


@pytest.mark.rule("WR-050", "WR-059")
def test_only_home_and_baby_spaces_are_shared() -> None:
    state = scene(home=(2, 0), mamas={RED: (0, 0), BLUE: (2, 0)}, cubes=STRONG)
    after = played(state, "move direction=E distance=2")
    assert where(after, RED) == where(after, BLUE) == (2, 0)
    state = scene(babies=[(2, 0), (0, -6)], mamas={RED: (0, 0), BLUE: (2, 0)}, cubes=STRONG)
    after = played(state, "move direction=E distance=2")
    assert where(after, RED) == where(after, BLUE) == (2, 0)
    state = scene(mamas={RED: (0, 0), BLUE: (2, 0)}, cubes=STRONG)
    after = played(state, "move direction=E distance=2")
    assert (where(after, RED), where(after, BLUE)) == ((2, 0), (3, 0))


@pytest.mark.rule("WR-051", "WR-052", "WR-T14", "WR-R11")
def test_a_mama_is_pushed_two_spaces_and_no_third() -> None:
    state = scene(mamas={RED: (0, 0), BLUE: (1, 0)}, cubes=STRONG)
    assert where(played(state, "move direction=E distance=1"), BLUE) == (2, 0)
    after = played(state, "move direction=E distance=2")
    assert (where(after, RED), where(after, BLUE)) == ((2, 0), (3, 0))
    assert code(state, RED, "move direction=E distance=3") == ("PUSH_LIMIT", "WR-052")
    again = played(after, "move direction=E distance=2")  # another move, another two spaces
    assert where(again, BLUE) == (5, 0)


@pytest.mark.rule("WR-051")
def test_the_movers_own_stops_apply_while_pushing() -> None:
    state = scene(mamas={RED: (0, 0), BLUE: (1, 0)}, cubes={RED: {(0, 0): 3}, YELLOW: {(1, 0): 1}}, seats=3)
    assert reach(state, RED, "E") == 1


@pytest.mark.rule("WR-053")
def test_a_row_is_pushed_each_within_her_own_limit() -> None:
    state = scene(seats=4, mamas={RED: (0, 0), BLUE: (1, 0), YELLOW: (2, 0), PURPLE: (4, 0)}, cubes=STRONG)
    after = played(state, "move direction=E distance=1")
    assert [where(after, seat) for seat in range(4)] == [(1, 0), (2, 0), (3, 0), (4, 0)]
    after = played(state, "move direction=E distance=2")
    assert [where(after, seat) for seat in range(4)] == [(2, 0), (3, 0), (4, 0), (5, 0)]
    assert code(state, RED, "move direction=E distance=3") == ("PUSH_LIMIT", "WR-052")


@pytest.mark.rule("WR-053", "WR-056")
def test_on_a_shared_space_nobody_is_pushed_the_pushed_one_joins() -> None:
    state = scene(
        seats=3,
        home=(3, 0),
        mamas={RED: (0, 0), BLUE: (2, 0), YELLOW: (3, 0)},
        cubes=STRONG,
    )
    after = played(state, "move direction=E distance=2")
    assert [where(after, seat) for seat in range(3)] == [(2, 0), (3, 0), (3, 0)]
    walked_on = played(state, "move direction=E distance=4")
    assert [where(walked_on, seat) for seat in range(3)] == [(4, 0), (3, 0), (3, 0)]


@pytest.mark.rule("WR-054", "WR-R10")
@pytest.mark.parametrize("barrier", ["edge", "boulder", "row"])
def test_who_cannot_be_pushed_on_is_the_end_of_the_line(barrier: str) -> None:
    state = {
        "edge": scene(3, mamas={RED: (0, 0), BLUE: (3, 0)}, cubes=STRONG, home=(0, 3)),
        "boulder": scene(mamas={RED: (0, 0), BLUE: (3, 0)}, cubes=STRONG, boulders=[(4, 0)]),
        "row": scene(3, 3, mamas={RED: (0, 0), BLUE: (2, 0), YELLOW: (3, 0)}, cubes=STRONG, home=(0, 3)),
    }[barrier]
    longest = {"edge": 2, "boulder": 2, "row": 1}[barrier]
    assert reach(state, RED, "E") == longest
    assert code(state, RED, f"move direction=E distance={longest + 1}") == ("PUSH_BLOCKED", "WR-054")


@pytest.mark.rule("WR-055", "WR-057", "WR-T16")
def test_pushed_onto_food_she_does_not_eat_and_the_mover_stops() -> None:
    state = scene(mamas={RED: (0, 0), BLUE: (1, 0)}, cubes=STRONG, food={(2, 0): "green"})
    assert reach(state, RED, "E") == 1
    after = played(state, "move direction=E distance=1")
    assert where(after, BLUE) == (2, 0)
    assert mouth_of(after, BLUE) == {}
    assert max(after.food) == 0
    # Red pushes her on and eats the disk herself.
    after = played(after, "move direction=E distance=1")
    assert mouth_of(after, RED) == {"green": 1}


@pytest.mark.rule("WR-055")
@pytest.mark.parametrize(("owner", "longest"), [(BLUE, 2), (RED, 1), (YELLOW, 1)])
def test_a_cube_foreign_to_the_pushed_one_stops_the_mover(owner: int, longest: int) -> None:
    cubes = {RED: {(0, 0): 3}, owner: {(2, 0): 1}}
    if owner == RED:
        cubes = {RED: {(0, 0): 3, (2, 0): 1}}
    state = scene(seats=3, mamas={RED: (0, 0), BLUE: (1, 0)}, cubes=cubes)
    assert reach(state, RED, "E") == longest


@pytest.mark.rule("WR-055")
def test_any_free_baby_stops_the_mover_when_she_is_pushed_there() -> None:
    state = scene(mamas={RED: (0, 0), BLUE: (1, 0)}, cubes=STRONG, babies=[(2, 0), (0, -6)], rescued={BLUE: [0]})
    assert reach(state, RED, "E") == 1


@pytest.mark.rule("WR-055")
def test_every_one_of_a_row_can_make_the_mover_stop() -> None:
    """Blue is pushed onto the disk on which yellow stood."""
    state = scene(seats=3, mamas={RED: (0, 0), BLUE: (1, 0), YELLOW: (2, 0)}, cubes=STRONG, food={(2, 0): "green"})
    assert reach(state, RED, "E") == 1


@pytest.mark.rule("WR-056")
def test_leaving_the_pushed_ones_smell_area_is_no_obstacle() -> None:
    state = scene(mamas={RED: (0, 0), BLUE: (1, 0)}, cubes={RED: {(0, 0): 3}, BLUE: {(-1, 0): 1}})
    assert reach(state, RED, "E") == 2


@pytest.mark.rule("WR-057")
def test_a_pushed_mama_finds_her_baby() -> None:
    state = scene(mamas={RED: (0, 0), BLUE: (1, 0)}, cubes=STRONG, babies=[(2, 0), (0, -6)])
    after = played(state, "move direction=E distance=1")
    assert (after.pouch[BLUE], after.free[BLUE]) == (0, 0b10)
    full = scene(mamas={RED: (0, 0), BLUE: (1, 0)}, cubes=STRONG, babies=[(2, 0), (0, -6)], pouch={BLUE: 1})
    after = played(full, "move direction=E distance=1")
    assert (after.pouch[BLUE], after.free[BLUE]) == (1, 0b01)


@pytest.mark.rule("WR-057", "WR-064")
def test_pushed_home_she_rescues_her_baby() -> None:
    state = scene(home=(2, 0), mamas={RED: (0, 0), BLUE: (1, 0)}, cubes=STRONG, pouch={BLUE: 1})
    after = played(state, "move direction=E distance=1")
    assert (where(after, BLUE), after.rescued[BLUE], after.pouch[BLUE]) == ((2, 0), 1, -1)


@pytest.mark.rule("WR-057", "WR-093", "WR-098", "WR-115", "WR-T18")
def test_pushed_onto_the_dingo_she_is_caught() -> None:
    state = scene(
        3, 3, mamas={RED: (0, 0), BLUE: (1, 0)}, cubes=STRONG, dingo=[(2, 0)], pouch={BLUE: 1}, controller=YELLOW
    )
    assert reach(state, RED, "E") == 1
    after = played(state, "move direction=E distance=1")
    assert (where(after, BLUE), after.pouch[BLUE], after.free[BLUE]) == ((0, 3), -1, 0b1111)
    assert (after.controller, lair(after)) == (BLUE, None)
    assert (where(after, RED), after.turn, after.asked) == ((1, 0), RED, RED)
    assert "move direction=E distance=1" in texts_of(after, RED)


@pytest.mark.rule("WR-115", "WR-T18")
def test_protected_and_pushed_onto_the_dingo_nothing_happens_to_her() -> None:
    state = scene(mamas={RED: (0, 0), BLUE: (1, 0)}, cubes=STRONG, dingo=[(2, 0)], protection=True)
    state.unused[BLUE] &= ~16
    state.protected = 1 << BLUE
    after = played(state, "move direction=E distance=1")
    assert (where(after, BLUE), lair(after)) == ((2, 0), (2, 0))


@pytest.mark.rule("WR-058")
def test_single_steps_push_by_one() -> None:
    special = scene(mamas={RED: (0, 0), BLUE: (1, 0)}, food={(1, 0): "green"})
    after = played(special, "special direction=E")
    assert (where(after, BLUE), mouth_of(after, RED)) == ((2, 0), {"green": 1})
    wander = scene(mamas={RED: (0, 0), BLUE: (1, 0)}, terrain={(1, 0): "sand"})
    after = played(wander, "wander", script=["card kind=bush_sand"])
    assert (where(after, RED), where(after, BLUE)) == ((1, 0), (2, 0))
    scamper = scene(mamas={RED: (0, 0), BLUE: (1, 0)})
    after = played(scamper, "scamper direction=E")
    assert (where(after, RED), where(after, BLUE)) == ((1, 0), (2, 0))
    blocked = scene(mamas={RED: (5, 0), BLUE: (6, 0)})
    assert code(blocked, RED, "scamper direction=E") == ("PUSH_BLOCKED", "WR-054")
    once = scene(mamas={RED: (0, 0), BLUE: (1, 0)}, cubes=STRONG, boulders=[(3, 0)])  # a second step could not be made
    after = played(once, "scamper direction=E")
    assert (where(after, RED), where(after, BLUE)) == ((1, 0), (2, 0))


def test_the_preview_of_a_push_shows_who_goes_where() -> None:
    state = scene(mamas={RED: (0, 0), BLUE: (1, 0)}, cubes=STRONG, food={(3, 0): "green"})
    match = match_of(state)
    action = match.game.actions.parse("move direction=E distance=2")
    way = next(way for way in match.seen().ways if way.action == action)
    names = [match.now.name(space) for space in way.path]
    assert names == ["0,0", "1,0", "2,0"]
    assert [(push.seat, [match.now.name(space) for space in push.path]) for push in way.pushes] == [
        (BLUE, ["1,0", "2,0", "3,0"])
    ]
    assert way.stop == "push"


def test_pushed_cubes_do_not_exist() -> None:
    state = scene(mamas={RED: (0, 0), BLUE: (1, 0)}, cubes={RED: {(0, 0): 3}, BLUE: {(1, 0): 2}})
    after = played(state, "move direction=E distance=1")
    assert cubes_at(after, BLUE, (1, 0)) == 2
