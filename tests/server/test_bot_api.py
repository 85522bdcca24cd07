"""The interface for programs, with the example bot of the documentation."""

from __future__ import annotations

import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
import msgspec

from tests.server.conftest import MakeGuest
from tests.server.playing import eventually, play_out
from tests.server.serving import Server

EXAMPLE = Path(__file__).parents[2] / "examples" / "bot.py"


def with_token(guest: MakeGuest, running: Server | None = None) -> tuple[Any, Any]:
    """A guest, and a program that speaks for them."""
    owner = guest(running)
    program = guest(running, token=owner.post("/api/bot/tokens", status=201)["token"])
    assert program.id == owner.id
    return owner, program


def test_the_example_bot_plays_a_whole_game(server: Server, guest: MakeGuest) -> None:
    owner = guest()
    token = owner.post("/api/bot/tokens", status=201)["token"]
    friend = guest()
    table = owner.new_table("me", "open", "bot:random")
    friend.join(table)
    friend.sit(table, 1)
    friend.until("position")
    command = [sys.executable, str(EXAMPLE), server.address, token, table]
    bot = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    try:
        play_out([friend], random.Random(1))
        output, _ = bot.communicate(timeout=120)
    finally:
        bot.kill()
    assert bot.returncode == 0, output
    assert output.strip().endswith(str(friend.positions[1]["result"]["totals"]))


def test_the_example_is_about_thirty_lines() -> None:
    code = [line for line in EXAMPLE.read_text().partition('"""\n\n')[2].splitlines() if line.strip()]
    assert len(code) <= 32


def test_a_stream_begins_with_everything_and_is_kept_alive(still_server: Server, guest: MakeGuest) -> None:
    owner, program = with_token(guest, still_server)
    table = owner.new_table("me", "me")
    with program.http.stream("GET", f"/api/bot/tables/{table}/stream") as answer:
        assert answer.headers["content-type"].startswith("application/x-ndjson")
        lines = answer.iter_lines()
        welcome = msgspec.json.decode(next(lines))
        assert welcome["type"] == "welcome"
        assert [position["seat"] for position in welcome["positions"]] == [0, 1]
        asked = next(position for position in welcome["positions"] if position["choices"])
        assert {"action", "text", "label"} <= set(asked["choices"][0])
        for _ in range(2):
            still_server.turn(7)
            assert next(lines) == ""
        owner.post(
            f"/api/bot/tables/{table}/move",
            {"seat": asked["seat"], "action": asked["choices"][0]["text"], "moment": asked["moment"]},
        )
        assert msgspec.json.decode(next(lines))["position"]["moment"] > asked["moment"]
        assert owner.get(f"/api/tables/{table}")["seats"][0]["present"]
    eventually(lambda: not owner.get(f"/api/tables/{table}")["seats"][0]["present"])


def test_moves_are_idempotent_and_stale_ones_get_409_with_the_position(guest: MakeGuest) -> None:
    owner, program = with_token(guest)
    table = owner.new_table("me", "me")
    path = f"/api/bot/tables/{table}/move"
    position = next(p for p in (program.get(f"/api/tables/{table}/position?seat={s}") for s in (0, 1)) if p["choices"])
    move = {"seat": position["seat"], "action": position["choices"][0]["action"], "moment": position["moment"]}
    after = program.post(path, move)
    assert program.post(path, move) == after
    stale = program.ask("POST", path, json=move | {"action": move["action"] + 1})
    assert stale.status_code == 409
    assert stale.json()["refusal"]["code"] == "STALE"
    assert stale.json()["position"]["moment"] == after["moment"]
    illegal = program.ask("POST", path, json=move | {"action": "clear table=99", "moment": after["moment"]})
    assert illegal.status_code == 422
    assert illegal.json()["position"] == after
    assert program.ask("POST", path, json={"seat": 0}).status_code == 400
    assert guest().ask("POST", path, json=move).status_code == 403


def test_a_wrong_token_is_turned_away(server: Server, guest: MakeGuest) -> None:
    for token in ("bst_", "bst_nothing", "x" * 500):
        answer = httpx.get(f"{server.address}/api/me", headers={"authorization": f"Bearer {token}"})
        assert (answer.status_code, answer.json()["code"]) == (401, "BAD_TOKEN")
        assert "set-cookie" not in answer.headers


def test_tokens_have_a_limit(guest: MakeGuest) -> None:
    owner = guest()
    for _ in range(10):
        owner.post("/api/bot/tokens", status=201)
    assert owner.ask("POST", "/api/bot/tokens").status_code == 429
