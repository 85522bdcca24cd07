"""Replays in pages: however they are read, all pages together are the game, each frame once."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bestiary.core.errors import Refused
from bestiary.core.registry import import_game
from bestiary.core.seats import Viewer
from bestiary.server.aside import Aside
from bestiary.server.store.rows import MoveRow
from bestiary.server.table import replays as module
from bestiary.server.table.play import Play
from bestiary.server.table.replays import Replays
from tests.ending import until_over
from tests.server.conftest import TOY
from tests.server.counting import CountingStorage
from tests.server.test_opening import row_of

SHOWN: Any = None  # the table itself is shown by others


def test_pages_are_the_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One after the other, from anywhere, while the game goes on, and by several at once."""

    async def work() -> None:
        storage = CountingStorage(tmp_path / "a.sqlite3")
        asked = storage.asked
        await storage.open()
        game = import_game(TOY)
        row = row_of(game.id, 3)
        play, chance = Play.begin(game, row), random.Random(3)
        for ply, _ in enumerate(until_over(play), start=1):
            seat = chance.choice(play.pending)
            text = play.text(chance.choice(play.legal(seat)))
            entry = MoveRow(ply, seat, text, None, 0.0)
            play.follow(entry)
            await storage.append_move("t1", entry)

        async def page(replays: Replays, viewer: Viewer, since: int) -> Any:
            return msgspec.json.decode(await replays.page(game, row, viewer, SHOWN, since))

        for viewer in (None, 0, 2):
            monkeypatch.setattr(module, "PAGE", 1000)
            whole = await page(Replays(storage, Aside()), viewer, 0)
            assert (whole["following"], [frame["number"] for frame in whole["frames"]]) == (
                None,
                list(range(len(whole["frames"]))),
            )
            assert whole["frames"][-1]["view"] == msgspec.json.decode(msgspec.json.encode(play.view(viewer)))
            assert sum(len(frame["log"]) for frame in whole["frames"]) == play.moment(viewer)
            monkeypatch.setattr(module, "PAGE", 7)
            replays, frames, since = Replays(storage, Aside()), [], 0
            asked.clear()
            while since is not None:
                assert replays.cost(row, viewer, since) == 4
                found = await page(replays, viewer, since)
                assert (found["result"] is not None) == (found["following"] is None)
                frames += found["frames"]
                since = found["following"]
            assert frames == whole["frames"]
            assert asked.count(0) == 1, "the log was read once"
            assert replays.cost(row, viewer, 400) > 10
            anywhere = await page(replays, viewer, 11)
            assert anywhere["frames"] == whole["frames"][11:18]
            assert (await page(replays, viewer, 10_000))["frames"] == []
            both = await asyncio.gather(*(page(replays, viewer, 18) for _ in range(3)))
            assert [one["frames"] for one in both] == [whole["frames"][18:25]] * 3
        with pytest.raises(Refused):
            await replays.page(game, msgspec.structs.replace(row, status="lobby"), None, SHOWN, 0)
        await storage.close()

    asyncio.run(work())
