"""MR-T01 to MR-T29: the worked examples of the rulebook and of the numbered rules."""

from typing import Any

import pytest

from bestiary.core.result import Line
from bestiary.games.monster_baby_rescue.state import RescueState
from tests.ending import until_over
from tests.games.monster_baby_rescue.positions import (
    ROW,
    counted,
    figures,
    home,
    levels,
    mine,
    options,
    order,
    position,
    row,
    seen,
    started,
    tiles,
    told,
    track,
)
from tests.games.monster_baby_rescue.test_final_tiles import pays, shares

BASILISK, CERBERUS, ORC = 0, 1, 2


# Of the rulebook.


@pytest.mark.rule("MR-T01", "MR-017", "MR-018", "MR-019", "MR-026", "MR-D09")
def test_time_track() -> None:
    """Given basilisk and Cerberus at 5 (the basilisk longer) and the orc at 8, when the basilisk takes the third tile,
    then he stands in front of the orc, the row slides, and Cerberus plays next."""
    match = started(["PLY01"], seats=3, row=ROW, track=track((BASILISK, 5), (CERBERUS, 5), (ORC, 8)))
    assert match.pending == (BASILISK,)
    match.play(BASILISK, "take place=3")
    assert figures(match) == [(CERBERUS, 5), (ORC, 8), (BASILISK, 8)]
    assert row(match) == ["IMP01", "IMP02", "BED01", "BED02", "BED03", "PLY01"]
    assert tiles(match, BASILISK) == ["WNT01"]
    assert [event.what for event in match.told(None)] == ["took", "dealt", "turn"]  # the tile did nothing
    assert match.pending == (CERBERUS,)
    assert [place.then for place in seen(match).row] == [CERBERUS, CERBERUS, ORC, ORC, ORC, ORC]


@pytest.mark.rule("MR-T01", "MR-020")
@pytest.mark.parametrize(
    ("place", "at", "behind"), [(1, 7, [CERBERUS, ORC, BASILISK]), (3, 8, [ORC, BASILISK, CERBERUS])]
)
def test_two_turns_in_a_row(place: int, at: int, behind: list[int]) -> None:
    match = started(["PLY01"], seats=3, row=ROW, track=track((CERBERUS, 5), (ORC, 8), (BASILISK, 8)))
    match.play(CERBERUS, f"take place={place}")
    assert dict(figures(match))[CERBERUS] == at
    assert order(match) == behind
    assert match.pending == (behind[0],)


@pytest.mark.rule("MR-T02", "MR-033", "MR-050", "MR-054c")
def test_pedicure() -> None:
    """Given an orc with head and torso at level 2, when its legs get there, then the goal is taken at once."""
    match = started(
        seats=2,
        row=["IMP21", *ROW[1:]],
        homes=[home(levels=levels(2, 2, 1)), home(levels=levels(2, 2, 1))],
        track=track((0, 3), (1, 3)),
    )
    before = match.pads(None)[0][0].points
    match.play(0, "take place=1")
    assert mine(match).levels == levels(2, 2, 2)
    assert mine(match).goals == (2,)
    assert (seen(match).goals[2].owner, seen(match).goals[2].points) == (0, 2)
    assert match.pads(None)[0][0].points - before == 1


@pytest.mark.rule("MR-T02", "MR-051")
def test_nobody_else_gets_the_goal_of_the_pedicure() -> None:
    match = started(
        seats=2,
        row=["IMP21", "IMP19", *ROW[2:]],
        homes=[home(levels=levels(2, 2, 1)), home(levels=levels(2, 2, 1))],
    )
    match.play(0, "take place=1")
    match.play(1, "take place=1")
    assert mine(match, 1).levels == levels(2, 2, 2)
    assert (mine(match, 0).goals, mine(match, 1).goals) == ((2,), ())


MICHAEL = ("BED01", "BED02", "BED03", "PLY01", "PLY03", "WDR01", "WDR02", "WNT03", "IMP13")
KATHY = ("BED05", "BED06", "BED07", "BED08")


def michael(*more: str, sides: str = "BAAAAAAABB", goals: tuple[int, ...] = (1, 2, 6), **changes: Any) -> RescueState:
    """He of the rulebook's scoring example: 5 free hearts, 6 symbols on 3 beds, 2 rungs, 2 visits, 3 goals for 6.
    Kathy has as many symbols."""
    own: dict[str, Any] = {"levels": levels(2, 2, 2), "green": 1, "red": 1, **changes}
    gone = own.pop("without", ())
    own_tiles = [tile for tile in (*MICHAEL, *more) if tile not in gone]
    homes = [home(*own_tiles, goals=list(goals), **own), home(*KATHY)]
    return position(seats=5, phase="over", goals=sides, finals="AAAA", row=[None] * 6, homes=homes)


@pytest.mark.rule(
    "MR-T03", "MR-064", "MR-067", "MR-068", "MR-069", "MR-070", "MR-071", "MR-072a", "MR-073", "MR-074", "MR-077"
)
def test_michael_has_37_points() -> None:
    """Given the example of the rulebook, then every step and every final tile is what it says."""
    state = michael()
    steps = state.pads(None)[0]
    assert steps == (
        Line("Care tiles", 6, (Line("Hearts", 5), Line("Hearts with a diamond", 1))),
        Line(
            "Goals", 6, (Line("a diamond of each colour", 2), Line("all parts level 2", 2), Line("four bed symbols", 2))
        ),
        Line("Wants", 3, (Line("wants comfort", 3),)),
        Line("Lines", 3),
        Line("Witch doctor", 6),
        Line(
            "Final tiles",
            13,
            (
                Line("lowest part", 4),
                Line("diamond count", 2),
                Line("ladder length", 2),
                Line("comfiest home", 5),
            ),
        ),
    )
    assert state.score(0) == 37


@pytest.mark.rule("MR-T03", "MR-081")
def test_37_points_are_37_and_not_seven() -> None:
    state = michael()
    result = state.result()
    assert result is not None
    assert result.totals[0] == 37
    assert result.winners == (0,)


@pytest.mark.rule("MR-T03", "MR-069")
def test_michael_with_one_bed_more() -> None:
    state = michael("BED04")
    assert {line.category: line.points for line in state.pads(None)[0]}["Lines"] == 6


@pytest.mark.rule("MR-T03", "MR-072b")
@pytest.mark.parametrize(("low", "points"), [(levels(1, 2, 2), -3), (levels(2, 2, 1), -3), (levels(1, 1, 2), -6)])
def test_michael_with_parts_at_level_one(low: dict[str, int], points: int) -> None:
    state = michael(levels=low, goals=(1, 6))
    assert state.pads(None)[0][5].parts[0] == Line("lowest part", points)


@pytest.mark.rule("MR-T03", "MR-074")
def test_michael_without_a_ladder() -> None:
    state = michael(without=("PLY01", "PLY03"))
    assert state.pads(None)[0][5].parts[2] == Line("ladder length", -1)


@pytest.mark.rule("MR-T04", "MR-078")
def test_second_place_tied() -> None:
    assert shares("longest ladder", [4, 3, 3, 1]) == [5, 2, 2, 0]


@pytest.mark.rule("MR-T05", "MR-077", "MR-078")
def test_two_ties() -> None:
    assert shares("comfiest home", [6, 6, 4, 4]) == [5, 5, 1, 1]


def want(tile: str, **counts: int) -> tuple[int, int]:
    """What a want of seat 0 scores, and its hearts."""
    state = counted(5, "AAAA", **{name: [value] for name, value in counts.items()})
    state.owner[state.printing.ids.index(tile)] = 0
    hearts = position(seats=5, homes=[home(tile)]).pads(None)[0][0].points
    return state.pads(None)[0][2].points, hearts


@pytest.mark.rule("MR-T06", "MR-047")
@pytest.mark.parametrize("level", [1, 4])
def test_legs_want(level: int) -> None:
    assert want("WNT04", legs=level) == (level, 0)


@pytest.mark.rule("MR-T07", "MR-045", "MR-046")
def test_comfort_and_treasure() -> None:
    assert want("WNT03", symbols=4) == want("WNT03", symbols=5) == (2, 1)
    assert want("WNT02", red=1, green=2) == (1, 2)


@pytest.mark.rule("MR-T08", "MR-037", "MR-038")
def test_two_green_diamonds_and_a_choice() -> None:
    match = started(seats=2, row=["DIA01", "DIA04", *ROW[:4]])
    match.play(0, "take place=1")
    match.play(1, "take place=1")
    assert (mine(match, 0).red, mine(match, 0).green) == (0, 2)
    assert options(match, 1) == ["choose_gem colour=red", "choose_gem colour=green"]
    match.play(1, "choose_gem colour=red")
    assert (mine(match, 1).red, mine(match, 1).green) == (1, 0)


@pytest.mark.rule("MR-T09", "MR-073")
def test_four_diamonds() -> None:
    assert pays("diamond count", red=1, green=3) == 6


@pytest.mark.rule("MR-T10", "MR-074")
def test_ladder() -> None:
    assert [pays("ladder length", rungs=rungs) for rungs in range(4)] == [-1, 1, 2, 4]


# Our own.


@pytest.mark.rule("MR-T11", "MR-010", "MR-011", "MR-012")
def test_opening_sort() -> None:
    """Dealt hearts 2, 0, 1, linked, 0, 1: those without first, in the order in which they were dealt."""
    dealt = ["IMP04", "IMP01", "IMP03", "BED04", "IMP02", "IMP12"]
    match = started(dealt, seats=2, phase="deal", track=track((0, 0), (1, 0)))
    assert row(match) == ["IMP01", "BED04", "IMP02", "IMP03", "IMP12", "IMP04"]


@pytest.mark.rule("MR-T12", "MR-029")
@pytest.mark.parametrize(("place", "after"), [(2, "a c d e f g"), (6, "a b c d e g"), (1, "b c d e f g")])
def test_slide(place: int, after: str) -> None:
    names = dict(zip("abcdefg", [*ROW, "PLY04"], strict=True))
    match = started(["PLY04"], seats=2, row=ROW)
    match.play(0, f"take place={place}")
    assert row(match) == [names[letter] for letter in after.split()]


@pytest.mark.rule("MR-T13", "MR-078")
@pytest.mark.parametrize(("count", "points"), [(3, 3), (4, 2), (5, 2)])
def test_several_tied_for_most(count: int, points: int) -> None:
    assert shares("longest ladder", [2] * count) == [points] * count


@pytest.mark.rule("MR-T15", "MR-079")
def test_zeros() -> None:
    assert shares("comfiest home", [3, 0, 0]) == [6, 0, 0]
    assert shares("comfiest home", [0, 0, 0]) == [0, 0, 0]


@pytest.mark.rule("MR-T16", "MR-072a", "MR-072b")
@pytest.mark.parametrize(
    ("head", "torso", "legs", "points"),
    [(1, 4, 4, -3), (1, 1, 4, -6), (1, 1, 1, -9), (2, 4, 4, 4), (3, 3, 4, 8), (4, 4, 4, 12)],
)
def test_body(head: int, torso: int, legs: int, points: int) -> None:
    assert pays("lowest part", head=head, torso=torso, legs=legs) == points


@pytest.mark.rule("MR-T18", "MR-075")
@pytest.mark.parametrize(("red", "green", "points"), [(3, 1, 3), (2, 0, 0), (0, 0, -1)])
def test_pairs(red: int, green: int, points: int) -> None:
    assert pays("diamond pairs", red=red, green=green) == points


@pytest.mark.rule("MR-T19", "MR-069")
@pytest.mark.parametrize(
    ("own", "goals", "points"),
    [
        (["PLY04", "BED01", "BED02", "BED03", "BED04", "BED05"], [6, 8], 3),
        (["PLY01", "PLY02", "PLY03", "BED01", "BED02", "BED03", "BED04", "BED05"], [6, 7, 8], 6),
        (["PLY01", "PLY02", "BED03"], [], 0),
    ],
)
def test_lines(own: list[str], goals: list[int], points: int) -> None:
    state = position(seats=3, homes=[home(*own, goals=goals)])
    assert {line.category: line.points for line in state.pads(None)[0]}["Lines"] == points


@pytest.mark.rule("MR-T20", "MR-070")
@pytest.mark.parametrize(("visits", "goals", "points"), [(3, 0, 0), (0, 5, 0), (2, 4, 8)])
def test_witch_doctor(visits: int, goals: int, points: int) -> None:
    state = counted(2, visits=[visits], goals_taken=[goals])
    assert {line.category: line.points for line in state.pads(None)[0]}["Witch doctor"] == points


@pytest.mark.rule("MR-T22", "MR-055")
def test_overshoot() -> None:
    match = started(seats=2, row=["PLY04", *ROW[1:]], homes=[home("PLY01", "PLY02")])
    match.play(0, "take place=1")
    assert (mine(match).rungs, mine(match).goals) == (4, (7,))


@pytest.mark.rule("MR-T23", "MR-035")
@pytest.mark.parametrize(
    ("before", "goals", "raised"), [(levels(4, 4, 3), [2, 3, 4], 1), (levels(4, 4, 4), [2, 3, 4, 5], 0)]
)
def test_any_part_with_one_left_or_none(before: dict[str, int], goals: list[int], raised: int) -> None:
    match = started(seats=2, row=["IMP28", *ROW[1:]], homes=[home(levels=before, goals=goals)])
    match.play(0, "take place=1")
    assert seen(match).phase == "take"  # nobody was asked
    assert mine(match).levels == levels(4, 4, 4)
    assert len(told(match, "improved")) == raised
    assert tiles(match) == ["IMP28"]


@pytest.mark.rule("MR-T25", "MR-056", "MR-057", "MR-059", "MR-062", "MR-063")
@pytest.mark.parametrize("choice", [0, -1])
def test_the_end_is_triggered_by_the_last_tile(choice: int) -> None:
    """Two players, 32 tiles: 26 are dealt after the first six, 28 are taken, the last two for free, 4 stay."""
    match = started(seats=2)
    taken = free = 0
    for _ in until_over(match):
        seat, before = match.pending[0], seen(match)
        free += before.final_turns and before.phase == "take"
        taken += before.phase == "take"
        match.play(seat, match.legal(seat)[choice])
        assert seen(match).final_turns == (len(told(match, "dealt")) == 26)
    assert (taken, free, len(told(match, "dealt"))) == (28, 2, 26)
    assert sum(place.tile is not None for place in seen(match).row) == 4


@pytest.mark.rule("MR-T27", "MR-018", "MR-019")
def test_landing_among_others() -> None:
    match = started(seats=3, row=ROW, track=track((0, 4), (1, 6), (2, 6)))
    match.play(0, "take place=1")
    assert order(match) == [1, 2, 0]


@pytest.mark.rule("MR-T29", "MR-034")
def test_improving_a_part_at_level_four() -> None:
    match = started(seats=2, row=["IMP04", *ROW[1:]], homes=[home(levels=levels(4, 1, 1), goals=[4])])
    before = match.pads(None)[0][0].points
    match.play(0, "take place=1")
    assert mine(match).levels == levels(4, 1, 1)
    assert match.pads(None)[0][0].points == before + 2
