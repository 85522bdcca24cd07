"""Big Monster that begins in the middle: for some numbers of players, shortly before something that takes luck."""

from __future__ import annotations

from typing import Any

from bestiary.core.options import Options
from bestiary.games.big_monster.game import BigMonster
from bestiary.games.big_monster.state import BigMonsterState


class Staged(BigMonster):
    """The real game, but for where it starts."""

    def __init__(self, positions: dict[int, dict[str, Any]]) -> None:
        self._positions = positions

    def start(self, seats: int, options: Options) -> BigMonsterState:
        if seats not in self._positions:
            return super().start(seats, options)
        state = self.load({**self._positions[seats], "seats": seats, "options": options.plain()})
        assert isinstance(state, BigMonsterState)
        return state


def laid(*tiles: tuple[str, int, int]) -> list[dict[str, Any]]:
    return [{"kind": kind, "x": x, "y": y} for kind, x, y in tiles]


# Three: the last tile, a dragon that closes the explorer's crystal; then the explorer searches the discard pile.
# Five: a mutagen, and a mutant that waits for it.
GAME = Staged(
    {
        3: {
            "phase": "place",
            "round": 2,
            "turn": 9,
            "chosen": ["explorer-03", "explorer-01", "explorer-04"],
            "zones": [
                laid(("swamp", -1, 0), ("grass_rune", -2, 0), ("big_monster_right", 0, 2), ("rune_double", 1, -2)),
                laid(("desert", 2, 0), ("ice_blue", -1, 0), ("ice_red", 2, 2)),
                laid(("lava_green", 2, 0), ("lava_green", 3, 0), ("desert", -1, 0)),
            ],
            "placing": ["lava_blue_red_bottom", "swamp", "ice_green"],
            "discards": [{"kind": kind, "seen_by": []} for kind in ("big_monster_left", "desert", "swamp", "ice_blue")],
        },
        5: {
            "phase": "place",
            "round": 1,
            "turn": 4,
            "chosen": ["explorer-04"],
            "zones": [laid(("ice_orange", 2, 0), ("desert", -1, 1))],
            "placing": ["mutagenic_double"],
        },
    }
)
