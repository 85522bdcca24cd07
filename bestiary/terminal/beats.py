"""Scenes at the terminal: what is decisive stands alone, with a beat before the game goes on."""

from __future__ import annotations

import time
from typing import Final

from rich.console import Console

from bestiary.core.event import Event

BEAT: Final = 0.5  # seconds
MOST: Final = 3  # beats at once
DECISIVE: Final[dict[str, frozenset[str]]] = {
    "wombat_rescue": frozenset(["caught", "rammed", "found", "rescued", "won", "lost_game"]),
    "munchkin_babies": frozenset(["cursed", "won", "lost_fight", "escaped", "caught", "over"]),
    "big_monster": frozenset(["medal"]),
    "monster_cafe": frozenset(["scared", "cleared"]),
    "monster_baby_rescue": frozenset(["goal"]),
}


def decisive(game: str, event: Event) -> bool:
    """Whether an event takes the stage."""
    return event.what in DECISIVE.get(game, frozenset())


def beat(console: Console, game: str, events: list[Event]) -> None:
    """A short wait for each decisive event; none where nobody watches, as in a pipe or a test."""
    if console.is_terminal:
        time.sleep(BEAT * min(MOST, sum(decisive(game, event) for event in events)))
