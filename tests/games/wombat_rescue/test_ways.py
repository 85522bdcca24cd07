"""What is shown of a way before it is gone is what happens on it: the same walker tells both."""

import pytest

from bestiary.core.event import Event
from bestiary.games.wombat_rescue.actions import line_of
from bestiary.games.wombat_rescue.moving import walk
from bestiary.games.wombat_rescue.state import WombatState
from bestiary.games.wombat_rescue.view import Way
from bestiary.games.wombat_rescue.ways import ways
from tests.games.wombat_rescue.late import LATE, played_late
from tests.games.wombat_rescue.played_games import GAMES, played
from tests.games.wombat_rescue.positions import RED, at, scene

STRONG = {RED: {(0, 0): 3}}


def happens(state: WombatState, way: Way) -> Way:
    """The way as it is when it has been gone."""
    after = state.clone()
    after.told = []
    direction, distance = line_of(way.action)
    walk(after, direction, distance, way.how)
    seat = state.turn
    events = {event.what: event for event in after.told if event.seat == seat}
    return Way(
        way.action,
        way.how,
        way.path,
        way.pushes,
        way.stop,
        str(events["ate"].data["colour"]) if "ate" in events else None,
        _number(events.get("found")),
        "rescued" in events,
        "caught" in events or "rammed" in events,
        way.home,
        way.dingo,
    )


def _number(event: Event | None) -> int | None:
    baby = None if event is None else event.data["baby"]
    assert baby is None or isinstance(baby, int)
    return baby


@pytest.mark.rule("WR-D05", "WR-064", "WR-062")
def test_a_way_home_that_ends_at_another_baby_says_both() -> None:
    """Given a baby in the pouch, home on the line and another baby behind it: one is brought home, the other found."""
    state = scene(home=(1, 0), babies=[(2, 0), (6, -6), (-6, 0)], mamas={RED: (0, 0)}, cubes=STRONG, pouch={RED: 1})
    way = next(way for way in ways(state) if len(way.path) == 3 and way.path[-1] == state.layout.babies[0])
    assert (way.rescues, way.finds) == (True, 1)
    assert happens(state, way) == way


@pytest.mark.rule("WR-124", "WR-062")
def test_alone_a_baby_that_flees_to_where_she_stands_is_found_again() -> None:
    spot = (1, 0)
    state = scene(seats=1, babies=[spot, (6, -6)], mamas={RED: (0, 0)}, cubes=STRONG, pouch={RED: 0}, dingo=[spot])
    way = next(way for way in ways(state) if way.path[-1] == state.layout.babies[0])
    assert (way.caught, way.finds) == (True, 1)
    assert happens(state, way) == way


def test_a_way_says_how_far_it_is_from_there_to_home_and_to_the_dingo() -> None:
    state = scene(home=(0, 0), mamas={RED: (0, 0)}, cubes={RED: {(0, 0): 1}}, dingo=[(3, 0)])
    ends = {state.name(way.path[-1]): (way.home, way.dingo) for way in ways(state)}
    assert ends["1,0"] == (1, 2)
    assert ends["-1,0"] == (1, 4)
    alone = scene(mamas={RED: (0, 0)}, cubes={RED: {(0, 0): 1}}, dingo=[None])
    assert {way.dingo for way in ways(alone)} == {None}


@pytest.mark.rule("WR-D05")
@pytest.mark.parametrize("game", [*GAMES[::6], *LATE])
def test_what_is_shown_of_a_way_is_what_happens_on_it(game: tuple[int, int, int]) -> None:
    moments = played_late(*game) if game in LATE else played(*game, turns=6)
    for moment in moments:
        for way in ways(moment.state):
            if way.how != "dingo_step":
                assert happens(moment.state, way) == way


@pytest.mark.rule("WR-030", "WR-031")
@pytest.mark.parametrize(("food", "stop"), [({}, "smell"), ({(3, 0): "green"}, "food")])
def test_what_lies_there_stops_her_before_the_end_of_the_smell_does(
    food: dict[tuple[int, int], str], stop: str
) -> None:
    state = scene(mamas={RED: (0, 0)}, cubes={RED: {(0, 0): 1}}, food=food)
    lines = {way.path[-1]: way for way in ways(state) if way.how == "move"}
    outside = next(space for space in lines if not state.smell[RED][space] and space == at(state, (3, 0)))
    assert lines[outside].stop == stop
