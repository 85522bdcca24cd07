"""Whole random games, position by position, for what must hold in every one of them."""

from collections.abc import Iterator
from typing import Any, NamedTuple

from bestiary.core.dice import Dice, key_from_seed
from bestiary.core.seats import CHANCE
from bestiary.games.wombat_rescue import GAME
from bestiary.games.wombat_rescue.state import WombatState
from tests.ending import Bound

# Options in pairs that cover each other; every one of them is in some game with every other number of players.
VARIANTS: list[dict[str, Any]] = [
    {},
    {"boulders": True, "second_dingo": True, "dingo_eats_poop": True, "protection": True},
    {"layout": "four_corners", "run_home": False, "dingo_eats_poop": True},
    {"layout": "boomerang", "boulders": True, "protection": True, "protection_for": [0]},
    {"shorter": True, "second_dingo": True, "run_home": False},
    {"layout": "four_corners", "shorter": True, "boulders": True, "dingo_eats_poop": True},
]
GAMES = [
    (seats, number, seed)
    for seats in (1, 2, 3, 4, 5)
    for number, options in enumerate(VARIANTS)
    for seed in range(2)
    if not (seats == 1 and options.get("second_dingo"))
]


class Moment(NamedTuple):
    """A position, and the move that led to it; no move leads to the first one."""

    seat: int | None
    action: int
    before: WombatState | None
    state: WombatState


def played(seats: int, number: int, seed: int, turns: int = 15) -> Iterator[Moment]:
    """A game from its set-up to its end; players rather move than stay, so that much happens."""
    options = {**VARIANTS[number], "max_turns": turns}
    state = GAME.new(seats, options)
    assert isinstance(state, WombatState)
    dice = Dice(key_from_seed(seed, seats, number))
    bound = Bound(GAME, state)
    yield Moment(None, -1, None, state)
    while state.pending():
        seat = state.pending()[0]
        if seat == CHANCE:
            action = state.outcome(dice.below(state.odds()))
        else:
            legal = state.legal(seat)
            action = legal[dice.below(len(legal))]
            if len(legal) > 1 and GAME.actions.text(action) == "end_movement" and dice.below(3):
                action = legal[dice.below(len(legal) - 1)]
        bound.count(seat, action)
        before = state
        state = state.clone()
        state.apply(seat, action)
        yield Moment(seat, action, before, state)
