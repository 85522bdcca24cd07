"""The database's versions: numbered SQL files, each of which makes the next version out of the one before."""

from __future__ import annotations

import sqlite3
from importlib import resources

from bestiary.core.errors import BestiaryError


class NewerDatabase(BestiaryError):
    """A database that a later Bestiary has written."""


def migrations() -> list[tuple[int, str]]:
    """Every version with the SQL that makes it, in order."""
    files = [file for file in resources.files(__package__).iterdir() if file.name.endswith(".sql")]
    return sorted((int(file.name.partition("_")[0]), file.read_text(encoding="utf-8")) for file in files)


def migrate(database: sqlite3.Connection, up_to: int | None = None) -> int:
    """Brings a database up to date, one transaction a version; returns the version."""
    version: int = database.execute("PRAGMA user_version").fetchone()[0]
    known = migrations()
    if version > known[-1][0]:
        raise NewerDatabase(f"This database has version {version}; this Bestiary knows only {known[-1][0]}.")
    for number, sql in known:
        if number > version and (up_to is None or number <= up_to):
            database.executescript(f"BEGIN IMMEDIATE;\n{sql}\nPRAGMA user_version = {number};\nCOMMIT;")
            version = number
    return version
