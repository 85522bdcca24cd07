"""Finding games. Any installed package may offer one: its entry point in the group `bestiary.games`."""

from functools import cache
from importlib import import_module
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
    """The game of that id; a hyphen does as well as an underscore. A game that is only being written, and not
    installed yet, is found as module:NAME.

    >>> find_game("monster-cafe").name
    'Monster Café'
    """
    if ":" in name:
        return _import_game(name)
    known = games()
    wanted = name.replace("-", "_").casefold()
    if wanted not in known:
        raise UnknownName("game", name, known)
    return known[wanted]


def _import_game(spec: str) -> Game:
    module, _, attribute = spec.partition(":")
    try:
        game = getattr(import_module(module), attribute)
    except (ImportError, AttributeError, ValueError):
        game = None
    if not isinstance(game, Game):
        raise UnknownName("game", spec, games())
    return game
