"""Opening a database of PostgreSQL: what cannot be used is left alone, and one sentence says why."""

from __future__ import annotations

import asyncio
from typing import Any
from urllib.parse import urlsplit

import asyncpg

from bestiary.server.store.migrations import NewerDatabase, check_known, for_postgres, migrations
from bestiary.server.store.opening import OURS, BadDatabase

OLDEST = 14  # version of PostgreSQL
NAME = "bestiary"  # of its connections
LOCK = 0x62657374  # whoever brings the database up to date holds it
TO_CONNECT = 5.0  # seconds
TO_ANSWER = 30.0
NOTHING_CHANGED = "Nothing was changed."
_TABLES = "SELECT tablename FROM pg_tables WHERE schemaname = current_schema()"


def connecting(address: str) -> dict[str, Any]:
    """How to connect: every commit is on disk when it returns, whatever the server's own settings say of it."""
    settings = {"application_name": NAME}
    return {
        "dsn": address,
        "timeout": TO_CONNECT,
        "command_timeout": TO_ANSWER,
        "server_settings": settings,
        "init": _durable,
    }


async def _durable(connection: asyncpg.Connection) -> None:
    if await connection.fetchval("SHOW synchronous_commit") == "off":
        await connection.execute("SET synchronous_commit = on")


def shown(address: str) -> str:
    """An address without its password."""
    parts = urlsplit(address)
    if parts.password is None:
        return address.partition("?")[0]
    return parts._replace(netloc=f"{parts.username}@{parts.netloc.rpartition('@')[2]}", query="").geturl()


async def open_postgres(address: str, up_to: int | None = None) -> int:
    """Brings a database up to date; returns its version."""
    how = connecting(address)
    del how["init"]
    try:
        connection = await asyncpg.connect(**how)
    except (TimeoutError, OSError, asyncpg.PostgresError, asyncpg.InterfaceError, ValueError) as error:
        raise BadDatabase(shown(address), *_unreachable(error)) from None
    try:
        await _check_server(connection)
        return await migrate_postgres(connection, up_to)
    except Unfit as error:
        raise BadDatabase(shown(address), str(error), NOTHING_CHANGED) from None
    except NewerDatabase as error:
        reason = f"a newer Bestiary has written it. {error}".rstrip(".")
        raise BadDatabase(shown(address), reason, NOTHING_CHANGED) from None
    except (asyncpg.ReadOnlySQLTransactionError, asyncpg.InsufficientPrivilegeError) as error:
        raise BadDatabase(shown(address), f"it cannot be written ({error})", NOTHING_CHANGED) from None
    except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
        raise BadDatabase(shown(address), str(error) or "the connection was lost", NOTHING_CHANGED) from None
    finally:
        await connection.close()


class Unfit(Exception):
    """What is there is not what it should be."""


async def _check_server(connection: asyncpg.Connection) -> None:
    check_version(connection.get_server_version().major)
    encoding = await connection.fetchval("SHOW server_encoding")
    if encoding != "UTF8":
        raise Unfit(f"it keeps text as {encoding}, and names are written in all the world's letters (UTF8)")
    if await connection.fetchval("SHOW transaction_read_only") == "on":
        raise Unfit("it cannot be written: it is a standby, or set to be read-only")


def check_version(major: int) -> None:
    """Older ones are not tried out any more."""
    if major < OLDEST:
        raise Unfit(f"it is PostgreSQL {major}, and Bestiary needs {OLDEST} or later")


async def migrate_postgres(connection: asyncpg.Connection, up_to: int | None = None) -> int:
    """Brings a database up to date, in one transaction; returns the version. Several workers start at the same time:
    the second waits for the first, and finds nothing left to do."""
    async with connection.transaction():
        await connection.execute(f"SELECT pg_advisory_xact_lock({LOCK})")
        version = await _version(connection)
        check_known(version)
        for number, sql in migrations():
            if number > version and (up_to is None or number <= up_to):
                await connection.execute(for_postgres(sql))
                version = number
        await connection.execute("UPDATE bestiary_version SET version = $1 WHERE version <> $1", version)
    return version


async def _version(connection: asyncpg.Connection) -> int:
    """0 where there is nothing yet. A database of another program is not touched."""
    found = {row[0] for row in await connection.fetch(_TABLES)}
    if not found:
        await connection.execute("CREATE TABLE bestiary_version (version BIGINT NOT NULL)")
        await connection.execute("INSERT INTO bestiary_version (version) VALUES (0)")
        return 0
    if "bestiary_version" not in found or not found >= OURS:
        raise Unfit("it belongs to another program")
    version: int = await connection.fetchval("SELECT version FROM bestiary_version")
    return version


def _unreachable(error: BaseException) -> tuple[str, str]:
    """The reason, and what to do."""
    if isinstance(error, asyncpg.InvalidCatalogNameError):
        return "there is no such database", "Make one: createdb NAME."
    if isinstance(error, asyncpg.InvalidAuthorizationSpecificationError):  # a wrong password is one of them
        return "it does not let this user in", "Look at the name and the password of the address."
    if isinstance(error, asyncpg.TooManyConnectionsError):
        return "it has as many connections as it may have", "Raise max_connections, or start fewer workers."
    if isinstance(error, (asyncpg.ClientConfigurationError, ValueError)):
        return "it is no address", "One is like postgresql://user:password@host:5432/database."
    if isinstance(error, (asyncio.TimeoutError, TimeoutError)):
        return f"it does not answer within {TO_CONNECT:.0f} seconds", "Is it running, and reachable from here?"
    if isinstance(error, OSError):
        return f"it cannot be reached ({error.strerror or error})", "Is it running, and reachable from here?"
    return f"it cannot be reached ({error})", "Is it running?"
