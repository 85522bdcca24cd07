"""A live table: stored rows, and a match in memory that is made from them. Its parts do the work; here they are put
together, and here nobody gets in anybody's way."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager, suppress
from typing import Any

from msgspec.structs import replace

from bestiary.core.errors import Refused
from bestiary.core.game import Game
from bestiary.core.seats import Action, Seat, Viewer
from bestiary.server.messages import Orders, Position, Table, Welcome
from bestiary.server.people.connection import Connection, encoded
from bestiary.server.refusals import refuse
from bestiary.server.store.rows import TableRow
from bestiary.server.store.storage import Conflict, NotStored
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
from bestiary.server.table.stored import stored_play
from bestiary.server.table.surroundings import Surroundings
from bestiary.server.table.timers import Timers
from bestiary.server.table.undo import TakingBack
from bestiary.server.table.windows import Windows

REQUESTS_REMEMBERED = 64
PATIENCE = 5.0  # seconds until what time brings is tried again, where it could not be stored


class LiveTable:
    """One table in this process. Whoever changes it, or looks at its match, holds it meanwhile."""

    def __init__(self, around: Surroundings, row: TableRow, game: Game) -> None:
        settings, clock = around.settings, around.clock
        self._clock = clock
        self._storage = around.storage
        self._people = around.people
        self._tasks = around.tasks
        self._aside = around.aside
        self._undo_wait = settings.undo_wait
        self._lock = asyncio.Lock()
        self._timers = Timers(clock)
        self._requests: OrderedDict[tuple[str, str], None] = OrderedDict()
        self.used = clock.now()
        self.current = Current(row, game)
        self.presence = Presence()
        self.deadlines = Deadlines(clock, settings.comeback)
        self._players = BotPlayers(game, clock, settings.grace, around.thinkers.slow)
        self._undo = TakingBack(self.current, self._players, self._tell_table)
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
            reload=self._reload,
            look_again=self._look_again,
        )
        self._bots = BotMoves(
            self.current,
            self._players,
            around.thinkers,
            self._lock,
            lambda: self._undo.shown is None and not self._pausing.paused,
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
                await self._finish()
                self._count_down(self.deadlines.resume)
        await self._workers.tell("who")
        self._bots.wake()

    async def close(self) -> None:
        """Forgets the table in this process."""
        await self._workers.leave()
        self._timers.stop()
        self._bots.stop()

    def unused_since(self, moment: float) -> bool:
        """Whether nobody has used it since then, nobody listens, and nothing goes on here by itself."""
        at_rest = self._bots.idle and self.deadlines.wait() is None and not self._lock.locked()
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
            if self.play is None:
                raise refuse("NOT_STARTED")
            yield self.play

    # People come and go.

    async def join(self, connection: Connection) -> None:
        """Somebody listens: they get everything, the others hear that somebody came."""
        person = connection.person
        await self._people.meet([person])
        async with self.held():
            await self._meet_people()
            newcomer = self.presence.come(person)
            self._review_presence()
            self.audience.join(connection)  # not before: the welcome is the first thing that it hears
            shown = self._shown
            welcome = Welcome(self._people.get(person), shown.table(person), shown.positions(person), self.chat.lines)
            connection.send(encoded(welcome))
            if newcomer:
                self.audience.tell_table(but=connection)
                await self._workers.tell("here", people=self.presence.here)

    async def leave(self, connection: Connection) -> None:
        """Somebody has hung up."""
        self.used = self._clock.now()
        if self.audience.leave(connection) and self.presence.go(connection.person):
            await self.look_around()
            await self._workers.tell("here", people=self.presence.here)

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
            await self._meet_people()
            self._review_presence()
            if before.status == "lobby" and self.row.status == "playing":
                await self._load_match()
                self._count_down()
                self.audience.tell_everything()
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
        self.audience.tell_table()

    def _tell_window(self, only: Viewer) -> None:
        self.audience.tell_window(only)

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
            await self._workers.tell("table")
            return

    async def _finish(self) -> None:
        """When the game is over, so is the table."""
        if self.play is not None and self.play.over and self.row.status == "playing":
            with suppress(NotStored):  # the moves say it, and the next one who opens the table tries again
                await self._save(lambda row: replace(row, status="over"))

    # What players do.

    async def move(self, seat: Seat, action: Action, moment: int) -> None:
        """A seat acts. Refused with nothing changed, or durable and told to everybody. Repeating it is harmless."""
        self.used = self._clock.now()
        async with self._lock:
            if self.play is None:
                raise refuse("NOT_STARTED")
            if self.play.has_accepted(seat, moment, action):
                pass
            elif self.windows.keeps(seat, action):
                self._let_be(self.play, seat, action, moment)
            else:
                await self.moves.make(seat, action, moment)
        self._bots.wake()

    def _let_be(self, play: Play, seat: Seat, action: Action, moment: int) -> None:
        """A seat passes by hand: it is not asked any more, and the pass is made when the window's time is up."""
        refusal = play.why_not(seat, action, moment)
        if refusal is not None:
            raise Refused(refusal)
        self.windows.let_be(seat)
        self.audience.tell_position(seat)

    async def ask_undo(self, seat: Seat) -> None:
        """A seat wants its last move back. Refused at once when it cannot be had; done at once when nobody minds."""
        async with self.playing():
            if self.row.status != "playing":
                raise refuse("NO_UNDO", "The game is over: nothing is taken back any more.")
            if self.windows.think_again(seat):
                self.audience.tell_position(seat)
                return
            await self.moves.check_way_back(seat)
            if self._undo.ask(seat):
                await self._take_back(seat)
            else:
                self._later("undo", self._undo_wait, self._forget_undo)

    async def answer_undo(self, seat: Seat, agree: bool) -> None:
        """Another seat agrees that a move is taken back, or does not."""
        async with self.playing():
            asking = self._undo.answer(seat, agree)
            if asking is not None:
                await self._take_back(asking)

    async def hold(self, seat: Seat, hold: bool) -> None:
        """A seat stops the countdown of the open window, or lets it go on."""
        async with self.playing():
            self.windows.hold(seat, hold)
            await self._workers.tell("hold", holding=self.windows.holding)

    async def pause(self, seat: Seat, pause: bool) -> None:
        """A seat that plays with bots alone holds them, or lets them go on."""
        async with self.playing():
            self._pausing.hold(seat, pause)
            self._later("pause", self._pausing.wait(), self._end_pause)
            self.audience.tell_table()
            await self._workers.tell("pause", holding=[seat] if pause else [])

    async def _end_pause(self) -> None:
        self._pausing.end()
        await self.look_around()

    async def order(self, seat: Seat, orders: Orders) -> None:
        """A seat says beforehand which windows it wants to be stopped for."""
        async with self.playing():
            self.windows.order(seat, orders)

    async def say(self, person: str, text: str, quick: bool) -> None:
        """Somebody speaks."""
        await self.chat.say(person, text, quick)
        await self._workers.tell("chat")

    def first_time(self, person: str, request: str) -> bool:
        """Whether a request is a new one, and not repeated after a lost connection."""
        known = (person, request) in self._requests
        self._requests[person, request] = None
        while len(self._requests) > REQUESTS_REMEMBERED:
            self._requests.popitem(last=False)
        return not known or not request

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
        self._count_down()
        await self._finish()
        self.audience.tell_positions()
        self._undo.drop()
        if self.row.status == "over":
            self.audience.tell_table()
        await self._workers.tell("moves")

    # What time brings.

    def _count_down(self, count: Callable[[float, dict[Seat, float]], None] | None = None) -> None:
        """Windows and deadlines follow the match, as it goes on or as it is taken up again."""
        self.windows.review()
        if self.row.clock is not None and self.play is not None:
            people = {seat: at for seat, at in self.play.asked.items() if self.row.seats[seat].kind == "person"}
            (count or self.deadlines.set)(self.row.clock, people)
            self._later("clock", self.deadlines.wait(), self._time_is_up)

    async def _time_is_up(self) -> None:
        kept = True
        async with self.playing() as play:
            for seat in self.deadlines.overdue():
                if seat in self.deadlines.overdue():  # and is not asked anew by another's move just now
                    try:
                        await self.moves.make(seat, play.default(seat))
                    except Refused as refused:  # or it has moved elsewhere in the very last moment
                        kept = refused.refusal.code != "NOT_STORED"
            self._count_down()
        if not kept:
            self._later("clock", PATIENCE, self._time_is_up)

    async def _pass_windows(self) -> None:
        """Whose time is up passes, and so does who has said so beforehand."""
        kept = True
        async with self.playing() as play:
            self.windows.review()
            while (passing := self.windows.next_pass()) is not None:
                try:
                    await self.moves.make(*passing)
                except Refused as refused:  # or it has moved elsewhere in the very last moment
                    kept = refused.refusal.code != "NOT_STORED"
                    break
                if play is not self.play:
                    break
            self.windows.review()
        if not kept:
            self._later("window", PATIENCE, self._pass_windows)

    def _later(self, name: str, wait: float | None, what: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """Does something after a while, in place of what was to be done under that name before."""
        self._timers.set(name, wait, lambda: self._tasks.add(what()))

    # Between the workers.

    def _hear(self, notice: Notice) -> None:
        """Another worker tells of a change."""
        if notice.what == "here":
            self.presence.hear(notice.worker, notice.people)
            self._tasks.add(self.look_around())
        elif notice.what == "who":
            self._tasks.add(self._workers.tell("here", people=self.presence.here))
        elif notice.what == "hold":
            self._tasks.add(self._hear_hold(notice))
        elif notice.what == "pause":
            self._tasks.add(self._hear_pause(notice))
        elif notice.what == "chat":
            self._tasks.add(self.chat.catch_up())
        else:
            self._tasks.add(self._look_again())

    async def _hear_hold(self, notice: Notice) -> None:
        async with self.held():
            self.windows.hear(notice.worker, notice.holding)

    async def _hear_pause(self, notice: Notice) -> None:
        with suppress(Refused):  # somebody else has sat down meanwhile
            self._pausing.hold(notice.holding[0] if notice.holding else 0, bool(notice.holding))
        await self.look_around()

    async def _look_again(self) -> None:
        """Another worker, or a mishap, has changed what is stored."""
        async with self.held():
            before = self.row
            self.current.row = await self._storage.table(self.row.id) or self.row
            await self._meet_people()
            if self.row.status != "lobby":
                await self._reload()
            if before.status == "lobby" and self.row.status == "playing":
                self.audience.tell_everything()
            elif before != self.row:
                self.audience.tell_table()

    async def _reload(self) -> None:
        """Takes what is stored for what is true, and tells what is new in it."""
        before = self.row.status
        await self._load_match()
        self._count_down()
        await self._finish()
        self.audience.tell_positions()
        if self.row.status != before:
            self.audience.tell_table()

    async def _load_match(self) -> None:
        self.current.play, self.current.ply = await stored_play(self._storage, self._aside, self.game, self.row)
