"""The heuristics as they were before bots learnt to search: an opponent that stays the same, to measure others by."""

from importlib import import_module

from bestiary.core.bot import Heuristic


def heuristic(game: str) -> Heuristic:
    """That of a game."""
    module = import_module(f"frozen.{game}")
    found = [thing for thing in vars(module).values() if isinstance(thing, type) and issubclass(thing, Heuristic)]
    return next(thing for thing in found if thing is not Heuristic)()
