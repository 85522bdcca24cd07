"""Finding games. Any installed package may offer one: its entry point in the group `bestiary.games`."""

from functools import cache
from importlib import import_module

from bestiary.core.errors import UnknownName
from bestiary.core.game import Game

GROUP = "bestiary.games"


@cache
def games() -> dict[str, Game]:
    """Every game that is installed, by its id. A package that does not load does not take the others away."""
    return {game.id: game for game in _offered().values() if isinstance(game, Game)}


@cache
def broken_games() -> dict[str, str]:
    """The entry points that offer no game, and why not."""
    return {
        name: f"{type(game).__name__}: {game}" if isinstance(game, Exception) else "this is not a game"
        for name, game in _offered().items()
        if not isinstance(game, Game)
    }


@cache
def _offered() -> dict[str, object]:
    """What every entry point of the group holds, or the exception it raises."""
    from importlib.metadata import entry_points  # noqa: PLC0415  (slow to import, and not always needed)

    found: dict[str, object] = {}
    for entry in sorted(entry_points(group=GROUP), key=lambda entry: entry.name):
        try:
            found[entry.name] = entry.load()
        except Exception as error:
            found[entry.name] = error
    return found


def find_game(name: str) -> Game:
    """The game of that id; a hyphen does as well as an underscore.

    >>> find_game("monster-cafe").name
    'Monster Café'
    """
    known = games()
    wanted = name.replace("-", "_").casefold() if isinstance(name, str) else ""
    if wanted not in known:
        raise UnknownName("game", name, known)
    return known[wanted]


def import_game(spec: str) -> Game:
    """A game by its id, or as module:NAME one that is not installed. Imports code: never for what a stranger sends."""
    if ":" not in spec:
        return find_game(spec)
    module, _, attribute = spec.partition(":")
    try:
        game = getattr(import_module(module), attribute)
    except (ImportError, AttributeError, TypeError, ValueError):
        game = None
    if not isinstance(game, Game):
        raise UnknownName("game", spec, games())
    return game
