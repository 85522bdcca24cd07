"""A database out of which everything is moved, or into which: rows, in one transaction."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Sequence
from types import TracebackType
from typing import Any

from bestiary.core.errors import BestiaryError

Row = Sequence[Any]
AT_ONCE = 2_000  # rows
TABLES = {  # those that hold what is to be kept; who serves at the moment is no part of it
    "people": ("id", "name", "avatar"),
    "tokens": ("digest", "person", "at"),
    "tables": ("id", "revision", "status", "listed", "clock", "host", "created", "document"),
    "sitting": ("person", "table_id"),
    "moves": ("table_id", "ply", "seat", "action", "moment", "at", "takes_back"),
    "snapshots": ("table_id", "ply", "document"),
    "analyses": ("table_id", "document"),
    "talks": ("table_id", "revision", "document"),
    "chat": ("table_id", "number", "person", "name", "avatar", "text", "quick", "at"),
}


class NotMoved(BestiaryError):
    """Why nothing was moved, in a sentence."""


class Place(ABC):
    """A database, brought up to date, that nobody else uses meanwhile. What is added is kept when `keep` is called."""

    name: str

    @abstractmethod
    async def __aenter__(self) -> Place:
        """Opens it."""

    @abstractmethod
    async def __aexit__(self, kind: object, error: object, at: TracebackType | None) -> None:
        """Closes it. What was not kept is undone."""

    @abstractmethod
    async def count(self, table: str) -> int:
        """How many rows there are."""

    @abstractmethod
    def rows(self, table: str) -> AsyncIterator[list[Row]]:
        """All of them, some at a time."""

    @abstractmethod
    async def add(self, table: str, rows: list[Row]) -> None:
        """More of them."""

    @abstractmethod
    async def keep(self) -> None:
        """All that was added is durable when this returns."""
