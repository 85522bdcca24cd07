"""MR-024 to MR-031, MR-D04, MR-D05: one turn, and the row after it."""

import pytest

from bestiary.games.monster_baby_rescue import GAME
from tests.ending import until_over
from tests.games.monster_baby_rescue.positions import (
    COSTS,
    ROW,
    figures,
    home,
    levels,
    mine,
    options,
    play_defaults,
    refused,
    row,
    seen,
    started,
    tiles,
    told,
    track,
)
from tests.games.monster_baby_rescue.printings import TILES


@pytest.mark.rule("MR-024", "MR-D05")
def test_a_turn_is_take_and_move_effect_goals_slide_new_tile() -> None:
    match = started(
        ["PLY04"],
        seats=2,
        row=["BED01", "IMP21", *ROW[2:3], "BED02", "BED03", "BED04"],
        homes=[home(levels=levels(2, 2, 1))],
        track=track((0, 0), (1, 1)),
    )

    match.play(0, "take place=2")

    assert [event.what for event in match.told(None)] == ["took", "improved", "goal", "dealt", "turn"]
    took, improved, goal, dealt, turn = match.told(None)
    assert took.data == {"tile": "IMP21", "name": "pedicure", "place": 2, "cost": 2}
    assert improved.data == {"part": "legs", "level": 2}
    assert goal.data["goal"] == 2
    assert dealt.data["tile"] == "PLY04"
    assert (took.seat, improved.seat, goal.seat, turn.seat) == (0, 0, 0, 1)
    assert row(match) == ["BED01", "WNT01", "BED02", "BED03", "BED04", "PLY04"]


@pytest.mark.rule("MR-024")
def test_the_tile_is_kept() -> None:
    match = started(seats=2, row=ROW, homes=[home("BED04")])
    match.play(0, "take place=5")

    assert tiles(match, 0) == ["BED02", "BED04"]
    assert tiles(match, 1) == []


@pytest.mark.rule("MR-025")
def test_exactly_one_tile_is_taken_each_turn() -> None:
    match = started(seats=3)
    count = 0
    for _ in until_over(match):
        seat = match.pending[0]
        before = [len(tiles(match, one)) for one in range(3)]
        if seen(match).phase == "take":
            count += 1
            match.play(seat, match.legal(seat)[-1])
            assert [len(tiles(match, one)) - before[one] for one in range(3)] == [one == seat for one in range(3)]
        else:
            match.play(seat, match.legal(seat)[0])
            assert [len(tiles(match, one)) for one in range(3)] == before
    assert len(told(match, "took")) == count


@pytest.mark.rule("MR-025")
def test_there_is_always_a_tile_to_take_and_nothing_else_to_do() -> None:
    match = started(seats=2, row=ROW)

    assert options(match, 0) == [f"take place={place}" for place in range(1, 7)]
    assert [GAME.actions.text(action) for action in range(GAME.actions.size)] == [
        *[f"take place={place}" for place in range(1, 7)],
        *[f"choose_part part={part}" for part in ("head", "torso", "legs")],
        *[f"choose_gem colour={colour}" for colour in ("red", "green")],
    ]
    assert refused(match, 0, "pass").code == "MUST_TAKE"


@pytest.mark.rule("MR-026", "MR-027")
@pytest.mark.parametrize("place", [1, 2, 3, 4, 5, 6])
@pytest.mark.parametrize("shift", [0, 3])
def test_the_place_costs_and_not_the_tile(place: int, shift: int) -> None:
    match = started(seats=2, row=[*ROW[shift:], *ROW[:shift]], track=track((0, 2), (1, 9)))
    assert seen(match).row[place - 1].cost == COSTS[place - 1]

    match.play(0, f"take place={place}")

    assert dict(figures(match)) == {0: 2 + COSTS[place - 1], 1: 9}


@pytest.mark.rule("MR-027")
def test_the_third_place_costs_three_and_they_cost_two_to_four() -> None:
    costs = [place.cost for place in seen(started(seats=2)).row]

    assert costs[2] == 3
    assert costs == [2, 2, 3, 3, 4, 4]


@pytest.mark.rule("MR-028")
@pytest.mark.parametrize("tile", sorted(TILES))
def test_any_tile_may_be_taken_whatever_one_has(tile: str) -> None:
    spare = [name for name in ROW if name != tile]
    match = started(seats=5, row=[*spare[:5], tile])

    assert "take place=6" in options(match, 0)
    match.play(0, "take place=6")
    assert tiles(match) == [tile]


@pytest.mark.rule("MR-029", "MR-030")
def test_place_order_is_age_whatever_the_hearts() -> None:
    """Tiles with two hearts come in and go down to the cheap end; nobody sorts them back."""
    match = started(["IMP04", "IMP10", "IMP13", "IMP11"], seats=2, row=ROW)
    for _ in range(4):
        match.play(match.pending[0], "take place=1")

    assert row(match) == ["BED02", "BED03", "IMP04", "IMP10", "IMP13", "IMP11"]


@pytest.mark.rule("MR-031")
def test_a_tile_stays_for_the_whole_game_even_when_it_did_nothing() -> None:
    match = started(
        seats=2,
        row=["IMP04", "IMP10", *ROW[2:]],
        homes=[home("IMP01", "IMP02", "IMP03", levels=levels(4, 1, 1), goals=[4])],
    )
    match.play(0, "take place=1")
    assert tiles(match) == ["IMP01", "IMP02", "IMP03", "IMP04"]

    play_defaults(match)

    assert {"IMP01", "IMP02", "IMP03", "IMP04"} <= set(tiles(match))


@pytest.mark.rule("MR-D04")
def test_movement_comes_with_the_take_and_goals_and_the_new_tile_after_the_choice() -> None:
    match = started(
        ["PLY04"],
        seats=2,
        row=["IMP28", *ROW[1:]],
        homes=[home(levels=levels(2, 2, 1))],
        track=track((0, 0), (1, 1)),
    )

    match.play(0, "take place=1")
    assert (seen(match).phase, match.pending) == ("choose_part", (0,))
    assert figures(match) == [(1, 1), (0, 2)]
    assert row(match) == [None, *ROW[1:]]
    assert (mine(match).goals, tiles(match)) == ((), ["IMP28"])
    assert match.legal(1) == []

    match.play(0, "choose_part part=legs")
    assert mine(match).goals == (2,)
    assert row(match) == [*ROW[1:], "PLY04"]
    assert (seen(match).phase, match.pending) == ("take", (1,))


@pytest.mark.rule("MR-D04")
def test_a_gem_is_chosen_the_same_way() -> None:
    match = started(["PLY04"], seats=2, row=["DIA04", *ROW[1:]], homes=[home(red=1)], track=track((0, 0), (1, 1)))

    match.play(0, "take place=1")
    assert (seen(match).phase, match.pending) == ("choose_gem", (0,))
    assert seen(match).choosing is not None
    assert (figures(match), mine(match).goals) == ([(1, 1), (0, 2)], ())

    match.play(0, "choose_gem colour=green")
    assert (mine(match).red, mine(match).green, mine(match).goals) == (1, 1, (1,))
    assert row(match) == [*ROW[1:], "PLY04"]
    assert seen(match).choosing is None


@pytest.mark.rule("MR-D04", "MR-060")
def test_a_choice_of_a_final_turn_is_asked_too() -> None:
    match = started(seats=2, final=True, row=["IMP28", *ROW[1:]], homes=[home(levels=levels(2, 2, 1))])

    match.play(0, "take place=1")
    assert options(match, 0) == [f"choose_part part={part}" for part in ("head", "torso", "legs")]
    match.play(0, "choose_part part=legs")

    assert mine(match).goals == (2,)
    assert match.pending == (1,)


@pytest.mark.rule("MR-D05", "MR-056")
def test_the_end_is_triggered_after_goals_and_slide() -> None:
    match = started(["PLY04"], seats=2, row=["IMP28", *ROW[1:]], deck=["PLY04"], homes=[home(levels=levels(2, 2, 1))])

    match.play(0, "take place=1")
    assert not seen(match).final_turns
    match.play(0, "choose_part part=legs")

    assert [event.what for event in match.told(None)] == ["took", "improved", "goal", "dealt", "last_round"]
    assert row(match) == [*ROW[1:], "PLY04"]
    assert seen(match).final_turns
