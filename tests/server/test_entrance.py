"""Who comes in: cookies, origins, headers, limits."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.conftest import MakeGuest, MakeServer
from tests.server.guest import Guest
from tests.server.playing import eventually
from tests.server.serving import Server


def test_a_first_visit_gets_a_signed_cookie_that_pages_cannot_read(server: Server) -> None:
    answer = httpx.get(f"{server.address}/api/me")
    cookie = answer.headers["set-cookie"]
    for part in ("bestiary_guest=", "HttpOnly", "SameSite=Lax", "Path=/"):
        assert part in cookie
    assert answer.json()["id"] not in cookie
    again = httpx.get(f"{server.address}/api/me", headers={"cookie": cookie.partition(";")[0]})
    assert "set-cookie" not in again.headers
    assert again.json() == answer.json()


def test_a_forged_cookie_is_a_stranger(server: Server, guest: MakeGuest) -> None:
    known = guest()
    value = known.http.cookies["bestiary_guest"]
    other = "xx" if not value.endswith("xx") else "yy"
    for forged in (
        value[:-2] + other,
        known.id,
        f"{known.id}.x",
        "",
        ".",
        "x" * 5000,
        'é"',
    ):
        answer = httpx.get(f"{server.address}/api/me", headers={b"cookie": f"bestiary_guest={forged}".encode()})
        assert answer.json()["id"] != known.id
        assert "set-cookie" in answer.headers


def test_every_answer_has_the_security_headers(server: Server) -> None:
    for path in ("/", "/api/me", "/api/nowhere", "/nowhere", "/healthz", "/api/tables/nowhere", "/schema"):
        headers = httpx.get(f"{server.address}{path}").headers
        policy = headers["content-security-policy"]
        assert "default-src 'self'" in policy
        assert "unsafe-inline" not in policy.partition("script-src")[2].partition(";")[0]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["x-frame-options"] == "DENY"
        assert "server" not in headers


def test_other_pages_cannot_write_with_our_cookies(guest: MakeGuest) -> None:
    victim = guest()
    wish = {"name": "Stolen", "avatar": "owl"}
    for headers in ({"origin": "https://evil.example"}, {"origin": "null"}, {"sec-fetch-site": "cross-site"}):
        answer = victim.ask("PATCH", "/api/me", json=wish, headers=headers)
        assert (answer.status_code, answer.json()["code"]) == (403, "WRONG_ORIGIN")
    assert victim.get("/api/me")["name"] != "Stolen"
    assert victim.ask("PATCH", "/api/me", json=wish, headers={"origin": victim.address}).status_code == 200


def test_other_pages_cannot_listen_with_our_cookies(guest: MakeGuest) -> None:
    victim = guest()
    table = victim.new_table("me", "bot:random")
    with pytest.raises(InvalidStatus) as refused:
        victim.join(table, origin="https://evil.example")
    assert refused.value.response.status_code == 403
    victim.join(table, origin=victim.address)


def test_a_wrong_table_says_goodbye(guest: MakeGuest) -> None:
    lost = guest()
    with pytest.raises(ConnectionClosed):
        lost.join("nowhere")
    assert '"bye"' in lost.received[-1]
    assert '"come_back":false' in lost.received[-1]


def test_pages_and_unknown_pages(server: Server) -> None:
    for path in ("/", "/t/abc", "/t/abc/replay", "/seat/abc", "/learn", "/about"):
        answer = httpx.get(f"{server.address}{path}")
        assert (answer.status_code, answer.headers["content-type"]) == (200, "text/html; charset=utf-8"), path
    for path in (
        "/nowhere",
        "/t",
        "/t/a/b",
        "/../secret",
        "/%2e%2e/%2e%2e/pages.py",
        "/assets/nothing.js",
        "/%00",
    ):
        assert httpx.get(f"{server.address}{path}").status_code == 404, path


def test_a_file_of_an_older_build_is_not_answered_with_a_page(server: Server) -> None:
    for path in ("/assets/Play-0ld.js", "/assets/Play-0ld.css"):
        answer = httpx.get(f"{server.address}{path}")
        assert (answer.status_code, answer.headers["content-type"]) == (404, "application/json"), path


def test_health_metrics_and_description(server: Server, guest: MakeGuest) -> None:
    assert httpx.get(f"{server.address}/healthz").json()["status"] == "ok"
    player = guest()
    table = player.new_table("me", "me")
    player.join(table)
    seat, choice = player.choosable()[0]
    player.move(seat, choice["action"])
    moves = next(line for line in server.metrics().splitlines() if line.startswith("bestiary_moves_total"))
    assert float(moves.split()[1]) >= 1
    paths = httpx.get(f"{server.address}/schema").json()["paths"]
    assert {"/api/me", "/api/tables", "/api/tables/{table_id}/position", "/api/bot/tables/{table_id}/move"} <= set(
        paths
    )


def test_metrics_are_for_who_has_the_token(server: Server, own_server: MakeServer) -> None:
    """They count every secret pass: nobody at a table may read them, nor anybody where no token is set."""
    for headers in ({}, {"authorization": "Bearer for the tests onlY"}, {"authorization": "Bearer x"}):
        assert httpx.get(f"{server.address}/metrics", headers=headers).status_code == 404
    assert "bestiary_moves_total" in server.metrics()
    without = own_server(metrics_token="")
    for headers in ({}, {"authorization": "Bearer"}, {"authorization": "x"}):
        assert httpx.get(f"{without.address}/metrics", headers=headers).status_code == 404


def test_only_trusted_proxies_say_who_asks_and_how(own_server: MakeServer) -> None:
    """Given a proxy that is not named, when it speaks of others, then it is not believed; and a named one is."""
    told = {"x-forwarded-for": "198.51.100.7", "x-forwarded-proto": "https"}
    alone, behind = own_server(requests_at_once=4), own_server(requests_at_once=4, proxies="127.0.0.1")
    for running, secure in ((alone, False), (behind, True)):
        cookie = httpx.get(f"{running.address}/api/me", headers=told).headers["set-cookie"]
        assert ("Secure" in cookie) is secure
        assert httpx.patch(
            f"{running.address}/api/me",
            json={"name": "N", "avatar": "owl"},
            headers=told | {"origin": running.address.replace("http:", "https:")},
        ).status_code == (200 if secure else 403)


def test_each_address_behind_a_proxy_has_its_own_limits(own_still_server: MakeServer) -> None:
    running = own_still_server(requests_a_second=0.5, requests_at_once=3, proxies="127.0.0.1")

    def ask(address: str) -> int:
        return httpx.get(f"{running.address}/api/me", headers={"x-forwarded-for": address}).status_code

    assert [ask("198.51.100.7") for _ in range(4)] == [200, 200, 200, 429]
    assert ask("198.51.100.8") == 200
    assert ask("198.51.100.7, 198.51.100.9") == 200  # what stands before the last one anybody may write


def test_a_page_of_another_scheme_is_another_page(guest: MakeGuest) -> None:
    victim = guest()
    answer = victim.ask(
        "PATCH",
        "/api/me",
        json={"name": "Stolen", "avatar": "owl"},
        headers={"origin": victim.address.replace("http:", "https:")},
    )
    assert (answer.status_code, answer.json()["code"]) == (403, "WRONG_ORIGIN")


def test_bodies_have_a_limit(guest: MakeGuest) -> None:
    answer = guest().ask("PATCH", "/api/me", content=b'{"name": "' + b"x" * 140_000 + b'"}')
    assert (answer.status_code, answer.json()["code"]) == (413, "TOO_LARGE")


def test_requests_have_a_rate(own_still_server: MakeServer) -> None:
    running = own_still_server(requests_a_second=0.5, requests_at_once=5)
    with httpx.Client(base_url=running.address) as client:
        statuses = [client.get("/api/me").status_code for _ in range(8)]
        assert statuses == [200] * 5 + [429] * 3
        running.turn(2)
        assert [client.get("/api/me").status_code for _ in range(2)] == [200, 429]


def test_messages_have_a_rate(own_still_server: MakeServer, guest: MakeGuest) -> None:
    running = own_still_server(messages_a_second=1, messages_at_once=5)
    loud = guest(running)
    loud.join(loud.new_table("me", "me"))
    for _ in range(5 + 1):
        loud.say({"type": "ping"})
    bye = loud.until("bye")
    assert not bye["come_back"]
    with pytest.raises(ConnectionClosed):
        loud.hear()


def test_chat_has_a_rate(own_still_server: MakeServer, guest: MakeGuest) -> None:
    running = own_still_server(chats_a_second=0.5, chats_at_once=2)
    loud = guest(running)
    loud.join(loud.new_table("me", "open"))
    answers = [loud.ask_live("chat", text="hello") for _ in range(4)]
    assert [answer["type"] for answer in answers] == ["accepted", "accepted", "refused", "refused"]
    assert answers[-1]["refusal"]["code"] == "TOO_FAST"
    assert len(loud.chat) == 2
    running.turn(2)
    assert loud.ask_live("chat", text="hello")["type"] == "accepted"


def test_tables_have_a_rate(own_still_server: MakeServer, guest: MakeGuest) -> None:
    running = own_still_server(tables_an_hour=2)
    greedy = guest(running)
    wish = {"game": "burrow", "seats": [{"kind": "me"}, {"kind": "me"}]}
    statuses = []
    for _ in range(4):
        statuses.append(greedy.ask("POST", "/api/tables", json=wish).status_code)
        running.turn(1200)
    assert statuses == [201, 201, 429, 201]


def test_tables_have_a_limit(own_server: Any, guest: MakeGuest) -> None:
    running = own_server(tables_at_once=2)
    greedy = guest(running)
    for _ in range(2):
        greedy.new_table("me", "open")
    answer = greedy.ask("POST", "/api/tables", json={"game": "burrow", "seats": [{"kind": "me"}, {"kind": "me"}]})
    assert (answer.status_code, answer.json()["code"]) == (429, "TOO_MANY_TABLES")
    guest(running).new_table("me", "open")


def test_connections_have_a_limit(own_server: Any, guest: MakeGuest) -> None:
    running = own_server(connections=2)
    owner = guest(running)
    table = owner.new_table("me", "open")
    tabs = [Guest(running.address) for _ in range(3)]
    for tab in tabs:
        tab.http.cookies = owner.http.cookies
    tabs[0].join(table)
    tabs[1].join(table)
    with pytest.raises(ConnectionClosed):
        tabs[2].join(table)
    tabs[0].leave()
    eventually(lambda: "bestiary_connections 1.0" in running.metrics())
    tabs[2].join(table)
    for tab in tabs:
        tab.close()


def test_who_says_nothing_is_sent_away(still_server: Server, guest: MakeGuest) -> None:
    silent = guest(still_server)
    silent.join(silent.new_table("me", "open"))
    still_server.turn(600)
    silent.ping()
    still_server.turn(899.75)
    assert silent.get(f"/api/tables/{silent.table['id']}")["seats"][0]["present"]
    still_server.turn(0.25)
    assert silent.until("bye")["come_back"]


def test_a_stopping_server_says_goodbye(own_server: Any, guest: MakeGuest) -> None:
    running = own_server()
    player = guest(running)
    table = player.new_table("me", "me")
    player.join(table)
    running.stop()
    assert player.until("bye")["come_back"]
    running.start()
    assert player.join(table)["table"]["id"] == table


def test_a_taken_port_is_one_clear_sentence(server: Server, tmp_path: Path) -> None:
    port = server.address.rpartition(":")[2]
    command = [sys.executable, "-m", "bestiary", "serve", "--port", port, "--data", str(tmp_path)]
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
    done = subprocess.run(command, capture_output=True, text=True, check=False, env=environment)
    assert done.returncode == 1
    assert "Choose another with --port" in done.stderr
    assert "Traceback" not in done.stderr
