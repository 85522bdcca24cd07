"""What a table stands among."""

from __future__ import annotations

from typing import NamedTuple

from bestiary.server.aside import Aside
from bestiary.server.channel import Channel
from bestiary.server.clock import Clock
from bestiary.server.metrics import Metrics
from bestiary.server.minds.thinkers import Thinkers
from bestiary.server.people.people import People
from bestiary.server.settings import Settings
from bestiary.server.store.storage import Storage
from bestiary.server.table.leases import Leases
from bestiary.server.tasks import Tasks


class Surroundings(NamedTuple):
    """The same for all tables of a process."""

    settings: Settings
    clock: Clock
    storage: Storage
    aside: Aside
    channel: Channel
    people: People
    metrics: Metrics
    tasks: Tasks
    thinkers: Thinkers
    leases: Leases
    worker: str  # the name of this process among the others
