"""Wombat Rescue that begins in the middle: a position for some numbers of players, to which only luck would lead."""

from __future__ import annotations

from typing import Any

from bestiary.core.options import Options
from bestiary.games.wombat_rescue.game import WombatRescue
from bestiary.games.wombat_rescue.state import WombatState


class Staged(WombatRescue):
    """The real game, but for where it starts."""

    def __init__(self, positions: dict[int, dict[str, Any]]) -> None:
        self._positions = positions

    def start(self, seats: int, options: Options) -> WombatState:
        if seats not in self._positions:
            return super().start(seats, options)
        state = self.load({**self._positions[seats], "seats": seats, "options": options.plain()})
        assert isinstance(state, WombatState)
        return state


BEFORE_HOME = {"mama": "3,8", "pouch": 4, "home": [1, 2, 3]}
CUBES = {"2,8": 1, "4,6": 2}
# Alone: one step from home with the last baby. Four: a push onto the dingo, and then a straight way home with a baby.
GAME = Staged(
    {
        1: {"phase": "movement", "turn": 0, "wombats": [BEFORE_HOME], "cubes": [CUBES], "awake": True},
        4: {
            "phase": "movement",
            "turn": 0,
            "wombats": [{"mama": "4,5", "pouch": 2, "home": [1]}, {"mama": "5,5", "pouch": 3}, {}, {}],
            "cubes": [CUBES, {"2,8": 1}, {"2,8": 1}, {"2,8": 1, "9,3": 3}],
            "dingoes": ["6,5"],
            "controller": 2,
        },
    }
)
