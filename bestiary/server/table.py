"""A live table: stored rows, and a match in memory that is made from them. Every accepted move is on disk before
anybody hears of it."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager, suppress
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from bestiary.core.errors import Refused
from bestiary.core.game import Game
from bestiary.core.seats import Action, Seat, Viewer
from bestiary.server.audience import Audience
from bestiary.server.bots_at_work import BotsAtWork
from bestiary.server.clock import Clock
from bestiary.server.company import Company
from bestiary.server.connection import Connection, encoded
from bestiary.server.messages import Position, Welcome
from bestiary.server.neighbours import Neighbours
from bestiary.server.play import Play
from bestiary.server.refusals import refuse
from bestiary.server.rows import MoveRow, SnapshotRow, TableRow
from bestiary.server.scene import position_for, table_for, viewers_of
from bestiary.server.storage import Conflict
from bestiary.server.stored import stored_play
from bestiary.server.talk import Talk
from bestiary.server.timers import Timers
from bestiary.server.undo import TakingBack
from bestiary.server.windows import Windows

if TYPE_CHECKING:
    from bestiary.server.hall import Hall

REQUESTS_REMEMBERED = 64


class LiveTable:
    """One table in this process. Whoever changes it, or looks at its match, holds it meanwhile."""

    def __init__(self, hall: Hall, row: TableRow, game: Game) -> None:
        self.hall = hall
        self.row = row
        self.game = game
        self.people = hall.people
        self.play: Play | None = None
        self.ply = 0  # how many entries of the log are in the match
        self.company = Company(game, hall.settings.grace)
        self.clock = Clock(hall.settings.comeback)
        self.audience = Audience(self)
        self.talk = Talk(self)
        self.undo = TakingBack(self)
        self.used = time.monotonic()
        self.neighbours = Neighbours(self)
        self.bots = BotsAtWork(self)
        self.windows = Windows(self)
        self.lock = asyncio.Lock()
        self._requests: OrderedDict[tuple[str, str], None] = OrderedDict()
        self._timers = Timers()

    # Opening and closing.

    async def open(self) -> None:
        """Reads everything from the storage, and goes on where it stopped."""
        await self.neighbours.meet()
        async with self.lock:
            await self._meet_people()
            await self.talk.load()
            if self.row.status != "lobby":
                self.play, self.ply = await stored_play(self.hall.storage, self.game, self.row)
                await self._finish()
                self._set_clock()
        await self.neighbours.tell("who")
        self.bots.wake()

    async def close(self) -> None:
        """Forgets the table in this process."""
        await self.neighbours.leave()
        self._timers.stop()
        self.bots.stop()

    @property
    def idle(self) -> bool:
        """Whether nothing goes on here by itself."""
        return self.bots.idle and self.clock.wait() is None and not self.lock.locked()

    @asynccontextmanager
    async def held(self) -> AsyncIterator[None]:
        """Nobody else moves meanwhile, and what is in memory is on disk. Afterwards the bots look whether to move."""
        async with self.lock:
            yield
        self.bots.wake()

    @asynccontextmanager
    async def playing(self) -> AsyncIterator[Play]:
        """The same, for a table whose game has begun."""
        async with self.held():
            if self.play is None:
                raise refuse("NOT_STARTED")
            yield self.play

    # People come and go.

    def present(self) -> set[str]:
        """Everybody who listens, in any process."""
        return self.audience.here().union(*self.audience.elsewhere.values())

    async def join(self, connection: Connection) -> None:
        """Somebody listens: they get everything, the others hear that somebody came."""
        person = connection.person
        await self.people.meet([person])
        async with self.held():
            newcomer = person not in self.present()
            self.audience.join(connection)
            self._review_company()
            positions = [] if self.play is None else [position_for(self, v) for v in viewers_of(self, person)]
            welcome = Welcome(self.people.get(person), table_for(self, person), positions, self.talk.lines)
            connection.send(encoded(welcome))
            if newcomer:
                self.audience.tell_table(but=connection)
                await self.neighbours.tell("here")

    async def leave(self, connection: Connection) -> None:
        """Somebody has hung up."""
        self.used = time.monotonic()
        self.audience.leave(connection)
        if connection.person not in self.present():
            await self.look_around()
            await self.neighbours.tell("here")

    async def look_around(self) -> None:
        """Sees who is there, and tells the table anew."""
        async with self.held():
            self._review_company()
            self.audience.tell_table()

    def _review_company(self) -> None:
        wait = self.company.review(self.row, self.present())
        self.windows.review()
        self.later("absence", wait, self.look_around)

    async def _meet_people(self) -> None:
        await self.people.meet(person for seat in self.row.seats for person in seat.people)

    # The table itself.

    async def change(self, changed: Callable[[TableRow], TableRow]) -> None:
        """Carries out a change of the row, stores it and tells it. Of two at once, the second sees the first."""
        async with self.held():
            before = self.row.status
            await self._save(changed)
            await self._meet_people()
            self._review_company()
            if before == "lobby" and self.row.status == "playing":
                self.play, self.ply = await stored_play(self.hall.storage, self.game, self.row)
                self._set_clock()
                self.audience.tell_everything()
            else:
                self.audience.tell_table()

    async def _save(self, changed: Callable[[TableRow], TableRow]) -> None:
        while True:
            wanted = changed(self.row)
            if wanted == self.row:
                return
            wanted = replace(wanted, revision=self.row.revision + 1)
            try:
                await self.hall.storage.save_table(wanted)
            except Conflict:
                self.row = await self.hall.storage.table(self.row.id) or self.row
                continue
            self.row = wanted
            await self.neighbours.tell("table")
            return

    async def _finish(self) -> None:
        """When the game is over, so is the table."""
        if self.play is not None and self.play.over and self.row.status == "playing":
            await self._save(lambda row: replace(row, status="over"))

    # Moves.

    async def move(self, seat: Seat, action: Action, moment: int) -> None:
        """A seat acts. Refused with nothing changed, or durable and told to everybody. Repeating it is harmless."""
        self.used = time.monotonic()
        async with self.lock:
            if self.play is None:
                raise refuse("NOT_STARTED")
            if not self.play.has_accepted(seat, moment, action):
                await self.make(seat, action, moment)
        self.bots.wake()

    async def make(self, seat: Seat, action: Action, moment: int | None) -> None:
        """Whoever holds the table makes a move: in memory, on disk, and then it is told. When another worker has stored
        a move for the same ply, looks again, and tries again while the seat's moment is the same."""
        play = self.play
        assert play is not None
        play.play(seat, action, moment)
        began = time.time()
        row = MoveRow(self.ply + 1, seat, self.game.actions.text(action), moment, began)
        try:
            await self.hall.storage.append_move(self.row.id, row)
        except Conflict:
            await self.reload()
            await self.make(seat, action, moment)
            return
        except BaseException:  # it may or may not be stored: only the storage knows
            self.play = None
            self.start(self.look_again())
            raise
        self.ply += 1
        play.note(row, action)
        self.hall.metrics.moves.add(time.time() - began)
        await self.told()

    async def told(self) -> None:
        """After a stored log entry: everybody hears of it."""
        self._set_clock()
        await self._finish()
        self.audience.tell_positions()
        self.undo.drop()
        if self.ply % self.hall.settings.snapshot_every == 0:
            self.keep_snapshot()
        if self.row.status == "over":
            self.audience.tell_table()
        await self.neighbours.tell("moves")

    def keep_snapshot(self) -> None:
        """Saves the position, so that the table opens quickly next time."""
        assert self.play is not None
        snapshot = SnapshotRow(self.ply, self.play.stored())
        self.start(self.hall.storage.save_snapshot(self.row.id, snapshot))

    async def reload(self) -> None:
        """Takes what is stored for what is true, and tells what is new in it."""
        before = self.row.status
        self.play, self.ply = await stored_play(self.hall.storage, self.game, self.row)
        self._set_clock()
        await self._finish()
        self.audience.tell_positions()
        if self.row.status != before:
            self.audience.tell_table()

    # Time.

    def _set_clock(self) -> None:
        self.windows.review()
        if self.row.clock is not None and self.play is not None:
            people = {seat: at for seat, at in self.play.asked.items() if self.row.seats[seat].kind == "person"}
            self.clock.set(self.row.clock, people)
            self.later("clock", self.clock.wait(), self._time_is_up)

    async def _time_is_up(self) -> None:
        async with self.playing() as play:
            for seat in self.clock.overdue():
                if seat in play.pending:
                    with suppress(Refused):  # it has moved elsewhere in the very last moment
                        await self.make(seat, play.default(seat), None)
            self._set_clock()

    # What others ask.

    async def position(self, viewer: Viewer) -> Position:
        """What a viewer sees now."""
        async with self.playing():
            return position_for(self, viewer)

    def first_time(self, person: str, request: str) -> bool:
        """Whether a request is a new one, and not repeated after a lost connection."""
        known = (person, request) in self._requests
        self._requests[person, request] = None
        while len(self._requests) > REQUESTS_REMEMBERED:
            self._requests.popitem(last=False)
        return not known or not request

    # Between the workers.

    async def look_again(self) -> None:
        """Another worker, or a mishap, has changed what is stored."""
        async with self.held():
            before = self.row
            self.row = await self.hall.storage.table(self.row.id) or self.row
            await self._meet_people()
            if self.row.status != "lobby":
                await self.reload()
            if before.status == "lobby" and self.row.status == "playing":
                self.audience.tell_everything()
            elif before != self.row:
                self.audience.tell_table()

    # Later, and at the same time.

    def later(self, name: str, wait: float | None, what: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """Does something after a while, in place of what was to be done under that name before."""
        self._timers.set(name, wait, lambda: self.start(what()))

    def start(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Does something beside everything else."""
        return self.hall.start(work)
