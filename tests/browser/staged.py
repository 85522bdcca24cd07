"""Wombat Rescue that begins in the middle: positions that a game would come to only by luck, one for each number of players."""

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
