"""Two workers over one storage and one channel: what later runs on several machines."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bestiary.core.errors import Refused
from bestiary.server.channel import InProcessChannel
from bestiary.server.connection import Connection
from bestiary.server.hall import Hall
from bestiary.server.messages import SeatWish, TableWish
from bestiary.server.rows import MoveRow, TableRow
from bestiary.server.seating import begin, is_full, place
from bestiary.server.secret import Secret
from bestiary.server.settings import Settings
from bestiary.server.sqlite import SqliteStorage
from bestiary.server.table import LiveTable
from tests.server.channel_suite import settle


def with_two(folder: Path, work: Callable[[Hall, Hall], Awaitable[None]], **changes: Any) -> None:
    async def run() -> None:
        settings = Settings(data=folder, bot_pause=0.0, **changes)
        channel = InProcessChannel()
        halls = [Hall(settings, SqliteStorage(folder / "a.sqlite3"), channel, Secret(b"x")) for _ in range(2)]
        for hall in halls:
            await hall.open()
        await work(*halls)
        for hall in halls:
            await hall.close()

    asyncio.run(run())


async def heard(connection: Connection) -> list[Any]:
    """What has been sent to a connection so far."""
    messages = []
    while not connection.empty:
        lines = await connection.next()
        messages += [msgspec.json.decode(line) for line in (lines or b"").splitlines()]
    return messages


Create = Callable[[TableRow], Coroutine[Any, Any, None]]
ME, OPEN = SeatWish("me"), SeatWish("open")


async def gather(one: Hall, two: Hall, game: str, *others: str) -> tuple[LiveTable, LiveTable, Connection]:
    """A table of Ann's that the others sit down at, the first of them on the other worker: as it is here and there, and
    Ann's connection. The game has begun."""
    here = await one.create("ann", TableWish(game, [ME, *[OPEN] * len(others)]))
    there = await two.table(here.row.id)
    ann, other = one.connect("ann"), two.connect(others[0])
    assert ann is not None
    assert other is not None
    await here.join(ann)
    await there.join(other)

    def sit(row: TableRow) -> TableRow:
        for seat, person in enumerate(others, 1):
            row = place(row, seat, ME, person)
        assert is_full(row)
        return begin(row, two.people)

    await there.change(sit)
    await settle(lambda: here.play is not None)
    return here, there, ann


def test_a_move_on_one_worker_is_told_on_the_other(tmp_path: Path) -> None:
    async def work(one: Hall, two: Hall) -> None:
        here, there, ann = await gather(one, two, "monster_cafe", "ben")
        assert here.present() == {"ann", "ben"}
        for _ in range(12):
            assert here.play is not None
            assert there.play is not None
            seat = here.play.pending[0]
            live = here if seat == 0 else there
            assert live.play is not None
            await live.move(seat, live.play.legal(seat)[0], live.play.moment(seat))
            await settle(lambda: here.ply == there.ply)
        assert there.play is not None
        positions = [m["position"] for m in await heard(ann) if m["type"] == "position"]
        assert positions[-1]["moment"] == there.play.moment(0)
        await there.talk.say("ben", "hello", False)
        await settle(lambda: len(here.talk.lines) == 1)

    with_two(tmp_path, work)


def test_two_workers_move_for_the_same_ply(tmp_path: Path) -> None:
    """Given workers that do not hear of each other in time, when both store a move, then the loser looks again: it
    tries again while its seat has been told nothing, and refuses what is stale."""

    async def work(one: Hall, two: Hall) -> None:
        here = await one.create("ann", TableWish("burrow", [ME, ME]))
        there = await two.table(here.row.id)
        await one.channel.close()
        assert here.play is not None
        assert there.play is not None
        peek = here.game.actions.parse("peek")
        moments = [there.play.moment(seat) for seat in (0, 1)]
        await here.move(0, peek, moments[0])
        with pytest.raises(Refused) as refused:  # everybody saw the peek, so seat 1 has been told something
            await there.move(1, peek, moments[1])
        assert refused.value.refusal.code == "STALE"
        assert there.ply == 1
        lay = next(a for a in here.play.legal(0) if here.game.actions.tray(a))
        moments = [there.play.moment(seat) for seat in (0, 1)]
        await here.move(0, lay, moments[0])  # tells only its owner
        await there.move(1, peek, moments[1])
        stored = [move.action for move in await one.storage.moves(here.row.id)]
        assert (stored[0], stored[2], there.ply) == ("peek", "peek", 3)

    with_two(tmp_path, work, games=("tests.toy.game:GAME",))


def test_a_failing_storage_changes_nothing(tmp_path: Path) -> None:
    """Given a disk that fails once, when a move is made, then it is not told, and the table goes on afterwards."""

    async def work(one: Hall, two: Hall) -> None:
        live = await one.create("ann", TableWish("monster_cafe", [ME, ME]))
        connection = one.connect("ann")
        assert connection is not None
        await live.join(connection)
        await heard(connection)
        append = one.storage.append_move

        async def broken(table: str, move: MoveRow) -> None:
            raise OSError("the disk is full")

        one.storage.append_move = broken  # type: ignore[method-assign]
        assert live.play is not None
        seat = live.play.pending[0]
        action, moment = live.play.legal(seat)[0], live.play.moment(seat)
        with pytest.raises(OSError, match="full"):
            await live.move(seat, action, moment)
        one.storage.append_move = append  # type: ignore[method-assign]
        await settle(lambda: live.play is not None)
        assert await heard(connection) == []
        await live.move(seat, action, moment)
        assert len(await one.storage.moves(live.row.id)) == 1

    with_two(tmp_path, work)


def slowly(create: Create) -> Create:
    """As a busy disk does it."""

    async def later(row: TableRow) -> None:
        await asyncio.sleep(0.05)
        await create(row)

    return later


def test_a_rematch_asked_for_by_all_at_once_is_one_table(tmp_path: Path) -> None:
    """Given a game that is over, when its players ask for a rematch in the same moment, on two workers, then all of
    them get the same table."""

    async def work(one: Hall, two: Hall) -> None:
        here = await one.create("ann", TableWish("monster_cafe", [ME, ME]))
        while here.row.status != "over":
            assert here.play is not None
            seat = here.play.pending[0]
            await here.move(seat, here.play.legal(seat)[0], here.play.moment(seat))
        there = await two.table(here.row.id)
        for hall in (one, two):
            hall.storage.create_table = slowly(hall.storage.create_table)  # type: ignore[method-assign, assignment]
        asked = [hall.rematch(live, "ann") for hall, live in ((one, here), (one, here), (two, there), (two, there))]
        again = await asyncio.gather(*asked)
        assert len({live.row.id for live in again}) == 1
        assert again[0].row.status == "playing"

    with_two(tmp_path, work)


def test_a_window_is_held_on_every_worker(tmp_path: Path) -> None:
    """Given a window that counts down on two workers, when somebody holds it on one, then it is held on the other too,
    and there it stays open after its time; when they have thought, it closes."""

    async def work(one: Hall, two: Hall) -> None:
        here, there, _ = await gather(one, two, "burrow", "ben", "cy")
        for wanted in ("lay", "show"):
            assert here.play is not None
            texts = {here.game.actions.text(action): action for action in here.play.legal(0)}
            action = next(action for text, action in texts.items() if text.startswith(wanted))
            await here.move(0, action, here.play.moment(0))
        await settle(lambda: here.ply == there.ply)
        assert there.windows.kind == here.windows.kind == "shown"
        async with there.playing():
            await there.windows.hold(1, True)
        await settle(lambda: shown(here)["held_by"] == [1])
        await asyncio.sleep(2.5)  # longer than a window is open
        assert here.windows.kind == "shown"
        async with there.playing():
            await there.windows.hold(1, False)
        await settle(lambda: here.windows.kind is None and there.windows.kind is None)

    with_two(tmp_path, work, games=("tests.toy.game:GAME",), window=2)


def shown(live: LiveTable) -> dict[str, Any]:
    """The open window as who is in turn sees it."""
    window = live.windows.shown(0)
    return {} if window is None else msgspec.to_builtins(window)
