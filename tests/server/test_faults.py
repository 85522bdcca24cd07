"""A full disk, a damaged database, two servers on one folder: each is one sentence, and nothing is lost."""

from __future__ import annotations

import asyncio
import os
import resource
import signal
import sqlite3
import subprocess
import sys
import threading
from pathlib import Path

import httpx
import pytest

from bestiary.core.errors import BestiaryError, UnknownName
from bestiary.server.people.secret import SIZE, Secret
from bestiary.server.run import run
from bestiary.server.settings import Settings, read_settings
from bestiary.server.store.lock import FolderLock
from bestiary.server.store.migrations import migrate, migrations
from bestiary.server.store.opening import connect
from bestiary.server.store.sqlite import SqliteStorage
from tests.server.conftest import MakeGuest, MakeServer
from tests.server.playing import eventually
from tests.server.serving import Server
from tests.server.storage_suite import table

DATABASE = "bestiary.sqlite3"


def does_not_start(folder: Path) -> str:
    """The sentence with which a server refuses to serve a folder; nobody is told an address."""
    told: list[str] = []
    with pytest.raises(BestiaryError) as refused:
        run(Settings(data=folder), "127.0.0.1", 0, told.append)
    assert told == []
    sentence = str(refused.value)
    assert "\n" not in sentence
    assert str(folder) in sentence
    return sentence


def fresh(folder: Path) -> Path:
    """The database of a server that has run."""
    path = folder / DATABASE

    async def work() -> None:
        storage = SqliteStorage(path)
        await storage.open()
        for number in range(60):
            await storage.create_table(table(f"t{number}"))
        await storage.close()

    asyncio.run(work())
    return path


# The secret.


@pytest.mark.parametrize("size", [0, 1, SIZE - 1, SIZE + 1])
def test_a_secret_that_is_not_whole_signs_nothing(tmp_path: Path, size: int) -> None:
    """Given what a full disk has left of a secret, when a server starts, then it refuses: an empty key is anybody's."""
    (tmp_path / "secret").write_bytes(b"x" * size)
    assert f"has {size} bytes" in does_not_start(tmp_path)
    assert (tmp_path / "secret").stat().st_size == size


def test_a_secret_is_written_whole_or_not_at_all(tmp_path: Path) -> None:
    """Given a disk with room for one byte, when the first start fails, then the second makes a whole one."""
    script = (
        "import resource, sys; from pathlib import Path; from bestiary.server.people.secret import Secret\n"
        "resource.setrlimit(resource.RLIMIT_FSIZE, (1, 1)); Secret.in_folder(Path(sys.argv[1]))"
    )
    done = subprocess.run([sys.executable, "-c", script, str(tmp_path)], capture_output=True, text=True, check=False)
    assert "BadSecret" in done.stderr
    assert list(tmp_path.iterdir()) == []
    secret = Secret.in_folder(tmp_path)
    assert secret.seal("seat", "a") == Secret.in_folder(tmp_path).seal("seat", "a")
    assert [(file.name, file.stat().st_size) for file in tmp_path.iterdir()] == [("secret", SIZE)]
    assert (tmp_path / "secret").stat().st_mode & 0o777 == 0o600


# The database.


def test_the_database_is_for_its_owner_only(tmp_path: Path) -> None:
    """It holds the keys of running games. One that an older server left open to all is closed."""
    path = fresh(tmp_path)
    path.chmod(0o644)

    async def work() -> None:
        storage = SqliteStorage(path)
        await storage.open()
        await storage.create_table(table("t99"))
        files = sorted(tmp_path.glob(f"{DATABASE}*"))
        assert len(files) == 3
        assert [file.stat().st_mode & 0o777 for file in files] == [0o600] * 3
        await storage.close()

    asyncio.run(work())


def test_no_database_at_all(tmp_path: Path) -> None:
    (tmp_path / DATABASE).write_text("Dear diary, today I have seen a wombat. " * 100)
    assert "it is no database" in does_not_start(tmp_path)
    assert (tmp_path / DATABASE).read_text().startswith("Dear diary")


def test_a_truncated_database(tmp_path: Path) -> None:
    path = fresh(tmp_path)
    whole = path.read_bytes()
    path.write_bytes(whole[: len(whole) // 2])
    assert "it is damaged" in does_not_start(tmp_path)


def test_a_corrupt_database(tmp_path: Path) -> None:
    path = fresh(tmp_path)
    whole = path.read_bytes()
    path.write_bytes(whole[:4096] + b"\xa5" * (len(whole) - 8192) + whole[-4096:])
    assert "it is damaged" in does_not_start(tmp_path)


def test_a_newer_database(tmp_path: Path) -> None:
    path = fresh(tmp_path)
    database = sqlite3.connect(path)
    database.execute("PRAGMA user_version = 999")
    database.close()
    assert "a newer Bestiary has written it" in does_not_start(tmp_path)


@pytest.mark.parametrize("version", [0, 2])
def test_a_database_of_another_program_is_not_touched(tmp_path: Path, version: int) -> None:
    database = sqlite3.connect(tmp_path / DATABASE)
    database.execute("CREATE TABLE recipes (name TEXT)")
    database.execute(f"PRAGMA user_version = {version}")
    database.close()
    before = (tmp_path / DATABASE).read_bytes()
    assert "it belongs to another program" in does_not_start(tmp_path)
    assert (tmp_path / DATABASE).read_bytes() == before


def test_a_database_that_cannot_be_opened(tmp_path: Path) -> None:
    (tmp_path / DATABASE).mkdir()
    assert "cannot be used" in does_not_start(tmp_path)


def test_a_database_that_can_only_be_read(tmp_path: Path) -> None:
    path = fresh(tmp_path)
    script = (
        "import os, sys; from pathlib import Path; from bestiary.server.store.opening import open_database\n"
        "if os.geteuid() == 0: os.seteuid(65534)  # root may write anywhere\n"
        "try: open_database(Path(sys.argv[1]))\n"
        "except Exception as error: print(type(error).__name__, error)"
    )
    for folder in (tmp_path, *tmp_path.parents):
        if folder != Path(folder.anchor):
            os.chmod(folder, folder.stat().st_mode | 0o755)
    path.chmod(0o444)
    tmp_path.chmod(0o555)
    done = subprocess.run([sys.executable, "-c", script, str(path)], capture_output=True, text=True, check=False)
    tmp_path.chmod(0o755)
    assert done.stdout.startswith(f"BadDatabase {path} cannot be used: "), done
    assert done.stdout.count("\n") == 1


def test_two_who_bring_a_database_up_to_date_at_once(tmp_path: Path) -> None:
    for number in range(30):
        path, found = tmp_path / f"{number}.sqlite3", list[object]()
        together = threading.Barrier(2)

        def work(path: Path = path, found: list[object] = found, together: threading.Barrier = together) -> None:
            try:
                together.wait()
                database = connect(path)
                together.wait()
                found.append(migrate(database))
                database.close()
            except Exception as error:
                found.append(error)
                together.abort()  # or the other would wait for ever

        threads = [threading.Thread(target=work) for _ in range(2)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert found == [migrations()[-1][0]] * 2


# Two servers, and the command itself.


def test_two_servers_on_one_folder(own_server: MakeServer, guest: MakeGuest) -> None:
    running = own_server()
    assert running.process is not None
    sentence = does_not_start(running.data)
    assert f"Another Bestiary (process {running.process.pid})" in sentence
    guest(running).new_table("me", "open")
    running.kill()
    with FolderLock(running.data):
        pass  # however it ended, the folder is free


def test_the_command_says_one_sentence_and_no_address(tmp_path: Path) -> None:
    (tmp_path / DATABASE).write_text("nothing of the kind " * 300)
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
    command = [sys.executable, "-m", "bestiary", "serve", "--port", "0", "--data", str(tmp_path)]
    done = subprocess.run(command, capture_output=True, text=True, check=False, env=environment, timeout=60)
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.startswith("bestiary: ")
    assert done.stderr.count("\n") == 1


# A full disk while it runs.


def fill_disk(running: Server) -> None:
    """From now on no file of the server grows."""
    assert running.process is not None
    resource.prlimit(running.process.pid, resource.RLIMIT_FSIZE, (1, resource.RLIM_INFINITY))


def make_room(running: Server) -> None:
    assert running.process is not None
    resource.prlimit(running.process.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))


@pytest.mark.skipif(not hasattr(resource, "prlimit"), reason="fills the disk of another process as Linux can")
def test_on_a_full_disk_moves_are_refused_and_nothing_is_lost(own_still_server: MakeServer, guest: MakeGuest) -> None:
    """Given a full disk, when somebody moves, then they are told so, nobody is cut off, the server says that it is not
    well; and when there is room again, everything goes on from where it was, also what time and bots do."""
    running = own_still_server()
    player = guest(running)
    table = player.new_table("me", "me", clock=60)
    player.join(table)
    before = player.positions[0]
    lonely = player.new_table("me", "bot:random", game="burrow", clock=60)
    fill_disk(running)
    seat, choice = player.choosable()[0]
    for _ in range(3):
        refused = player.move(seat, choice["action"])
        assert (refused["type"], refused["refusal"]["code"]) == ("refused", "NOT_STORED")
        assert refused["position"]["moment"] == before["moment"]
    assert player.ask_live("chat", text="hello?")["refusal"]["code"] == "NOT_STORED"
    answer = player.ask("POST", "/api/tables", json={"game": "burrow", "seats": [{"kind": "me"}, {"kind": "open"}]})
    assert (answer.status_code, answer.json()["rule"]) == (503, "S-15")
    assert httpx.get(f"{running.address}/healthz").status_code == 503
    running.turn(61)  # the time of both is up, and it cannot be kept that it is
    player.ping()
    assert player.get(f"/api/tables/{table}/position?seat={seat}")["moment"] == before["moment"]
    make_room(running)
    running.turn(6)
    assert httpx.get(f"{running.address}/healthz").status_code == 200
    player.ping()
    assert player.positions[seat]["moment"] > before["moment"]
    assert player.get(f"/api/tables/{lonely}/position?seat=0")["moment"] > 0
    seat, choice = player.choosable()[0]
    assert player.move(seat, choice["action"])["type"] == "accepted"
    kept = player.positions[0]["moment"]
    running.kill()
    running.start()
    assert player.join(table)["positions"][0]["moment"] == kept


def test_a_damaged_row_hides_no_others(own_server: MakeServer, guest: MakeGuest) -> None:
    """Given rows of tables that nobody can read, and a guest without a name, then the lists have the rest."""
    running = own_server()
    player = guest(running)
    good = player.new_table("me", "me", listed=True)
    bad = [player.new_table("me", "me", listed=True) for _ in range(3)]
    running.kill()
    database = sqlite3.connect(running.data / DATABASE)
    for name, document in zip(bad, ("x'00ff'", "'{}'", "json_set(document, '$.key', 'no key')"), strict=True):
        database.execute(f"UPDATE tables SET document = {document} WHERE id = ?", (name,))
    database.execute("INSERT INTO people (id, name, avatar) VALUES (?, x'ff', 7)", (player.id,))
    database.commit()
    database.close()
    running.start()
    assert [table["id"] for table in player.get("/api/tables")["mine"]] == [good]
    assert [table["id"] for table in guest(running).get("/api/tables")["watchable"]] == [good]
    refused = player.ask("GET", f"/api/tables/{bad[0]}")
    assert (refused.status_code, refused.json()["code"], refused.json()["rule"]) == (409, "DAMAGED", "S-15")
    assert httpx.get(f"{running.address}/t/{bad[0]}").status_code == 200
    assert player.get("/api/me")["name"]


def test_stopping_in_the_middle_of_bots_moves(own_server: MakeServer, guest: MakeGuest) -> None:
    """Given bots that move as fast as they can, when the server is stopped, then it logs no trouble and every move
    that was told is there afterwards."""
    running = own_server()
    player = guest(running)
    tables = [player.new_table("me", *["bot:random"] * 4, game="big_monster") for _ in range(6)]
    player.join(tables[0])
    eventually(lambda: "bestiary_moves_total 0.0" not in running.metrics())
    told = max(position["moment"] for position in player.positions.values())
    running.stop()
    assert '"level":"error"' not in running.log
    assert "closed database" not in running.log
    running.start()
    assert player.join(tables[0])["positions"][0]["moment"] >= told


# Settings.


@pytest.mark.parametrize(
    "change",
    [
        "requests_a_second=0",
        "requests_at_once=0",
        "log_level=FOO",
        "snapshot_every=0",
        "bot_pause=nan",
        "bot_pause=-1",
        "keep_table=-1",
        "keep_table=inf",
        "window=0",
        "connections=many",
        "largest_body=1.5",
        "origins=games.example",
        "origins=https://games.example/page",
        "proxies=localhost",
        "metrics_token=short",
    ],
)
def test_a_setting_that_cannot_be_is_a_sentence(tmp_path: Path, change: str) -> None:
    with pytest.raises(BestiaryError) as refused:
        read_settings(tmp_path, (), (change,))
    sentence = str(refused.value)
    assert change.partition("=")[0] in sentence
    assert "\n" not in sentence


def test_every_setting_is_checked(tmp_path: Path) -> None:
    """None of them takes what is not of its kind."""
    for name in set(Settings.__struct_fields__) - {"data", "games", "metrics_token"}:
        with pytest.raises(BestiaryError):
            read_settings(tmp_path, (), (f"{name}=-7 wombats",))
    with pytest.raises(UnknownName):
        read_settings(tmp_path, (), ("wombats=7",))
    usual = read_settings(tmp_path, (), ("origins=https://a.example,http://b.example:8000", "proxies=::1,10.0.0.0/8"))
    assert (len(usual.origins), len(usual.proxies)) == (2, 2)


def test_ctrl_c_is_no_trouble(own_server: MakeServer) -> None:
    running = own_server()
    assert running.process is not None
    running.process.send_signal(signal.SIGINT)
    assert running.process.wait(60) == 0
