"""The database's versions: numbered SQL files, each of which makes the next version out of the one before. They are
written once, with SQLite's types; `for_postgres` has PostgreSQL's."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Iterator
from importlib import resources

from bestiary.core.errors import BestiaryError

IN_POSTGRES = {"INTEGER": "BIGINT", "REAL": "DOUBLE PRECISION", "BLOB": "BYTEA", "WITHOUT ROWID": ""}
_DIFFERENT = re.compile("|".join(rf"\b{words}\b" for words in IN_POSTGRES))


class NewerDatabase(BestiaryError):
    """A database that a later Bestiary has written."""


def migrations() -> list[tuple[int, str]]:
    """Every version with the SQL that makes it, in order."""
    files = [file for file in resources.files(__package__).iterdir() if file.name.endswith(".sql")]
    return sorted((int(file.name.partition("_")[0]), file.read_text(encoding="utf-8")) for file in files)


def for_postgres(sql: str) -> str:
    """The same for PostgreSQL: only types have other names."""
    return _DIFFERENT.sub(lambda found: IN_POSTGRES[found.group()], sql)


def check_known(version: int) -> None:
    """A database of a later Bestiary may mean anything."""
    newest = migrations()[-1][0]
    if version > newest:
        raise NewerDatabase(f"This database has version {version}; this Bestiary knows only {newest}.")


def version_of(database: sqlite3.Connection) -> int:
    """Which version a database has; 0 when there is nothing in it."""
    version: int = database.execute("PRAGMA user_version").fetchone()[0]
    return version


def migrate(database: sqlite3.Connection, up_to: int | None = None) -> int:
    """Brings a database up to date, one transaction a version; returns the version. The version is read inside of the
    transaction: another process may have been faster."""
    known = migrations()
    while True:
        database.execute("BEGIN IMMEDIATE")
        try:
            version = version_of(database)
            check_known(version)
            wanted = [entry for entry in known if entry[0] > version and (up_to is None or entry[0] <= up_to)]
            for number, sql in wanted[:1]:
                for statement in _statements(sql):
                    database.execute(statement)
                database.execute(f"PRAGMA user_version = {number}")
            database.execute("COMMIT")
        except BaseException:
            if database.in_transaction:
                database.execute("ROLLBACK")
            raise
        if not wanted:
            return version


def _statements(sql: str) -> Iterator[str]:
    """One by one: what runs a whole script would end the transaction first."""
    statement = ""
    for line in sql.splitlines(keepends=True):
        statement += line
        if sqlite3.complete_statement(statement):
            yield statement
            statement = ""
