"""Two machines that serve the same tables, each with a cable of its own to PostgreSQL and to Redis, which a test may
pull; and players who never give up."""

from __future__ import annotations

import random
import signal
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
from websockets.exceptions import WebSocketException

from tests.server.guest import Guest
from tests.server.playing import note
from tests.server.postgres import PostgresServer
from tests.server.proxy import Proxy
from tests.server.real_redis import RealRedis
from tests.server.serving import Server

HEARS = 3.0  # seconds: who hears nothing for so long connects anew, as the pages do
Moved = tuple[str, int, int, str]  # table, seat, moment, action in words


class Machine(Server):
    """One of them."""

    def __init__(self, folder: Path, database: str, postgres: str, redis: int, **settings: object) -> None:
        self.to_postgres = Proxy([postgres])
        self.to_redis = Proxy([("127.0.0.1", redis)])
        super().__init__(folder, "tests.toy.game:GAME", time=None, module="bestiary", database="", **settings)
        self.with_options(
            *("--database", f"postgresql://bestiary@127.0.0.1:{self.to_postgres.port}/{database}"),
            *("--redis", f"redis://127.0.0.1:{self.to_redis.port}/0"),
        )

    def start(self) -> Machine:
        super().start()
        return self

    def signal(self, what: signal.Signals) -> None:
        assert self.process is not None
        self.process.send_signal(what)

    def thinkers(self) -> list[int]:
        """The processes in which its bots think."""
        assert self.process is not None
        found = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text().split()
        return [int(pid) for pid in found if b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()]

    def end(self) -> None:
        self.stop()
        self.to_postgres.close()
        self.to_redis.close()


class Machines:
    """Both, behind a proxy that sends every connection to the other one."""

    def __init__(self, folder: Path, postgres: PostgresServer, redis: RealRedis, **settings: object) -> None:
        database, _, place = postgres.new_database().partition("@/")[2].partition("?host=")
        self.postgres, self.redis, self.database = postgres, redis, database
        self.both = [
            Machine(folder, database, f"{place}/.s.PGSQL.5432", redis.port, **settings).start() for _ in range(2)
        ]
        ports = [int(machine.address.rpartition(":")[2]) for machine in self.both]
        self.front = Proxy([("127.0.0.1", port) for port in ports])

    @property
    def address(self) -> str:
        return self.front.address

    def sql(self, text: str) -> list[list[str]]:
        """What PostgreSQL itself says."""
        found = self.postgres.run("psql", "-d", self.database, "-At", "-F", "\t", "-c", text)
        return [line.split("\t") for line in found.splitlines()]

    def holder(self) -> Machine:
        """The one that runs most tables now."""
        rows = self.sql("SELECT worker, count(*) FROM leases GROUP BY worker ORDER BY 2 DESC")
        for machine in self.both:
            if rows and f'"worker":"{rows[0][0]}"' in machine.log:
                return machine
        return self.both[0]

    def end(self) -> None:
        for machine in self.both:
            machine.signal(signal.SIGCONT)
            machine.end()
        self.front.close()


class Restless(threading.Thread):
    """Plays one table after the other, all seats of people; connects anew whenever it hears nothing, and remembers what
    was acknowledged."""

    def __init__(self, address: str, chance: random.Random, seats: tuple[str, ...], **wish: Any) -> None:
        super().__init__(daemon=True)
        self._address = address
        self._chance = chance
        self._seats = seats
        self._wish = wish
        self.timed = "clock" in wish
        self.accepted: list[Moved] = []
        self.tables: list[str] = []
        self.reconnected = 0
        self.refused: dict[str, int] = {}
        self.stopping = threading.Event()
        self.trouble: BaseException | None = None
        self.received: list[str] = []

    def run(self) -> None:
        try:
            guest = self._insist(lambda: Guest(self._address, wait=HEARS))
            while not self.stopping.is_set():
                table = self._insist(lambda: guest.new_table(*self._seats, **self._wish))
                self.tables.append(table)
                self._play(guest, table)
            self.received = guest.received
            guest.close()
        except Stopped:
            pass
        except BaseException as error:
            self.trouble = error

    def _insist(self, wish: Callable[[], Any]) -> Any:
        while True:
            try:
                return wish()
            except (WebSocketException, httpx.HTTPError, OSError, TimeoutError, AssertionError):
                self.reconnected += 1
                if self.stopping.is_set():
                    raise Stopped from None
                time.sleep(0.1)

    def _play(self, guest: Guest, table: str) -> None:
        while not self.stopping.is_set():
            self._insist(lambda: self._join(guest, table))
            try:
                if self._play_on(guest, table):
                    return
            except (WebSocketException, httpx.HTTPError, OSError, TimeoutError):
                self.reconnected += 1

    def _join(self, guest: Guest, table: str) -> None:
        with suppress(Exception):
            guest.leave()
        guest.join(table, close_timeout=0.1)

    def _play_on(self, guest: Guest, table: str) -> bool:
        quiet = time.monotonic()
        while not self.stopping.is_set():
            if guest.over:
                return True
            choices = guest.choosable()
            if not choices:
                try:
                    guest.hear(0.2)
                    quiet = time.monotonic()
                except TimeoutError:
                    if time.monotonic() - quiet > HEARS:
                        guest.say({"type": "ping"})
                        guest.hear(HEARS)
                        quiet = time.monotonic()
                continue
            seat, choice = self._chance.choice(choices)
            moment = guest.positions[seat]["moment"]
            answer = guest.move(seat, choice["action"])
            if answer["type"] == "accepted":
                self.accepted.append((table, seat, moment, choice["text"]))
            else:
                code = answer["refusal"]["code"]
                self.refused[code] = self.refused.get(code, 0) + 1
                note(guest, answer)
                time.sleep(0.05)
            time.sleep(0.01)
        return False


class Stopped(Exception):
    """The test is over."""
