"""What a hostile, a clumsy or a slow client may do, and what it gets."""

from __future__ import annotations

import base64
import os
import random
import socket
import sqlite3
import struct
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.conftest import MakeGuest, MakeServer
from tests.server.playing import eventually, play_out
from tests.server.serving import Server


def finished(guest: MakeGuest, running: Server | None = None, **wish: Any) -> tuple[Any, str]:
    """A guest, and a table where they have played a game to its end."""
    player = guest(running)
    table = player.new_table("me", "me", **wish)
    player.join(table)
    play_out([player], random.Random(1))
    eventually(lambda: player.get(f"/api/tables/{table}")["status"] == "over")
    return player, table


@pytest.mark.parametrize("origin", ["http://[", "http://[::1", "", "http://", "file://"])
def test_an_origin_that_is_no_address(guest: MakeGuest, origin: str) -> None:
    answer = guest().ask("PATCH", "/api/me", json={"name": "N", "avatar": "owl"}, headers={"origin": origin})
    assert (answer.status_code, answer.json()["code"]) == (403, "WRONG_ORIGIN")
    assert "content-security-policy" in answer.headers


@pytest.mark.parametrize("cookies", ['x={"a": 1}; {}', "a b; {}", "bestiary_guest=forged; {}", '{}; "', "é; {}"])
def test_strange_cookies_of_others_do_not_hide_ours(server: Server, guest: MakeGuest, cookies: str) -> None:
    """Given other programs on the same host, when they set cookies as they like, then a guest stays who they are."""
    known = guest()
    ours = f"bestiary_guest={known.http.cookies['bestiary_guest']}"
    sent = cookies.replace("{}", ours, 1) if cookies.count("{}") == 1 else ours
    answer = httpx.get(f"{server.address}/api/me", headers={b"cookie": sent.encode()})
    assert answer.json()["id"] == known.id
    assert "set-cookie" not in answer.headers


def test_names_longer_than_any_file_or_link(server: Server, guest: MakeGuest) -> None:
    assert httpx.get(f"{server.address}/{'a' * 5000}").status_code == 404
    player = guest()
    table = player.new_table("me", "open")
    answer = player.ask("GET", f"/api/tables/{table}/invitation", headers={"host": "a" * 5000})
    assert (answer.status_code, answer.json()["rule"]) == (413, "S-10")


@pytest.mark.parametrize("name", ["\u3164", "\u2800\u2800", "\u115f \u1160", "\u200d", "\xad", "a\0b", "\u2066x"])
def test_a_name_can_be_seen(guest: MakeGuest, name: str) -> None:
    answer = guest().ask("PATCH", "/api/me", json={"name": name, "avatar": "owl"})
    assert (answer.status_code, answer.json()["rule"]) == (422, "T-06")
    assert "24" in answer.json()["text"]


def test_nothing_is_taken_back_once_the_luck_is_known(guest: MakeGuest) -> None:
    player, table = finished(guest)
    for seat in (0, 1):
        refused = player.ask_live("ask_undo", seat=seat)
        assert (refused["refusal"]["code"], refused["refusal"]["rule"]) == ("NO_UNDO", "S-08")
    assert player.get(f"/api/tables/{table}")["status"] == "over"


def test_one_table_that_cannot_be_opened_hides_no_others(own_server: MakeServer, guest: MakeGuest) -> None:
    """Given a listed table whose moves do not fit the rules, when the lists are asked for, then the rest is there."""
    running = own_server()
    player = guest(running)
    good = player.new_table("me", "me", listed=True)
    bad = player.new_table("me", "me", listed=True)
    running.kill()
    database = sqlite3.connect(running.data / "bestiary.sqlite3")
    database.execute("INSERT INTO moves (table_id, ply, seat, action, at) VALUES (?, 1, 1, 'fly moon=2', 0)", (bad,))
    database.commit()
    database.close()
    running.start()
    assert [table["id"] for table in player.get("/api/tables")["mine"]] == [good]
    assert [table["id"] for table in guest(running).get("/api/tables")["watchable"]] == [good]
    refused = player.ask("GET", f"/api/tables/{bad}")
    assert (refused.status_code, refused.json()["rule"]) == (409, "S-14")


def test_a_rematch_that_a_crash_cut_short(own_server: MakeServer, guest: MakeGuest) -> None:
    """Given a table that names a rematch which was never stored, when it is asked for, then it is set up."""
    running = own_server()
    player, table = finished(guest, running)
    running.kill()
    database = sqlite3.connect(running.data / "bestiary.sqlite3")
    database.execute("UPDATE tables SET document = json_set(document, '$.rematch', 'lost') WHERE id = ?", (table,))
    database.commit()
    database.close()
    running.start()
    again = player.post(f"/api/tables/{table}/rematch")
    assert (again["id"], again["status"], again["rematch"]) == ("lost", "playing", None)
    assert player.post(f"/api/tables/{table}/rematch")["id"] == "lost"


def test_a_host_who_leaves_the_lobby_leaves_it_to_the_others(guest: MakeGuest) -> None:
    host, friend = guest(), guest()
    table = host.new_table("me", "open", "open")
    friend.sit(table, 2)
    left = host.ask("DELETE", f"/api/tables/{table}/seats/0").json()
    assert left["host"] == friend.id
    assert host.ask("POST", f"/api/tables/{table}/start").json()["code"] == "HOST_ONLY"
    assert friend.post(f"/api/tables/{table}/start")["status"] == "playing"


def test_void_tokens_open_nothing_and_hear_nothing(guest: MakeGuest) -> None:
    owner = guest()
    thief = guest(token=owner.post("/api/bot/tokens", status=201)["token"])
    table = owner.new_table("me", "me")
    with thief.http.stream("GET", f"/api/bot/tables/{table}/stream") as answer:
        lines = answer.iter_lines()
        assert '"welcome"' in next(lines)
        assert owner.ask("DELETE", "/api/bot/tokens").status_code == 204
        assert '"bye"' in [line for line in lines if line][-1]
    assert thief.ask("GET", "/api/me").json()["code"] == "BAD_TOKEN"
    owner.post("/api/bot/tokens", status=201)


def test_all_guests_together_have_a_limit_of_connections(own_server: MakeServer, guest: MakeGuest) -> None:
    running = own_server(connections_in_all=3)
    table = guest(running).new_table("me", "open")
    inside = [guest(running) for _ in range(3)]
    for one in inside:
        one.join(table)
    outside = guest(running)
    with pytest.raises(ConnectionClosed):
        outside.join(table)
    inside[0].leave()
    eventually(lambda: "bestiary_connections 2.0" in running.metrics())
    outside.join(table)


def frame(text: bytes) -> bytes:
    """A WebSocket message as a client sends it, masked with zeros."""
    assert len(text) < 126
    return bytes([0x81, 0x80 | len(text), 0, 0, 0, 0]) + text


def deaf_client(running: Server, table: str) -> socket.socket:
    """Joins a table, asks for more than any buffer holds, and never reads an answer."""
    host, port = running.address.removeprefix("http://").split(":")
    wire = socket.socket()
    wire.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    wire.connect((host, int(port)))
    key = base64.b64encode(os.urandom(16)).decode()
    head = [
        f"GET /api/tables/{table}/live HTTP/1.1",
        f"Host: {host}:{port}",
        "Upgrade: websocket",
        "Connection: Upgrade",
    ]
    head += [f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13", "", ""]
    wire.sendall("\r\n".join(head).encode())
    wire.settimeout(0.2)
    with suppress(OSError):
        for _ in range(30):  # at a pace at which each is answered
            wire.sendall(20 * frame(b"nonsense"))
            time.sleep(0.02)
    return wire


@pytest.mark.skipif(not Path("/proc/self/fd").exists(), reason="counts open files as Linux shows them")
def test_who_never_listens_is_cut_off(own_server: MakeServer, guest: MakeGuest) -> None:
    running = own_server(ping=1)
    player = guest(running)
    table = player.new_table("me", "me")
    player.join(table)
    for _ in range(25):  # a position with a long log
        seat, choice = player.choosable()[0]
        player.move(seat, choice["action"])
    assert running.process is not None
    process = Path(f"/proc/{running.process.pid}")

    def memory() -> int:
        return int(next(line for line in (process / "status").open() if line.startswith("VmRSS")).split()[1])

    player.http.close()  # so that no other connection ends meanwhile
    time.sleep(0.3)
    files, before = len(list((process / "fd").iterdir())), memory()
    deaf = [deaf_client(running, table) for _ in range(2)]
    eventually(lambda: len(list((process / "fd").iterdir())) <= files)
    assert memory() - before < 60_000, "kB of what nobody reads"
    player.ping()
    for one in deaf:
        one.close()
    assert '"level":"error"' not in running.log


def test_stopping_waits_for_nobody_who_does_not_listen(own_server: MakeServer, guest: MakeGuest) -> None:
    """Given a deaf client, a stream, bots at work and a clock, when the server is stopped, then it stops soon, and
    nothing breaks."""
    running = own_server(bot_pause=0.05)
    player = guest(running)
    table = player.new_table("me", "me", clock=30)
    player.new_table("bot:random", "bot:sensible", "me")
    player.join(table)
    deaf = deaf_client(running, table)
    with player.http.stream("GET", f"/api/bot/tables/{table}/stream") as answer:
        assert next(answer.iter_lines())
        began = time.monotonic()
        running.stop()
        assert time.monotonic() - began < 12
    deaf.close()
    assert '"level":"error"' not in running.log


def hang_up_at_once(running: Server, path: str, *headers: str) -> None:
    """Asks for something that lasts, and is gone before it begins."""
    host, port = running.address.removeprefix("http://").split(":")
    with socket.create_connection((host, int(port))) as wire:
        wire.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        wire.sendall("\r\n".join([f"GET {path} HTTP/1.1", f"Host: {host}:{port}", *headers, "", ""]).encode())


def test_who_hangs_up_at_once_leaves_nothing_behind(own_server: MakeServer, guest: MakeGuest) -> None:
    running = own_server(connections=8)
    player = guest(running)
    table = player.new_table("me", "open")
    cookie = f"Cookie: bestiary_guest={player.http.cookies['bestiary_guest']}"
    upgrade = ["Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13"]
    for _ in range(30):
        hang_up_at_once(running, f"/api/bot/tables/{table}/stream", cookie)
        hang_up_at_once(running, f"/api/tables/{table}/live", cookie, "Sec-WebSocket-Key: " + "a" * 22 + "==", *upgrade)
    eventually(lambda: "bestiary_connections 0.0" in running.metrics())
    assert not player.get(f"/api/tables/{table}")["seats"][0]["present"]
    player.join(table)
    assert '"level":"error"' not in running.log


def test_a_seat_has_a_limit_of_devices(guest: MakeGuest) -> None:
    owner = guest()
    table = owner.new_table("me", "open")
    token = owner.get(f"/api/tables/{table}/invitation")["seats"]["0"].rpartition("/")[2]
    devices = [guest() for _ in range(8)]
    answers = [device.ask("POST", f"/api/claim/{token}") for device in devices]
    assert [answer.status_code for answer in answers] == [200] * 7 + [429]
    assert answers[-1].json()["rule"] == "S-10"
    assert devices[0].post(f"/api/claim/{token}")["seats"][0]["mine"]
