"""Before the door: headers without end, sockets that never speak, and one address with many faces."""

from __future__ import annotations

import socket
from contextlib import suppress

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.conftest import MakeGuest, MakeServer
from tests.server.playing import eventually
from tests.server.serving import Server

HEAD = b"GET /api/me HTTP/1.1\r\nHost: x\r\n"
BODY = b"PATCH /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: 5000\r\nContent-Type: application/json\r\n\r\n{"


def wire(running: Server) -> socket.socket:
    host, port = running.address.removeprefix("http://").split(":")
    return socket.create_connection((host, int(port)), timeout=60)


def is_open(one: socket.socket) -> bool:
    """Whether the server has not hung up: a moment is enough, for what it does by itself is done when it is asked."""
    one.settimeout(0.05)
    try:
        return one.recv(1) != b""
    except TimeoutError:
        return True
    except OSError:
        return False


def ended(one: socket.socket) -> bytes:
    """What came until the server hung up."""
    one.settimeout(60)
    told = b""
    with suppress(ConnectionError):
        while part := one.recv(65536):
            told += part
    return told


@pytest.mark.parametrize(
    ("said", "wait"),
    [(b"", 10), (b"GET", 10), (HEAD, 10), (HEAD + b"\r\n" + HEAD, 10), (BODY, 30)],
    ids=["nothing", "a word", "half a header", "a request and half of another", "half a body"],
)
def test_who_does_not_say_what_it_wants_is_hung_up_on(still_server: Server, said: bytes, wait: float) -> None:
    """Given a connection that stops in the middle, then it stays for its time, and no longer."""
    with wire(still_server) as one:
        if said:
            one.sendall(said)
        httpx.get(f"{still_server.address}/healthz")  # what was said has been heard
        still_server.turn(wait - 0.25)
        one.settimeout(0.05)
        answers = b""
        with suppress(TimeoutError):
            answers = one.recv(65536)
        assert (b"200" in answers) == said.startswith(HEAD + b"\r\n")
        assert is_open(one)
        still_server.turn(0.5)
        ended(one)


def test_a_header_a_minute_does_not_keep_the_door_open(still_server: Server) -> None:
    with wire(still_server) as one:
        one.sendall(HEAD)
        for number in range(4):
            still_server.turn(2)
            one.sendall(b"X-%d: y\r\n" % number)
        still_server.turn(3)
        ended(one)


def test_headers_have_an_end(still_server: Server) -> None:
    """However they come: many, one without end, all in one piece, or as an address. Who sends on and on may find the
    line cut before the answer has come. While the clock stands still nobody is hung up on for being slow."""
    for said in (b"X-A: y\r\n" * 4000, b"X-A: " + b"y" * 40_000, b"X-A: " + b"y" * 1_000_000):
        for rest in (b"", b"\r\n\r\n"):
            with wire(still_server) as one:
                with suppress(ConnectionError):
                    one.sendall(HEAD + said + rest)
                assert ended(one)[:12] in (b"HTTP/1.1 431", b"")
    with wire(still_server) as one:
        one.sendall(HEAD + b"X-A: " + b"y" * 16_400 + b"\r\n\r\n")
        assert ended(one).startswith(b"HTTP/1.1 431 ")
    with wire(still_server) as one:
        with suppress(ConnectionError):
            for _ in range(20):
                one.sendall(b"GET /" + b"a" * 100_000)
        ended(one)
    assert httpx.get(f"{still_server.address}/api/me", headers={"x-large": "y" * 10_000}).status_code == 200


def test_a_large_body_is_not_a_large_header(guest: MakeGuest) -> None:
    answer = guest().ask("PATCH", "/api/me", content=b'{"name": "' + b"x" * 100_000 + b'"}')
    assert answer.status_code == 400


def test_one_address_has_so_many_connections(own_server: MakeServer, guest: MakeGuest) -> None:
    """Whoever they say they are: guests cost nothing. Who hangs up makes room."""
    running = own_server(connections_of_address=6)
    watchers = [guest(running) for _ in range(3)]
    table = watchers[0].new_table("me", "open")
    for watcher in watchers:
        watcher.join(table)
        watcher.http.close()
    silent = [wire(running) for _ in range(9)]
    eventually(lambda: sum(is_open(one) for one in silent) == 3)
    for watcher in watchers:
        watcher.ping()
        watcher.leave()
    for one in silent:
        one.close()
    eventually(lambda: is_open(wire(running)))
    eventually(lambda: httpx.get(f"{running.address}/healthz").status_code == 200)


def test_behind_a_proxy_each_address_has_so_many_connections(own_server: MakeServer, guest: MakeGuest) -> None:
    running = own_server(connections_of_address=2, proxies="127.0.0.1")
    table = guest(running).new_table("me", "open")
    one, other = {"x-forwarded-for": "198.51.100.7"}, {"x-forwarded-for": "198.51.100.8"}
    guest(running).join(table, headers=one)
    guest(running).join(table, headers=one)
    with pytest.raises(ConnectionClosed):
        guest(running).join(table, headers=one)
    guest(running).join(table, headers=other)


def test_one_address_sets_up_so_many_tables_in_an_hour(own_still_server: MakeServer, guest: MakeGuest) -> None:
    """Given fresh guests, then the next table is refused all the same; after a while there is room again."""
    running = own_still_server(tables_of_address=4)
    wish = {"game": "burrow", "seats": [{"kind": "me"}, {"kind": "open"}]}
    answers = [httpx.post(f"{running.address}/api/tables", json=wish) for _ in range(6)]
    assert [answer.status_code for answer in answers] == [201] * 4 + [429] * 2
    assert answers[-1].json()["code"] == "TOO_MANY_TABLES"
    running.turn(900)
    assert httpx.post(f"{running.address}/api/tables", json=wish).status_code == 201


def test_what_takes_long_counts_for_several(own_still_server: MakeServer, guest: MakeGuest) -> None:
    """Given a budget of twenty requests, when somebody asks for what costs five, then it lasts for less."""
    running = own_still_server(requests_a_second=0.5, requests_at_once=20)
    player = guest(running)
    table = player.new_table("me", "me")
    statuses = [player.ask("GET", f"/api/tables/{table}/replay").status_code for _ in range(4)]
    assert statuses == [200, 200, 429, 429]
    running.turn(20)
    assert player.ask("GET", f"/api/tables/{table}/replay").status_code == 200
