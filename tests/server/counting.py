"""A real storage that notes how much of a log is read."""

from __future__ import annotations

from pathlib import Path

from bestiary.server.store.rows import MoveRow
from bestiary.server.store.sqlite import SqliteStorage


class CountingStorage(SqliteStorage):
    """`asked` has the ply after which moves were read, each time."""

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self.asked: list[int] = []

    async def moves(self, table: str, after: int = 0) -> list[MoveRow]:
        self.asked.append(after)
        return await super().moves(table, after)
