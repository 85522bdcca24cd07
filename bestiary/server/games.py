"""The games that a server offers."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from bestiary.core.game import Game
from bestiary.core.registry import games, import_game
from bestiary.server.refusals import refuse


class Games:
    """Those that are installed, and further ones by their module and name."""

    def __init__(self, further: Iterable[str]) -> None:
        self._games: dict[str, Game] = {**games(), **{game.id: game for game in map(import_game, further)}}

    def __iter__(self) -> Iterator[Game]:
        return iter(self._games.values())

    def named(self, name: str) -> Game:
        """A game by its id."""
        if name not in self._games:
            raise refuse("NO_SUCH_GAME")
        return self._games[name]

    def find(self, name: str) -> Game | None:
        """The same for who can do without."""
        return self._games.get(name)
