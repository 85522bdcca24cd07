"""What a server is made of, put together once, and handed to whoever answers a request."""

from __future__ import annotations

import secrets
from contextlib import suppress

from bestiary.server.aside import Aside
from bestiary.server.channel import Channel
from bestiary.server.clock import Clock
from bestiary.server.games import Games
from bestiary.server.health import Health
from bestiary.server.messages import Bye
from bestiary.server.metrics import Metrics
from bestiary.server.minds.thinkers import Thinkers
from bestiary.server.people.connections import Connections
from bestiary.server.people.people import People
from bestiary.server.people.secret import Secret
from bestiary.server.people.tokens import Tokens
from bestiary.server.settings import Settings
from bestiary.server.store.storage import NotStored, Storage
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
    ) -> None:
        """`alone`: no other process serves the same tables."""
        self.settings = settings
        self.storage = storage
        self.channel = channel
        self.secret = secret
        self.clock = clock
        self.health = Health(storage, clock)
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
        worker = secrets.token_hex(6)
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
        if self._watch is not None:
            await self._watch.open()
        await self.tables.open()

    async def close(self) -> None:
        """Ends what is going on."""
        await self.say_goodbye()
        await self.tables.close()
        await self.tasks.cancel()
        with suppress(NotStored):  # then its leases lapse
            await self._leases.close()
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

    async def void_tokens(self, person: str) -> None:
        """All tokens of somebody are void, and nobody goes on listening with one."""
        await self.tokens.void(person)
        self.tables.dismiss(person, Bye("The tokens of this guest are void.", come_back=True))
