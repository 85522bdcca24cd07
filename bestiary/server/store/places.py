"""The databases between which everything is moved, by their names."""

from __future__ import annotations

from pathlib import Path

from bestiary.server.store.choice import NoDriver
from bestiary.server.store.place import Place
from bestiary.server.store.sqlite_place import SqlitePlace


def place_of(where: str) -> Place:
    """A folder of a server, or the address of a PostgreSQL."""
    if "://" not in where:
        return SqlitePlace(Path(where))
    try:
        from bestiary.server.store.postgres_place import PostgresPlace  # noqa: PLC0415
    except ImportError as error:
        raise NoDriver(
            f"PostgreSQL needs more than is installed here ({error.name}): pip install 'bestiary[server,postgres]'"
        ) from None
    return PostgresPlace(where)
