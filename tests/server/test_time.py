"""Clocks, and people who go away."""

from __future__ import annotations

import random
import sqlite3
import time
from typing import Any

from tests.server.conftest import MakeGuest
from tests.server.playing import play_out


def quicken(running: Any, table: str, clock: float) -> None:
    """A shorter clock than anybody could wish for, so that the test need not wait."""
    running.kill()
    database = sqlite3.connect(running.data / "bestiary.sqlite3")
    database.execute("UPDATE tables SET document = json_set(document, '$.clock', ?) WHERE id = ?", (clock, table))
    database.commit()
    database.close()
    running.start()


def test_when_time_runs_out_the_default_happens(own_server: Any, guest: MakeGuest) -> None:
    """Given a clock, when nobody moves, then the game goes on by itself, also after a restart with nobody there."""
    running = own_server()
    player = guest(running)
    table = player.new_table("me", "me", game="burrow", clock=10)
    player.join(table)
    left = player.positions[0]["seconds_left"]
    assert 8 < left <= 10
    assert player.positions[1]["seconds_left"] is None
    player.leave()
    quicken(running, table, 1)
    deadline = time.monotonic() + 30
    while player.get(f"/api/tables/{table}")["status"] != "over":
        assert time.monotonic() < deadline
        time.sleep(0.1)
    moves = player.get(f"/api/tables/{table}/record")["moves"]
    assert [move for move in moves if move.endswith("dig")]


def test_a_restart_gives_nobody_more_time(own_server: Any, guest: MakeGuest) -> None:
    """Given seats that all have to guess, when one has guessed and the server is killed, then the others have no more
    time than before, however often that happens."""
    running = own_server(comeback=1, snapshot_every=2)
    player = guest(running)
    table = player.new_table("me", "me", "me", game="burrow", clock=60)
    player.join(table)
    while len({seat for seat, choice in player.choosable() if choice["text"].startswith("guess")}) < 3:
        seat, choice = next((s, c) for s, c in player.choosable() if c["text"] in ("dig", "pass"))
        player.move(seat, choice["action"])
        player.ping()
    time.sleep(1.5)
    player.move(0, player.positions[0]["choices"][0]["action"])
    player.leave()

    def left() -> list[float]:
        return [player.get(f"/api/tables/{table}/position?seat={seat}")["seconds_left"] for seat in (1, 2)]

    before = left()
    for _ in range(2):
        running.kill()
        running.start()
        after = left()
        assert all(was - 20 < now <= was <= 58.6 for was, now in zip(before, after, strict=True)), (before, after)
        before = after


def test_who_comes_back_after_a_restart_has_time_for_it(own_server: Any, guest: MakeGuest) -> None:
    running = own_server(comeback=12)
    player = guest(running)
    table = player.new_table("me", "me", clock=3600)
    running.kill()
    database = sqlite3.connect(running.data / "bestiary.sqlite3")
    database.execute("UPDATE tables SET document = json_set(document, '$.begun', 0) WHERE id = ?", (table,))
    database.commit()
    database.close()
    running.start()
    player.join(table)
    seat, _ = player.choosable()[0]
    assert 8 < player.positions[seat]["seconds_left"] <= 12


def test_a_step_into_the_tray_gives_no_more_time(own_server: Any, guest: MakeGuest) -> None:
    running = own_server()
    player = guest(running)
    table = player.new_table("me", "me", game="burrow", clock=30)
    player.join(table)
    time.sleep(0.5)
    lay = next(choice for choice in player.positions[0]["choices"] if choice["text"].startswith("lay"))
    player.move(0, lay["action"])
    player.ping()
    assert player.positions[0]["seconds_left"] < 29.8


def test_a_bot_sits_in_for_who_has_gone_and_hands_the_seat_back(own_server: Any, guest: MakeGuest) -> None:
    running = own_server(grace=0.3, bot_pause=0.02)
    ann, ben = guest(running), guest(running)
    table = ann.new_table("me", "open")
    ben.sit(table, 1)
    ann.join(table)
    ben.join(table)
    ben.leave()
    while ann.table["seats"][1]["bot"] is None:
        ann.until("table")
    seat = ann.table["seats"][1]
    assert (seat["kind"], seat["bot"], seat["present"]) == ("person", "greedy", False)
    plies = ann.positions[0]["moment"]
    while ann.positions[0]["moment"] < plies + 6:  # the game goes on without him
        for own, choice in ann.choosable()[:1]:
            ann.move(own, choice["action"])
        ann.ping()
    ben.join(table)
    assert ben.table["seats"][1]["bot"] is None
    while ann.table["seats"][1]["bot"] is not None:
        ann.until("table")
    play_out([ann, ben], random.Random(1))


def test_nobody_sits_in_while_nobody_waits(own_server: Any, guest: MakeGuest) -> None:
    """Given everybody gone, when time passes, then the game waits for them."""
    running = own_server(grace=3)
    ann, ben = guest(running), guest(running)
    table = ann.new_table("me", "open")
    ben.sit(table, 1)
    ann.join(table)
    moment = ann.positions[0]["moment"]
    ann.leave()
    time.sleep(3.5)
    assert [seat["bot"] for seat in ben.get(f"/api/tables/{table}")["seats"]] == [None, None]
    assert ann.get(f"/api/tables/{table}/position?seat=0")["moment"] == moment


def test_bots_pause_so_that_people_can_follow(own_server: Any, guest: MakeGuest) -> None:
    running = own_server(bot_pause=0.3)
    player = guest(running)
    table = player.new_table("me", "bot:random", options={"first": 1})
    began = time.monotonic()
    player.join(table)
    player.until("position")
    assert time.monotonic() - began > 0.2
