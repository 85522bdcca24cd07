"""Every law of the kernel, for every number of players. The game is not on the shelf yet, so it is named here."""

import pytest

from bestiary.conformance import check
from bestiary.games.monster_baby_rescue import GAME
from tests.effort import EFFORT

CASES = [(seats, number) for seats in GAME.seats for number in range(len(GAME.variants(seats)))]


@pytest.mark.parametrize(("seats", "number"), CASES)
def test_every_law_holds(seats: int, number: int) -> None:
    options = GAME.variants(seats)[number]
    report = check(GAME, seats, options, games=EFFORT, seed=EFFORT, spec="bestiary.games.monster_baby_rescue:GAME")
    assert report.positions > EFFORT
