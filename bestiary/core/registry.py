"""Finding games. Any installed package may offer one: its entry point in the group `bestiary.games`."""

from functools import cache
from importlib.metadata import entry_points

from bestiary.core.errors import UnknownName
from bestiary.core.game import Game

GROUP = "bestiary.games"


@cache
def games() -> dict[str, Game]:
    """Every game that is installed, by its id."""
    found: dict[str, Game] = {}
    for entry in sorted(entry_points(group=GROUP), key=lambda entry: entry.name):
        game = entry.load()
        found[game.id] = game
    return found


def find_game(name: str) -> Game:
    """The game of that id; a hyphen does as well as an underscore.

    >>> find_game("monster-cafe").name
    'Monster Café'
    """
    known = games()
    wanted = name.replace("-", "_").casefold()
    if wanted not in known:
        raise UnknownName("game", name, known)
    return known[wanted]
