"""The SQLite storage keeps to the suite, and brings older databases along."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest

from bestiary.server.migrations import NewerDatabase, migrate, migrations
from bestiary.server.rows import MoveRow
from bestiary.server.sqlite import SqliteStorage, connect
from bestiary.server.storage import Storage
from tests.server.storage_suite import StorageSuite, move, table


class TestSqliteStorage(StorageSuite):
    def make(self, folder: Path) -> Storage:
        return SqliteStorage(folder / "test.sqlite3")


def test_commits_are_on_disk_when_they_return(tmp_path: Path) -> None:
    database = connect(tmp_path / "a.sqlite3")
    assert database.execute("PRAGMA journal_mode").fetchone()[0] == "wal"
    assert database.execute("PRAGMA synchronous").fetchone()[0] == 2
    database.close()


def test_what_waits_together_is_committed_together(tmp_path: Path) -> None:
    async def work() -> None:
        storage = SqliteStorage(tmp_path / "a.sqlite3")
        await storage.open()
        await asyncio.gather(*(storage.append_move(f"t{n}", move(1)) for n in range(400)))
        assert storage.writer.written == 400
        assert storage.writer.commits < 100
        await storage.close()

    asyncio.run(work())


def test_versions_are_numbered_without_gaps() -> None:
    assert [number for number, _ in migrations()] == list(range(1, len(migrations()) + 1))


def test_a_database_of_the_previous_version_goes_on(tmp_path: Path) -> None:
    """Given a database as version 1 wrote it, with a game in it, when it is opened, then nothing is lost."""
    path = tmp_path / "old.sqlite3"
    old = connect(path)
    assert migrate(old, up_to=1) == 1
    row = table("t1", status="playing")
    import msgspec

    columns = "id, revision, status, listed, clock, host, created, document"
    values = (row.id, 1, row.status, 1, None, row.host, row.created, msgspec.json.encode(row))
    old.execute(f"INSERT INTO tables ({columns}) VALUES (?, ?, ?, ?, ?, ?, ?, ?)", values)
    old.execute("INSERT INTO moves (table_id, ply, seat, action, at) VALUES ('t1', 1, 0, 'draw', 2.0)")
    old.close()

    async def work() -> None:
        storage = SqliteStorage(path)
        await storage.open()
        assert await storage.table("t1") == row
        assert await storage.moves("t1") == [MoveRow(1, 0, "draw", None, 2.0)]
        await storage.append_move("t1", MoveRow(2, 0, "clear table=0", 7, 3.0))
        assert (await storage.moves("t1"))[1].moment == 7
        assert [found.id for found in await storage.listed_tables("playing", 5)] == ["t1"]
        await storage.close()

    asyncio.run(work())
    again = connect(path)
    assert migrate(again) == migrations()[-1][0]
    again.close()


def test_a_database_of_a_later_version_is_left_alone(tmp_path: Path) -> None:
    database = sqlite3.connect(tmp_path / "new.sqlite3")
    database.execute("PRAGMA user_version = 999")
    with pytest.raises(NewerDatabase, match="999"):
        migrate(database)
    database.close()
