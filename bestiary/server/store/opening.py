"""Opening the database of a folder: what cannot be used is left alone, and one sentence says why."""

from __future__ import annotations

import contextlib
import os
import sqlite3
from pathlib import Path

from bestiary.core.errors import BestiaryError
from bestiary.server.store.migrations import NewerDatabase, migrate, version_of

OURS = {"tables", "moves", "people"}  # these tables every version has
PATIENCE = 30_000  # milliseconds that another program may hold it
TRIES = 10
REASONS = (  # by the beginning of SQLite's own name for what is wrong
    ("SQLITE_NOTADB", "it is no database"),
    ("SQLITE_CORRUPT", "it is damaged"),
    ("SQLITE_FULL", "the disk is full"),
    ("SQLITE_READONLY", "it cannot be written"),
    ("SQLITE_CANTOPEN", "it cannot be opened"),
    ("SQLITE_PERM", "it cannot be opened"),
    ("SQLITE_BUSY", "another program holds it"),
    ("SQLITE_LOCKED", "another program holds it"),
)


ADVICE = "Nothing was changed: put a backup in its place, or choose another folder."


class BadDatabase(BestiaryError):
    """A database that cannot be used."""

    def __init__(self, where: object, reason: str, advice: str = ADVICE) -> None:
        super().__init__(f"{where} cannot be used: {reason}. {advice}")


def open_database(path: Path, *, look_through: bool = False) -> sqlite3.Connection:
    """A database brought up to date, for its owner only. To look through all of it takes about a second for 500 MB."""
    try:
        _for_its_owner(path)
        _check_owner(path)
        database = connect(path)
        try:
            if look_through:
                (found,) = database.execute("PRAGMA quick_check(1)").fetchone()
                if found != "ok":
                    raise BadDatabase(path, "it is damaged")
            migrate(database)
        except BaseException:
            database.close()
            raise
    except NewerDatabase as error:
        raise BadDatabase(path, f"a newer Bestiary has written it. {error}".rstrip(".")) from None
    except sqlite3.Error as error:
        raise BadDatabase(path, reason_of(error)) from None
    except OSError as error:
        raise BadDatabase(path, error.strerror or str(error)) from None
    return database


def connect(path: Path) -> sqlite3.Connection:
    """A connection whose commits are on disk when they return."""
    database = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    try:
        _write_ahead(database)
        database.execute("PRAGMA synchronous = FULL")
    except BaseException:
        database.close()
        raise
    return database


def _write_ahead(database: sqlite3.Connection) -> None:
    """Two who turn it on for a new file would wait for each other: SQLite refuses one of them at once, and that one
    tries again. Who meets a file that is really held is refused after as long as elsewhere."""
    database.execute(f"PRAGMA busy_timeout = {PATIENCE // TRIES}")
    for attempt in range(TRIES):
        try:
            database.execute("PRAGMA journal_mode = WAL")
            break
        except sqlite3.OperationalError as error:
            if error.sqlite_errorname != "SQLITE_BUSY" or attempt + 1 == TRIES:
                raise
    database.execute(f"PRAGMA busy_timeout = {PATIENCE}")


def reason_of(error: sqlite3.Error) -> str:
    """What SQLite complains of, in words."""
    name = getattr(error, "sqlite_errorname", "")
    return next((words for start, words in REASONS if name.startswith(start)), str(error))


def _for_its_owner(path: Path) -> None:
    """It holds the keys of running games. SQLite gives the files beside it the same rights."""
    os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))
    for file in (path, *path.parent.glob(f"{path.name}-*")):
        with contextlib.suppress(OSError):  # somebody else's: then the rights are theirs to say
            file.chmod(0o600)


def _check_owner(path: Path) -> None:
    """A database of another program is not touched, not even its journal."""
    looking = sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)
    try:
        found = {name for (name,) in looking.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
        if found and (version_of(looking) == 0 or not found >= OURS):
            raise BadDatabase(path, "it belongs to another program")
    finally:
        looking.close()
