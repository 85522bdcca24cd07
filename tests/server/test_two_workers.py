"""The same as with one process on SQLite, behind a proxy that sends every connection to the other one of two workers on
PostgreSQL and Redis. The tests are those of one process."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.cluster import Cluster
from tests.server.postgres import PostgresServer
from tests.server.real_redis import RealRedis
from tests.server.test_bot_api import *  # noqa: F403
from tests.server.test_game import *  # noqa: F403
from tests.server.test_lobby import *  # noqa: F403
from tests.server.test_people import *  # noqa: F403

pytest.importorskip("redis", reason="several workers need pip install 'bestiary[redis]'")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, postgres: PostgresServer, redis: RealRedis) -> Iterator[Cluster]:
    """Takes the place of the one process."""
    running = Cluster(tmp_path_factory.mktemp("cluster"), postgres.new_database(), redis.url, bot_pause=0).start()
    yield running
    running.stop()
