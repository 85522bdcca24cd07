"""Events: who is told."""

import pytest

from bestiary.core.event import Event
from bestiary.core.seats import EVERYONE, NOBODY, all_but, only
from bestiary.core.window import Window


@pytest.mark.parametrize(
    ("to", "told"),
    [
        (EVERYONE, [None, 0, 1, 2]),
        (NOBODY, []),
        (only(1), [1]),
        (all_but(1), [None, 0, 2]),
    ],
)
def test_an_event_is_told_to_those_it_is_meant_for(to: int, told: list[int | None]) -> None:
    event = Event("drew", to, 1, {})
    assert [viewer for viewer in (None, 0, 1, 2) if event.told_to(viewer)] == told


def test_an_event_reveals_nothing_unless_it_says_so() -> None:
    event = Event("passed", EVERYONE, None, {})
    assert not event.reveals
    assert not event.progress
    assert not event.beside  # what a seat does makes moves for an older moment stale
    with pytest.raises(AttributeError):
        event.reveals = True  # type: ignore[misc]


def test_a_window_is_no_contest_unless_it_says_so() -> None:
    window = Window("curse", (0, 1), 5)
    assert (window.contest, window.stakes, window.last_chance) == (False, (), 2.0)
