"""Every installed game holds to every law, for every seat count and the options that matter.

In full on the built package; on the plain sources with the fewest and the most players (docs/decisions/0007).
"""

import pytest

from bestiary.conformance import check
from bestiary.core.registry import games
from tests.effort import EFFORT, FULL

LONG = 500  # moves
CASES = [
    pytest.param(game, seats, options, id=f"{game.id}-{seats}-{number}")
    for game in games().values()
    for seats in (game.seats if FULL else (game.seats[0], game.seats[-1]))
    for number, options in enumerate(game.variants(seats) if FULL else game.variants(seats)[:1])
]


@pytest.mark.parametrize(("game", "seats", "options"), CASES)
def test_game_holds_to_every_law(game, seats, options) -> None:  # type: ignore[no-untyped-def]
    long = game.longest(seats, game.check(seats, options)) > LONG  # one such game has more positions than three others
    report = check(game, seats, options, games=(1 if long or not FULL else 3) * EFFORT, seed=EFFORT)
    assert report.positions > 3 * EFFORT
