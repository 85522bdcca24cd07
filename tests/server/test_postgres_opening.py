"""What cannot be used as a database is left alone, and one sentence says why."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import asyncpg
import pytest

from bestiary.server.clock import Clock
from bestiary.server.store.migrations import for_postgres, migrations
from bestiary.server.store.opening import BadDatabase
from bestiary.server.store.postgres import PostgresStorage
from bestiary.server.store.postgres_opening import Unfit, check_version, open_postgres, shown
from bestiary.server.store.rows import MoveRow
from tests.conftest import ROOT
from tests.server.postgres import PostgresServer

NEWEST = migrations()[-1][0]


def ask(address: str, *sql: str) -> None:
    async def work() -> None:
        connection = await asyncpg.connect(address)
        for statement in sql:
            await connection.execute(statement)
        await connection.close()

    asyncio.run(work())


def found_in(address: str, sql: str) -> Sequence[Sequence[object]]:
    async def work() -> Sequence[Sequence[object]]:
        connection = await asyncpg.connect(address)
        rows: Sequence[Sequence[object]] = await connection.fetch(sql)
        await connection.close()
        return rows

    return asyncio.run(work())


def why_not(address: str) -> str:
    with pytest.raises(BadDatabase) as bad:
        asyncio.run(open_postgres(address))
    return str(bad.value)


def test_one_that_is_not_there(postgres: PostgresServer, tmp_path: Path) -> None:
    assert "there is no such database. Make one" in why_not(postgres.address("nowhere"))
    assert "cannot be reached" in why_not(f"postgresql://ann:secret@/x?host={tmp_path}")
    refused = why_not("postgresql://ann:secret@127.0.0.1:9/x")
    assert "cannot be reached" in refused
    assert "secret" not in refused
    assert "it is no address" in why_not("postgresql://127.0.0.1:many/x")


def test_addresses_are_shown_without_passwords() -> None:
    assert shown("postgresql://ann:secret@host:5432/x?sslmode=require") == "postgresql://ann@host:5432/x"
    assert shown("postgresql://ann@host/x?password=secret") == "postgresql://ann@host/x"


def test_another_programs(postgres: PostgresServer) -> None:
    address = postgres.new_database()
    ask(address, "CREATE TABLE moves (a INT)", "CREATE TABLE ducks (a INT)")
    assert "it belongs to another program" in why_not(address)
    assert len(found_in(address, "SELECT 1 FROM pg_tables WHERE schemaname = 'public'")) == 2


def test_a_newer_one(postgres: PostgresServer) -> None:
    address = postgres.new_database()
    assert asyncio.run(open_postgres(address)) == NEWEST
    ask(address, f"UPDATE bestiary_version SET version = {NEWEST + 1}")
    assert f"a newer Bestiary has written it. This database has version {NEWEST + 1}" in why_not(address)


def test_one_that_cannot_be_written(postgres: PostgresServer) -> None:
    address = postgres.new_database()
    name = address.partition("@/")[2].partition("?")[0]
    ask(address, f"ALTER DATABASE {name} SET default_transaction_read_only = on")
    assert "it cannot be written: it is a standby, or set to be read-only" in why_not(address)
    address = postgres.new_database()
    ask(address, "CREATE ROLE ben LOGIN", "REVOKE ALL ON SCHEMA public FROM public")
    theirs = address.replace("postgresql://bestiary@", "postgresql://ben@")
    assert "cannot be used" in why_not(theirs)


def test_one_that_cannot_keep_names(postgres: PostgresServer) -> None:
    postgres.run("createdb", "-E", "LATIN1", "-T", "template0", "--locale", "C", "latin")
    assert "it keeps text as LATIN1" in why_not(postgres.address("latin"))


def test_an_old_server() -> None:
    with pytest.raises(Unfit, match="it is PostgreSQL 13, and Bestiary needs 14 or later"):
        check_version(13)


def test_several_that_open_a_new_one_at_once(postgres: PostgresServer) -> None:
    address = postgres.new_database()

    async def work() -> None:
        assert await asyncio.gather(*(open_postgres(address) for _ in range(6))) == [NEWEST] * 6

    asyncio.run(work())


@pytest.mark.parametrize("version", range(1, NEWEST))
def test_every_older_version_is_brought_along(postgres: PostgresServer, version: int) -> None:
    """Given a database of an older version with a game in it, when it is opened, then nothing is lost."""
    address = postgres.new_database()
    assert asyncio.run(open_postgres(address, up_to=version)) == version
    taken_back = "INSERT INTO moves (table_id, ply, seat, action, at) VALUES ('t1', 2, 0, 'back', 3.0)"
    ask(address, "INSERT INTO moves (table_id, ply, seat, action, at) VALUES ('t1', 1, 0, 'draw', 2.0)")
    if version < 3:
        ask(address, taken_back)

    async def work() -> None:
        storage = PostgresStorage(address, Clock())
        await storage.open()
        found = await storage.moves("t1")
        assert found[0] == MoveRow(1, 0, "draw", None, 2.0)
        if version < 3:
            assert found[1] == MoveRow(2, 0, "", None, 3.0, takes_back=True)
        await storage.append_move("t1", MoveRow(len(found) + 1, 0, "clear table=0", 7, 3.0))
        await storage.close()

    asyncio.run(work())


def test_only_types_differ() -> None:
    for _, sql in migrations():
        assert not {"INTEGER", "REAL", "BLOB", "ROWID"}.intersection(for_postgres(sql).replace(";", " ").split())


def test_without_a_driver_or_a_database_a_server_says_so(tmp_path: Path, postgres: PostgresServer) -> None:
    """Given a server that cannot have its database, then it says why in a sentence, and gives no address."""
    hidden = tmp_path / "asyncpg"
    hidden.mkdir()
    (hidden / "__init__.py").write_text("raise ModuleNotFoundError(name='asyncpg')")

    def served(address: str, path: str) -> str:
        command = [sys.executable, "-m", "bestiary", "serve", "--port", "0", "--data", str(tmp_path / "data")]
        environment = os.environ | {"PYTHONPATH": path, "BESTIARY_DATABASE": address}
        done = subprocess.run(
            command, env=environment, capture_output=True, text=True, cwd=ROOT, timeout=60, check=False
        )
        assert done.returncode == 1
        assert "http://" not in done.stdout
        assert "Traceback" not in done.stderr
        assert done.stderr.count("\n") == 1
        return done.stderr

    path = os.environ["PYTHONPATH"]
    address = postgres.new_database()
    assert "pip install 'bestiary[server,postgres]'" in served(address, os.pathsep.join([str(tmp_path), path]))
    assert "there is no such database" in served(postgres.address("nowhere"), path)
    assert "it is no address" in served("mysql://somewhere/else", path)
