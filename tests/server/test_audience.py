"""Who listens to a table: what is said to many who see the same is looked up and encoded once."""

from __future__ import annotations

from collections import Counter
from typing import Any, cast

import pytest

from bestiary.core.seats import Viewer
from bestiary.server.messages import WindowChanged
from bestiary.server.people.connection import Connection
from bestiary.server.table.audience import Audience
from bestiary.server.table.shown import Shown

CROWD = 40


class Counted:
    """A table that two people play and many watch; it counts how often it is looked at."""

    def __init__(self) -> None:
        self.looks: Counter[str] = Counter()

    def viewers(self, person: str) -> tuple[Viewer, ...]:
        return {"ann": (0,), "ben": (1,)}.get(person, (None,))

    def moment(self, viewer: Viewer) -> int:
        return 3

    def table(self, person: str) -> Any:
        self.looks["table"] += 1
        return {}

    def position(self, viewer: Viewer, since: int = 0) -> Any:
        self.looks["position"] += 1
        return {}

    def window(self, viewer: Viewer) -> WindowChanged:
        self.looks["window"] += 1
        return WindowChanged(viewer, None, None)


@pytest.mark.parametrize(
    ("tell", "looks"),
    [
        ("tell_table", {"table": 3}),
        ("tell_window", {"window": 3}),
        ("tell_positions", {"position": 3}),
        ("tell_everything", {"table": 3, "position": 3}),
    ],
)
def test_a_crowd_costs_no_more_than_one_spectator(tell: str, looks: dict[str, int]) -> None:
    table = Counted()
    audience = Audience(cast(Shown, table))
    people = [Connection(person, 10) for person in ("ann", "ben", *(f"guest {number}" for number in range(CROWD)))]
    for one in people:
        audience.join(one)
    table.moment = lambda viewer: 4  # type: ignore[method-assign]
    getattr(audience, tell)()
    assert table.looks == looks
    assert not any(one.empty for one in people)
