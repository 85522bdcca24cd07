"""The SQLite storage keeps to the suite, and brings older databases along."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest

from bestiary.core.registry import import_game
from bestiary.server.aside import Aside
from bestiary.server.store.migrations import NewerDatabase, migrate, migrations
from bestiary.server.store.opening import connect
from bestiary.server.store.rows import MoveRow
from bestiary.server.store.sqlite import SqliteStorage
from bestiary.server.store.storage import Storage
from bestiary.server.table.stored import stored_play, whole_play
from tests.server.conftest import TOY
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


DATABASES = Path(__file__).parent / "databases"


def test_what_was_taken_back_before_it_had_a_column(tmp_path: Path) -> None:
    """Given a database that the server of version 2 has written, with moves taken back in it, when it is opened, then
    the log says so in its column, and the games go on where they were, from the snapshot and from the log alone."""
    path = tmp_path / "old.sqlite3"
    old = sqlite3.connect(path)
    old.executescript((DATABASES / "version_2.sql").read_text(encoding="utf-8"))
    assert old.execute("PRAGMA user_version").fetchone()[0] == 2
    old.close()

    async def work() -> None:
        storage = SqliteStorage(path)
        await storage.open()
        burrow, cafe = sorted(await storage.tables_of("ann", 9), key=lambda row: row.game)
        moves = await storage.moves(burrow.id)
        assert [move.ply for move in moves if move.takes_back] == [2, 7, 10]
        assert [move.action for move in moves if move.takes_back] == ["", "", ""]
        for row, game, moments in ((burrow, TOY, [16, 14]), (cafe, "monster_cafe", [18, 18])):
            rules = import_game(game)
            for make in (stored_play, whole_play):
                play, ply = await make(storage, Aside(), rules, row)
                assert ply == len(await storage.moves(row.id))
                assert [play.moment(seat) for seat in (0, 1)] == moments
        await storage.append_move(burrow.id, MoveRow(11, 0, "dig", 16, 3.0))
        await storage.append_move(burrow.id, MoveRow(12, 0, "", None, 3.0, takes_back=True))
        assert [move.takes_back for move in await storage.moves(burrow.id, 10)] == [False, True]
        await storage.close()

    asyncio.run(work())


def test_a_database_of_a_later_version_is_left_alone(tmp_path: Path) -> None:
    database = sqlite3.connect(tmp_path / "new.sqlite3")
    database.execute("PRAGMA user_version = 999")
    with pytest.raises(NewerDatabase, match="999"):
        migrate(database)
    database.close()
