"""How a searching bot should think about Big Monster: the moves that look best are compared with the same luck, each
played on for some turns by everybody's best tile at its best place."""

from __future__ import annotations

import math
from typing import Final

from bestiary.core.bot import Heuristic
from bestiary.core.dice import Dice
from bestiary.core.guide import Guide, logistic
from bestiary.core.perspective import Perspective
from bestiary.core.seats import Action, Seat
from bestiary.core.state import State
from bestiary.games.big_monster.actions import KEEP_AND_HAND_OVER, RANK_SHIP
from bestiary.games.big_monster.appraising import left, standing
from bestiary.games.big_monster.components import DUEL, NONE
from bestiary.games.big_monster.phases import CHOOSING
from bestiary.games.big_monster.policy import quick_move
from bestiary.games.big_monster.table import Table

OTHERS: Final = 0.5  # what a point of the best of the others costs us; where there is only one, all of it


class BigMonsterGuide(Guide):
    """First moves, played on for some turns."""

    def __init__(self, heuristic: Heuristic) -> None:
        super().__init__(heuristic)
        self.speed = 1500
        self.deep = False
        self.plays_out = True
        self.turns = 6
        self.width = 6
        self.scale = 15.0
        self.early, self.late = 13.0, 4.0  # 280 games of two to four players, benchmarks/outlook.py

    def first_moves(self, state: State, sight: Perspective) -> list[Action]:
        """In a sealed draft ships are ranked first, one by one."""
        return _ranks(sight.legal()) or sight.candidates()

    def worth_thinking(self, state: State, seat: Seat) -> bool:
        """Explorers and lists of ships are chosen at a glance: what comes of them is far away."""
        assert isinstance(state, Table)
        return state.phase != CHOOSING and not _ranks(state.legal(seat))

    def policy(self, state: State, seat: Seat, dice: Dice) -> Action:
        assert isinstance(state, Table)
        return quick_move(state, seat, dice)

    def worth(self, state: State, start: list[float]) -> list[float]:
        return [self.worth_to(state, start, seat) for seat in range(state.seats)]

    def worth_to(self, state: State, start: list[float], seat: Seat) -> float:
        """A line ends with a turn of all, so that seats can be compared."""
        assert isinstance(state, Table)
        values = [standing(state, other, state.zones[other]) for other in range(state.seats)]
        best = -1000.0
        for other in range(state.seats):
            if other not in (seat, state.partner[seat]):
                best = max(best, _of_team(state, values, other))
        share = 1.0 if state.seats == DUEL else OTHERS
        return logistic((_of_team(state, values, seat) - share * best) / self.scale)


def _ranks(actions: list[Action]) -> list[Action]:
    """Those that name a ship for a list."""
    return [action for action in actions if RANK_SHIP <= action < KEEP_AND_HAND_OVER]


def _of_team(table: Table, values: list[float], seat: Seat) -> float:
    """What a seat's team has: the lower score counts (BM-097), and while the game goes on either may be it."""
    partner = table.partner[seat]
    if partner == NONE:
        return values[seat]
    apart, unsure = values[seat] - values[partner], 2.0 + 20.0 * left(table)
    return (values[seat] + values[partner] - math.sqrt(apart * apart + unsure * unsure)) / 2.0
