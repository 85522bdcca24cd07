"""Games by chance that are nearly won: from the first they would hardly ever be, and most end at the bound of turns."""

from collections.abc import Iterator
from typing import Any

from bestiary.core.dice import Dice, key_from_seed
from bestiary.core.seats import CHANCE
from bestiary.games.wombat_rescue import GAME
from bestiary.games.wombat_rescue.state import WombatState
from tests.ending import Bound
from tests.games.wombat_rescue.played_games import Moment

LATE = [(seats, -1, seed) for seats in (1, 2, 4) for seed in range(3)]
TURNS = 30


def played_late(seats: int, number: int, seed: int) -> Iterator[Moment]:
    """Everybody has all babies but one at home, and carries that one two spaces from home."""
    options: dict[str, Any] = {"max_turns": TURNS, "first": 0} if seats > 1 else {"max_turns": TURNS}
    empty = GAME.load({"seats": seats, "options": options})
    assert isinstance(empty, WombatState)
    near = [space for space in range(empty.count) if empty.ground.ways(empty.layout.home)[space] == 2]
    spots = [empty.name(space) for space in near[:seats]]
    wombats = [{"mama": spot, "home": [1, 2, 3], "pouch": 4} for spot in spots]
    state = GAME.load({"seats": seats, "options": options, "wombats": wombats})
    dice = Dice(key_from_seed("late", seats, seed))
    bound = Bound(GAME, state)
    while state.pending():
        assert isinstance(state, WombatState)
        seat = state.pending()[0]
        if seat == CHANCE:
            action = state.outcome(dice.below(state.odds()))
        else:
            legal = state.legal(seat)
            action = legal[dice.below(len(legal))]
        bound.count(seat, action)
        before, state = state, state.clone()
        state.apply(seat, action)
        assert isinstance(state, WombatState)
        yield Moment(seat, action, before, state)
