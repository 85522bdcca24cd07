"""What the worst of guests may do as far as the limits let them: each attack is a function with a line of what it does.

What can be listed is not written down here: routes come from the application, messages and options from their types.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, get_args

import httpx
from litestar.routes import HTTPRoute
from websockets.sync.client import connect

from bestiary.core.game import Game
from bestiary.core.options import describe
from bestiary.core.registry import games
from bestiary.games.monster_baby_rescue import components
from bestiary.games.wombat_rescue.layout import as_toml
from bestiary.server.app import create_app
from bestiary.server.messages import FromClient
from bestiary.server.settings import Settings
from tests.core.test_toml import NASTY
from tests.effort import EFFORT
from tests.server.scene import Scene
from tests.server.worst import documents, encoded, values

CROWD = 300 if EFFORT > 1 else 60
JSON = {"content-type": "application/json"}
GOOD: dict[tuple[str, str], str] = {  # of each option that is a document, one as it should be
    ("monster_baby_rescue", "printing"): Path(components.__file__).with_name("components.toml").read_text(),
    ("wombat_rescue", "own_layout"): as_toml("standard"),
}
PLACES: dict[str, Callable[[str], list[Any]]] = {  # what a path may name, for a table: first what there is
    "table_id": lambda table: [table, "x" * 5000, "%00", "no such table"],
    "game": lambda _: [*games(), "x" * 5000],
    "seat": lambda _: [1, 0, 99, 10**30],
    "token": lambda _: ["x" * 5000, "a.b", "%ff"],
    "path": lambda table: [
        f"t/{table}",
        f"t/{table}/replay",
        "assets/nothing.js",
        "x" * 5000,
        "%2e%2e/" * 500,
        "a/" * 2000,
    ],
}
HAVE_NO_TABLE = ("/metrics", "/api/claim/{token}", "/schema/{path}")  # routes of which a guest finds nothing


def options(scene: Scene) -> None:
    """Every option of every game with the worst that its type takes, and every text with what is hard to read: at a new
    table, and at one that is set up."""
    for game in games().values():
        table = scene.attacker.new_table("me", *["open"] * (game.usual_seats - 1), game=game.id)
        bad = list(documents(game.options))
        for option in describe(game.options):
            if option.kind in ("text", "document"):
                step = 1 if option.kind == "document" else 5
                longest = option.schema.get("maxLength", 60_000)
                bad += [{option.name: nasty[:longest]} for nasty in list(NASTY.values())[::step]]
        for chosen in bad:
            ask_for(scene, game, table, chosen)


def documents_that_can_be_read(scene: Scene) -> None:
    """Every option that is a document, with a good one as it is printed, each time another one to the letter."""
    for game in games().values():
        table = scene.attacker.new_table("me", *["open"] * (game.usual_seats - 1), game=game.id)
        for option in describe(game.options):
            if option.kind == "document":
                for number in range(20):
                    good = f"{GOOD[game.id, option.name]}\n# {number}\n"
                    assert ask_for(scene, game, table, {option.name: good}) == [201, 200]


def ask_for(scene: Scene, game: Game, table: str, chosen: dict[str, Any]) -> list[int]:
    """Tables with these options, refused or not."""
    seats = [{"kind": "me"}, *[{"kind": "open"}] * (game.usual_seats - 1)]
    wish = encoded({"game": game.id, "seats": seats, "options": chosen})
    terms = encoded({"options": chosen, "listed": False, "clock": None})
    answers = [scene.ask("POST", "/api/tables", content=wish, headers=JSON)]
    answers += [scene.ask("PUT", f"/api/tables/{table}/terms", content=terms, headers=JSON)]
    assert {answer.status_code for answer in answers} <= {200, 201, 400, 413, 422}
    return [answer.status_code for answer in answers]


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
    """Every route with every method: at a game of 5,000 moves, at one that is over and at one that has not begun, each
    parameter and each part of a body as bad as can be."""
    tables = [scene.new_long_game(), scene.new_long_game(over=True), scene.attacker.new_table("me", "open", "open")]
    with httpx.Client(base_url=scene.running.address, timeout=60, cookies=scene.attacker.http.cookies) as client:
        for path, method, handler in all_routes():
            asked = [request for table in tables for request in worst_requests(client, path, method, handler, table)]
            found = {answered(client, request) for request in unlike(asked)}
            assert path in HAVE_NO_TABLE or found - {404}, f"{method} {path}: only {found}"


def all_routes() -> list[tuple[str, str, Any]]:
    """From the application's own table: path, method, handler."""
    with TemporaryDirectory() as folder:
        app = create_app(Settings(data=Path(folder)))
    found = [route for route in app.routes if isinstance(route, HTTPRoute)]
    return [
        (route.path_format, method, handler)
        for route in sorted(found, key=lambda route: route.path_format)
        for method, (handler, _) in sorted(route.route_handler_map.items())
    ]


def worst_requests(client: httpx.Client, path: str, method: str, handler: Any, table: str) -> Iterator[httpx.Request]:
    """Everything that can be found, and then each part of it in turn as bad as can be."""
    takes = {} if method == "OPTIONS" else dict(handler.parsed_fn_signature.parameters)
    body = takes.pop("data").annotation if "data" in takes else None
    parts = {name: bad(table) for name, bad in PLACES.items() if f"{{{name}}}" in path}
    queries = {name: values(wanted.annotation) for name, wanted in takes.items() if name not in (*parts, "request")}
    plain: dict[str, Any] = {name: found[0] for name, found in parts.items()}
    usual = {name: found[0] for name, found in queries.items()}
    bodies = [encoded(document) for document in documents(body)] if body else [None]

    def request(places: dict[str, Any], query: dict[str, Any], content: bytes | None) -> httpx.Request:
        return client.build_request(method, path.format(**places), params=query, content=content, headers=JSON)

    yield from (request(plain, usual, content) for content in bodies)
    yield from (request(plain | {name: bad}, usual, bodies[0]) for name, all_bad in parts.items() for bad in all_bad)
    for name, all_bad in queries.items():
        yield from (request(plain, usual | {name: bad}, bodies[0]) for bad in all_bad)


def unlike(requests: list[httpx.Request]) -> list[httpx.Request]:
    """Each of them once."""
    return list({(str(one.url), one.content): one for one in requests}.values())


def answered(client: httpx.Client, request: httpx.Request) -> int:
    """The status of an answer that is no breakdown. Of one without end, the beginning."""
    answer = client.send(request, stream=True)
    next(answer.iter_raw(), b"")
    answer.close()
    assert answer.status_code < 500, (request.method, str(request.url)[:200])
    return answer.status_code


def messages(scene: Scene) -> None:
    """Everything that can be said on the live connection, at a game of 5,000 moves: each message for each seat, each
    field of it as bad as can be."""
    attacker = scene.attacker
    attacker.join(scene.long)
    for kind in get_args(FromClient):
        for document in documents(kind):
            for seat in range(3) if document.get("seat") == 0 else (0,):
                now = {"seat": seat} if document.get("seat") == 0 else {}
                now |= {"moment": attacker.positions[seat]["moment"]} if document.get("moment") == 0 else {}
                attacker.say(encoded(document | now).decode())
        attacker.ping()
    for nonsense in ("[" * 4000, "x" * 4000, '{"type":' * 500):
        attacker.say(nonsense)
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
    """Moves that are taken back again, and wishes for what cannot be, at a game of 5,000 moves."""
    attacker, chance = scene.attacker, random.Random(1)
    attacker.join(scene.long)
    granted = 0
    for _ in range(300):
        seat, choice = chance.choice(attacker.choosable())
        attacker.move(seat, choice["action"])
        for other in range(3):
            granted += attacker.ask_live("ask_undo", seat=other)["type"] == "accepted"
        if granted >= 40:
            break
        attacker.ping()
    assert granted >= 40
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
        for _ in range(CROWD):
            one = crowd.enter_context(connect(address, max_size=None, max_queue=None, open_timeout=60))
            frame = one.recv(60)
            assert isinstance(frame, bytes)
            assert b'"welcome"' in frame


def fresh_guests_set_up_tables(scene: Scene) -> None:
    """Each with a face of their own."""
    wish = {"game": "munchkin_babies", "seats": [{"kind": "me"}, {"kind": "bot"}, {"kind": "bot"}], "listed": True}
    with httpx.Client(base_url=scene.running.address, timeout=60) as client:
        for _ in range(CROWD):
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
    options,
    documents_that_can_be_read,
    bodies,
    messages,
    moves_of_a_long_game,
    undo,
    replays,
    newcomers,
    fresh_guests_set_up_tables,
    headers_without_end,
    silent_sockets,
    routes,
]
