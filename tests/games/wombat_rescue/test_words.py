"""Choices, forbidden moves and events in words; what a board needs is in the view."""

import re

import pytest

from bestiary.core.seats import CHANCE
from bestiary.games.wombat_rescue import GAME
from tests.games.wombat_rescue.played_games import played
from tests.games.wombat_rescue.positions import BLUE, RED, match_of, new, scene, texts_of


def test_choices_say_where_they_lead_and_what_happens() -> None:
    state = scene(
        mamas={RED: (0, 0), BLUE: (0, 1)},
        cubes={RED: {(0, 0): 1}},
        food={(1, 0): "green"},
        babies=[(-1, 0), (0, -6)],
        dingo=[(0, -1)],
    )
    labels = {choice.text: choice for choice in match_of(state).choices(RED)}
    east = labels["move direction=E distance=1"]
    assert east.label == "Move 1 east, to the grass (eat a leaf worth 1)"
    assert east.outcome == "eat a leaf worth 1"
    assert east.places == ("hex:1,0",)
    assert "find baby 1" in labels["move direction=W distance=1"].label
    assert "the dingo catches you" in labels["move direction=NW distance=1"].label
    assert "push Player 2" in labels["move direction=SE distance=1"].label
    assert labels["scamper direction=E"].places == ("tile:0:scamper", "hex:1,0")
    assert labels["end_movement"].places == ("end",)


def test_who_brings_a_baby_home_gains_it_line_by_line() -> None:
    state = scene(home=(1, 0), babies=[(5, 0), (6, -6)], mamas={RED: (0, 0)}, cubes={RED: {(0, 0): 1}}, pouch={RED: 1})
    home = {choice.text: choice for choice in match_of(state).choices(RED)}["move direction=E distance=1"]
    assert (home.gain, home.outcome) == (1, "rescue baby 2")
    assert [(line.category, line.points) for line in home.receipt] == [("Baby 2 is rescued", 1)]


def test_a_den_says_how_near_the_dingo_would_be() -> None:
    first = new(2, first=0)
    assert first.seen().phase == "dingo_setup"
    for choice in first.choices(first.pending[0]):
        assert re.fullmatch(r"\d+ from home", choice.outcome)


def test_where_the_dingo_may_end_is_shown_while_he_runs() -> None:
    """Given a mama who is not straight ahead: one of the ways to each end, all of them as long as the die says."""
    state = scene(mamas={RED: (0, 5), BLUE: (2, -4)}, dingo=[(0, 0)], controller=RED, unused={RED: []})
    match = match_of(state, "end_movement", script=["roll face=2"])
    (dingo,) = match.seen().dingoes
    assert match.seen().phase == "dingo_step"
    assert {len(way) for way in dingo.runs} == {3}
    assert len({way[-1] for way in dingo.runs}) == len(dingo.runs) == 3
    assert dingo.steps == (5, 4)


def test_what_is_forbidden_is_offered_with_its_reason() -> None:
    state = scene(mamas={RED: (0, 0)}, cubes={RED: {(0, 0): 1}}, unused={RED: ["scamper"]})
    match = match_of(state)
    offered = {choice.text: match.why_not(RED, choice.action) for choice in match.forbidden(RED)}
    assert "move direction=E distance=4" in offered
    assert "hold_it_in" in offered
    assert "wander" in offered
    assert all(refusal is not None for refusal in offered.values())
    lost = match_of(scene(mamas={RED: (-5, 0)}, food={(-4, 0): "green"}, cubes={RED: {(0, 0): 1}}))
    assert texts_of(lost.now, RED)[0] == "special direction=E"
    assert {choice.text for choice in lost.forbidden(RED) if choice.text.startswith("move direction=E")} == {
        "move direction=E distance=1"
    }
    assert match.forbidden(BLUE) == []


@pytest.mark.parametrize("game", [(1, 0, 0), (3, 1, 0), (5, 5, 1)])
def test_every_event_has_a_sentence_and_every_choice_a_label_of_its_own(game: tuple[int, int, int]) -> None:
    names = ["Ann", "Bob", "Cem", "Dan", "Eve"]
    told = set()
    for seat, action, before, _ in played(*game):
        if before is None or seat is None:
            continue
        listening = before.clone()
        listening.told = []
        listening.apply(seat, action)
        for event in listening.told:
            told.add(event.what)
            sentence = GAME.sentence(event, names)
            assert sentence.endswith((".", "!")), sentence
            assert "{" not in sentence
            assert " a orange" not in sentence
            assert len(before.dingo) == 2 or not re.search(r"dingo \d", sentence, re.IGNORECASE), sentence
        if seat != CHANCE:
            labels = [choice.label for choice in before.choices(seat)]
            assert len(before.dingo) == 2 or not [label for label in labels if label.startswith("Dingo ")]
            assert len(set(labels)) == len(labels)
    assert {"moved", "turn", "rolled", "digested", "card"} <= told


def test_the_view_holds_what_a_board_needs() -> None:
    state = scene(
        mamas={RED: (0, 0), BLUE: (3, 0)},
        cubes={RED: {(0, 0): 2}, BLUE: {(3, 0): 1}},
        dingo=[(6, 0)],
        controller=RED,
    )
    view = match_of(state).seen()
    assert len(view.hexes) == state.count
    assert len(view.smell[RED]) == 37
    assert len(view.smell[BLUE]) == 19
    assert [(cubes.seat, cubes.count, cubes.radius) for cubes in view.cubes] == [(RED, 2, 3), (BLUE, 1, 2)]
    (dingo,) = view.dingoes
    assert [(prey.seat, prey.distance) for prey in dingo.prey] == [(BLUE, 3)]
    assert [state.name(space) for space in dingo.prey[0].path] == ["6,0", "5,0", "4,0", "3,0"]
    assert {way.how for way in view.ways} == {"move", "scamper"}
    assert all(way.path[0] == state.mama[RED] for way in view.ways)
    wombat = view.wombats[RED]
    assert (wombat.in_smell_area, wombat.lost, wombat.supply) == (True, False, 13)


def test_the_wander_card_and_its_ways_are_seen() -> None:
    state = scene(mamas={RED: (3, 0)})
    match = match_of(state, "wander", script=["card kind=grass_bush"])
    view = match.seen()
    assert view.card is not None
    assert (view.card.name, view.card.terrains, view.card.food) == ("grass_bush", ("grass", "bush"), False)
    assert [way.how for way in view.ways] == ["wander_to"] * 6


def test_while_tiles_are_dealt_the_map_is_known_in_part() -> None:
    state = GAME.new(2, {"first": 0})
    view = state.view(None)
    assert {part.terrain is None for part in view.hexes} == {True, False}  # type: ignore[attr-defined]
    assert all(part.terrain is not None for part in new(2).seen().hexes)
