"""Which storage a server has: a SQLite file in its folder, or PostgreSQL where the settings name one."""

from __future__ import annotations

import asyncio
from pathlib import Path

from bestiary.core.errors import BestiaryError
from bestiary.server.clock import Clock
from bestiary.server.store.opening import open_database
from bestiary.server.store.sqlite import SqliteStorage
from bestiary.server.store.storage import Storage

FILE = "bestiary.sqlite3"


class NoDriver(BestiaryError):
    """PostgreSQL is wanted, and what speaks to it is not installed."""


def storage_for(folder: Path, database: str, clock: Clock) -> Storage:
    """Where a server keeps what it keeps; not opened yet."""
    if not database:
        return SqliteStorage(folder / FILE)
    try:
        from bestiary.server.store.postgres import PostgresStorage  # noqa: PLC0415
    except ImportError as error:
        raise NoDriver(
            f"PostgreSQL needs more than is installed here ({error.name}): pip install 'bestiary[server,postgres]'"
        ) from None
    return PostgresStorage(database, clock)


def check_storage(folder: Path, database: str) -> None:
    """Before anything is announced: brings it up to date, or says in one sentence why it cannot be used."""
    if not database:
        open_database(folder / FILE, look_through=True).close()
        return
    asyncio.run(_open_once(storage_for(folder, database, Clock())))


async def _open_once(storage: Storage) -> None:
    await storage.open()
    await storage.close()
