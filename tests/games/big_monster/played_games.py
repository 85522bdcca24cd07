"""Whole games, position by position, for what must hold in every one of them."""

from functools import cache
from typing import Any, NamedTuple

from bestiary.core.dice import Dice, key_from_seed
from bestiary.core.seats import CHANCE
from bestiary.games.big_monster import GAME
from bestiary.games.big_monster.state import BigMonsterState
from tests.ending import Bound

MODES: dict[str, tuple[int, dict[str, Any]]] = {
    "duel": (2, {}),
    "three": (3, {}),
    "three sealed": (3, {"draft": "sealed"}),
    "three race": (3, {"draft": "race", "medals": "six"}),
    "four": (4, {"ice_explorer": "mutants", "grass_crystal": "any"}),
    "four in teams": (4, {"teams": True}),
    "five race": (5, {"draft": "race"}),
    "six": (6, {"medals": "six"}),
    "six in teams": (6, {"teams": True, "draft": "sealed", "partners": "ABACBC"}),
}
SEEDS = range(2)


class Moment(NamedTuple):
    """A position, and the move that led to it; no move leads to the first one."""

    seat: int | None
    action: int
    state: BigMonsterState
    document: dict[str, Any]

    @property
    def verb(self) -> str:
        """What was done: "keep", "place" and so on; "chance" for every outcome."""
        if self.seat is None:
            return ""
        return "chance" if self.seat == CHANCE else GAME.actions.decode(self.action)[0]


@cache
def played(mode: str, seed: int) -> tuple[Moment, ...]:
    """A random game in one of the modes; who is waited for acts in any order."""
    seats, options = MODES[mode]
    state = GAME.new(seats, options)
    assert isinstance(state, BigMonsterState)
    chance, dice = Dice(key_from_seed(seed, mode, "chance")), Dice(key_from_seed(seed, mode, "players"))
    moments = [Moment(None, -1, state.clone(), state.save())]
    bound = Bound(GAME, state)
    while state.pending():
        pending = state.pending()
        seat = pending[dice.below(len(pending))]
        if seat == CHANCE:
            action = state.outcome(chance.below(state.odds()))
        else:
            legal = state.legal(seat)
            action = legal[dice.below(len(legal))]
        bound.count(seat, action)
        state.apply(seat, action)
        moments.append(Moment(seat, action, state.clone(), state.save()))
    return tuple(moments)
