"""A game: new positions, checked seats and options, and words for the table's own events."""

from typing import Any

import pytest

from bestiary.core.errors import Refused
from bestiary.core.event import Event
from bestiary.core.game import Game
from bestiary.core.seats import EVERYONE
from tests.core.hostile import nonsense
from tests.core.matches import BURROW, CAFE


def test_a_new_game_has_the_usual_seats() -> None:
    assert CAFE.new().seats == CAFE.usual_seats == 4
    assert BURROW.new().seats == 3
    assert CAFE.new(2).seats == 2


@pytest.mark.parametrize("seats", [*nonsense(but=(type(None),)), 0, 1, 5])
def test_a_wrong_number_of_seats_is_refused(seats: Any) -> None:
    with pytest.raises(Refused) as refused:
        CAFE.new(seats)
    assert refused.value.refusal.rule == "MC-001"


def test_a_game_that_says_no_more_is_closed_and_waits_for_everybody() -> None:
    assert not Game.open
    assert not Game.windows
    assert BURROW.usual_clock(BURROW.options()) is None
    assert BURROW.variants(3) == [{}]  # the laws are looked at with its usual options
    assert BURROW.reason("value", 1.0, ["Ann"]) == ""


def test_two_new_games_share_nothing() -> None:
    first, second = BURROW.new(3), BURROW.new(3)
    first.apply(-1, 0)
    assert first.save() != second.save()


def test_the_tables_own_events_have_words() -> None:
    went_back = Event("went_back", EVERYONE, None, {"undone": 1})
    assert CAFE.sentence(went_back, ["Ann", "Bob"]) == BURROW.sentence(went_back, ["Ann", "Bob"])
    assert CAFE.sentence(went_back, ["Ann", "Bob"]).endswith(".")
    assert CAFE.sentence(Event("over", EVERYONE, None, {}), ["Ann"]) == "The café closes."


def test_a_game_is_shown_by_its_name() -> None:
    assert repr(CAFE) == "<Monster Café, 2 to 4 players>"
