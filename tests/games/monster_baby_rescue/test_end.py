"""MR-056 to MR-063: the final turns."""

import pytest

import bestiary
from tests.ending import until_over
from tests.games.monster_baby_rescue.positions import (
    ROW,
    figures,
    home,
    levels,
    mine,
    options,
    order,
    refused,
    row,
    seen,
    started,
    tiles,
    told,
    track,
)
from tests.games.monster_baby_rescue.printings import TILES

SEATS = [2, 3, 4, 5]


@pytest.mark.rule("MR-056")
def test_the_end_begins_when_the_last_tile_comes_to_the_row() -> None:
    match = started(["PLY04"], seats=2, row=ROW, deck=["PLY04", "BED04"])

    match.play(0, "take place=1")
    assert (seen(match).deck, seen(match).final_turns) == (1, False)
    match.play(1, "take place=5")

    assert (seen(match).deck, seen(match).final_turns) == (0, True)
    assert row(match)[5] == "BED04"  # that turn is finished as every other
    assert dict(figures(match)) == {0: 2, 1: 4}
    assert len(told(match, "last_round")) == 1


@pytest.mark.rule("MR-057")
@pytest.mark.parametrize("seats", SEATS)
def test_everybody_has_exactly_one_more_turn_who_triggered_it_too(seats: int) -> None:
    match = started(seats=seats, row=ROW, deck=["BED04"])
    trigger = match.pending[0]
    match.play(trigger, "take place=6")
    assert seen(match).final_turns

    played = []
    for _ in until_over(match):
        played.append(match.pending[0])
        match.play(match.pending[0], match.legal(match.pending[0])[0])

    assert sorted(played) == list(range(seats))
    assert trigger in played


@pytest.mark.rule("MR-057")
def test_who_triggered_the_end_and_is_still_last_plays_first_and_only_once() -> None:
    match = started(seats=3, row=ROW, deck=["BED04"], track=track((1, 0), (0, 3), (2, 4)))

    match.play(1, "take place=1")
    assert match.pending == (1,)
    match.play(1, "take place=1")

    assert match.pending == (0,)


@pytest.mark.rule("MR-058")
def test_final_turns_go_in_the_order_of_the_track() -> None:
    """Who triggers lands on a location where another stands, and so comes after it."""
    match = started(seats=4, row=ROW, deck=["BED04"], track=track((2, 4), (0, 5), (3, 6), (1, 7)))

    match.play(2, "take place=1")
    assert order(match) == [0, 3, 2, 1]

    for seat in (0, 3, 2, 1):
        assert match.pending == (seat,)
        match.play(seat, match.legal(seat)[-1])
    assert match.over
    assert [event.progress for event in told(match, "over")] == [True]  # the log draws a line


@pytest.mark.rule("MR-059")
@pytest.mark.parametrize("place", [1, 2, 3, 4, 5, 6])
def test_a_final_turn_costs_nothing_and_leaves_a_gap(place: int) -> None:
    match = started(seats=3, row=ROW, final=True, track=track((0, 5), (1, 6), (2, 7)))
    assert [entry.cost for entry in seen(match).row] == [0] * 6
    assert [entry.then for entry in seen(match).row] == [None] * 6

    match.play(0, f"take place={place}")

    after = [*ROW]
    after[place - 1] = ""
    assert row(match) == [name or None for name in after]
    assert match.save()["track"] == track((0, 5), (1, 6), (2, 7))
    assert told(match, "took")[0].data["cost"] == 0
    assert told(match, "dealt") == []


@pytest.mark.rule("MR-060")
def test_effects_and_goals_of_a_final_turn_count() -> None:
    match = started(seats=2, final=True, row=["IMP21", "DIA01", *ROW[2:]], homes=[home(levels=levels(2, 2, 1))])

    match.play(0, "take place=1")
    match.play(1, "take place=2")

    assert (mine(match).levels["legs"], mine(match).goals) == (2, (2,))
    assert mine(match, 1).green == 2
    assert match.result is not None
    assert match.result.pads[0][1].points == 2


@pytest.mark.rule("MR-061")
def test_after_a_final_turn_the_figure_leaves_the_track() -> None:
    match = started(seats=3, row=ROW, final=True)
    for seat in range(3):
        assert order(match) == list(range(seat, 3))
        assert [one.done for one in seen(match).homes] == [other < seat for other in range(3)]
        match.play(seat, match.legal(seat)[0])

    assert order(match) == []
    assert match.over


@pytest.mark.rule("MR-062")
def test_any_tile_that_is_left_may_be_taken_and_the_rest_scores_for_nobody() -> None:
    match = started(seats=5, row=["IMP04", *ROW[1:]], final=True)
    match.play(0, "take place=4")
    assert options(match, 1) == [f"take place={place}" for place in (1, 2, 3, 5, 6)]
    assert [choice.places for choice in match.forbidden(1)] == [("row:4",)]
    for seat, place in ((1, 6), (2, 3), (3, 5), (4, 2)):
        match.play(seat, f"take place={place}")

    assert match.over
    assert row(match) == ["IMP04", None, None, None, None, None]
    assert [tiles(match, seat) for seat in range(5)] == [["BED01"], ["BED03"], ["WNT01"], ["BED02"], ["IMP02"]]
    assert match.result is not None
    assert [pad[0].points for pad in match.result.pads] == [1, 0, 0, 0, 0]  # the two hearts of IMP04 are nobody's


@pytest.mark.rule("MR-063")
@pytest.mark.parametrize(("seats", "deck"), [(2, 32), (3, 44), (4, 56), (5, 68)])
@pytest.mark.parametrize("choice", [0, -1])
def test_as_many_tiles_are_taken_as_the_deck_says(seats: int, deck: int, choice: int) -> None:
    match = bestiary.new("monster_baby_rescue", seats=seats, seed=seats)
    for _ in until_over(match):
        match.play(match.pending[0], match.legal(match.pending[0])[choice])

    assert len(told(match, "took")) == deck - 6 + seats
    assert sum(len(tiles(match, seat)) for seat in range(seats)) == deck - 6 + seats
    assert sum(tile is not None for tile in row(match)) == 6 - seats


@pytest.mark.rule("MR-063")
@pytest.mark.parametrize("seats", SEATS)
def test_no_game_has_more_decisions_than_it_says(seats: int) -> None:
    match = bestiary.new("monster_baby_rescue", seats=seats, seed=1)
    turns = len(match.save()["deck"]) + seats
    choices = sum(tile.get("part") == "any" or tile.get("colour") == "choice" for tile in TILES.values())

    assert match.game.longest(seats, match.game.options()) == turns + choices


@pytest.mark.rule("MR-059", "MR-D13")
def test_a_final_turn_can_be_taken_back_since_it_reveals_nothing() -> None:
    match = started(seats=2, row=ROW, final=True)
    before = match.save()

    match.play(0, "take place=2")
    match.back(0)

    assert match.save() == before
    assert refused(match, 1, "take place=1").code == "NOT_YOUR_TURN"


@pytest.mark.rule("MR-057", "MR-D13")
@pytest.mark.parametrize("seats", [2, 5])
def test_the_log_draws_lines_and_what_chance_decides_is_revealed(seats: int) -> None:
    """A line where the game begins, before each turn of another, where the end begins, and at the end."""
    match = bestiary.new("monster_baby_rescue", seats=seats, seed=3)
    for _ in until_over(match):
        match.play(match.pending[0], match.legal(match.pending[0])[-1])

    events = match.told(None)
    lines = [event.what for event in events if event.progress]
    assert (lines[0], lines[-1]) == ("began", "over")
    assert lines[-seats - 1 :] == ["last_round", *["turn"] * (seats - 1), "over"]
    assert set(lines) == {"began", "turn", "last_round", "over"}
    assert {event.what for event in events if not event.progress}.isdisjoint(lines)
    revealed = {event.what for event in events if event.reveals}
    assert revealed == {"figure", "monster", "goal_shown", "final_shown", "dealt"}
    assert {event.what for event in events if not event.reveals}.isdisjoint(revealed)
