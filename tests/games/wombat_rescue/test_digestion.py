"""WR-075 to WR-085: digestion, and cubes."""

import pytest

from bestiary.core.errors import Refused
from tests.games.wombat_rescue.positions import (
    BLUE,
    PURPLE,
    RED,
    YELLOW,
    at,
    code,
    cubes_at,
    disks,
    home_of,
    match_of,
    mouth_of,
    new,
    played,
    scene,
    texts_of,
    tract_of,
)


@pytest.mark.rule("WR-075", "WR-077", "WR-078", "WR-079")
def test_every_set_moves_right_and_sets_never_merge() -> None:
    sets = {"left": ["orange", "orange"], "middle": ["green"] * 3, "right": ["black", "black", "green"]}
    state = scene(mamas={RED: (0, 0)}, tract={RED: sets}, mouth={RED: ["black"]})
    after = played(state, "end_movement")
    assert tract_of(after, RED) == {"right": {"green": 3}, "middle": {"orange": 2}, "left": {"black": 1}}
    assert after.bag == state.bag + disks("black", "black", "green")
    assert cubes_at(after, RED, (0, 0)) == 1


@pytest.mark.rule("WR-076")
@pytest.mark.parametrize(
    ("mouth", "enters"),
    [([], False), (["orange"], False), (["green", "green"], False), (["green", "orange"], True), (["black"], True)],
)
def test_the_mouth_follows_when_it_is_worth_three(mouth: list[str], enters: bool) -> None:
    state = scene(mouth={RED: mouth})
    after = played(state, "end_movement")
    assert bool(tract_of(after, RED)) == enters
    assert bool(mouth_of(after, RED)) == (bool(mouth) and not enters)


@pytest.mark.rule("WR-076", "WR-079")
def test_all_of_the_mouth_is_one_set_and_makes_one_cube() -> None:
    state = scene(mouth={RED: ["black", "black", "green", "orange"]})
    after = played(state, *["end_movement"] * 7)
    assert after.turn == BLUE
    assert cubes_at(after, RED, (0, 6)) == 1
    assert tract_of(after, RED) == {}
    assert after.bag == state.bag + disks("black", "black", "green", "orange")


@pytest.mark.rule("WR-010", "WR-075", "WR-079", "WR-T09")
def test_the_first_cube_of_the_game() -> None:
    """The start player makes no moves: after turn 2 a second cube lies at home."""
    match = new(2, first=0).go("place_dingo den=1", "end_movement")
    assert match.seen().wombats[RED].right == ({"black": 1},)
    bag = match.seen().bag["black"]
    match.go("end_movement", "end_movement")
    assert match.seen().wombats[RED].right == ()
    assert match.seen().bag["black"] == bag + 1
    assert cubes_at(match.now, RED, home_of(match.now)) == 2
    assert next(cubes for cubes in match.seen().cubes if cubes.seat == RED).radius == 3


@pytest.mark.rule("WR-011", "WR-076", "WR-T10")
def test_starting_mouths() -> None:
    match = new(4, first=0).go("place_dingo den=1", *["end_movement"] * 4)
    wombats = match.seen().wombats
    assert [wombat.mouth for wombat in wombats] == [{}, {"green": 1}, {"orange": 1}, {}]
    assert [wombats[seat].left for seat in (RED, BLUE, YELLOW, PURPLE)] == [None, None, None, {"black": 1}]


@pytest.mark.rule("WR-080")
def test_two_sets_on_the_right_space_leave_together_with_a_cube_each() -> None:
    state = scene(
        mamas={RED: (0, 0)}, tract={RED: {"right": ["black"], "older": ["green"] * 3}}, unused={RED: ["run_home"]}
    )
    match = match_of(state, "end_movement")
    assert cubes_at(match.now, RED, (0, 0)) == 2
    assert match.now.bag == state.bag + disks("black", "green", "green", "green")


@pytest.mark.rule("WR-081", "WR-084")
@pytest.mark.parametrize("kind", ["home", "baby", "den", "food"])
def test_cubes_can_lie_wherever_a_mama_can_stand(kind: str) -> None:
    state = scene(
        home=(0, 0) if kind == "home" else (0, 6), babies=[(1, 0), (0, -6)], dens=[(2, 0)], food_spaces=[(3, 0)]
    )
    place = {"home": (0, 0), "baby": (1, 0), "den": (2, 0), "food": (3, 0)}[kind]
    state.mama[RED] = at(state, place)
    state.dingo = [-1]
    state.tract[2] = disks("black")
    state.bag -= disks("black")
    after = played(state, "end_movement")
    assert cubes_at(after, RED, place) == 1
    assert after.supply[RED] == 14


def full() -> dict[int, dict[tuple[int, int], int]]:
    """Fifteen red cubes on the map."""
    return {RED: {(number, 0): 3 for number in range(-6, -1)}}


@pytest.mark.rule("WR-D11")
@pytest.mark.parametrize(
    ("mama", "heaps", "farthest"),
    [
        ((3, 3), [(-6, 0), (0, 0)], (-6, 0)),
        ((-5, 0), [(-6, 0), (0, 0)], (0, 0)),  # from her, not from home or from the middle
        ((0, 0), [(3, 0), (-3, 0)], (-3, 0)),  # as far: the first by (r, q)
        ((0, 0), [(3, 0), (0, -3)], (0, -3)),
        ((0, 0), [(-3, 2), (-1, 3), (3, -1)], (3, -1)),
    ],
)
def test_when_time_runs_out_the_cube_farthest_from_her_is_moved(
    mama: tuple[int, int], heaps: list[tuple[int, int]], farthest: tuple[int, int]
) -> None:
    cubes = {RED: dict.fromkeys(heaps, 3)}
    state = scene(mamas={RED: mama}, cubes=cubes, tract={RED: {"right": ["black"]}})
    state.supply[RED] = 0
    match = match_of(state, "end_movement")
    assert match.seen().phase == "cube_source"
    assert match.text(match.now.default(RED)) == f"move_cube space={at(state, farthest)}"


@pytest.mark.rule("WR-082", "WR-T24", "WR-R17", "WR-D11")
def test_with_an_empty_supply_she_moves_a_cube_from_elsewhere() -> None:
    state = scene(
        mamas={RED: (3, 3)},
        cubes={RED: {(0, 0): 3, (1, 0): 3, (-2, 0): 3, (-6, 0): 3, (3, 3): 2, (0, 3): 1}, BLUE: {(0, 1): 1}},
        tract={RED: {"right": ["black"]}},
    )
    match = match_of(state, "end_movement")
    sources = [(0, 0), (1, 0), (-2, 0), (-6, 0), (0, 3)]
    assert texts_of(match.now, RED) == [
        f"move_cube space={space}" for space in sorted(at(state, place) for place in sources)
    ]
    for bad in ((3, 3), (0, 1), (5, 0)):
        assert code(match.now, RED, f"move_cube space={at(state, bad)}") == ("BAD_CUBE", "WR-082")
    with pytest.raises(Refused, match="WR-082"):
        match.play(RED, "move_cube space=999")
    assert match.text(match.now.default(RED)) == f"move_cube space={at(state, (-6, 0))}"
    match.go(f"move_cube space={at(state, (0, 0))}")
    assert (cubes_at(match.now, RED, (0, 0)), cubes_at(match.now, RED, (3, 3))) == (2, 3)
    assert sum(match.now.cubes[RED]) == 15
    assert match.now.turn == BLUE


@pytest.mark.rule("WR-082", "WR-083")
def test_with_three_cubes_here_none_is_moved_either() -> None:
    cubes = {RED: {**full()[RED], (-2, 0): 3}}
    state = scene(mamas={RED: (-2, 0)}, cubes=cubes, tract={RED: {"right": ["black"]}})
    match = match_of(state, "end_movement")
    assert (match.now.turn, cubes_at(match.now, RED, (-2, 0))) == (BLUE, 3)
    assert [event.seat for event in match.events("no_room")] == [RED]


@pytest.mark.rule("WR-082", "WR-080")
def test_two_cubes_due_with_an_empty_supply_are_two_decisions() -> None:
    state = scene(
        mamas={RED: (0, 0)},
        cubes=full(),
        tract={RED: {"right": ["black"], "older": ["green"] * 3}},
        unused={RED: ["run_home"]},
    )
    match = match_of(state, "end_movement")
    for _ in range(2):
        assert match.seen().phase == "cube_source"
        match.go(texts_of(match.now, RED)[0])
    assert (cubes_at(match.now, RED, (0, 0)), match.now.turn) == (2, BLUE)


@pytest.mark.rule("WR-085")
def test_cubes_stay() -> None:
    state = scene(mamas={RED: (0, 0), BLUE: (2, 0)}, cubes={RED: {(2, 0): 2}}, dingo=[(2, 1)])
    after = played(state, "end_movement", "end_movement", script=["roll face=1"])
    assert cubes_at(after, RED, (2, 0)) == 2
    assert after.mama[BLUE] == after.layout.home


def test_digestion_is_not_a_choice() -> None:
    with pytest.raises(Refused, match="WR-075"):
        match_of(scene()).play(RED, "digest")
