"""MR-044 to MR-048: want tiles."""

import pytest

from bestiary.core.result import Line
from tests.games.monster_baby_rescue.positions import home, levels, mine, play_defaults, position, started

NO_GOALS = "BBBBBBBBBB"  # the sides whose goals are mostly harder


def wants(tile: str, *others: str, **own: object) -> Line:
    """The third step of a player with a want tile, and with whatever else."""
    seats = 5
    state = position(seats=seats, goals=NO_GOALS, homes=[home(tile, *others, **own)])
    return next(line for line in state.pads(None)[0] if line.category == "Wants")


@pytest.mark.rule("MR-044")
@pytest.mark.parametrize(
    ("ladders", "goals", "points"),
    [
        ([], [], 0),
        (["PLY01"], [], 1),
        (["PLY04"], [7], 2),
        (["PLY01", "PLY04"], [7], 3),
        (["PLY01", "PLY02", "PLY04", "PLY06"], [7], 6),
    ],
)
def test_a_monster_that_wants_to_play_scores_each_rung(ladders: list[str], goals: list[int], points: int) -> None:
    assert wants("WNT01", *ladders, goals=goals).points == points


@pytest.mark.rule("MR-045")
@pytest.mark.parametrize(
    ("red", "green", "goals", "points"),
    [
        (0, 0, [], 0),
        (1, 0, [], 0),
        (1, 1, [], 1),
        (0, 2, [9], 1),
        (2, 1, [1, 9], 1),
        (3, 1, [1, 9], 2),
        (2, 3, [1, 9], 2),
        (6, 6, [1, 9], 6),
    ],
)
def test_a_monster_that_likes_treasure_scores_every_two_diamonds(
    red: int, green: int, goals: list[int], points: int
) -> None:
    assert wants("WNT02", red=red, green=green, goals=goals).points == points


@pytest.mark.rule("MR-046")
@pytest.mark.parametrize(
    ("beds", "goals", "points"),
    [
        ([], [], 0),
        (["BED01"], [], 0),
        (["BED02"], [], 1),
        (["BED03"], [], 1),
        (["BED03", "BED01"], [], 2),
        (["BED02", "BED03"], [6], 2),
        (["BED02", "BED03", "BED01"], [6], 3),
    ],
)
def test_a_monster_that_wants_comfort_scores_every_two_symbols(beds: list[str], goals: list[int], points: int) -> None:
    assert wants("WNT03", *beds, goals=goals).points == points


@pytest.mark.rule("MR-045", "MR-046", "MR-068")
@pytest.mark.parametrize(
    ("tile", "hearts"), [("WNT01", 0), ("WNT02", 2), ("WNT03", 1), ("WNT04", 0), ("WNT05", 0), ("WNT06", 0)]
)
def test_the_hearts_of_a_want_count_once_among_the_hearts(tile: str, hearts: int) -> None:
    state = position(seats=5, homes=[home(tile)], finals="AAAA")
    steps = {line.category: line.points for line in state.pads(None)[0]}

    assert steps["Care tiles"] == hearts
    assert steps["Wants"] == (1 if tile >= "WNT04" else 0)  # a part at level 1
    assert state.score(0) == sum(steps.values())


@pytest.mark.rule("MR-047")
@pytest.mark.parametrize(("tile", "part"), [("WNT05", "head"), ("WNT06", "torso"), ("WNT04", "legs")])
@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_a_monster_that_likes_to_be_clean_scores_the_level_of_its_part(tile: str, part: str, level: int) -> None:
    goal = {"head": 4, "torso": 3, "legs": 5}[part]

    assert wants(tile, levels={part: level}, goals=[goal] if level >= 3 else []).points == level


@pytest.mark.rule("MR-048")
def test_a_want_taken_first_scores_what_comes_later() -> None:
    match = started(["PLY04"], seats=2, row=["WNT01", "PLY01", "PLY02", "IMP01", "IMP02", "IMP03"])
    match.play(0, "take place=1")
    match.play(1, "take place=6")
    match.play(0, "take place=1")
    assert mine(match).rungs == 1

    play_defaults(match)

    assert match.result is not None
    steps = {line.category: line.parts for line in match.result.pads[0]}
    assert Line("wants to play", mine(match).rungs) in steps["Wants"]


@pytest.mark.rule("MR-048")
def test_several_wants_all_score() -> None:
    state = position(
        seats=5,
        goals=NO_GOALS,
        homes=[home("WNT01", "WNT02", "WNT03", "WNT04", "PLY01", "BED02", red=1, green=1, levels=levels(1, 1, 2))],
    )
    step = next(line for line in state.pads(None)[0] if line.category == "Wants")

    assert step == Line(
        "Wants",
        5,
        (Line("wants to play", 1), Line("likes treasure", 1), Line("wants comfort", 1), Line("clean legs", 2)),
    )


@pytest.mark.rule("MR-048")
def test_only_the_own_things_count_for_a_want() -> None:
    state = position(seats=2, goals=NO_GOALS, homes=[home("WNT01"), home("PLY01")])

    assert [line.points for line in state.pads(None)[0] if line.category == "Wants"] == [0]
    assert [line.points for line in state.pads(None)[1] if line.category == "Wants"] == [0]
