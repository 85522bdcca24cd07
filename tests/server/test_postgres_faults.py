"""PostgreSQL is killed and held up while moves are written: what was acknowledged is there, what was refused is not,
and everything goes on by itself."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import suppress

import asyncpg
import httpx
import pytest

from bestiary.server.clock import Clock
from bestiary.server.store import postgres as storage_module
from bestiary.server.store.postgres import PostgresStorage
from bestiary.server.store.rows import ChatRow, MoveRow, PersonRow
from bestiary.server.store.storage import Away, Conflict, Fenced, NotStored, Unsure
from tests.effort import EFFORT
from tests.server.conftest import MakeGuest, MakeServer
from tests.server.playing import eventually, play_some
from tests.server.postgres import PostgresServer
from tests.server.storage_suite import move, table

KILLS = 3 if EFFORT == 1 else 10 * EFFORT
Work = Callable[[PostgresStorage], Awaitable[None]]


@pytest.fixture
def own_postgres() -> Iterator[PostgresServer]:
    """A PostgreSQL that the test may kill."""
    running = PostgresServer().start()
    yield running
    running.end()


def run(address: str, *works: Work) -> None:
    """All at the same time, each in a storage of its own."""

    async def one(work: Work) -> None:
        storage = PostgresStorage(address, Clock())
        await storage.open()
        try:
            await work(storage)
        finally:
            await storage.close()

    async def together() -> None:
        await asyncio.gather(*map(one, works))

    asyncio.run(together())


class Player:
    """Appends to one table for as long as it is to, and remembers what it was told of each move."""

    def __init__(self, storage: PostgresStorage, name: str) -> None:
        self.storage = storage
        self.name = name
        self.kept: list[MoveRow] = []
        self.refused: list[MoveRow] = []
        self.unsure: list[MoveRow] = []
        self.stop = False

    async def play(self) -> None:
        while not self.stop:
            row = MoveRow(len(self.kept) + 1, 0, f"draw {len(self.refused)}", 1, time.time())
            try:
                await self.storage.append_move(self.name, row)
            except NotStored:
                self.refused.append(row)
                await asyncio.sleep(0.05)
            except (Unsure, Conflict):
                self.unsure.append(row)
                await self.look_again()
            else:
                self.kept.append(row)

    async def look_again(self) -> None:
        while not self.stop:
            try:
                self.kept = await self.storage.moves(self.name)
                return
            except NotStored:
                await asyncio.sleep(0.05)


def test_kill_9_of_the_database_under_writes(own_postgres: PostgresServer) -> None:
    """Given tables that move as fast as they can, when the database is killed and started again, then every move that
    was acknowledged is there once, none that was refused is, and the same storage goes on writing."""

    async def work(storage: PostgresStorage) -> None:
        players = [Player(storage, f"t{number}") for number in range(40)]
        playing = [asyncio.create_task(player.play()) for player in players]
        for _ in range(KILLS):
            before = sum(len(player.kept) for player in players)
            for _ in range(600):
                await asyncio.sleep(0.05)
                if sum(len(player.kept) for player in players) > before + 200:
                    break
            await asyncio.to_thread(own_postgres.kill)
            with pytest.raises(Away):
                await storage.heads(["t1"])
            with pytest.raises(NotStored):
                await storage.try_writing()
            await asyncio.to_thread(own_postgres.start)
        before = sum(len(player.kept) for player in players)
        await asyncio.sleep(1.0)
        for player in players:
            player.stop = True
        await asyncio.wait_for(asyncio.gather(*playing), 60)
        assert sum(len(player.kept) for player in players) > before, "it does not go on"
        for player in players:
            stored = await storage.moves(player.name)
            assert [row.ply for row in stored] == list(range(1, len(stored) + 1))
            assert stored[: len(player.kept)] == player.kept
            assert not set(stored).intersection(player.refused)
        kept, refused, unsure = (
            sum(len(found) for found in every)
            for every in zip(*((p.kept, p.refused, p.unsure) for p in players), strict=True)
        )
        print(f"{KILLS} kills: {kept} moves kept, {refused} refused, {unsure} looked up again")

    run(own_postgres.address("postgres"), work)


def test_what_was_under_way_is_done_again(own_postgres: PostgresServer, monkeypatch: pytest.MonkeyPatch) -> None:
    """Given a database that hangs and is killed while it is asked to write, when it comes back within the patience,
    then each write is done once, and whoever waits for it hears nothing of all that."""
    monkeypatch.setattr(storage_module, "PATIENCE", 60.0)
    ann = PersonRow("ann", "Ann", "owl")

    async def work(storage: PostgresStorage) -> None:
        await storage.create_table(table("t1"))
        await asyncio.gather(*(storage.moves("t1") for _ in range(8)))  # now there is a connection for each
        writes = [
            storage.append_move("t1", move(1)),
            storage.append_move("t2", move(1)),
            storage.save_table(table("t1", revision=2, listed=False)),
            storage.create_table(table("t3")),
            storage.add_chat("t1", ChatRow(1, ann, "hello", False, 1.0)),
            storage.save_token("digest", "ann", 1.0),
        ]
        own_postgres.hang()
        waiting = [asyncio.ensure_future(write) for write in writes]
        await asyncio.sleep(0.5)
        assert not any(write.done() for write in waiting)
        await asyncio.to_thread(own_postgres.kill)
        await asyncio.to_thread(own_postgres.start)
        await asyncio.wait_for(asyncio.gather(*waiting), 60)
        assert [len(await storage.moves(name)) for name in ("t1", "t2")] == [1, 1]
        found = await storage.table("t1")
        assert found is not None
        assert (found.revision, found.listed) == (2, False)

    run(own_postgres.address("postgres"), work)


def test_what_was_done_already_is_not_done_twice(postgres: PostgresServer) -> None:
    """Given writes whose answers are lost after the commit, when they are done again, then they find themselves stored;
    and what somebody else has stored meanwhile is a conflict."""
    ann = PersonRow("ann", "Ann", "owl")

    async def work(storage: PostgresStorage) -> None:
        lost = LosingAnswers(storage)
        for _ in range(2):  # the second time nothing is lost, and each of them is a conflict
            outcomes: list[object] = [
                (await asyncio.gather(write, return_exceptions=True))[0]
                for write in (
                    storage.append_move("t1", move(1)),
                    storage.create_table(table("t1")),
                    storage.save_table(table("t1", revision=2)),
                    storage.add_chat("t1", ChatRow(1, ann, "hello", False, 1.0)),
                    storage.save_token("digest", "ann", 1.0),
                )
            ]
            if lost.on:
                assert outcomes == [None] * 5
                assert lost.answers == 5
                lost.on = False
            else:
                assert [type(outcome) for outcome in outcomes] == [Conflict] * 5
        lost.on = True
        with pytest.raises(Conflict):
            await storage.append_move("t1", move(1, "another"))
        with pytest.raises(Conflict):
            await storage.save_table(table("t1", revision=2, listed=False))

    run(postgres.new_database(), work)


class LosingAnswers:
    """Cuts the connection after each first try of a write, when it is committed."""

    def __init__(self, storage: PostgresStorage) -> None:
        self.on = True
        self.answers = 0
        self._do = storage._do
        storage._do = self.do  # type: ignore[method-assign, assignment]

    async def do(self, work: storage_module.Work[object]) -> object:
        async def cut(connection: asyncpg.Connection, again: bool) -> object:
            found = await work(connection, again)
            if self.on and not again:
                self.answers += 1
                connection.terminate()
                raise ConnectionResetError
            return found

        return await self._do(cut)


def test_a_connection_that_the_driver_mistakes_is_given_up(
    postgres: PostgresServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Given a connection that was lost in the middle of something, and the driver still takes it for that, then what is
    asked of it is done by another one."""
    fetch = asyncpg.Connection.fetch
    mistaken: list[asyncpg.Connection] = []

    async def work(storage: PostgresStorage) -> None:
        async def asked(connection: asyncpg.Connection, *values: object) -> object:
            if not mistaken:
                mistaken.append(connection)
                raise asyncpg.InternalClientError("cannot switch to state 12; another operation (2) is in progress")
            return await fetch(connection, *values)

        monkeypatch.setattr(asyncpg.Connection, "fetch", asked)
        await storage.append_move("t1", move(1))
        assert await storage.moves("t1") == [move(1)]
        assert mistaken

    run(postgres.new_database(), work)


def test_a_database_that_stays_away(own_postgres: PostgresServer, monkeypatch: pytest.MonkeyPatch) -> None:
    """Given a database that is killed and does not come back, then what was under way may be stored or not, as is said;
    what comes later certainly is not, and is refused at once."""
    monkeypatch.setattr(storage_module, "PATIENCE", 1.0)

    async def work(storage: PostgresStorage) -> None:
        assert await storage.moves("t1") == []
        own_postgres.hang()
        under_way = asyncio.ensure_future(storage.append_move("t1", move(1)))
        await asyncio.sleep(0.3)
        await asyncio.to_thread(own_postgres.kill)
        with pytest.raises(Unsure):
            await under_way
        for _ in range(3):
            with pytest.raises(Away):
                await storage.append_move("t2", move(1))
            with pytest.raises(Away):
                await storage.moves("t1")
        await asyncio.to_thread(own_postgres.start)
        assert await storage.moves("t1") in ([], [move(1)])
        assert await storage.moves("t2") == []

    run(own_postgres.address("postgres"), work)


def test_commits_are_durable_whatever_the_server_is_set_to() -> None:
    """Given a server that answers before a commit is on disk, then our connections ask it to wait."""
    hasty = PostgresServer(synchronous_commit="off").start()
    try:

        async def work(storage: PostgresStorage) -> None:
            rows = await storage._read("SHOW synchronous_commit")
            assert rows[0][0] == "on"

        run(hasty.new_database(), work)
    finally:
        hasty.end()


def test_what_waits_together_is_committed_together(postgres: PostgresServer) -> None:
    async def work(storage: PostgresStorage) -> None:
        await asyncio.gather(*(storage.append_move(f"t{n}", move(1)) for n in range(400)))
        assert storage.appending.written == 400
        assert storage.appending.commits < 100

    run(postgres.new_database(), work)


def test_no_move_of_the_older_holder_comes_after_the_lease_has_gone(postgres: PostgresServer) -> None:
    """Given a worker that makes a table's moves as fast as it can, when another takes the lease, then from that moment
    on no move of the first one is stored, however long it was under way already."""
    address = postgres.new_database()
    turns = 12 * EFFORT
    seen: list[int] = []

    async def moving(storage: PostgresStorage, worker: str, fence: int) -> None:
        ply = len(await storage.moves("t1"))
        with suppress(Fenced):
            while True:
                ply += 1
                await storage.append_move("t1", move(ply, worker), fence)

    async def work(storage: PostgresStorage) -> None:
        storage.lease_seconds = -1.0  # each takes it from the other, who is as good as dead
        other = PostgresStorage(address, Clock())
        other.lease_seconds = -1.0
        await other.open()
        try:
            before: asyncio.Task[None] | None = None
            for turn in range(turns):
                here = (storage, other)[turn % 2]
                fence = await here.take_lease("t1", f"w{turn}")
                assert fence == turn + 1
                stored = len(await here.moves("t1"))
                if before is not None:
                    await asyncio.wait_for(before, 30)
                    assert len(await here.moves("t1")) == stored, "a move came in behind the new holder's back"
                before = asyncio.create_task(moving(here, f"w{turn}", fence))
                await asyncio.sleep(0.05)
                seen.append(stored)
            await storage.take_lease("t1", "last")
            assert before is not None
            await before
        finally:
            await other.close()

    run(address, work)
    assert seen[-1] > turns


def test_a_lease_waits_for_the_move_that_is_under_way(postgres: PostgresServer) -> None:
    """Given a move that has shown its lease and is held up before its commit, when another worker asks for the lease,
    then it gets it only when the move is stored, and so sees it."""
    address = postgres.new_database()

    async def work(storage: PostgresStorage) -> None:
        storage.lease_seconds = -1.0
        fence = await storage.take_lease("t1", "w1")
        await storage.moves("t1")
        holding = await asyncpg.connect(address)
        transaction = holding.transaction()
        await transaction.start()
        await holding.execute("INSERT INTO moves (table_id, ply, seat, action, at) VALUES ('t1', 1, 0, 'other', 1.0)")
        appending = asyncio.create_task(storage.append_move("t1", move(1), fence))
        await asyncio.sleep(0.3)
        taking = asyncio.create_task(storage.take_lease("t1", "w2"))
        await asyncio.sleep(0.3)
        assert not appending.done()
        assert not taking.done(), "the lease has gone, and the move is still to come"
        await transaction.rollback()
        await holding.close()
        assert await asyncio.wait_for(taking, 30) == 2
        assert await storage.moves("t1") == [move(1)]
        await appending

    run(address, work)


def test_workers_that_race_for_the_same_plies(postgres: PostgresServer) -> None:
    """Given several storages that append to the same tables in any order, then each ply is stored once, for whom it was
    told to be, and nobody waits for ever."""
    address = postgres.new_database()
    won: dict[tuple[str, int], str] = {}

    def racer(name: str) -> Work:
        async def work(storage: PostgresStorage) -> None:
            async def race(table: str) -> None:
                for ply in range(1, 16):
                    try:
                        await storage.append_move(table, move(ply, name))
                    except Conflict:
                        while len(await storage.moves(table)) < ply:
                            await asyncio.sleep(0.005)
                    else:
                        assert won.setdefault((table, ply), name) == name

            await asyncio.wait_for(asyncio.gather(*(race(f"t{number}") for number in range(20))), 60)

        return work

    run(address, *(racer(f"worker {number}") for number in range(3)))

    async def check(storage: PostgresStorage) -> None:
        for number in range(20):
            stored = await storage.moves(f"t{number}")
            assert [won[f"t{number}", row.ply] for row in stored] == [row.action for row in stored]
            assert len(stored) == 15

    run(address, check)


def test_a_server_whose_database_goes_away_and_comes_back(
    own_postgres: PostgresServer, own_server: MakeServer, guest: MakeGuest
) -> None:
    """Given a game on a server with PostgreSQL, when that is killed, then moves are refused, nobody is cut off and
    the server says that it is not well; when it is back, the game goes on from where it was."""
    running = own_server(database=own_postgres.new_database())
    assert not (running.data / "bestiary.sqlite3").exists()
    player = guest(running)
    table = player.new_table("me", "me")
    player.join(table)
    play_some(player, 5)
    before = {seat: position["moment"] for seat, position in player.positions.items()}
    own_postgres.kill()
    seat, choice = player.choosable()[0]
    for _ in range(3):
        refused = player.move(seat, choice["action"])
        assert refused["type"] == "refused"
        assert refused["refusal"]["code"] in ("NOT_STORED", "UNSURE")
    eventually(lambda: httpx.get(f"{running.address}/healthz").status_code == 503)
    answer = player.ask("POST", "/api/tables", json={"game": "burrow", "seats": [{"kind": "me"}, {"kind": "open"}]})
    assert (answer.status_code, answer.json()["rule"]) == (503, "S-15")
    own_postgres.start()
    eventually(lambda: httpx.get(f"{running.address}/healthz").status_code == 200)
    eventually(lambda: player.move(seat, choice["action"])["type"] == "accepted")
    player.ping()
    assert all(player.positions[seat]["moment"] >= moment for seat, moment in before.items())
    kept = player.positions[0]["moment"]
    running.kill()
    running.start()
    assert player.join(table)["positions"][0]["moment"] == kept
