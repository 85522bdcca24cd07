"""A table as this process knows it at the moment."""

from __future__ import annotations

from bestiary.core.game import Game
from bestiary.core.window import Window
from bestiary.server.store.rows import TableRow
from bestiary.server.table.play import Play


class Current:
    """The stored row, and the match made from the stored moves. Whoever changes it holds the table meanwhile."""

    def __init__(self, row: TableRow, game: Game) -> None:
        self.row = row
        self.game = game
        self.play: Play | None = None  # None in the lobby, and while only the storage knows how it stands
        self.ply = 0  # how many entries of the log are in the match

    @property
    def running(self) -> Play | None:
        """The match, while it goes on."""
        return self.play if self.row.status == "playing" else None

    @property
    def window(self) -> Window | None:
        """The window that is open."""
        return None if self.running is None else self.running.window()
