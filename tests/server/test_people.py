"""Who is known: however many guests there are, nobody at a table loses their name."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from bestiary.server.people import people as module
from bestiary.server.people.people import People
from bestiary.server.store.rows import PersonRow
from bestiary.server.store.sqlite import SqliteStorage


def test_a_name_is_remembered_however_many_come(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Given room for ten, when fifty come, then the last ten are known, and who is met again is known again."""
    monkeypatch.setattr(module, "KNOWN", 10)

    async def work() -> None:
        storage = SqliteStorage(tmp_path / "a.sqlite3")
        await storage.open()
        for number in range(50):
            await storage.save_person(PersonRow(f"p{number}", f"Name {number}", "owl"))
        people = People(storage)
        await people.meet(["p0"])
        for number in range(1, 50):
            await people.meet(["p0", f"p{number}"])
            assert people.get("p0").name == "Name 0"
            assert people.get(f"p{number}").name == f"Name {number}"
        assert people.has_chosen("p45")
        assert not people.has_chosen("p5")
        await people.meet(["p5"])
        assert people.get("p5").name == "Name 5"
        await people.meet([f"p{number}" for number in range(50)])
        assert all(people.get(f"p{number}").name == f"Name {number}" for number in range(50))
        await storage.close()

    asyncio.run(work())
