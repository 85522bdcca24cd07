"""The five games, one folder each. No game imports another.

As this package stands in the way of the function of the same name, it can be called like it: `bestiary.games()`.
"""

import sys
from types import ModuleType

from bestiary.core.game import Game
from bestiary.core.registry import games


class _Games(ModuleType):
    def __call__(self) -> dict[str, Game]:
        """Every game that is installed, by its id."""
        return games()


sys.modules[__name__].__class__ = _Games
