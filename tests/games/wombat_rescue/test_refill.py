"""WR-086 to WR-088: refilling food spaces."""

import pytest

from bestiary.core.event import Event
from bestiary.games.wombat_rescue import GAME
from bestiary.games.wombat_rescue.components import CARD_NAMES
from bestiary.games.wombat_rescue.disks import count
from tests.games.wombat_rescue.positions import (
    BLUE,
    RED,
    YELLOW,
    at,
    disks,
    match_of,
    scene,
)

FOOD_CARDS = ("grass_bush_food", "grass_creek_food", "bush_creek_food", "sand_rock_food")


def aside(*names: str) -> list[int]:
    return [CARD_NAMES.index(name) for name in names]


def put_aside(state, *names: str) -> None:  # type: ignore[no-untyped-def]
    state.deck = state.deck[:]
    for name in names:
        state.deck[CARD_NAMES.index(name)] -= 1
    state.aside = aside(*names)


@pytest.mark.rule("WR-086")
def test_with_three_food_cards_aside_food_is_refilled() -> None:
    state = scene(mamas={RED: (3, 0)}, food_spaces=[(-3, 0), (-3, 1)])
    put_aside(state, *FOOD_CARDS[:2])
    match = match_of(state, "wander", script=["card kind=bush_creek_food", "card kind=grass_sand"])
    match.go("wander_to direction=W", "end_movement")
    assert match.seen().aside == ()
    assert {name: match.seen().discard.get(name) for name in FOOD_CARDS[:3]} == dict.fromkeys(FOOD_CARDS[:3], 1)
    assert len(match.seen().food) == 2


@pytest.mark.rule("WR-086")
def test_two_food_cards_are_not_enough() -> None:
    state = scene(mamas={RED: (3, 0)}, food_spaces=[(-3, 0)])
    put_aside(state, FOOD_CARDS[0])
    match = match_of(state, "wander", script=["card kind=grass_creek_food"])
    match.go("wander_to direction=W", "end_movement")
    assert len(match.seen().aside) == 2
    assert match.seen().food == ()


@pytest.mark.rule("WR-086", "WR-T25", "WR-D20")
def test_the_fourth_food_card_stays_aside() -> None:
    state = scene(mamas={RED: (3, 0)}, food_spaces=[(-3, 0)])
    put_aside(state, *FOOD_CARDS[:2])
    script = ["card kind=sand_rock_food", "card kind=grass_sand", "card kind=bush_creek_food", "card kind=grass_sand"]
    match = match_of(state, "wander", script=script)
    match.go("wander_to direction=W", "wander", "wander_to direction=W", "end_movement")
    assert [card.name for card in match.seen().aside] == ["bush_creek_food"]
    assert len(match.seen().food) == 1
    # The next turn without a reveal checks nothing.
    told = len(match.events("refill"))
    match.go("end_movement")
    assert len(match.events("refill")) == told == 1


@pytest.mark.rule("WR-086")
def test_without_a_reveal_nothing_is_checked() -> None:
    """Blue, who did not wander, does not refill although red left three cards aside in a made-up position."""
    state = scene(mamas={RED: (3, 0)}, food_spaces=[(-3, 0)])
    put_aside(state, *FOOD_CARDS[:3])
    match = match_of(state, "end_movement")
    assert match.seen().food == ()
    assert len(match.seen().aside) == 3


@pytest.mark.rule("WR-087", "WR-T26")
def test_spaces_with_cube_mama_or_dingo_are_left_out() -> None:
    empty = [(-3, 0), (-3, 1), (-2, 2), (-1, -1), (0, -3)]
    state = scene(
        seats=3,
        mamas={RED: (3, 0), YELLOW: (-3, 1)},
        cubes={BLUE: {(-3, 0): 1}},
        food_spaces=[*empty, (1, 4)],
        food={(1, 4): "green"},
        dingo=[(-2, 2)],
    )
    put_aside(state, *FOOD_CARDS[:2])
    match = match_of(state, "wander", script=["card kind=bush_creek_food", "card kind=grass_sand"])
    before = count(state.bag)
    match.go("wander_to direction=W", "end_movement")
    assert {match.now.name(disk.space) for disk in match.seen().food} == {"-1,-1", "0,-3", "1,4"}
    assert count(match.now.bag) == before - 2


@pytest.mark.rule("WR-088")
def test_with_too_few_disks_chance_says_which_spaces_get_one() -> None:
    spaces = [(-3, 0), (-3, 1), (-2, 2), (-1, -1), (0, -3)]
    state = scene(mamas={RED: (3, 0)}, food_spaces=spaces, terrain={(2, 0): "sand"})
    put_aside(state, *FOOD_CARDS[:2])
    state.mouth[BLUE] = state.bag - disks("green", "orange")
    state.bag = disks("green", "orange")
    chosen = at(state, (-2, 2))
    script = ["card kind=bush_creek_food", "card kind=grass_sand"]
    match = match_of(state, "wander", script=script)
    after = match.go("wander_to direction=W").now
    after.apply(RED, GAME.actions.parse("end_movement"))
    assert after.pending() == (-1,)
    assert set(after.possible()) == {GAME.outcomes.parse(f"space space={at(state, place)}") for place in spaces}
    told: list[Event] = []
    after.told = told
    after.apply(-1, GAME.outcomes.parse(f"space space={chosen}"))
    assert [(event.what, event.reveals) for event in told] == [("space_chosen", True)]
    assert set(after.possible().values()) == {1}
    after.apply(-1, GAME.outcomes.parse("disk colour=orange"))
    assert after.food[chosen] == 1
    assert len(after.possible()) == 4
    after.apply(-1, min(after.possible()))
    after.apply(-1, GAME.outcomes.parse("disk colour=green"))
    assert (after.bag, after.turn, after.gaps) == (0, BLUE, [])


@pytest.mark.rule("WR-088")
def test_an_empty_bag_is_no_error() -> None:
    state = scene(mamas={RED: (3, 0)}, food_spaces=[(-3, 0)])
    put_aside(state, *FOOD_CARDS[:2])
    state.mouth[BLUE] = state.bag
    state.bag = 0
    match = match_of(state, "wander", script=["card kind=bush_creek_food", "card kind=grass_sand"])
    match.go("wander_to direction=W", "end_movement")
    assert (match.seen().food, match.now.turn) == ((), BLUE)
