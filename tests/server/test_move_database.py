"""Everything that a server keeps is moved from SQLite into PostgreSQL and back; and backups are restored."""

from __future__ import annotations

import asyncio
import os
import shutil
import sqlite3
import subprocess
import sys
from pathlib import Path

import asyncpg
import pytest

from bestiary.server.clock import Clock
from bestiary.server.store.lock import FolderLock
from bestiary.server.store.moving import Content, content_of
from bestiary.server.store.place import TABLES
from bestiary.server.store.places import place_of
from bestiary.server.store.postgres import PostgresStorage
from tests.conftest import ROOT
from tests.server.conftest import MakeGuest, MakeServer
from tests.server.playing import play_some
from tests.server.postgres import PostgresServer

OLDER = Path(__file__).parent / "older"  # a folder as the server of 0.1.0 left it


def move(source: object, target: object) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "bestiary", "move-database", str(source), str(target)]
    return subprocess.run(command, capture_output=True, text=True, cwd=ROOT, timeout=120, check=False, env=os.environ)


def refused(source: object, target: object) -> str:
    done = move(source, target)
    assert done.returncode == 1, done.stdout
    assert done.stderr.count("\n") == 1, done.stderr
    return done.stderr


def contents(where: object) -> dict[str, Content]:
    async def work() -> dict[str, Content]:
        async with place_of(str(where)) as place:
            return {table: await content_of(place, table) for table in TABLES}

    return asyncio.run(work())


@pytest.fixture
def older(tmp_path: Path) -> Path:
    folder = tmp_path / "older"
    shutil.copytree(OLDER, folder)
    return folder


def test_there_and_back(older: Path, tmp_path: Path, postgres: PostgresServer) -> None:
    """Given what a server of 0.1.0 has kept, when it is moved into PostgreSQL and from there into another folder, then
    every row is the same as it was."""
    address = postgres.new_database()
    done = move(older, address)
    assert done.returncode == 0, done.stderr
    first = contents(older)
    assert first["moves"].rows > 100
    assert f"{first['moves'].rows:,}  {first['moves'].digest}" in done.stdout
    assert contents(address) == first
    done = move(address, tmp_path / "back")
    assert done.returncode == 0, done.stderr
    assert contents(tmp_path / "back") == first


def test_a_game_goes_on_in_the_other_database(
    own_server: MakeServer, guest: MakeGuest, tmp_path: Path, postgres: PostgresServer
) -> None:
    """Given a running game on SQLite, when the server is stopped, everything moved and the server started on
    PostgreSQL, then the same cookie sits at the same table, and the game goes on."""
    running = own_server()
    player = guest(running)
    table = player.new_table("me", "me")
    player.join(table)
    play_some(player, 5)
    player.ask_live("chat", text="we are moving")
    before = {seat: position["moment"] for seat, position in player.positions.items()}
    assert "Another Bestiary" in refused(running.data, postgres.new_database())
    running.stop()
    address = postgres.new_database()
    assert move(running.data, address).returncode == 0
    running._database = address
    running.start()
    welcome = player.join(table)
    assert {position["seat"]: position["moment"] for position in welcome["positions"]} == before
    assert [line["text"] for line in welcome["chat"]] == ["we are moving"]
    seat, choice = player.choosable()[0]
    assert player.move(seat, choice["action"])["type"] == "accepted"
    assert "is using" in refused(address, tmp_path / "back")


def test_what_is_not_moved(older: Path, tmp_path: Path, postgres: PostgresServer) -> None:
    """Given a target with something in it, a folder in use, no database or a damaged row, then nothing is moved, and
    one sentence says why."""
    address = postgres.new_database()
    assert move(older, address).returncode == 0
    kept = contents(address)
    assert "There is something in" in refused(older, address)
    assert "There is something in" in refused(address, older)
    assert contents(address) == kept == contents(older)
    with FolderLock(older):
        assert "Another Bestiary" in refused(older, postgres.new_database())
    assert "there is no such database" in refused(older, postgres.address("nowhere"))
    assert "is a file" in refused(older / "bestiary.sqlite3", postgres.new_database())
    database = sqlite3.connect(older / "bestiary.sqlite3")
    database.execute("INSERT INTO people (id, name, avatar) VALUES ('bad', 'Bad', ?)", ("zero \x00",))
    database.commit()
    database.close()
    empty = postgres.new_database()
    assert "A row of people is damaged" in refused(older, empty)
    assert all(content.rows == 0 for content in contents(empty).values())


def test_no_column_is_forgotten(tmp_path: Path) -> None:
    assert move(tmp_path / "a", tmp_path / "b").returncode == 0
    database = sqlite3.connect(tmp_path / "a" / "bestiary.sqlite3")
    names = {name for (name,) in database.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    assert names == {*TABLES, "workers", "leases"}
    for table, columns in TABLES.items():
        assert {row[1] for row in database.execute(f"PRAGMA table_info({table})")} == set(columns)
    database.close()


# Backups, as docs/operating.md describes them.


def test_a_backup_of_postgres_is_restored(older: Path, tmp_path: Path, postgres: PostgresServer) -> None:
    """Given a database in use, when it is dumped and restored, then what was there before is the same."""
    address = postgres.new_database()
    assert move(older, address).returncode == 0
    before = contents(address)
    name = address.partition("@/")[2].partition("?")[0]
    dump = postgres.folder / "backup.dump"

    async def write_meanwhile() -> None:
        storage = PostgresStorage(address, Clock())
        await storage.open()
        await asyncio.to_thread(postgres.run, "pg_dump", "-d", name, "--format=custom", f"--file={dump}")
        await storage.beat("somebody")
        await storage.close()

    asyncio.run(write_meanwhile())

    async def lose_everything() -> None:
        connection = await asyncpg.connect(address)
        for table in reversed(TABLES):
            await connection.execute(f"DELETE FROM {table}")
        await connection.close()

    asyncio.run(lose_everything())
    assert contents(address) != before
    restored = postgres.new_database()
    new = restored.partition("@/")[2].partition("?")[0]
    postgres.run("pg_restore", "-d", new, "--no-owner", "--exit-on-error", str(dump))
    assert contents(restored) == before


def test_a_backup_of_sqlite_is_restored(own_server: MakeServer, guest: MakeGuest, tmp_path: Path) -> None:
    """Given a server in the middle of a game, when its file is copied by SQLite's own backup, and put with `secret`
    into another folder, then the game is there with everybody who sits at it."""
    running = own_server()
    player = guest(running)
    table = player.new_table("me", "me")
    player.join(table)
    play_some(player, 3)
    before = {seat: position["moment"] for seat, position in player.positions.items()}
    folder = tmp_path / "restored"
    folder.mkdir()
    live, backup = (sqlite3.connect(where / "bestiary.sqlite3") for where in (running.data, folder))
    live.backup(backup)  # what `sqlite3 bestiary.sqlite3 '.backup FILE'` does
    live.close()
    backup.close()
    shutil.copy(running.data / "secret", folder)
    running.stop()
    running.data = folder
    running.start()
    welcome = player.join(table)
    assert {position["seat"]: position["moment"] for position in welcome["positions"]} == before
