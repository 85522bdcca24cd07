"""How much one server process holds: many tables at once, every move durable, beside the bare echo of the same server.

python benchmarks/server_load.py --tables 500 --seconds 10
python benchmarks/server_load.py --postgres      # the tables in a PostgreSQL of its own

Loopback only. It starts its own server in a folder of its own, and stops by itself.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import subprocess
import sys
import tempfile
import time
from collections import deque
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from websockets.asyncio.client import ClientConnection, connect

ROOT = Path(__file__).resolve().parents[1]
FREE = "1000000"
TURNS = 5
LIMITS = (
    "requests_a_second",
    "requests_at_once",
    "messages_a_second",
    "messages_at_once",
    "tables_an_hour",
    "tables_at_once",
    "connections",
    "connections_of_address",
    "tables_of_address",
)


class Heard(msgspec.Struct):
    """What this client needs of a message; the rest is not even decoded."""

    type: str
    position: Position | None = None
    positions: list[Position] = []


class Position(msgspec.Struct):
    """The same of a position."""

    seat: int | None
    moment: int
    choices: list[Option] = []


class Option(msgspec.Struct):
    """The same of a choice."""

    action: int


_decode = msgspec.json.Decoder(Heard).decode


class Figures(NamedTuple):
    """What a run came to."""

    seconds: float
    latencies: list[float]  # one for each

    @property
    def rate(self) -> float:
        """How many a second."""
        return len(self.latencies) / self.seconds

    def and_then(self, more: Figures) -> Figures:
        """Both runs as one."""
        return Figures(self.seconds + more.seconds, self.latencies + more.latencies)

    def at(self, share: float) -> float:
        """The latency in milliseconds that this share of them keeps below."""
        return 1000 * sorted(self.latencies)[min(len(self.latencies) - 1, int(share * len(self.latencies)))]


def main() -> int:
    """Measures and prints."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=500, help="tables played at the same time")
    parser.add_argument(
        "--busy", type=int, default=200, help="tables that move without a pause when the rate is measured"
    )
    parser.add_argument("--seconds", type=float, default=10.0, help="of each measurement, at most 120")
    parser.add_argument("--postgres", action="store_true", help="keep the tables in a PostgreSQL of its own")
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    seconds = min(given.seconds, 120.0)
    with tempfile.TemporaryDirectory(prefix="bestiary-load-") as folder, database(given.postgres) as kept_there:
        server, address = start(Path(folder), kept_there)
        try:
            figures = asyncio.run(measure(address, given.tables, given.busy, seconds))
        finally:
            server.terminate()
            server.wait(timeout=30)
    report(figures, given.tables, given.busy, given.json)
    return 0


@contextmanager
def database(postgres: bool) -> Iterator[str]:
    """The address of an empty one, with fsync as usual; "" for SQLite."""
    if not postgres:
        yield ""
        return
    sys.path.append(str(ROOT))
    from tests.server.postgres import PostgresServer  # noqa: PLC0415

    server = PostgresServer(fsync="on").start()
    try:
        yield server.new_database()
    finally:
        server.end()


def start(folder: Path, database: str) -> tuple[subprocess.Popen[str], str]:
    """A server of its own process, and its address."""
    command = [sys.executable, str(Path(__file__).with_name("echo_server.py")), str(folder)]
    command += [f"{name}={FREE}" for name in LIMITS]
    environment = os.environ | {
        "BESTIARY_DATABASE": database,
        "PYTHONPATH": os.pathsep.join([*filter(None, sys.path), str(ROOT)]),
    }
    server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment)
    assert server.stdout is not None
    return server, server.stdout.readline().strip()


async def measure(address: str, tables: int, busy: int, seconds: float) -> dict[str, Figures]:
    """Echoes and moves in turns, so that both meet the same machine; then many tables at a human pace. Sitting down is
    not measured: where a game ends, the next turn begins with a new one."""
    players = [Player(address) for _ in range(tables)]
    await some_at_a_time([player.sit_down() for player in players])
    echo, moves = Figures(0.0, []), Figures(0.0, [])
    for _ in range(TURNS):
        echo = echo.and_then(await echoes(address, busy, seconds / TURNS))
        moves = moves.and_then(await race(deque(players), min(busy, tables), seconds / TURNS))
        await some_at_a_time([player.another_table() for player in players if player.over])
    pace = await stroll(players, seconds, pause=1.0)
    for player in players:
        await player.leave()
    return {"echo": echo, "moves": moves, "pace": pace}


async def some_at_a_time(work: list[Coroutine[None, None, None]]) -> None:
    """All of it, fifty pieces at the same time."""
    for begin in range(0, len(work), 50):
        await asyncio.gather(*work[begin : begin + 50])


async def echoes(address: str, clients: int, seconds: float) -> Figures:
    """The bare WebSocket: a message of a move's size there and back."""
    latencies: list[float] = []
    text = '{"type":"move","request":"r123456","seat":0,"action":3,"moment":77}'
    until = time.perf_counter() + seconds

    async def one() -> None:
        async with connect(f"{address.replace('http', 'ws')}/echo", compression=None) as socket:
            while (began := time.perf_counter()) < until:
                await socket.send(text)
                await socket.recv()
                latencies.append(time.perf_counter() - began)

    await asyncio.gather(*(one() for _ in range(clients)))
    return Figures(seconds, latencies)


class Player:
    """A browser in which two people share a table: each move is answered with the new positions of both seats."""

    def __init__(self, address: str) -> None:
        self._address = address.replace("http", "ws")
        self._socket: ClientConnection
        self._cookie = ""
        self._positions: dict[int | None, Position] = {}

    async def sit_down(self) -> None:
        """A new table, and a connection to it."""
        body = b'{"game":"monster_cafe","seats":[{"kind":"me"},{"kind":"me"}]}'
        head = (
            f"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: {len(body)}\r\n"
        )
        if self._cookie:
            head += f"Cookie: {self._cookie}\r\n"
        host, _, port = self._address.rpartition("/")[2].rpartition(":")
        reader, writer = await asyncio.open_connection(host, int(port))
        writer.write(head.encode() + b"Connection: close\r\n\r\n" + body)
        answer = await reader.read()
        writer.close()
        for line in answer.partition(b"\r\n\r\n")[0].decode().splitlines():
            if line.lower().startswith("set-cookie:"):
                self._cookie = line.partition(": ")[2].partition(";")[0]
        table = msgspec.json.decode(answer.partition(b"\r\n\r\n")[2])["id"]
        url = f"{self._address}/api/tables/{table}/live"
        headers = {"Cookie": self._cookie}
        self._socket = await connect(url, compression=None, additional_headers=headers, max_size=None)
        await self._hear_answer()

    async def move(self) -> float | None:
        """Makes a move and waits until it is accepted; returns how long that took. None when the game is over."""
        if self.over:
            return None
        asked = next(position for position in self._positions.values() if position.choices)
        action = asked.choices[0].action  # mostly to draw: long games
        began = time.perf_counter()
        await self._socket.send(
            f'{{"type":"move","request":"r","seat":{asked.seat},"action":{action},"moment":{asked.moment}}}'
        )
        while not await self._hear_answer():
            pass
        return time.perf_counter() - began

    async def _hear_answer(self) -> bool:
        """Takes note of one frame; says whether the move is accepted in it."""
        accepted = False
        for line in (await self._socket.recv(decode=False)).splitlines():
            heard = _decode(line)
            assert heard.type != "refused", line
            accepted |= heard.type == "accepted"
            self._note(heard)
        return accepted

    async def another_table(self) -> None:
        """From a table whose game is over to a new one."""
        await self.leave()
        await self.sit_down()

    @property
    def over(self) -> bool:
        """Whether nobody is asked any more."""
        return not any(position.choices for position in self._positions.values())

    async def leave(self) -> None:
        """Hangs up."""
        await self._socket.close()

    def _note(self, heard: Heard) -> None:
        for position in heard.positions + ([heard.position] if heard.position is not None else []):
            self._positions[position.seat] = position


async def race(players: deque[Player], busy: int, seconds: float) -> Figures:
    """So many tables at a time move without a pause; where a game ends, one of the others goes on."""
    latencies: list[float] = []
    until = time.perf_counter() + seconds

    async def one() -> None:
        player = players.popleft()
        while time.perf_counter() < until:
            took = await player.move()
            if took is not None:
                latencies.append(took)
            else:
                players.append(player)
                player = players.popleft()
        players.appendleft(player)

    await asyncio.gather(*(one() for _ in range(busy)))
    return Figures(seconds, latencies)


async def stroll(players: list[Player], seconds: float, pause: float) -> Figures:
    """Everybody moves at a human pace."""
    latencies: list[float] = []
    until = time.perf_counter() + seconds

    async def one(number: int) -> None:
        await asyncio.sleep(pause * number / len(players))
        while time.perf_counter() < until:
            took = await players[number].move()
            if took is not None:
                latencies.append(took)
            else:
                await players[number].another_table()
            await asyncio.sleep(pause)

    await asyncio.gather(*(one(number) for number in range(len(players))))
    return Figures(seconds, latencies)


def report(figures: dict[str, Figures], tables: int, busy: int, as_json: bool) -> None:
    """The figures, for people or for programs."""
    echo, moves, pace = figures["echo"], figures["moves"], figures["pace"]
    values: dict[str, Any] = {
        "echo_per_second": round(echo.rate),
        "moves_per_second": round(moves.rate),
        "share_of_echo": round(moves.rate / echo.rate, 3),
        "busy_tables": busy,
        "busy_p50_ms": round(moves.at(0.5), 2),
        "busy_p99_ms": round(moves.at(0.99), 2),
        "tables_held": tables,
        "pace_moves_per_second": round(pace.rate),
        "pace_p50_ms": round(pace.at(0.5), 2),
        "pace_p99_ms": round(pace.at(0.99), 2),
    }
    if as_json:
        print(msgspec.json.encode(values).decode())
        return
    print(f"bare WebSocket echo            {echo.rate:9,.0f} messages/s   ({busy} clients)")
    share = f"{values['share_of_echo']:.2f} of the echo"
    print(f"durable moves, {busy:4d} tables busy {moves.rate:9,.0f} moves/s      {share}")
    print(f"                               p50 {moves.at(0.5):6.2f} ms   p99 {moves.at(0.99):6.2f} ms")
    print(f"{tables} tables, a move a second  {pace.rate:9,.0f} moves/s")
    print(f"                               p50 {pace.at(0.5):6.2f} ms   p99 {pace.at(0.99):6.2f} ms")


if __name__ == "__main__":
    sys.exit(main())
