"""What every storage does. A storage's own tests subclass this and hand it a way to open one."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from msgspec.structs import replace

from bestiary.server.store.rows import ChatRow, Head, MoveRow, PersonRow, SeatRow, SnapshotRow, TableRow, TalkRow
from bestiary.server.store.storage import Conflict, Fenced, Storage

ANN, BEN = PersonRow("ann", "Ann", "owl"), PersonRow("ben", "Ben", "yak")


def table(name: str = "t1", **changes: object) -> TableRow:
    row = TableRow(
        id=name,
        game="monster_cafe",
        rules="1",
        options={"first": None},
        seats=(SeatRow("person", ("ann",)), SeatRow("open")),
        host="ann",
        listed=True,
        clock=None,
        status="lobby",
        key="00" * 32,
        created=1.0,
    )
    return replace(row, **changes)


def move(ply: int, action: str = "draw", seat: int = 0) -> MoveRow:
    return MoveRow(ply, seat, action, ply - 1, 5.0)


class StorageSuite:
    """Every test opens an empty storage, closes it, and may open the same one again."""

    def make(self, folder: Path) -> Storage:
        raise NotImplementedError

    def run(self, folder: Path, *works: Callable[[Storage], Awaitable[None]]) -> None:
        """Each work in a storage opened anew: what it finds is what was kept."""

        async def all_works() -> None:
            for work in works:
                storage = self.make(folder)
                await storage.open()
                try:
                    await work(storage)
                finally:
                    await storage.close()

        asyncio.run(all_works())

    def test_moves_come_back_in_order(self, tmp_path: Path) -> None:
        async def write(storage: Storage) -> None:
            for ply in range(1, 6):
                await storage.append_move("t1", move(ply, f"clear table={ply}"))
            await storage.append_move("t2", move(1))

        async def read(storage: Storage) -> None:
            assert [m.action for m in await storage.moves("t1")] == [f"clear table={ply}" for ply in range(1, 6)]
            assert [m.ply for m in await storage.moves("t1", after=3)] == [4, 5]
            assert await storage.moves("t2") == [move(1)]
            assert await storage.moves("nowhere") == []

        self.run(tmp_path, write, read)

    def test_a_second_move_for_a_ply_is_refused(self, tmp_path: Path) -> None:
        async def work(storage: Storage) -> None:
            await storage.append_move("t1", move(1, "draw"))
            with pytest.raises(Conflict):
                await storage.append_move("t1", move(1, "clear table=0"))
            assert await storage.moves("t1") == [move(1, "draw")]

        self.run(tmp_path, work)

    def test_of_many_at_once_exactly_one_is_stored(self, tmp_path: Path) -> None:
        async def work(storage: Storage) -> None:
            tries = [storage.append_move("t1", move(1, f"clear table={n}")) for n in range(50)]
            outcomes = await asyncio.gather(*tries, return_exceptions=True)
            assert outcomes.count(None) == 1
            assert all(outcome is None or isinstance(outcome, Conflict) for outcome in outcomes)
            winner = outcomes.index(None)
            assert [m.action for m in await storage.moves("t1")] == [f"clear table={winner}"]

        self.run(tmp_path, work)

    def test_no_ply_is_left_out(self, tmp_path: Path) -> None:
        async def work(storage: Storage) -> None:
            with pytest.raises(Conflict):
                await storage.append_move("t1", move(2))
            assert await storage.moves("t1") == []

        self.run(tmp_path, work)

    def test_a_conflict_does_not_disturb_the_others_of_its_group(self, tmp_path: Path) -> None:
        async def work(storage: Storage) -> None:
            await storage.create_table(table())
            tries = [
                storage.append_move("t1", move(1)),
                storage.save_table(table(revision=9)),
                storage.append_move("t2", move(1)),
                storage.create_table(table()),
                storage.append_move("t3", move(1)),
            ]
            outcomes = await asyncio.gather(*tries, return_exceptions=True)
            assert [type(outcome) for outcome in outcomes] == [type(None), Conflict, type(None), Conflict, type(None)]
            assert [len(await storage.moves(name)) for name in ("t1", "t2", "t3")] == [1, 1, 1]

        self.run(tmp_path, work)

    def test_the_newest_snapshot_is_kept_and_can_be_thrown_away(self, tmp_path: Path) -> None:
        async def write(storage: Storage) -> None:
            assert await storage.snapshot("t1") is None
            await storage.save_snapshot("t1", SnapshotRow(3, b"three"))
            await storage.save_snapshot("t1", SnapshotRow(6, b"six"))

        async def read(storage: Storage) -> None:
            assert await storage.snapshot("t1") == SnapshotRow(6, b"six")
            await storage.drop_snapshots()
            assert await storage.snapshot("t1") is None

        self.run(tmp_path, write, read)

    def test_tables_are_found_again(self, tmp_path: Path) -> None:
        async def write(storage: Storage) -> None:
            await storage.create_table(table("t1"))
            with pytest.raises(Conflict):
                await storage.create_table(table("t1"))

        async def read(storage: Storage) -> None:
            assert await storage.table("t1") == table("t1")
            assert await storage.table("nowhere") is None

        self.run(tmp_path, write, read)

    def test_of_two_changes_to_one_revision_the_second_is_refused(self, tmp_path: Path) -> None:
        async def work(storage: Storage) -> None:
            await storage.create_table(table())
            await storage.save_table(table(revision=2, status="playing"))
            with pytest.raises(Conflict):
                await storage.save_table(table(revision=2, listed=False))
            with pytest.raises(Conflict):
                await storage.save_table(table("nowhere", revision=2))
            found = await storage.table("t1")
            assert found is not None
            assert (found.status, found.listed, found.revision) == ("playing", True, 2)

        self.run(tmp_path, work)

    def test_lists_of_tables(self, tmp_path: Path) -> None:
        both = (SeatRow("person", ("ann",)), SeatRow("person", ("ben", "ben2")))

        async def work(storage: Storage) -> None:
            await storage.create_table(table("old", created=1.0, status="over"))
            await storage.create_table(table("new", created=3.0, seats=both, status="playing", clock=30))
            await storage.create_table(table("mid", created=2.0))
            await storage.create_table(table("secret", created=4.0, listed=False, host="ben", seats=()))
            assert [row.id for row in await storage.tables_of("ann", 9)] == ["new", "mid", "old"]
            assert [row.id for row in await storage.tables_of("ann", 1)] == ["new"]
            assert [row.id for row in await storage.tables_of("ben2", 9)] == ["new"]
            assert [row.id for row in await storage.listed_tables("lobby", 9)] == ["mid"]
            assert [row.id for row in await storage.listed_tables("playing", 9)] == ["new"]
            assert await storage.timed_tables() == ["new"]
            assert (await storage.hosted_since("ann", 1.5), await storage.hosted_since("ann", 9.0)) == (2, 0)
            assert (await storage.hosted_unfinished("ann"), await storage.hosted_unfinished("ben")) == (2, 1)

        self.run(tmp_path, work)

    def test_a_clock_that_was_set_or_taken_away_later_counts(self, tmp_path: Path) -> None:
        async def work(storage: Storage) -> None:
            await storage.create_table(table("later"))
            await storage.create_table(table("never", clock=30))
            await storage.save_table(table("later", revision=2, status="playing", clock=30))
            await storage.save_table(table("never", revision=2, status="playing"))
            assert await storage.timed_tables() == ["later"]

        self.run(tmp_path, work)

    def test_who_has_left_is_not_listed(self, tmp_path: Path) -> None:
        async def work(storage: Storage) -> None:
            await storage.create_table(table())
            await storage.save_table(table(revision=2, seats=(SeatRow("open"), SeatRow("person", ("ben",)))))
            assert await storage.tables_of("ann", 9) == []
            assert [row.id for row in await storage.tables_of("ben", 9)] == ["t1"]

        self.run(tmp_path, work)

    def test_people(self, tmp_path: Path) -> None:
        async def write(storage: Storage) -> None:
            await storage.save_person(ANN)
            await storage.save_person(BEN)
            await storage.save_person(PersonRow("ann", "Anna", "owl"))

        async def read(storage: Storage) -> None:
            found = {person.id: person.name for person in await storage.people(["ann", "ben", "cat"])}
            assert found == {"ann": "Anna", "ben": "Ben"}
            assert await storage.people([]) == []

        self.run(tmp_path, write, read)

    def test_chat(self, tmp_path: Path) -> None:
        lines = [ChatRow(number, ANN, f"line {number} <b>é</b>", number == 2, 7.0) for number in range(1, 5)]

        async def write(storage: Storage) -> None:
            for line in lines:
                await storage.add_chat("t1", line)
            with pytest.raises(Conflict):
                await storage.add_chat("t1", lines[0])

        async def read(storage: Storage) -> None:
            assert await storage.chat("t1", 3) == lines[1:]
            assert await storage.chat("t2", 3) == []

        self.run(tmp_path, write, read)

    def test_tokens(self, tmp_path: Path) -> None:
        async def write(storage: Storage) -> None:
            await storage.save_token("d1", "ann", 1.0)
            await storage.save_token("d2", "ann", 1.0)

        async def read(storage: Storage) -> None:
            assert (await storage.token_owner("d1"), await storage.token_owner("d3")) == ("ann", None)
            assert (await storage.count_tokens("ann"), await storage.count_tokens("ben")) == (2, 0)
            await storage.save_token("d4", "ben", 1.0)
            await storage.drop_tokens("ann")
            assert (await storage.token_owner("d1"), await storage.token_owner("d4")) == (None, "ben")

        self.run(tmp_path, write, read)

    def test_of_two_talks_of_one_revision_the_second_is_refused(self, tmp_path: Path) -> None:
        async def write(storage: Storage) -> None:
            assert await storage.talk("t1") is None
            with pytest.raises(Conflict):
                await storage.save_talk("t1", TalkRow(2, b"too soon"))
            await storage.save_talk("t1", TalkRow(1, b"one"))
            with pytest.raises(Conflict):
                await storage.save_talk("t1", TalkRow(1, b"one"))
            await storage.save_talk("t1", TalkRow(2, b"two \x00 \xff"))

        async def read(storage: Storage) -> None:
            assert await storage.talk("t1") == TalkRow(2, b"two \x00 \xff")
            assert await storage.talk("t2") is None

        self.run(tmp_path, write, read)

    def test_heads_say_how_far_tables_are(self, tmp_path: Path) -> None:
        async def work(storage: Storage) -> None:
            for name in ("t1", "t2", "t3"):
                await storage.create_table(table(name))
            await storage.save_table(table("t1", revision=2))
            for ply in range(1, 13):
                await storage.append_move("t1", move(ply))
            for number in (1, 2):
                await storage.add_chat("t2", ChatRow(number, ANN, "hello", False, 7.0))
            await storage.save_talk("t2", TalkRow(1, b"one"))
            heads = await storage.heads(["t1", "t2", "t3", "nowhere"])
            assert heads == {"t1": Head(2, 12), "t2": Head(1, 0, 2, 1), "t3": Head(1)}
            assert await storage.heads([]) == {}

        self.run(tmp_path, work)

    def test_a_lease_has_one_holder_that_lives(self, tmp_path: Path) -> None:
        async def write(storage: Storage) -> None:
            assert await storage.beat("w1") == ["w1"]
            assert await storage.beat("w2") == ["w1", "w2"]
            assert await storage.take_lease("t1", "w1") == 1
            assert await storage.take_lease("t1", "w2") is None
            assert await storage.take_lease("t1", "w1") == 1
            assert await storage.take_lease("t2", "w2") == 1
            assert (await storage.held_leases("w1"), await storage.held_leases("w2")) == ({"t1": 1}, {"t2": 1})
            await storage.drop_lease("t1", "w2")  # it is not theirs to drop
            assert await storage.take_lease("t1", "w2") is None
            await storage.drop_lease("t1", "w1")

        async def read(storage: Storage) -> None:
            assert await storage.take_lease("t1", "w2") == 2
            assert (await storage.held_leases("w1"), await storage.held_leases("w2")) == ({}, {"t1": 2, "t2": 1})
            await storage.drop_worker("w2")
            assert await storage.beat("w1") == ["w1"]
            assert [await storage.take_lease(name, "w1") for name in ("t1", "t2")] == [3, 2]

        self.run(tmp_path, write, read)

    def test_the_leases_of_the_dead_are_taken_or_adopted(self, tmp_path: Path) -> None:
        """Given a worker that has said nothing for too long, then others get its leases, and it sees what it has lost;
        where nobody has taken one, it still has it."""

        async def work(storage: Storage) -> None:
            await storage.beat("w1")
            for name in ("t1", "t2", "t3", "t4"):
                assert await storage.take_lease(name, "w1") == 1
            await storage.drop_lease("t4", "w1")
            assert await storage.adopt("w2", 9) == []
            storage.lease_seconds = -1.0  # from now on everybody is dead
            assert await storage.take_lease("t1", "w1") == 1
            assert await storage.take_lease("t1", "w2") == 2
            assert await storage.adopt("w2", 1) == [("t2", 2)]
            assert await storage.held_leases("w1") == {"t3": 1}
            storage.lease_seconds = 60.0
            await storage.beat("w1")
            assert await storage.adopt("w2", 9) == []
            assert await storage.take_lease("t3", "w2") is None
            assert sorted(await storage.adopt("w3", 9)) == [("t1", 3), ("t2", 3)]  # w2 has never said that it lives

        self.run(tmp_path, work)

    def test_who_has_lost_the_lease_appends_no_move(self, tmp_path: Path) -> None:
        """Given a table whose lease has gone to another worker, then a move with the older number is refused whatever
        its ply, alone and among others, and one of a person, who needs no lease, is not."""

        async def work(storage: Storage) -> None:
            await storage.beat("w1")
            with pytest.raises(Fenced):
                await storage.append_move("t1", move(1), 1)
            assert await storage.take_lease("t1", "w1") == 1
            await storage.append_move("t1", move(1), 1)
            await storage.drop_worker("w1")
            assert await storage.take_lease("t1", "w2") == 2
            for ply in (1, 2, 3):
                with pytest.raises(Fenced):
                    await storage.append_move("t1", move(ply), 1)
            tries = [
                storage.append_move("t1", move(2), 1),
                storage.append_move("t2", move(1)),
                storage.append_move("t3", move(1), 7),
            ]
            outcomes = await asyncio.gather(*tries, return_exceptions=True)
            assert [type(outcome) for outcome in outcomes] == [Fenced, type(None), Fenced]
            await storage.append_move("t1", move(2), 2)
            await storage.append_move("t1", move(3))
            with pytest.raises(Conflict) as refused:
                await storage.append_move("t1", move(3), 2)
            assert refused.type is Conflict
            assert [len(await storage.moves(name)) for name in ("t1", "t2", "t3")] == [3, 1, 0]

        self.run(tmp_path, work)
