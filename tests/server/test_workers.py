"""Two workers over one storage and one channel: what later runs on several machines."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bestiary.core.errors import Refused
from bestiary.core.registry import games
from bestiary.server.channel import Channel, InProcessChannel, Line, Listener
from bestiary.server.clock import Clock
from bestiary.server.messages import Orders, SeatWish, TableWish
from bestiary.server.people.connection import Connection
from bestiary.server.people.secret import Secret
from bestiary.server.services import Services
from bestiary.server.settings import Settings
from bestiary.server.store.rows import MoveRow, TableRow
from bestiary.server.table.seating import begin, is_full, place
from bestiary.server.table.table import LiveTable
from tests.server.channel_suite import settle
from tests.server.counting import CountingStorage
from tests.server.turning import TurnedClock


class Shifted(Clock):
    """The clock of another machine, which goes wrong by so many seconds."""

    def __init__(self, right: Clock, seconds: float) -> None:
        self._right, self._seconds = right, seconds
        self.sleep, self.later = right.sleep, right.later  # type: ignore[method-assign]

    def now(self) -> float:
        return self._right.now() + self._seconds


Work = Callable[[TurnedClock, Services, Services], Awaitable[None]]


class Deaf(InProcessChannel):
    """Loses every notice."""

    async def join(self, topic: str, listener: Listener) -> Line:
        return await super().join(topic, lambda notice: None)


def with_two(
    folder: Path, work: Work, apart: float = 0.0, channel: Channel | None = None, seconds: float = 3.0, **changes: Any
) -> None:
    given = channel

    async def run() -> None:
        settings = Settings(data=folder, bot_pause=0.0, **changes)
        channel = given or InProcessChannel()
        clock = TurnedClock()
        storages = [CountingStorage(folder / "a.sqlite3") for _ in range(2)]
        for storage in storages:
            storage.lease_seconds = seconds
        clocks = [clock, Shifted(clock, apart)]
        both = [
            Services(settings, s, channel, Secret(b"x"), c, alone=False) for s, c in zip(storages, clocks, strict=True)
        ]
        for services in both:
            await services.open()
        await work(clock, *both)
        for services in both:
            closing = asyncio.create_task(services.close())
            while not closing.done():  # it gives everybody a moment to hear the goodbye
                await clock.turn(0.1)
                await asyncio.sleep(0.001)
            await closing

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


async def gather(
    one: Services, two: Services, game: str, *others: str, seconds: int | None = None
) -> tuple[LiveTable, LiveTable, Connection]:
    """A table of Ann's that the others sit down at, the first of them on the other worker: as it is here and there, and
    Ann's connection. The game has begun."""
    here = await one.new_tables.create("ann", TableWish(game, [ME, *[OPEN] * len(others)], clock=seconds))
    there = await two.tables.get(here.row.id)
    ann, other = one.connections.open("ann"), two.connections.open(others[0])
    assert ann is not None
    assert other is not None
    await here.join(ann)
    await there.join(other)

    def sit(row: TableRow) -> TableRow:
        for seat, person in enumerate(others, 1):
            row = place(row, seat, ME, person)
        assert is_full(row)
        return begin(row, two.people, two.clock.now())

    await there.change(sit)
    await settle(lambda: here.play is not None)
    return here, there, ann


def test_a_move_on_one_worker_is_told_on_the_other(tmp_path: Path) -> None:
    async def work(clock: TurnedClock, one: Services, two: Services) -> None:
        here, there, ann = await gather(one, two, "monster_cafe", "ben")
        assert here.presence.everybody() == {"ann", "ben"}
        for _ in range(12):
            assert here.play is not None
            assert there.play is not None
            seat = here.play.pending[0]
            live = here if seat == 0 else there
            assert live.play is not None
            await live.move(seat, live.play.legal(seat)[0], live.play.moment(seat))
            await settle(lambda: here.current.ply == there.current.ply)
        assert there.play is not None
        positions = [m["position"] for m in await heard(ann) if m["type"] == "position"]
        assert positions[-1]["moment"] == there.play.moment(0)
        await there.say("ben", "hello", False)
        await settle(lambda: len(here.chat.lines) == 1)

    with_two(tmp_path, work)


def test_two_workers_move_for_the_same_ply(tmp_path: Path) -> None:
    """Given workers that do not hear of each other in time, when both store a move, then the loser looks again: it
    tries again while its seat has been told nothing, and refuses what is stale."""

    async def work(clock: TurnedClock, one: Services, two: Services) -> None:
        here = await one.new_tables.create("ann", TableWish("burrow", [ME, ME]))
        there = await two.tables.get(here.row.id)
        await one.channel.close()
        assert here.play is not None
        assert there.play is not None
        peek = here.game.actions.parse("peek")
        moments = [there.play.moment(seat) for seat in (0, 1)]
        await here.move(0, peek, moments[0])
        with pytest.raises(Refused) as refused:  # everybody saw the peek, so seat 1 has been told something
            await there.move(1, peek, moments[1])
        assert refused.value.refusal.code == "STALE"
        assert there.current.ply == 1
        lay = next(a for a in here.play.legal(0) if here.game.actions.tray(a))
        moments = [there.play.moment(seat) for seat in (0, 1)]
        await here.move(0, lay, moments[0])  # tells only its owner
        await there.move(1, peek, moments[1])
        stored = [move.action for move in await one.storage.moves(here.row.id)]
        assert (stored[0], stored[2], there.current.ply) == ("peek", "peek", 3)

    with_two(tmp_path, work, games=("tests.toy.game:GAME",))


def test_who_knows_more_than_a_worker_is_no_late_comer(tmp_path: Path) -> None:
    """Given a seat that was told of a move by one worker, when it moves at another that has not heard of that yet, then
    this one reads first what it has missed."""

    async def work(clock: TurnedClock, one: Services, two: Services) -> None:
        here = await one.new_tables.create("ann", TableWish("monster_cafe", [ME, ME]))
        there = await two.tables.get(here.row.id)
        for _ in range(12):
            assert here.play is not None
            seat = here.play.pending[0]
            told = here.play.moment(seat)
            await there.move(seat, here.play.legal(seat)[0], told)
            assert there.play is not None
            here, there = there, here
        assert here.play is not None
        seat = here.play.pending[0]
        with pytest.raises(Refused) as refused:  # a moment that never was is read in vain
            await here.move(seat, here.play.legal(seat)[0], told + 1000)
        assert refused.value.refusal.code == "STALE"

    with_two(tmp_path, work, channel=Deaf())


def test_a_failing_storage_changes_nothing(tmp_path: Path) -> None:
    """Given a disk that fails once, when a move is made, then it is not told, and the table goes on afterwards."""

    async def work(clock: TurnedClock, one: Services, two: Services) -> None:
        live = await one.new_tables.create("ann", TableWish("monster_cafe", [ME, ME]))
        connection = one.connections.open("ann")
        assert connection is not None
        await live.join(connection)
        await heard(connection)
        append = one.storage.append_move

        async def broken(table: str, move: MoveRow, fence: int | None = None) -> None:
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

    async def work(clock: TurnedClock, one: Services, two: Services) -> None:
        here = await one.new_tables.create("ann", TableWish("monster_cafe", [ME, ME]))
        moves, cafe = 0, games()["monster_cafe"]
        while here.row.status != "over":
            assert here.play is not None
            seat = here.play.pending[0]
            await here.move(seat, here.play.legal(seat)[0], here.play.moment(seat))
            moves += 1
            assert moves <= cafe.longest(2, cafe.check(2, {}))
        there = await two.tables.get(here.row.id)
        for storage in (one.storage, two.storage):
            storage.create_table = slowly(storage.create_table)  # type: ignore[method-assign, assignment]
        asked = [
            services.new_tables.rematch(live, "ann")
            for services, live in ((one, here), (one, here), (two, there), (two, there))
        ]
        again = await asyncio.gather(*asked)
        assert len({live.row.id for live in again}) == 1
        assert again[0].row.status == "playing"

    with_two(tmp_path, work)


def test_a_window_is_held_on_every_worker(tmp_path: Path) -> None:
    """Given a window that counts down on two workers, when somebody holds it on one, then it is held on the other too,
    and there it stays open after its time; when they have thought, it closes."""

    async def work(clock: TurnedClock, one: Services, two: Services) -> None:
        here, there, _ = await gather(one, two, "burrow", "ben", "cy")
        for wanted in ("lay", "show"):
            assert here.play is not None
            texts = {here.game.actions.text(action): action for action in here.play.legal(0)}
            action = next(action for text, action in texts.items() if text.startswith(wanted))
            await here.move(0, action, here.play.moment(0))
        await settle(lambda: here.current.ply == there.current.ply)
        assert kind(there) == kind(here) == "shown"
        await there.hold(1, True)
        await settle(lambda: shown(here)["held_by"] == [1])
        await clock.turn(10)  # longer than a window is open
        assert kind(here) == "shown"
        await there.hold(1, False)
        await settle(lambda: shown(here)["held_by"] == [])
        await clock.turn(2.75)
        await settle(lambda: here.current.window is None and there.current.window is None)

    with_two(tmp_path, work, games=("tests.toy.game:GAME",))


@pytest.mark.parametrize("apart", [0.0, 86_400.0, -86_400.0])
def test_clocks_that_differ_take_nobodys_time(tmp_path: Path, apart: float) -> None:
    """Given workers whose computers show different times, when a move is made on one of them, then on both who is asked
    has all the seconds from now on, and nothing happens by itself before they are over."""

    async def work(clock: TurnedClock, one: Services, two: Services) -> None:
        here, there, _ = await gather(one, two, "monster_cafe", "ben", seconds=60)
        for _ in range(6):
            assert here.play is not None
            seat = here.play.pending[0]
            assert [live.deadlines.seconds_left(seat) for live in (here, there)] == [60, 60]
            live = here if seat == 0 else there
            assert live.play is not None
            await clock.turn(59.75)
            await live.move(seat, live.play.legal(seat)[0], live.play.moment(seat))
            await settle(lambda: here.current.ply == there.current.ply)
        assert [move.moment is None for move in await one.storage.moves(here.row.id)] == [False] * 6
        ply = here.current.ply
        await clock.turn(60)
        await settle(lambda: here.current.ply == there.current.ply == ply + 1)
        assert (await one.storage.moves(here.row.id))[-1].moment is None

    with_two(tmp_path, work, apart)


def kind(live: LiveTable) -> str | None:
    """Of the open window."""
    return None if live.current.window is None else live.current.window.kind


def shown(live: LiveTable) -> dict[str, Any]:
    """The open window as who is in turn sees it."""
    window = live.windows.shown(0)
    return {} if window is None else msgspec.to_builtins(window)


def test_a_lost_notice_is_made_up_for_within_two_seconds(tmp_path: Path) -> None:
    """Given workers that hear nothing of each other, when somebody sits down, moves, says something or takes a move
    back on one, then two seconds later the other knows it, and has read no more than what was new."""

    async def work(clock: TurnedClock, one: Services, two: Services) -> None:
        here = await one.new_tables.create("ann", TableWish("burrow", [ME, OPEN]))
        there = await two.tables.get(here.row.id)
        ann, ben = one.connections.open("ann"), two.connections.open("ben")
        assert ann is not None
        assert ben is not None
        await here.join(ann)
        await there.join(ben)
        await there.change(lambda row: begin(place(row, 1, ME, "ben"), two.people, two.clock.now()))
        await clock.turn(2)
        await settle(lambda: here.play is not None)
        await move(here, 0, "lay")
        await there.say("ben", "hello", False)
        await here.order(0, Orders("contests"))
        await here.ask_undo(0)
        assert there.current.ply == 0
        storage = two.storage
        assert isinstance(storage, CountingStorage)
        storage.asked.clear()
        await clock.turn(2)
        await settle(lambda: there.head == here.head)
        assert storage.asked == [0]
        assert [message["type"] for message in await heard(ann)].count("chat") == 1
        shown = await there.shown_to("ben")
        assert shown.undo is not None
        assert shown.undo.seat == 0
        await there.answer_undo(1, True)
        await clock.turn(2)
        await settle(lambda: here.current.ply == 2)
        await move(here, 0, "lay")
        await clock.turn(2)
        await settle(lambda: there.current.ply == 3)
        assert storage.asked == [0, 2]
        assert (await there.position(1)).view == (await here.position(1)).view

    with_two(tmp_path, work, channel=Deaf(), games=("tests.toy.game:GAME",))


def test_what_was_said_outlives_the_worker(tmp_path: Path) -> None:
    """Given a wish to take back and standing orders, when all workers are started again, then all of it is still there,
    and the wish can be answered."""

    async def say(clock: TurnedClock, one: Services, two: Services) -> None:
        here, there, _ = await gather(one, two, "burrow", "ben")
        tables.append(here.row.id)
        await move(here, 0, "lay")
        await settle(lambda: there.current.ply == 1)
        await there.order(1, Orders("contests"))
        await here.ask_undo(0)
        await settle(lambda: there.head == here.head)

    async def look(clock: TurnedClock, one: Services, two: Services) -> None:
        live = await two.tables.get(tables[0])
        assert live.windows.orders_of(1) == Orders("contests")
        assert live.windows.orders_of(0) == Orders()
        await live.answer_undo(1, True)
        assert live.current.ply == 2

    tables: list[str] = []
    for work in (say, look):
        with_two(tmp_path, work, games=("tests.toy.game:GAME",))


@pytest.mark.parametrize("asked", [True, False])
def test_one_worker_runs_a_table_and_another_takes_over(tmp_path: Path, asked: bool) -> None:
    """Given a table with a clock that one worker runs, when that worker is no more, then the other takes over, whether
    it knew the table or not, and nobody's time is up at once; what the first still wants to store is refused."""

    async def work(clock: TurnedClock, one: Services, two: Services) -> None:
        here = await one.new_tables.create("ann", TableWish("monster_cafe", [ME, ME], clock=60))
        assert here.play is not None
        if asked:
            there = await two.tables.get(here.row.id)
            assert (here.runs_here, there.runs_here) == (True, False)
            await clock.turn(58)
        await one.tasks.cancel()  # as a process that is asleep: it gives no sign of life
        await asyncio.sleep(1.2)
        await clock.turn(1)
        await settle(lambda: any(live.runs_here for live in two.tables.all()))
        there = await two.tables.get(here.row.id)
        await settle(lambda: there.play is not None)
        assert there.play is not None
        seat = there.play.pending[0]
        left = there.deadlines.seconds_left(seat)
        assert left is not None
        assert left >= 9
        with pytest.raises(Refused) as refused:
            await here.moves.make(seat, here.play.default(seat))
        assert refused.value.refusal.code == "CHANGED"
        assert not here.runs_here
        assert await one.storage.moves(here.row.id) == []
        for _ in range(20):  # a busy machine's worker may think that it was away, and give more time
            if there.current.ply == 0:
                await clock.turn(30)
        assert there.current.ply >= 1

    with_two(tmp_path, work, seconds=1.0)


def test_a_worker_that_is_gone_leaves_nobody_behind(tmp_path: Path) -> None:
    """Given people at two workers, when one worker is no more, then the other knows that its people are not there."""

    async def work(clock: TurnedClock, one: Services, two: Services) -> None:
        here, _, _ = await gather(one, two, "monster_cafe", "ben")
        assert here.presence.everybody() == {"ann", "ben"}
        await two.tasks.cancel()
        await asyncio.sleep(1.2)
        await clock.turn(1)
        await settle(lambda: here.presence.everybody() == {"ann"})

    with_two(tmp_path, work, seconds=1.0)


async def move(live: LiveTable, seat: int, wanted: str) -> None:
    """Makes the first move that begins so."""
    assert live.play is not None
    action = next(one for one in live.play.legal(seat) if live.game.actions.text(one).startswith(wanted))
    await live.move(seat, action, live.play.moment(seat))
