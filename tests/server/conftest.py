"""One server for the tests that only play; a test that kills or starves one has its own."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pytest

pytest.importorskip("litestar", reason="the server needs pip install 'bestiary[server]'")

from tests.server.guest import Guest
from tests.server.postgres import PostgresServer
from tests.server.real_redis import RealRedis
from tests.server.serving import Server
from tests.server.turning import START

TOY = "tests.toy.game:GAME"
MakeServer = Callable[..., Server]
MakeGuest = Callable[..., Guest]


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with the toy game of hidden hands, whose bots do not pause."""
    running = Server(tmp_path_factory.mktemp("server"), TOY).start()
    yield running
    running.stop()


@pytest.fixture(scope="session")
def postgres() -> Iterator[PostgresServer]:
    """A PostgreSQL, in which each test makes a database of its own."""
    running = PostgresServer().start()
    yield running
    running.end()


@pytest.fixture(scope="session")
def redis(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RealRedis]:
    """A Redis that nobody kills."""
    running = RealRedis(tmp_path_factory.mktemp("redis")).start()
    yield running
    running.stop()


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[MakeServer]:
    """A server of the test's own, with settings of its own."""
    made: list[Server] = []

    def make(*, time: float | None = None, **settings: object) -> Server:
        made.append(Server(tmp_path / f"server{len(made)}", TOY, time=time, **settings))
        return made[-1].start()

    yield make
    for running in made:
        running.stop()


@pytest.fixture(scope="session")
def still_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose clock stands still until a test turns it; all times are the usual ones, but its bots do not
    pause."""
    running = Server(tmp_path_factory.mktemp("still"), TOY, time=START).start()
    yield running
    running.stop()


@pytest.fixture
def own_still_server(own_server: MakeServer) -> MakeServer:
    """The same of the test's own, with settings of its own."""
    return partial(own_server, time=START)


@pytest.fixture
def guest(request: pytest.FixtureRequest) -> Iterator[MakeGuest]:
    """Makes guests of the common server, or of another one."""
    made: list[Guest] = []

    def make(running: Server | None = None, token: str | None = None) -> Guest:
        chosen = running or request.getfixturevalue("server")
        made.append(Guest(chosen.address, token))
        return made[-1]

    yield make
    for one in made:
        one.close()
