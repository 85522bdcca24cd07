"""Every law of the kernel, for every number of players."""

import pytest

from bestiary.conformance import check
from bestiary.games.munchkin_babies import GAME
from tests.effort import EFFORT

CASES = [(seats, number) for seats in GAME.seats for number in range(len(GAME.variants(seats)))]


@pytest.mark.parametrize(("seats", "number"), CASES)
def test_every_law_holds(seats: int, number: int) -> None:
    options = {**GAME.variants(seats)[number], "max_turns": 2 + 2 * EFFORT}
    report = check(GAME, seats, options, games=1, seed=EFFORT, spec="bestiary.games.munchkin_babies:GAME")
    assert report.positions > EFFORT
