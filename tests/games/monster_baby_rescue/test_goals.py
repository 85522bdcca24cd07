"""MR-049 to MR-055 and MR-D08: goal tiles."""

from typing import Any

import pytest

from bestiary.core.errors import BadPosition
from bestiary.core.match import Match
from bestiary.games.monster_baby_rescue import GAME
from bestiary.games.monster_baby_rescue.counters import RUNGS, WIDTH
from tests.games.monster_baby_rescue.positions import (
    ROW,
    home,
    levels,
    mine,
    options,
    position,
    row,
    seen,
    started,
    told,
    track,
)
from tests.games.monster_baby_rescue.printings import changed


def taking(tile: str, sides: str = "AAAAAAAAAA", **own: Any) -> Match:
    """Seat 0 of five has something, and takes a tile; a choice is answered with its last option."""
    spare = [name for name in ROW if name != tile and name not in own.get("tiles", ())]
    filler = [name for name in ("IMP10", "IMP11", "IMP19", "IMP20") if name != tile]
    match = started(seats=5, goals=sides, row=[tile, *spare, *filler][:6], homes=[{"tiles": [], **own}])
    match.play(0, "take place=1")
    if seen(match).phase.startswith("choose"):
        match.play(0, match.legal(0)[-1])
    return match


@pytest.mark.rule("MR-049")
def test_only_the_active_player_is_looked_at() -> None:
    """Seats 0 and 1 both have a third rung, by a position that no game reaches."""
    state = position(seats=2, row=["PLY04", *ROW[1:]])
    for seat in (0, 1):
        state.have[seat * WIDTH + RUNGS] = 3
    match = Match(GAME, state, key=b"any")

    match.play(0, "take place=1")

    assert [event.seat for event in told(match, "goal")] == [0]
    assert (seen(match).goals[7].owner, mine(match, 1).goals) == (0, ())


@pytest.mark.rule("MR-049")
def test_what_another_fulfils_stays_open_in_my_turn() -> None:
    state = position(seats=2, row=["PLY01", *ROW[1:]])
    state.have[WIDTH + RUNGS] = 3  # seat 1
    match = Match(GAME, state, key=b"any")

    match.play(0, "take place=1")

    assert seen(match).goals[7].owner is None


@pytest.mark.rule("MR-049", "MR-D05")
def test_goals_are_checked_after_the_effect() -> None:
    match = taking("IMP21", levels=levels(2, 2, 1))

    assert [event.what for event in match.told(None)][:3] == ["took", "improved", "goal"]
    assert mine(match).goals == (2,)


@pytest.mark.rule("MR-050", "MR-051")
def test_a_goal_is_taken_at_once_and_closed_for_all_others() -> None:
    match = started(
        ["WDR04", "BED04", "IMP10"],
        seats=3,
        row=["WDR01", "WDR02", *ROW[:4]],
        homes=[home("WDR03")],
        track=track((0, 0), (1, 1), (2, 9)),
    )
    match.play(0, "take place=1")
    assert (seen(match).goals[0].owner, mine(match).goals) == (0, (0,))

    match.play(1, "take place=1")
    match.play(0, "take place=1")
    assert row(match)[3] == "WDR04"
    match.play(1, "take place=4")

    assert mine(match, 1).visits == 2
    assert mine(match, 1).goals == ()
    assert seen(match).goals[0].owner == 0
    assert len(told(match, "goal")) == 1


@pytest.mark.rule("MR-051")
def test_nobody_has_a_goal_that_another_has() -> None:
    with pytest.raises(BadPosition, match="each in one home only"):
        position(seats=2, homes=[home("PLY04", "PLY01", goals=[7]), home(goals=[7])])


@pytest.mark.rule("MR-052", "MR-D08")
def test_every_goal_fulfilled_at_the_same_time_is_taken_unasked() -> None:
    """A long ladder makes two rungs, a line, and the first of everything."""
    match = taking("PLY04", "AAAAAAABAA", tiles=["BED01", "BED04", "WDR01"], red=1)

    assert mine(match).goals == (7, 8, 9)
    assert [event.data["goal"] for event in told(match, "goal")] == [7, 8, 9]
    assert match.pending != (0,)  # nobody was asked
    assert not any("goal" in option for option in options(match, match.pending[0]))


@pytest.mark.rule("MR-053")
def test_a_goal_scores_its_hearts_and_counts_one_for_the_witch_doctor() -> None:
    state = position(seats=2, homes=[home("WDR01", "WDR02", "PLY01", "PLY04", goals=[0, 7])])
    steps = {line.category: line for line in state.pads(None)[0]}

    assert {part.category: part.points for part in steps["Goals"].parts} == {
        "second witch doctor visit": 1,
        "three rungs": 2,
    }
    assert steps["Goals"].points == 3
    assert steps["Witch doctor"].points == 2 * 2  # two visits, two goal tiles, whatever they are worth


# Each goal: what is just not enough, and the tile that makes it so.
NAMED = [
    pytest.param("WDR03", {"tiles": ["WDR01"]}, 0, 1, marks=pytest.mark.rule("MR-054a"), id="second visit"),
    pytest.param("DIA01", {"red": 1}, 1, 2, marks=pytest.mark.rule("MR-054b"), id="green after red"),
    pytest.param("DIA02", {"green": 1}, 1, 2, marks=pytest.mark.rule("MR-054b"), id="red after green"),
    pytest.param("IMP03", {"levels": levels(1, 2, 2)}, 2, 2, marks=pytest.mark.rule("MR-054c"), id="head last"),
    pytest.param("IMP12", {"levels": levels(2, 1, 3)}, 2, 2, marks=pytest.mark.rule("MR-054c"), id="torso last"),
    pytest.param("IMP21", {"levels": levels(2, 2, 1)}, 2, 2, marks=pytest.mark.rule("MR-054c"), id="legs last"),
    pytest.param("IMP12", {"levels": levels(1, 3, 1)}, 3, 2, marks=pytest.mark.rule("MR-054d"), id="torso to 4"),
    pytest.param("BED01", {"tiles": ["BED03"]}, 6, 2, marks=pytest.mark.rule("MR-054e"), id="four symbols"),
    pytest.param("PLY01", {"tiles": ["PLY04"]}, 7, 2, marks=pytest.mark.rule("MR-054f"), id="three rungs"),
]


@pytest.mark.rule("MR-054")
@pytest.mark.parametrize(("tile", "own", "goal", "points"), NAMED)
def test_the_goals_of_the_rulebook(tile: str, own: dict[str, Any], goal: int, points: int) -> None:
    before = position(seats=5, homes=[{"tiles": [], **own}])  # no goal is fulfilled yet, or this were refused
    assert before.save()["homes"][0]["goals"] == []

    match = taking(tile, **own)

    assert mine(match).goals == (goal,)
    assert seen(match).goals[goal].points == points
    assert {part.category: part.points for part in match.pads(None)[0][1].parts} == {
        seen(match).goals[goal].name: points
    }


@pytest.mark.rule("MR-054d")
@pytest.mark.parametrize(("tile", "own"), [("IMP03", levels(3, 1, 1)), ("IMP21", levels(1, 1, 3))])
def test_another_part_at_four_is_not_the_torso(tile: str, own: dict[str, int]) -> None:
    assert seen(taking(tile, levels=own)).goals[3].owner is None


OTHERS = [
    ("WDR03", "B", {"tiles": ["WDR01", "WDR02"]}, 0, 2, "third visit"),
    ("DIA04", "B", {"red": 1, "green": 1}, 1, 2, "three diamonds of any colour"),
    ("IMP21", "B", {"levels": levels(3, 3, 2), "goals": [3, 4, 8]}, 2, 3, "lowest level three"),
    ("IMP12", "B", {"levels": levels(1, 2, 1)}, 3, 1, "torso to 3"),
    ("IMP03", "A", {"levels": levels(3, 1, 1)}, 4, 2, "head to 4"),
    ("IMP03", "B", {"levels": levels(2, 1, 1)}, 4, 1, "head to 3"),
    ("IMP21", "A", {"levels": levels(1, 1, 3)}, 5, 2, "legs to 4"),
    ("IMP21", "B", {"levels": levels(1, 1, 2)}, 5, 1, "legs to 3"),
    ("BED02", "B", {"tiles": ["BED03"]}, 6, 3, "five symbols"),
    ("PLY02", "B", {"tiles": ["PLY01"]}, 7, 1, "two rungs"),
    ("BED04", "A", {"tiles": ["BED01", "PLY01"]}, 8, 2, "first line, by a bed"),
    ("PLY01", "A", {"tiles": ["BED01", "BED04"]}, 8, 2, "first line, by a ladder"),
    ("IMP21", "B", {"levels": levels(3, 1, 2), "goals": [4]}, 8, 2, "two parts at 3"),
    ("DIA02", "B", {}, 9, 1, "two red"),
    ("DIA01", "B", {}, 9, 1, "two green"),
    ("WDR01", "A", {"tiles": ["BED01", "PLY01"], "red": 1}, 9, 2, "everything, the visit last"),
    ("BED01", "A", {"tiles": ["WDR01", "PLY01"], "green": 1}, 9, 2, "everything, the bed last"),
    ("PLY01", "A", {"tiles": ["WDR01", "BED01"], "green": 1}, 9, 2, "everything, the ladder last"),
    ("DIA01", "A", {"tiles": ["WDR01", "BED01", "PLY01"]}, 9, 2, "everything, the diamond last"),
]


@pytest.mark.rule("MR-054g")
@pytest.mark.parametrize(
    ("tile", "side", "own", "goal", "points"), [case[:5] for case in OTHERS], ids=[case[5] for case in OTHERS]
)
def test_the_measures_of_the_other_faces(tile: str, side: str, own: dict[str, Any], goal: int, points: int) -> None:
    assert goal not in own.get("goals", [])

    match = taking(tile, side * 10, **own)

    assert goal in mine(match).goals
    assert seen(match).goals[goal].points == points


@pytest.mark.rule("MR-054g")
@pytest.mark.parametrize(
    ("own", "goal", "side"),
    [
        ({"red": 1, "green": 1, "goals": []}, 9, "B"),  # two diamonds, but of two colours
        ({"tiles": ["BED03", "PLY01"]}, 8, "A"),  # three symbols, but on one bed
        ({"tiles": ["BED01", "PLY01", "WDR01"]}, 9, "A"),  # everything but a diamond
        ({"levels": levels(2, 4, 2), "goals": [3]}, 8, "B"),  # one part at 3 or more
        ({"levels": levels(3, 3, 1), "goals": [3, 4, 8]}, 2, "B"),  # the lowest is 1
    ],
)
def test_what_does_not_fulfil_them(own: dict[str, Any], goal: int, side: str) -> None:
    """A position is refused when somebody fulfils an open goal, so these do not."""
    state = position(seats=5, goals=side * 10, homes=[{"tiles": [], **own}])

    assert goal not in state.save()["homes"][0]["goals"]


@pytest.mark.rule("MR-054g")
def test_a_goal_of_two_needs_wants_both() -> None:
    printing = changed("needs = { rungs = 3 }", "needs = { rungs = 1, red = 1 }")
    document: dict[str, Any] = {"seats": 2, "options": {"printing": printing}}

    match = started(**document, row=["PLY01", *ROW[1:]])
    match.play(0, "take place=1")
    assert mine(match).goals == ()
    match = started(**document, row=["PLY01", *ROW[1:]], homes=[home(red=1)])
    match.play(0, "take place=1")
    assert mine(match).goals == (7,)
    assert seen(match).goals[7].needs == {"rungs": 1, "red": 1}


@pytest.mark.rule("MR-055")
@pytest.mark.parametrize(
    ("tile", "own", "goal"),
    [
        ("BED03", {"tiles": ["BED02"]}, 6),  # five symbols for four
        ("PLY04", {"tiles": ["PLY01", "PLY02"]}, 7),  # four rungs for three
        ("DIA01", {"red": 3}, 1),  # three and two for one each
        ("IMP21", {"levels": levels(3, 3, 1)}, 2),
    ],
)
def test_more_than_enough_is_enough(tile: str, own: dict[str, Any], goal: int) -> None:
    assert mine(taking(tile, **own)).goals == (goal,)


@pytest.mark.rule("MR-D08", "MR-050")
def test_a_goal_is_neither_claimed_nor_forgotten() -> None:
    match = taking("PLY01", tiles=["PLY04"])
    assert mine(match).goals == (7,)

    with pytest.raises(BadPosition, match="they fulfil goal 7, 'three rungs', too"):
        position(seats=2, homes=[home("PLY01", "PLY04")])
    with pytest.raises(BadPosition, match="they do not fulfil goal 7, 'three rungs'"):
        position(seats=2, homes=[home("PLY01", goals=[7])])
