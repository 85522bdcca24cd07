"""MR-064 to MR-071, MR-081 to MR-083, MR-D07 and MR-D10: the steps of the score, and who wins."""

from itertools import product

import pytest

from bestiary.core.result import Line
from bestiary.games.monster_baby_rescue import GAME
from bestiary.games.monster_baby_rescue.state import RescueState
from tests.games.monster_baby_rescue.positions import counted, home, position, seen, started
from tests.games.monster_baby_rescue.printings import TILES

STEPS = ["Care tiles", "Goals", "Wants", "Lines", "Witch doctor", "Final tiles"]


def steps(state: RescueState, seat: int = 0) -> dict[str, int]:
    """The points of a seat by step."""
    return {line.category: line.points for line in state.pads(None)[seat]}


@pytest.mark.rule("MR-064", "MR-065")
@pytest.mark.parametrize(
    ("tiles", "red", "green", "goals", "points"),
    [
        (["PLY01"], 0, 0, [], 0),
        (["PLY01"], 1, 0, [], 0),  # the wrong colour
        (["PLY01"], 0, 1, [], 1),
        (["PLY01", "IMP29"], 0, 1, [], 1),  # a diamond serves one heart
        (["PLY01", "IMP29"], 0, 2, [], 2),
        (["PLY01"], 0, 3, [], 1),  # a heart takes one diamond
        (["PLY01", "BED04"], 1, 1, [1], 2),
        (["PLY01", "BED04", "IMP04"], 1, 1, [1], 4),  # with two free hearts
    ],
)
def test_free_hearts_and_those_that_get_their_diamond(
    tiles: list[str], red: int, green: int, goals: list[int], points: int
) -> None:
    state = position(seats=2, homes=[home(*tiles, red=red, green=green, goals=goals)])

    assert steps(state)["Care tiles"] == points


@pytest.mark.rule("MR-066", "MR-D07")
@pytest.mark.parametrize("red", range(4))
@pytest.mark.parametrize("green", range(4))
@pytest.mark.parametrize(("needs_red", "needs_green"), [(0, 2), (1, 1), (2, 0), (2, 3), (3, 1)])
def test_diamonds_go_where_they_are_worth_most(red: int, green: int, needs_red: int, needs_green: int) -> None:
    """Against every way of laying a diamond, or none, on each heart."""
    hearts = ["red"] * needs_red + ["green"] * needs_green
    best = 0
    for way in product(["red", "green", "none"], repeat=len(hearts)):
        if way.count("red") <= red and way.count("green") <= green:
            best = max(best, sum(heart == gem for heart, gem in zip(hearts, way, strict=True)))
    state = counted(2, linked_red=[needs_red], linked_green=[needs_green], red=[red], green=[green])

    assert state.pads(None)[0][0] == Line("Care tiles", best, (Line("Hearts", 0), Line("Hearts with a diamond", best)))


@pytest.mark.rule("MR-067")
def test_goals_score_what_they_show() -> None:
    state = position(seats=2, homes=[home("PLY01", "PLY04", "WDR01", "WDR02", goals=[0, 7]), home()])

    assert [steps(state, seat)["Goals"] for seat in range(2)] == [2 + 1, 0]


@pytest.mark.rule("MR-068")
def test_wants_are_the_third_step() -> None:
    state = position(seats=2, homes=[home("WNT01", "PLY04"), home("WNT02")])

    assert [steps(state, seat)["Wants"] for seat in range(2)] == [2, 0]
    assert [steps(state, seat)["Care tiles"] for seat in range(2)] == [0, 2]


@pytest.mark.rule("MR-069")
@pytest.mark.parametrize("playgrounds", range(9))
@pytest.mark.parametrize("beds", range(10))
def test_a_line_is_one_playground_tile_and_two_bed_tiles(playgrounds: int, beds: int) -> None:
    state = counted(2, playgrounds=[playgrounds], beds=[beds], rungs=[16], symbols=[27])
    built, ladders, pillows = 0, playgrounds, beds
    while ladders >= 1 and pillows >= 2:
        built, ladders, pillows = built + 1, ladders - 1, pillows - 2

    assert steps(state)["Lines"] == 3 * built


@pytest.mark.rule("MR-070")
@pytest.mark.parametrize("visits", range(7))
@pytest.mark.parametrize("goals", [0, 1, 4, 10])
def test_visits_are_multiplied_with_goal_tiles(visits: int, goals: int) -> None:
    state = counted(2, visits=[visits], goals_taken=[goals])

    assert steps(state)["Witch doctor"] == visits * goals


@pytest.mark.rule("MR-071")
@pytest.mark.parametrize("finals", ["AAAA", "BBBB", "ABAB"])
def test_each_of_the_four_final_tiles_scores_for_everybody(finals: str) -> None:
    match = started(seats=3, finals=finals, homes=[home("PLY01", "BED02", red=1), home("BED03"), home(green=1)])

    for seat in range(3):
        step = match.pads(None)[seat][5]
        assert [part.category for part in step.parts] == [tile.name for tile in seen(match).finals]
        assert [part.points for part in step.parts] == [tile.pays[seat] for tile in seen(match).finals]
        assert step.points == sum(part.points for part in step.parts)


@pytest.mark.rule("MR-D10")
def test_the_breakdown_has_six_steps_in_their_order_for_every_player() -> None:
    homes = [home("WNT01", "PLY01", "PLY04", "WDR01", "BED03", "IMP04", green=1, goals=[7, 9]), home("DIA03"), home()]
    match = started(seats=3, phase="over", homes=homes, row=[None] * 6)
    assert match.result is not None

    for seat, pad in enumerate(match.result.pads):
        assert [line.category for line in pad] == STEPS
        assert match.result.totals[seat] == sum(line.points for line in pad)
        for line in pad:
            assert not line.parts or line.points == sum(part.points for part in line.parts)
    first = {line.category: line.parts for line in match.result.pads[0]}
    assert first["Goals"] == (Line("three rungs", 2), Line("first of everything", 2))
    assert first["Wants"] == (Line("wants to play", 3),)


@pytest.mark.rule("MR-D10")
def test_the_live_score_is_the_score_of_the_end() -> None:
    match = started(seats=2, final=True, waiting=[1], row=["IMP01", *[None] * 5], homes=[home("IMP04", red=1)])
    live = seen(match).scores[0]

    match.play(1, "take place=1")

    assert match.result is not None
    assert match.result.totals[0] == live == 2 - 9 + 1 + (-1) + 0  # hearts, parts, a diamond, no ladder, no beds


@pytest.mark.rule("MR-081")
def test_a_score_is_an_integer_that_may_be_negative_or_beyond_thirty() -> None:
    match = started(seats=2, phase="over", finals="AAAA")
    assert match.result is not None
    assert match.result.totals == (-10, -10)  # three parts at level 1, and no ladder

    high = counted(2, hearts=[68])
    assert high.score(0) == 68 - 10


@pytest.mark.rule("MR-082")
def test_most_points_win() -> None:
    match = started(seats=3, phase="over", finals="AAAA", homes=[home("IMP03"), home("IMP04"), home()])

    assert match.result is not None
    assert match.result.totals == (-9, -8, -10)
    assert match.result.winners == (1,)
    assert match.result.ranking == ((1,), (0,), (2,))


@pytest.mark.rule("MR-083")
def test_equal_highest_scores_share_the_victory() -> None:
    """Whatever else differs: tiles, goals, levels, time."""
    homes = [home("IMP04"), home("IMP03", "IMP12"), home("IMP21")]
    match = started(seats=3, phase="over", finals="AAAA", homes=homes, track=track_of(9, 3, 5))

    assert match.result is not None
    assert match.result.winners == (0, 1)
    assert [match.result.place(seat) for seat in range(3)] == [1, 1, 3]


def track_of(*positions: int) -> list[dict[str, int]]:
    return [{"seat": seat, "position": at} for at, seat in sorted((at, seat) for seat, at in enumerate(positions))]


def test_totals_lie_between_the_worst_final_tiles_and_everything_in_one_home() -> None:
    hearts = sum(tile["hearts"] + bool(tile["heart_needs_diamond"]) for tile in TILES.values())
    goals = 2 + 2 + 3 + 2 + 2 + 2 + 3 + 2 + 2 + 2  # the better side of each
    wants = 11 + 12 // 2 + 16 // 2 + 4 + 4 + 4
    finals = 12 + 18 + 12 + 10

    assert GAME.scores(5, GAME.options()) == (
        -9 - 1 - 1 - 1,
        hearts + goals + wants + 4 * 3 + 6 * 10 + finals,
    )
