"""The analysis of a finished game over HTTP: asked for once, thought about beside everything else, kept."""

from __future__ import annotations

import random
import time
from typing import Any

from tests.server.conftest import MakeGuest, MakeServer
from tests.server.guest import Guest
from tests.server.playing import eventually, play_out


def finished(player: Guest, game: str = "monster_cafe", seats: tuple[str, ...] = ("me", "bot:random")) -> str:
    table = player.new_table(*seats, game=game)
    player.join(table)
    play_out([player], random.Random(3))
    player.leave()
    return table


def analysed(player: Guest, table: str) -> dict[str, Any]:
    """Asks for it, and waits."""
    path = f"/api/tables/{table}/analysis"
    told = [player.post(path)["progress"]]

    def done() -> bool:
        found = player.get(path)
        told.append(found["progress"])
        return bool(found["status"] == "done")

    eventually(done, 180.0)
    assert told == sorted(told), "progress never falls"
    analysis: dict[str, Any] = player.get(path)["analysis"]
    return analysis


def test_a_finished_game_is_analysed_once_and_kept(own_server: MakeServer, guest: MakeGuest) -> None:
    running = own_server()
    player, other = guest(running), guest(running)
    table = finished(player)
    assert player.get(f"/api/tables/{table}/analysis") == {"status": "none", "progress": 0.0, "analysis": None}
    analysis = analysed(player, table)
    assert len(analysis["stories"]) == 2
    record = player.get(f"/api/tables/{table}/record")
    for moment in analysis["moments"]:
        assert record["moves"][moment["number"] - 1] == f"{moment['seat']} {moment['text']}"
        assert len(moment["chances"]) == 2
    assert "(random)" not in "".join(analysis["stories"]), "bots go by their names"
    assert other.post(f"/api/tables/{table}/analysis")["analysis"] == analysis, "once for everybody"
    running.stop()
    running.start()
    assert guest(running).get(f"/api/tables/{table}/analysis")["analysis"] == analysis


def test_a_running_game_is_not_analysed(guest: MakeGuest) -> None:
    player = guest()
    table = player.new_table("me", "me")
    for method in ("GET", "POST"):
        answer = player.ask(method, f"/api/tables/{table}/analysis")
        assert (answer.status_code, answer.json()["code"]) == (409, "NOT_OVER")


def test_one_guest_has_one_game_thought_about_at_a_time(own_server: MakeServer, guest: MakeGuest) -> None:
    """And whoever thinks holds nobody up: others are answered meanwhile, at once, and get their hints."""
    running = own_server()
    player, other = guest(running), guest(running)
    first, second = finished(player), finished(player)
    table = other.new_table("me", "me")
    assert player.post(f"/api/tables/{first}/analysis")["status"] == "running"
    answer = player.ask("POST", f"/api/tables/{second}/analysis")
    assert (answer.status_code, answer.json()["code"]) == (429, "THINKING")
    waited = []
    while player.get(f"/api/tables/{first}/analysis")["status"] == "running":
        began = time.perf_counter()
        other.get("/api/me")
        waited.append(time.perf_counter() - began)
    assert sorted(waited)[len(waited) // 2] < 0.5
    position = other.get(f"/api/tables/{table}/position?seat=0")
    seat = position["view"]["waiting"][0]
    assert other.get(f"/api/tables/{table}/hint?seat={seat}")["moves"]
    assert player.post(f"/api/tables/{second}/analysis")["status"] == "running"


def test_frames_of_a_replay_know_their_move(guest: MakeGuest) -> None:
    player = guest()
    table = finished(player)
    frames = player.get(f"/api/tables/{table}/replay")["frames"]
    record = player.get(f"/api/tables/{table}/record")
    counts = [frame["move"] for frame in frames]
    assert counts == sorted(counts)
    assert counts[-1] <= len(record["moves"])
    assert len(set(counts)) == len(counts), "each step of a replay is a move of its own"
