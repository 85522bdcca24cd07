"""The hall: all tables of this process, and how one gets to them."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections import Counter
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any

from msgspec.structs import replace

from bestiary.bots import BOTS
from bestiary.core.dice import random_key
from bestiary.core.errors import Refused
from bestiary.core.game import Game
from bestiary.core.registry import games, import_game
from bestiary.server.channel import Channel
from bestiary.server.connection import Connection
from bestiary.server.messages import Bye, Person, Table, Tables, TableWish
from bestiary.server.metrics import Metrics
from bestiary.server.people import People
from bestiary.server.refusals import refuse
from bestiary.server.rows import TableRow
from bestiary.server.scene import table_for
from bestiary.server.seating import begin, claim, first_seats, is_full, seat_of, seats_of
from bestiary.server.secret import Secret, digest, new_id
from bestiary.server.settings import Settings
from bestiary.server.storage import Conflict, Storage
from bestiary.server.table import LiveTable

SHOWN = 30  # tables in a list
log = logging.getLogger("bestiary.hall")


class Hall:
    """What all requests share."""

    def __init__(self, settings: Settings, storage: Storage, channel: Channel, secret: Secret) -> None:
        self.settings = settings
        self.storage = storage
        self.channel = channel
        self.secret = secret
        self.people = People(storage)
        self.metrics = Metrics()
        self.worker = secrets.token_hex(6)
        self.games: dict[str, Game] = {**games(), **{game.id: game for game in map(import_game, settings.games)}}
        self._tables: dict[str, asyncio.Task[LiveTable]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._connections: Counter[str] = Counter()
        self._listening = 0

    # Opening and closing.

    async def open(self) -> None:
        """The storage, and the tables whose clocks are running."""
        await self.storage.open()
        self.start(self._sweep())
        for table in await self.storage.timed_tables():
            self.start(self.table(table))

    async def close(self) -> None:
        """Ends what is going on. What was accepted is stored already."""
        await self.say_goodbye()
        for live in self._live():
            await live.close()
        for task in [*self._tasks, *self._tables.values()]:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.channel.close()
        await self.storage.close()

    async def say_goodbye(self) -> None:
        """Tells everybody that the server stops, and gives them a moment to hear it."""
        heard = [connection for live in self._live() for connection in live.audience.connections()]
        for connection in heard:
            connection.close(Bye("The server stops for a moment.", come_back=True))
        for _ in range(20):
            if all(connection.empty for connection in heard):
                break
            await asyncio.sleep(0.05)

    def start(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Something done beside everything else. What breaks it is logged."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("a task broke", exc_info=task.exception())

    # Tables.

    async def table(self, table: str) -> LiveTable:
        """A table by its id, read from the storage when it is not in memory."""
        task = self._tables.get(table)
        if task is None:
            task = self._tables[table] = asyncio.get_running_loop().create_task(self._load(table))
        try:
            live = await asyncio.shield(task)
        except Exception:
            self._tables.pop(table, None)
            raise
        live.used = time.monotonic()
        return live

    async def _load(self, table: str) -> LiveTable:
        row = await self.storage.table(table)
        if row is None:
            raise refuse("NO_SUCH_TABLE")
        live = LiveTable(self, row, self.game(row.game))
        await live.open()
        self.metrics.tables.set(len(self._tables))
        return live

    async def create(self, person: str, wish: TableWish) -> LiveTable:
        """A new table. It starts by itself when no seat is open."""
        game = self.game(wish.game)
        options = game.check(len(wish.seats), wish.options).plain()
        seats = first_seats(wish.seats, person)
        await self._check_share(person)
        row = TableRow(
            id=new_id(),
            game=game.id,
            rules=game.version,
            options=options,
            seats=seats,
            host=person,
            listed=wish.listed,
            clock=wish.clock,
            status="lobby",
            key=random_key().hex(),
            created=time.time(),
        )
        return await self._set_up(row)

    async def rematch(self, live: LiveTable, person: str) -> LiveTable:
        """The same people and options again; everybody who asks gets the same table."""
        if live.row.status != "over":
            raise refuse("NOT_OVER")
        if not seats_of(live.row, person):
            raise refuse("NOT_YOUR_SEAT")
        name = new_id()
        await live.change(lambda row: row if row.rematch else replace(row, rematch=name))
        again = live.row.rematch
        assert again is not None
        if await self.storage.table(again) is None:  # also when a crash came in between
            row = replace(live.row, id=again, revision=1, status="lobby", names=(), rematch=None, begun=None)
            with suppress(Refused):  # somebody else has asked at the same time
                return await self._set_up(replace(row, key=random_key().hex(), created=time.time()))
        return await self.table(again)

    async def claim(self, token: str, person: str) -> LiveTable:
        """The seat of a private link belongs to this person too."""
        table, _, rest = token.partition("-")
        number, _, signature = rest.partition("-")
        try:
            live = await self.table(table)
            seat = int(number) if number.isascii() and number.isdigit() and len(number) < 3 else -1
            owner = seat_of(live.row, seat).people[:1]
        except Refused:
            raise refuse("BAD_LINK") from None
        if not owner or not self.secret.opens("seat", signature, f"{table}-{seat}-{owner[0]}"):
            raise refuse("BAD_LINK")
        await live.change(lambda row: claim(row, seat, person))
        return live

    def seat_token(self, row: TableRow, seat: int) -> str:
        """What a seat's private link ends with. It holds for as long as the seat has the same owner."""
        text = f"{row.id}-{seat}"
        return f"{text}-{self.secret.seal('seat', f'{text}-{row.seats[seat].people[0]}')}"

    async def lists(self, person: str) -> Tables:
        """The tables of the home page."""
        mine = await self.storage.tables_of(person, SHOWN)
        opened = await self.storage.listed_tables("lobby", SHOWN)
        watched = await self.storage.listed_tables("playing", SHOWN)
        known = {row.id for row in mine}
        rows = (mine, [row for row in opened if row.id not in known], [row for row in watched if row.id not in known])
        return Tables(*[await self._shown(part, person) for part in rows])

    async def _shown(self, rows: list[TableRow], person: str) -> list[Table]:
        """Those that can be opened: a game of older rules, or one that is gone, does not hide the others."""
        shown = []
        for row in rows:
            with suppress(Refused):
                shown.append(await self.show(await self.table(row.id), person))
        return shown

    async def show(self, live: LiveTable, person: str) -> Table:
        """A table as somebody sees it, when nothing about it is still being stored."""
        async with live.held():
            return table_for(live, person)

    def game(self, name: str) -> Game:
        """A game by its id."""
        if name not in self.games:
            raise refuse("NO_SUCH_GAME")
        return self.games[name]

    @property
    def bots(self) -> list[str]:
        """The strengths of bots, the weakest first."""
        return list(BOTS)

    async def _set_up(self, row: TableRow) -> LiveTable:
        await self.people.meet(person for seat in row.seats for person in seat.people)
        if is_full(row):
            row = begin(row, self.people)
        try:
            await self.storage.create_table(row)
        except Conflict:
            raise refuse("CHANGED") from None
        return await self.table(row.id)

    async def _check_share(self, person: str) -> None:
        hosted = await self.storage.hosted_since(person, time.time() - 3600)
        unfinished = await self.storage.hosted_unfinished(person)
        if hosted >= self.settings.tables_an_hour or unfinished >= self.settings.tables_at_once:
            raise refuse("TOO_MANY_TABLES")

    # People and their connections.

    async def renamed(self, person: Person) -> None:
        """Tells the tables of this process where somebody sits."""
        for live in self._live():
            if seats_of(live.row, person.id) or person.id in live.present():
                await live.look_around()

    def connect(self, person: str) -> Connection | None:
        """A connection for somebody; None when there are too many."""
        settings = self.settings
        if self._connections[person] >= settings.connections or self._listening >= settings.connections_in_all:
            return None
        self._connections[person] += 1
        self._listening += 1
        self.metrics.connections.inc()
        return Connection(person, self.settings.backlog)

    def disconnect(self, connection: Connection) -> None:
        """One less."""
        self.metrics.connections.dec()
        self._listening -= 1
        self._connections[connection.person] -= 1
        if self._connections[connection.person] <= 0:
            del self._connections[connection.person]

    async def new_token(self, person: str) -> str:
        """A token for a person's programs. Only its hash is kept."""
        if await self.storage.count_tokens(person) >= self.settings.tokens:
            raise refuse("TOO_MANY_TOKENS")
        token = f"bst_{secrets.token_urlsafe(24)}"
        await self.storage.save_token(digest(token), person, time.time())
        return token

    async def drop_tokens(self, person: str) -> None:
        """All tokens of somebody are void, and nobody goes on listening with one."""
        await self.storage.drop_tokens(person)
        for live in self._live():
            for connection in live.audience.connections():
                if connection.person == person:
                    connection.close(Bye("The tokens of this guest are void.", come_back=True))

    # Housekeeping.

    def _live(self) -> list[LiveTable]:
        done = [task for task in self._tables.values() if task.done() and not task.cancelled()]
        return [task.result() for task in done if task.exception() is None]

    async def _sweep(self) -> None:
        """Forgets tables that nobody uses; they are in the storage."""
        while True:
            await asyncio.sleep(min(30.0, self.settings.keep_table))
            oldest = time.monotonic() - self.settings.keep_table
            for live in self._live():
                if not len(live.audience) and live.used < oldest and live.idle:
                    self._tables.pop(live.row.id, None)
                    await live.close()
            self.metrics.tables.set(len(self._tables))
