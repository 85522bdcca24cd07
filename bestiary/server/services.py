"""What a server is made of, put together once, and handed to whoever answers a request."""

from __future__ import annotations

import secrets
from contextlib import suppress

from bestiary.server.aside import Aside
from bestiary.server.channel import Channel
from bestiary.server.clock import Clock
from bestiary.server.counts import Counts, OwnCounts
from bestiary.server.games import Games
from bestiary.server.health import Health
from bestiary.server.messages import Bye
from bestiary.server.metrics import Metrics
from bestiary.server.minds.thinkers import Thinkers
from bestiary.server.people.connection import Connection
from bestiary.server.people.connections import Connections
from bestiary.server.people.people import People
from bestiary.server.people.secret import Secret, digest
from bestiary.server.people.tokens import Tokens
from bestiary.server.settings import Settings
from bestiary.server.site import News, Site
from bestiary.server.store.storage import NotStored, Storage, Unsure
from bestiary.server.table.analyses import Analyses
from bestiary.server.table.highlights import FoundHighlights
from bestiary.server.table.leases import Leases
from bestiary.server.table.new_tables import NewTables
from bestiary.server.table.private_links import PrivateLinks
from bestiary.server.table.replays import Replays
from bestiary.server.table.surroundings import Surroundings
from bestiary.server.table.tables import Tables
from bestiary.server.table.watch import Watch
from bestiary.server.tasks import Tasks
from bestiary.server.thinking import Thinking

VOID = Bye("The tokens of this guest are void.", come_back=True)


class Services:
    """One of each."""

    def __init__(
        self,
        settings: Settings,
        storage: Storage,
        channel: Channel,
        secret: Secret,
        clock: Clock,
        *,
        alone: bool = True,
        worker: str = "",
        counts: Counts | None = None,
    ) -> None:
        """`alone`: no other process serves the same tables."""
        self.settings = settings
        self.storage = storage
        self.channel = channel
        self.secret = secret
        self.clock = clock
        self.health = Health(storage, clock, channel)
        self.people = People(storage)
        self.metrics = Metrics()
        self.games = Games(settings.games)
        self.tokens = Tokens(storage, clock, settings.tokens)
        self.connections = Connections(
            settings.connections,
            settings.connections_of_address,
            settings.connections_in_all,
            settings.backlog,
            self.metrics,
        )
        self.aside = Aside()
        self.thinking = Thinking()
        self.replays = Replays(storage, self.aside)
        self.tasks = Tasks()
        self.analyses = Analyses(storage, self.aside, self.thinking, self.tasks)
        self.highlights = FoundHighlights(storage, self.aside, self.thinking)
        worker = worker or secrets.token_hex(6)
        self.counts = counts or OwnCounts(settings, clock)
        self._site = Site(channel, worker, self._hear)
        self._leases = Leases(storage, clock, worker, alone=alone)
        around = Surroundings(
            settings=settings,
            clock=clock,
            storage=storage,
            aside=self.aside,
            channel=channel,
            people=self.people,
            metrics=self.metrics,
            tasks=self.tasks,
            thinkers=Thinkers(clock, self.tasks, settings.thinkers, settings.games),
            leases=self._leases,
            worker=worker,
        )
        self.tables = Tables(around, self.games)
        self._watch = None if alone else Watch(around, self.tables)
        self.new_tables = NewTables(around, self.games, self.tables)
        self.links = PrivateLinks(secret, self.tables)

    async def open(self) -> None:
        """The storage, and the tables whose clocks are running."""
        await self.storage.open()
        await self.channel.open()
        self.channel.when_back(self._when_back)
        await self._site.join()
        if self._watch is not None:
            await self._watch.open()
        await self.tables.open()

    async def close(self) -> None:
        """Ends what is going on."""
        await self.say_goodbye()
        await self.tables.close()
        await self.tasks.cancel()
        with suppress(NotStored, Unsure):  # then its leases lapse
            await self._leases.close()
        await self.counts.close()
        self.aside.close()
        self.thinking.close()
        await self.channel.close()
        await self.storage.close()

    async def say_goodbye(self) -> None:
        """Tells everybody that the server stops, and gives them a moment to hear it."""
        heard = self.tables.dismiss(None, Bye("The server stops for a moment.", come_back=True))
        for _ in range(20):
            if all(connection.empty for connection in heard):
                break
            await self.clock.sleep(0.05)

    async def let_in(self, person: str, address: str, token: str | None) -> Connection | None:
        """A connection for somebody; None when there are too many, here or at all workers together."""
        connection = self.connections.open(person, address)
        if connection is not None and not await self.counts.come(connection):
            self.connections.close(connection)
            return None
        if connection is not None and token is not None:
            connection.token = digest(token)
        return connection

    async def let_out(self, connection: Connection) -> None:
        """It is closed."""
        self.connections.close(connection)
        await self.counts.go(connection)

    async def renamed(self, person: str) -> None:
        """Somebody goes by another name: the tables hear of it, on every worker."""
        await self.tables.renamed(person)
        await self._site.tell("renamed", person)

    async def void_tokens(self, person: str) -> None:
        """All tokens of somebody are void, and nobody goes on listening with one."""
        await self.tokens.void(person)
        self.tables.dismiss(person, VOID)
        await self._site.tell("void", person)

    def _hear(self, news: News) -> None:
        self.tasks.add(self._follow(news))

    async def _follow(self, news: News) -> None:
        """What has happened to somebody at another worker."""
        if news.what == "void":
            self.tables.dismiss(news.person, VOID)
        else:
            await self.people.meet_again([news.person])
            await self.tables.renamed(news.person)

    def _when_back(self) -> None:
        self.tasks.add(self._hear_again())

    async def _hear_again(self) -> None:
        """Nothing was heard for a while: what was told meanwhile is asked for."""
        here = [connection for live in self.tables.all() for connection in live.audience.connections()]
        for token in {connection.token for connection in here if connection.token is not None}:
            if await self.storage.token_owner(token) is None:
                for connection in here:
                    if connection.token == token:
                        connection.close(VOID)
        for live in self.tables.all():
            await self.people.meet_again(person for seat in live.row.seats for person in seat.people)
            await live.tell_presence(asks=True)
            await live.look_around()
