"""Boards as text, of positions from random games."""

import io
import random
from collections.abc import Iterator
from itertools import count

from rich.console import Console, RenderableType

import bestiary
from bestiary.core.match import Match

NAMES = ["Bartholomew-J…", "魔物魔物魔物魔", "Grub", "F", "Mopsy"]


def drawn(what: RenderableType, width: int = 80) -> str:
    console = Console(file=io.StringIO(), width=width, highlight=False)
    console.print(what)
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def positions(seats: int, games: int, every: int = 10, game: str = "monster_cafe") -> Iterator[Match]:
    """Positions of random games: each n-th one, beginning elsewhere in each game, and the last."""
    for seed in range(games):
        match = bestiary.new(game, seats=seats, seed=seed)
        dice = random.Random(seed)
        for number in count(seed):
            if match.over or number % every == 0:
                yield match
            if match.over:
                break
            match.play(match.pending[0], dice.choice(match.legal(match.pending[0])))
