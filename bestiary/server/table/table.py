"""A live table: stored rows, and a match in memory that is made from them. Its parts do the work; here they are put
together, and here nobody gets in anybody's way."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Container, Coroutine
from contextlib import asynccontextmanager, suppress
from typing import Any, TypeVar

from msgspec.structs import replace

from bestiary.core.errors import Refused
from bestiary.core.game import Game
from bestiary.core.seats import Action, Seat, Viewer
from bestiary.server.messages import Orders, Position, Table, Welcome
from bestiary.server.people.connection import Connection, encoded
from bestiary.server.refusals import refuse
from bestiary.server.store.rows import Head, TableRow
from bestiary.server.store.storage import Conflict, NotStored, Unsure
from bestiary.server.table.audience import Audience
from bestiary.server.table.bot_moves import BotMoves
from bestiary.server.table.bot_players import BotPlayers
from bestiary.server.table.chat import Chat
from bestiary.server.table.current import Current
from bestiary.server.table.deadlines import Deadlines
from bestiary.server.table.moves import Moves
from bestiary.server.table.other_workers import Notice, OtherWorkers
from bestiary.server.table.pausing import Pausing
from bestiary.server.table.play import Play
from bestiary.server.table.presence import Presence
from bestiary.server.table.shown import Shown
from bestiary.server.table.stored import brought_up, stored_play
from bestiary.server.table.surroundings import Surroundings
from bestiary.server.table.talk import Talk
from bestiary.server.table.timers import Timers
from bestiary.server.table.undo import TakingBack
from bestiary.server.table.windows import Windows

PATIENCE = 5.0  # seconds until what time brings is tried again, where it could not be stored
AGAIN = 1.0  # seconds until what is stored is asked for again, where it could not be read
T = TypeVar("T")


class LiveTable:
    """One table in this process. Whoever changes it, or looks at its match, holds it meanwhile."""

    def __init__(self, around: Surroundings, row: TableRow, game: Game) -> None:
        settings, clock = around.settings, around.clock
        self._clock = clock
        self._storage = around.storage
        self._people = around.people
        self._tasks = around.tasks
        self._aside = around.aside
        self._leases = around.leases
        self._lock = asyncio.Lock()
        self._timers = Timers(clock)
        self.used = clock.now()
        self.current = Current(row, game)
        self.presence = Presence()
        self.deadlines = Deadlines(clock, settings.comeback)
        self._players = BotPlayers(game, clock, settings.grace, around.thinkers.slow)
        self._undo = TakingBack(self.current, self._players, clock, settings.undo_wait, self._tell_table)
        self._pausing = Pausing(self.current, clock, settings.pause)
        self.windows = Windows(
            self.current,
            self._players,
            self.presence,
            clock,
            seconds=settings.window,
            hold=settings.hold,
            wake=lambda wait: self._later("window", wait, self._pass_windows),
            changed=self._tell_window,
        )
        self._talk = Talk(row.id, around.storage, self._undo, self._pausing, self.windows)
        self._untold: list[Callable[[], None]] | None = None  # what is told when it is stored
        self._newest = Head()  # what somebody is known to have stored
        self._reading = False
        self._shown = Shown(
            self.current,
            around.people,
            self.presence,
            self._players,
            self.deadlines,
            self.windows,
            self._undo,
            self._pausing,
            thinking=self._thinking,
        )
        self.audience = Audience(self._shown)
        self.chat = Chat(row.id, around.storage, around.people, clock, self.audience.tell_all)
        self._workers = OtherWorkers(around.channel, around.worker, row.id, self._hear)
        self.moves = Moves(
            self.current,
            around.storage,
            around.aside,
            clock,
            around.metrics,
            around.tasks,
            snapshot_every=settings.snapshot_every,
            stored=self._tell_of_move,
            follow=self._follow,
            lost=self._lose_match,
            fence=lambda: self._leases.fence(row.id),
            fenced=lambda: self._leases.lose(row.id),
        )
        self._bots = BotMoves(
            self.current,
            self._players,
            around.thinkers,
            self._lock,
            lambda: self.runs_here and self._undo.wish is None and not self._pausing.paused,
            self.moves.make,
            clock,
            settings.bot_pause,
            around.tasks,
            self.audience.tell_thinking,
        )

    def _thinking(self, viewer: Viewer) -> list[Seat]:
        return self._bots.thinking(viewer)

    @property
    def row(self) -> TableRow:
        """What is stored of it, but for its moves."""
        return self.current.row

    @property
    def game(self) -> Game:
        """What is played."""
        return self.current.game

    @property
    def runs_here(self) -> bool:
        """Whether this process lets its bots move, its windows close and its clocks run out."""
        return self._leases.runs(self.row.id)

    @property
    def head(self) -> Head:
        """How far the table has come, as far as it is known here."""
        return Head(self.row.revision, self.current.ply, self.chat.last, self._talk.revision)

    @property
    def play(self) -> Play | None:
        """The match; None in the lobby."""
        return self.current.play

    # Opening and closing.

    async def open(self) -> None:
        """Reads everything from the storage, and goes on where it stopped."""
        await self._workers.join()
        async with self._lock:
            await self._meet_people()
            await self.chat.load()
            if self.row.status != "lobby":
                await self._load_match()
                await self._talk.load()
                await self._leases.take([self.row.id])
                await self._finish()
                self._count_down(self.deadlines.resume)
                self._mind_talk()
        await self._workers.tell(asks=True)
        self._bots.wake()

    async def close(self) -> None:
        """Forgets the table in this process."""
        await self._workers.leave()
        self._timers.stop()
        self._bots.stop()
        with suppress(NotStored, Unsure):  # then it lapses
            await self._leases.drop(self.row.id)

    def unused_since(self, moment: float) -> bool:
        """Whether nobody has used it since then, nobody listens, and nothing goes on here by itself."""
        waits = self.runs_here and self.deadlines.wait() is not None
        at_rest = self._bots.idle and not waits and not self._lock.locked() and not self._reading
        return at_rest and not len(self.audience) and self.used < moment

    @asynccontextmanager
    async def held(self) -> AsyncIterator[None]:
        """Nobody else moves meanwhile, and what is in memory is on disk. Afterwards the bots look whether to move."""
        async with self._lock:
            yield
        self._bots.wake()

    @asynccontextmanager
    async def playing(self) -> AsyncIterator[Play]:
        """The same, for a table whose game has begun."""
        async with self.held():
            yield await self._running()

    async def _running(self) -> Play:
        if self.row.status == "lobby":
            raise refuse("NOT_STARTED")
        if self.play is None:
            await self._follow()
        assert self.play is not None
        return self.play

    # People come and go.

    async def join(self, connection: Connection) -> None:
        """Somebody listens: they get everything, the others hear that somebody came."""
        person = connection.person
        await self._people.meet([person])
        async with self.held():
            if self.row.status != "lobby":
                await self._running()
            await self._meet_people()
            newcomer = self.presence.come(person)
            self._review_presence()
            self.audience.join(connection)  # not before: the welcome is the first thing that it hears
            shown = self._shown
            welcome = Welcome(self._people.get(person), shown.table(person), shown.positions(person), self.chat.lines)
            connection.send(encoded(welcome))
            if newcomer:
                self.audience.tell_table(but=connection)
                await self._workers.tell(people=self.presence.here)

    async def leave(self, connection: Connection) -> None:
        """Somebody has hung up."""
        self.used = self._clock.now()
        if self.audience.leave(connection) and self.presence.go(connection.person):
            await self._workers.tell(people=self.presence.here)
            await self.look_around()

    async def look_around(self) -> None:
        """Sees who is there, and tells the table anew."""
        async with self.held():
            await self._meet_people()
            self._review_presence()
            self.audience.tell_table()

    def _review_presence(self) -> None:
        wait = self._players.review(self.row, self.presence.everybody())
        self.windows.review()
        self._later("absence", wait, self.look_around)

    async def _meet_people(self) -> None:
        await self._people.meet(person for seat in self.row.seats for person in seat.people)

    # The table itself.

    async def shown_to(self, person: str) -> Table:
        """The table as somebody sees it, when nothing about it is still being stored."""
        async with self.held():
            await self._meet_people()
            return self._shown.table(person)

    async def change(self, changed: Callable[[TableRow], TableRow]) -> None:
        """Carries out a change of the row, stores it and tells it. Of two at once, the second sees the first."""
        async with self.held():
            before = self.row
            await self._save(changed)
            await self._row_has_changed(before)

    async def _row_has_changed(self, before: TableRow) -> None:
        await self._meet_people()
        self._review_presence()
        if before.status == "lobby" and self.row.status != "lobby":
            await self._load_match()
            self._count_down()
            self.audience.tell_everything()
            await self._leases.take([self.row.id])
        else:
            if self.play is not None and before.seats != self.row.seats:
                self._change_hands(self.play, before)
            self.audience.tell_table()

    def _change_hands(self, play: Play, before: TableRow) -> None:
        """Somebody has got or left a seat of the running game: its owner has all the time, and has said nothing yet."""
        play.call(self.row.names)
        for seat, (was, there) in enumerate(zip(before.seats, self.row.seats, strict=True)):
            if was.people[:1] != there.people[:1]:
                self.windows.drop_orders(seat)
        self._count_down()

    def _tell_table(self) -> None:
        self._tell(self.audience.tell_table)

    def _tell_window(self, only: Viewer) -> None:
        self._tell(lambda: self.audience.tell_window(only))

    def _tell(self, what: Callable[[], None]) -> None:
        """At once; or when it is stored, if it is being said just now."""
        if self._untold is None:
            what()
        else:
            self._untold.append(what)

    async def _say(self, words: Callable[[], T]) -> T:
        """Somebody says something: it is stored, and then everybody hears of it. Of two at once, on whatever worker,
        the second has heard the first."""
        while True:
            self._untold = []
            try:
                said = words()
                await self._talk.keep()
                untold = self._untold
                break
            except Conflict:
                self.windows.review()
            finally:
                self._untold = None
        for tell in untold:
            tell()
        self._mind_talk()
        await self._workers.tell(self.head)
        return said

    def _mind_talk(self) -> None:
        """What has been said lasts until its time is up."""
        self._later("undo", self._undo.wait(), self._forget_undo)
        self._later("pause", self._pausing.wait(), self._end_pause)
        self.windows.review()

    async def _save(self, changed: Callable[[TableRow], TableRow]) -> None:
        while True:
            wanted = changed(self.row)
            if wanted == self.row:
                return
            wanted = replace(wanted, revision=self.row.revision + 1)
            try:
                await self._storage.save_table(wanted)
            except Conflict:
                self.current.row = await self._storage.table(self.row.id) or self.row
                continue
            self.current.row = wanted
            await self._workers.tell(self.head)
            return

    async def _finish(self) -> None:
        """When the game is over, so is the table."""
        if self.play is not None and self.play.over and self.row.status == "playing":
            with suppress(NotStored, Unsure):  # the moves say it, and the next one who opens the table tries again
                await self._save(lambda row: replace(row, status="over"))

    # What players do.

    async def move(self, seat: Seat, action: Action, moment: int) -> None:
        """A seat acts. Refused with nothing changed, or durable and told to everybody. Repeating it is harmless."""
        self.used = self._clock.now()
        async with self._lock:
            play = await self._known_to(seat, moment)
            if play.has_accepted(seat, moment, action):
                pass
            elif self.windows.keeps(seat, action):
                await self._let_be(play, seat, action, moment)
            else:
                await self.moves.make(seat, action, moment)
        self._bots.wake()

    async def _known_to(self, seat: Seat, moment: int) -> Play:
        """The match; where another worker has told a seat more than is known here, with what it was told."""
        play = await self._running()
        if not self._leases.alone and 0 <= seat < play.seats and moment > play.moment(seat):
            await self._catch_up_with(await self._stored_head())
            play = await self._running()
        return play

    async def _let_be(self, play: Play, seat: Seat, action: Action, moment: int) -> None:
        """A seat passes by hand: it is not asked any more, and the pass is made when the window's time is up."""
        refusal = play.why_not(seat, action, moment)
        if refusal is not None:
            raise Refused(refusal)
        await self._say(lambda: self.windows.let_be(seat))
        self.audience.tell_position(seat)

    async def ask_undo(self, seat: Seat) -> None:
        """A seat wants its last move back. Refused at once when it cannot be had; done at once when nobody minds."""
        async with self.playing():
            if self.row.status != "playing":
                raise refuse("NO_UNDO", "The game is over: nothing is taken back any more.")
            if self.windows.has_passed(seat):
                await self._say(lambda: self.windows.think_again(seat))
                self.audience.tell_position(seat)
                return
            await self.moves.check_way_back(seat)
            if await self._say(lambda: self._undo.ask(seat)):
                await self._take_back(seat)

    async def answer_undo(self, seat: Seat, agree: bool) -> None:
        """Another seat agrees that a move is taken back, or does not."""
        async with self.playing():
            asking = await self._say(lambda: self._undo.answer(seat, agree))
            if asking is not None:
                await self._take_back(asking)

    async def hold(self, seat: Seat, hold: bool) -> None:
        """A seat stops the countdown of the open window, or lets it go on."""
        async with self.playing():
            await self._say(lambda: self.windows.hold(seat, hold))

    async def pause(self, seat: Seat, pause: bool) -> None:
        """A seat that plays with bots alone holds them, or lets them go on."""
        async with self.playing():
            await self._say(lambda: self._pausing.hold(seat, pause))
            self.audience.tell_table()

    async def _end_pause(self) -> None:
        self._pausing.end()
        await self.look_around()

    async def order(self, seat: Seat, orders: Orders) -> None:
        """A seat says beforehand which windows it wants to be stopped for."""
        async with self.playing():
            await self._say(lambda: self.windows.order(seat, orders))

    async def say(self, person: str, text: str, quick: bool) -> None:
        """Somebody speaks."""
        await self.chat.say(person, text, quick)
        await self._workers.tell(self.head)

    async def position(self, viewer: Viewer) -> Position:
        """What a viewer sees now."""
        async with self.playing():
            return self._shown.position(viewer)

    async def _take_back(self, seat: Seat) -> None:
        await self.moves.take_back(seat)
        self.audience.tell_table()

    async def _forget_undo(self) -> None:
        async with self.held():
            self._undo.drop()

    async def _tell_of_move(self) -> None:
        """After a stored log entry: everybody hears of it."""
        await self._moved()
        await self._workers.tell(self.head)

    async def _moved(self) -> None:
        """The match has gone on, here or elsewhere."""
        before = self.row.status
        self._count_down()
        await self._finish()
        self.audience.tell_positions()
        self._undo.drop()
        if self.row.status != before:
            self.audience.tell_table()

    # What time brings.

    def _count_down(self, count: Callable[[float, dict[Seat, float]], None] | None = None) -> None:
        """Windows and deadlines follow the match, as it goes on or as it is taken up again."""
        self.windows.review()
        if self.row.clock is not None and self.play is not None:
            people = {seat: at for seat, at in self.play.asked.items() if self.row.seats[seat].kind == "person"}
            (count or self.deadlines.set)(self.row.clock, people)
            self._later("clock", self.deadlines.wait(), self._time_is_up)

    async def _time_is_up(self) -> None:
        if not await self._kept(self._move_by_clock):
            self._later("clock", PATIENCE, self._time_is_up)

    async def _move_by_clock(self, play: Play) -> None:
        try:
            for seat in self.deadlines.overdue():
                if seat in self.deadlines.overdue():  # and is not asked anew by another's move just now
                    await self.moves.make(seat, play.default(seat))
        finally:
            self._count_down()

    async def _pass_windows(self) -> None:
        """Whose time is up passes, and so does who has said so beforehand."""
        if not await self._kept(self._close_windows):
            self._later("window", PATIENCE, self._pass_windows)

    async def _close_windows(self, play: Play) -> None:
        self.windows.review()
        try:
            while play is self.play and (passing := self.windows.next_pass()) is not None:
                await self.moves.make(*passing)
        finally:
            self.windows.review()

    async def _kept(self, work: Callable[[Play], Awaitable[None]]) -> bool:
        """Does what time brings, if this process runs the table; False where it was not kept, and is tried again."""
        try:
            async with self.playing() as play:
                if await self._still_runs_here():
                    await work(play)
        except Refused as refused:  # or it has moved elsewhere in the very last moment
            return refused.refusal.code != "NOT_STORED"
        except (NotStored, Unsure):
            return False
        return True

    def _later(self, name: str, wait: float | None, what: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """Does something after a while, in place of what was to be done under that name before."""
        self._timers.set(name, wait, lambda: self._tasks.add(what()))

    # Between the workers.

    def _hear(self, notice: Notice) -> None:
        """Another worker tells of a change."""
        if notice.head is not None:
            self.hear_of(notice.head)
        if notice.people is not None and self.presence.hear(notice.worker, notice.people):
            self._tasks.add(self.look_around())
        if notice.asks:
            self._tasks.add(self.tell_presence())

    async def tell_presence(self, *, asks: bool = False) -> None:
        """Tells the other workers who listens here; and perhaps asks who listens there."""
        await self._workers.tell(people=self.presence.here, asks=asks)

    def hear_alive(self, workers: Container[str]) -> None:
        """Who listened at a worker that is no more does not listen."""
        if self.presence.forget_all_but(workers):
            self._tasks.add(self.look_around())

    async def run_here(self) -> None:
        """This process runs the table from now on."""
        async with self.held():
            await self._catch_up_with(await self._stored_head())
            if self.row.status == "playing":
                self._count_down()
                self.come_back()

    def come_back(self) -> None:
        """For a while nobody could move, and that was nobody's fault: nobody's time is up at once."""
        if self.play is not None and self.row.clock is not None:
            self.deadlines.come_back()
            self._count_down()
        self._bots.wake()

    async def _still_runs_here(self) -> bool:
        """Whether this process runs the table; if so, it knows now all that anybody has said or done."""
        if self.runs_here and not self._leases.alone:
            await self._catch_up_with(await self._stored_head())
        return self.runs_here

    async def _stored_head(self) -> Head:
        return (await self._storage.heads([self.row.id])).get(self.row.id, Head())

    def hear_of(self, newest: Head) -> None:
        """Somebody has stored so much: what is not known here is read."""
        self._newest = self._newest.joined(newest)
        if not self._reading and self._newest.beyond(self.head):
            self._reading = True
            self._tasks.add(self._catch_up())

    async def _catch_up(self) -> None:
        try:
            before = None
            while self._newest.beyond(self.head) and before != self.head:
                before = self.head
                async with self.held():
                    await self._catch_up_with(self._newest)
            self._newest = self.head
        except (NotStored, Unsure, Refused):
            self._later("again", AGAIN, self._look_again)
        finally:
            self._reading = False

    async def _look_again(self) -> None:
        if self.play is None:
            self._newest = self._newest.joined(Head(ply=self.current.ply + 1))
        self.hear_of(self._newest)

    async def _catch_up_with(self, newest: Head) -> None:
        """Reads what is new, and tells it."""
        known = self.head
        if newest.revision > known.revision:
            before, self.current.row = self.row, await self._storage.table(self.row.id) or self.row
            await self._row_has_changed(before)
        if self.row.status != "lobby" and (newest.ply > self.current.ply or self.play is None):
            await self._follow()
        if newest.talk > known.talk:
            await self._hear_talk()
        if newest.lines > known.lines:
            await self.chat.catch_up()

    async def _hear_talk(self) -> None:
        """Somebody has said something at another worker."""
        passed = set(filter(self.windows.has_passed, range(len(self.row.seats))))
        await self._talk.load()
        self._mind_talk()
        self.audience.tell_table()
        if self.game.windows:
            self.audience.tell_window()
        for seat in passed.symmetric_difference(filter(self.windows.has_passed, range(len(self.row.seats)))):
            self.audience.tell_position(seat)

    async def _follow(self) -> None:
        """Does what others have stored, and tells what is new in it."""
        current = self.current
        current.play, current.ply = await brought_up(
            self._storage, self._aside, self.game, self.row, current.play, current.ply
        )
        await self._moved()

    def _lose_match(self) -> None:
        """Only the storage knows how it stands."""
        self.current.play = None
        self._later("again", 0.0, self._look_again)

    async def _load_match(self) -> None:
        self.current.play, self.current.ply = await stored_play(self._storage, self._aside, self.game, self.row)
