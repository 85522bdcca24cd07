"""Players that are programs. Each is handed a game, and sees a seat's own sight of it, never the position."""

from collections.abc import Callable

from bestiary.bots.greedy import GreedyBot
from bestiary.bots.random import RandomBot
from bestiary.core.bot import Bot
from bestiary.core.errors import UnknownName
from bestiary.core.game import Game

BOTS: dict[str, Callable[[Game], Bot]] = {
    "random": lambda game: RandomBot(),
    "greedy": lambda game: GreedyBot(game.heuristic()),
}


def make_bot(name: str, game: Game) -> Bot:
    """A bot of that name for a game.

    >>> from bestiary.core.registry import find_game
    >>> type(make_bot("random", find_game("monster_cafe"))).__name__
    'RandomBot'
    """
    if name not in BOTS:
        raise UnknownName("bot", name, BOTS)
    return BOTS[name](game)
