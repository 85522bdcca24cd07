"""Monster Café that begins in the middle: four in the third round, three before a sorbet, two with a monster drawn."""

from __future__ import annotations

from typing import Any

from bestiary.core.options import Options
from bestiary.games.monster_cafe.game import MonsterCafe
from bestiary.games.monster_cafe.state import CafeState


class Staged(MonsterCafe):
    """The real game, but for where it starts."""

    def __init__(self, positions: dict[int, dict[str, Any]]) -> None:
        self._positions = positions

    def start(self, seats: int, options: Options) -> CafeState:
        state = self.load({**self._positions[seats], "seats": seats, "options": options.plain()})
        assert isinstance(state, CafeState)
        return state


def table(meal: str, *monsters: str) -> dict[str, Any]:
    """A table of the centre."""
    return {"meal": meal, "monsters": list(monsters)}


def owns(monsters: list[str], tables: list[str]) -> dict[str, Any]:
    """A collection."""
    return {"monsters": monsters, "tables": tables}


MINE = owns(
    ["sludge", "sludge", "eyeball", "anything", "roadkill", "toenail"], ["sludge_souffle", "spaghetti_and_eyeballs"]
)
OTHERS = [
    owns(["dust_bunny", "brain", "stinky_sock"], ["deviled_dust_bunnies", "boiled_brains"]),
    owns(["roadkill", "roadkill", "stinky_sock"], ["stinky_sock_stew", "stinky_sock_stew", "roasted_roadkill"]),
    owns(["dust_bunny", "toenail", "brain"], ["deviled_dust_bunnies", "boiled_brains"]),
]
GAME = Staged(
    {
        4: {
            "round": 3,
            "turn": 0,
            "out": [2],
            "centre": [
                table("sludge_souffle", "sludge", "brain", "eyeball"),
                None,
                table("toenail_tartare", "brain", "toenail"),
                table("bblt", "roadkill", "dust_bunny"),
            ],
            "collections": [MINE, *OTHERS],
        },
        3: {
            "round": 3,
            "turn": 0,
            "drawn": "lemon_sorbet",
            "centre": [
                table("sludge_souffle", "sludge"),
                table("roasted_roadkill"),
                table("toenail_tartare", "sludge"),
            ],
            "collections": [MINE, owns(["roadkill"], ["stinky_sock_stew"]), owns(["sludge"], ["stinky_sock_stew"])],
        },
        2: {
            "round": 2,
            "turn": 0,
            "drawn": "sludge",
            "centre": [
                table("sludge_souffle", "sludge", "roadkill"),
                table("roasted_roadkill"),
                table("toenail_tartare"),
            ],
            "collections": [owns(["sludge", "anything"], ["sludge_souffle"]), owns(["roadkill"], ["roasted_roadkill"])],
        },
    }
)
