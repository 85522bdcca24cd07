"""Whatever one guest does, another guest at another table does not notice.

ATTACKS is the list: a new one is a function with a line of what it does. Each is tried against a real server without
any limit of rate, so that nothing but the work itself is measured; meanwhile a bystander at another table says `ping`.
What holds the event loop is measured in the server, in seconds of the processor. How long the bystander waited depends
on the machine: here nobody may be cut off; in `make soak`, on a machine that does nothing else, p99 < 50 ms.
"""

from __future__ import annotations

import asyncio
import os
import random
import socket
import statistics
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, suppress
from typing import Any

import httpx
import msgspec
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from bestiary.core.game import Game
from bestiary.core.options import describe
from bestiary.core.registry import games
from bestiary.server.store.rows import MoveRow, SeatRow, TableRow
from bestiary.server.store.sqlite import SqliteStorage
from bestiary.server.table.play import Play
from tests.core.test_toml import NASTY
from tests.server.guest import Guest
from tests.server.serving import Server

HELD = 0.05  # seconds of the processor: no longer is the loop held in one go
SOAK = int(os.environ.get("BESTIARY_EFFORT", "1")) > 1
WAITS = 0.05 if SOAK else 30.0  # seconds until the bystander hears something, in 99 of 100
LONG = 5_000  # moves of a long game


class Scene:
    """The server, the bystander, and the attacker with a very long game."""

    def __init__(self, running: Server) -> None:
        self.running = running
        self.attacker = Guest(running.address)
        self.long = asyncio.run(long_game(running, self.attacker.id, over=False))
        self.over = asyncio.run(long_game(running, self.attacker.id, over=True))
        self.bystander = Guest(running.address)
        self.bystander.join(self.bystander.new_table("me", "me"))

    def ask(self, method: str, path: str, **rest: Any) -> httpx.Response:
        """The attacker asks for something, and gets an answer that is no breakdown."""
        answer = self.attacker.ask(method, path, **rest)
        assert answer.status_code < 500, (path, answer.text)
        return answer

    def wire(self) -> socket.socket:
        host, port = self.running.address.removeprefix("http://").split(":")
        return socket.create_connection((host, int(port)), timeout=60)

    def longest_turn(self) -> float:
        """For how long the loop was held at most since the last time."""
        process = self.running.process
        assert process is not None
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write("\n")
        process.stdin.flush()
        return float(process.stdout.readline())


async def long_game(running: Server, person: str, over: bool) -> str:
    """A game of 5,000 moves (or all of them) of one person on three seats, put into the database as it is."""
    game, chance = games()["munchkin_babies"], random.Random(1)
    name = f"long{over}"
    row = TableRow(
        id=name,
        game=game.id,
        rules=game.version,
        options=game.check(3, {"max_turns": 60} if over else {}).plain(),
        seats=(SeatRow("person", (person,)),) * 3,
        host=person,
        listed=True,
        clock=None,
        status="playing",
        key="ab" * 32,
        names=("A", "B", "C"),
    )
    play = Play.begin(game, row)
    moves: list[MoveRow] = []
    while not play.over and len(moves) < (20_000 if over else LONG):
        seat = chance.choice(play.pending)
        action = chance.choice(play.legal(seat))
        moves.append(MoveRow(len(moves) + 1, seat, play.text(action), play.moment(seat), 0.0))
        play.play(seat, action)
    assert play.over is over
    storage = SqliteStorage(running.data / "bestiary.sqlite3")
    await storage.open()
    await storage.create_table(row)
    await asyncio.gather(*(storage.append_move(name, move) for move in moves))
    await storage.close()
    return name


# The attacks.


def texts_of_options(scene: Scene) -> None:
    """Every option that is a text, with everything that is hard to read, at a new table and at one that is set up."""
    for game in games().values():
        table = scene.attacker.new_table("me", *["open"] * (game.usual_seats - 1), game=game.id)
        for option in describe(game.options):
            if option.kind in ("text", "document", "list", "several"):
                for nasty in list(NASTY.values())[:: 1 if option.kind == "document" else 5]:
                    refused_option(scene, game, table, option.name, nasty[: option.schema.get("maxLength", 60_000)])


def refused_option(scene: Scene, game: Game, table: str, name: str, value: str) -> None:
    seats = [{"kind": "me"}] * game.usual_seats
    wish = {"game": game.id, "seats": seats, "options": {name: value}}
    assert scene.ask("POST", "/api/tables", json=wish).status_code in (400, 422)
    terms = {"options": {name: value}, "listed": False, "clock": None}
    assert scene.ask("PUT", f"/api/tables/{table}/terms", json=terms).status_code in (400, 422)


def bodies(scene: Scene) -> None:
    """Bodies that are large, deep, or nonsense, for everything that takes one."""
    nasty = [b"[" * 100_000, b'{"a":' * 20_000, b'{"name": "' + b"x" * 100_000 + b'"}', b"\xff" * 100_000]
    nasty += [b"[" + b"0," * 60_000 + b"0]", b"{" + b",".join(b'"a%d":1' % n for n in range(9_000)) + b"}"]
    wishes = [("PATCH", "/api/me"), ("POST", "/api/tables"), ("PUT", f"/api/tables/{scene.long}/terms")]
    wishes += [("PUT", f"/api/tables/{scene.long}/order"), ("POST", f"/api/bot/tables/{scene.long}/move")]
    for method, path in wishes:
        for content in nasty:
            scene.ask(method, path, content=content, headers={"content-type": "application/json"})


def routes(scene: Scene) -> None:
    """Everything that can be asked for with GET, at a game of 5,000 moves and at one that is over."""
    paths = scene.ask("GET", "/schema").json()["paths"]
    asked = 0
    for path, methods in paths.items():
        if "get" not in methods or path.endswith("/stream"):
            continue
        for table in (scene.long, scene.over):
            wanted = path.replace("{table_id}", table).replace("{game}", "munchkin_babies")
            scene.ask("GET", wanted, params={"seat": 0, "action": 3})
            asked += 1
    assert asked > 20
    for path in ("/", "/schema", f"/t/{scene.long}", f"/t/{scene.over}/replay", "/assets/nothing.js"):
        scene.ask("GET", path)


def messages(scene: Scene) -> None:
    """Everything that can be said on the live connection, at a game of 5,000 moves; most of it is refused."""
    attacker = scene.attacker
    attacker.join(scene.long)
    for request in range(15):
        for seat in (0, 1, 2):
            attacker.move(seat, 10_000 + request, moment=7)
            attacker.move(seat, 0, moment=0)
            attacker.ask_live("hold", seat=seat, hold=True)
            attacker.ask_live("order", seat=seat, stop="always")
            attacker.ask_live("answer_undo", seat=seat, agree=True)
        attacker.say("[" * 4000)
        attacker.say("x" * 4000)
    attacker.ping()
    attacker.leave()


def moves_of_a_long_game(scene: Scene) -> None:
    """So many that a snapshot is kept on the way."""
    attacker = scene.attacker
    attacker.join(scene.long)
    for _ in range(70):
        seat, choice = random.Random(1).choice(attacker.choosable())
        attacker.move(seat, choice["action"])
        attacker.ping()
    attacker.leave()


def undo(scene: Scene) -> None:
    """Forty wishes to take back, at a game of 5,000 moves."""
    attacker = scene.attacker
    attacker.join(scene.long)
    for number in range(40):
        attacker.ask_live("ask_undo", seat=number % 3)
    attacker.ping()
    attacker.leave()


def replays(scene: Scene) -> None:
    """The replay of a game of 5,000 moves, page after page, and from anywhere."""
    following: int | None = 0
    for _ in range(8):
        page = scene.ask("GET", f"/api/tables/{scene.long}/replay", params={"since": following}).json()
        following = page["following"]
    for since in (4_000, 2_000, 999_999):
        scene.ask("GET", f"/api/tables/{scene.over}/replay", params={"seat": 1, "since": since})


def newcomers(scene: Scene) -> None:
    """Guests without end come to look at one table."""
    address = f"{scene.running.address.replace('http', 'ws')}/api/tables/{scene.long}/live"
    with ExitStack() as crowd:
        for _ in range(300 if SOAK else 60):
            one = crowd.enter_context(connect(address, max_size=None, max_queue=None, open_timeout=60))
            frame = one.recv(60)
            assert isinstance(frame, bytes)
            assert b'"welcome"' in frame


def fresh_guests_set_up_tables(scene: Scene) -> None:
    """Each with a face of their own."""
    wish = {"game": "munchkin_babies", "seats": [{"kind": "me"}, {"kind": "bot"}, {"kind": "bot"}], "listed": True}
    with httpx.Client(base_url=scene.running.address, timeout=60) as client:
        for _ in range(300 if SOAK else 60):
            assert client.post("/api/tables", json=wish).status_code == 201
            client.cookies.clear()
    scene.ask("GET", "/api/tables")


def headers_without_end(scene: Scene) -> None:
    """On twenty connections at once."""
    wires = [scene.wire() for _ in range(20)]
    for _ in range(20):
        for one in wires:
            with suppress(OSError):
                one.sendall(b"GET / HTTP/1.1\r\nX: " + b"y" * 50_000)
    for one in wires:
        one.close()


def silent_sockets(scene: Scene) -> None:
    """Some say nothing, some half a word, some half a body."""
    halves = (b"", b"GE", b"GET / HTTP/1.1\r\nHost: x\r\n", b"POST /api/tables HTTP/1.1\r\nContent-Length: 9\r\n\r\n{")
    wires = [scene.wire() for _ in range(200)]
    for number, one in enumerate(wires):
        one.sendall(halves[number % len(halves)])
    time.sleep(0.2)
    for one in wires:
        one.close()


ATTACKS: list[Callable[[Scene], None]] = [
    texts_of_options,
    bodies,
    routes,
    messages,
    moves_of_a_long_game,
    undo,
    replays,
    newcomers,
    fresh_guests_set_up_tables,
    headers_without_end,
    silent_sockets,
]


@pytest.fixture(scope="module")
def scene(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Scene]:
    limits = {"connections": 1000, "tables_at_once": 100_000, "backlog": 5000}
    running = Server(tmp_path_factory.mktemp("bystander"), module="tests.server.watched", **limits).start()
    made = Scene(running)
    yield made
    made.attacker.close()
    made.bystander.close()
    running.stop()


@pytest.mark.parametrize("attack", ATTACKS, ids=lambda attack: attack.__name__)
def test_a_bystander_does_not_notice(scene: Scene, attack: Callable[[Scene], None]) -> None:
    waits: list[float] = []
    going = True
    lost: list[BaseException] = []

    def say_ping() -> None:
        try:
            while going or len(waits) < 3:
                began = time.monotonic()
                scene.bystander.ping()
                waits.append(time.monotonic() - began)
                time.sleep(0.005)
        except (ConnectionClosed, TimeoutError, msgspec.DecodeError) as error:
            lost.append(error)

    scene.longest_turn()
    bystander = threading.Thread(target=say_ping)
    bystander.start()
    try:
        attack(scene)
    finally:
        going = False
        bystander.join()
    assert lost == []
    held = scene.longest_turn()
    p99 = statistics.quantiles(waits, n=100)[98]
    print(f"{attack.__name__}: the loop was held for {1000 * held:.1f} ms, the bystander waited {1000 * p99:.1f} ms")
    assert held < HELD
    assert p99 < WAITS
