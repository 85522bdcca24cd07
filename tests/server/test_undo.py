"""Taking moves back."""

from __future__ import annotations

import sqlite3
from typing import Any

from tests.server.conftest import MakeGuest
from tests.server.guest import Guest
from tests.server.serving import Server


def choose(guest: Guest, seat: int, text: str) -> None:
    choice = next(c for c in guest.positions[seat]["choices"] if c["text"].startswith(text))
    assert guest.move(seat, choice["action"])["type"] == "accepted"
    guest.ping()


def test_alone_among_bots_nobody_is_asked(guest: MakeGuest) -> None:
    """Given a card in one's own tray, when it is taken back, then it lies in the hand again."""
    player = guest()
    table = player.new_table("me", "bot:random", game="burrow")
    player.join(table)
    before = player.positions[0]["view"]
    choose(player, 0, "lay")
    assert player.positions[0]["view"] != before
    assert player.ask_live("ask_undo", seat=0)["type"] == "accepted"
    player.ping()
    assert player.positions[0]["view"] == before
    assert player.positions[0]["log"][-1]["what"] == "went_back"


def test_the_other_people_are_asked(guest: MakeGuest) -> None:
    ann, ben = guest(), guest()
    table = ann.new_table("me", "open", "bot:random", game="burrow")
    ben.sit(table, 1)
    ann.join(table)
    ben.join(table)
    choose(ann, 0, "lay")
    laid = ann.positions[0]["view"]
    assert ann.ask_live("ask_undo", seat=0)["type"] == "accepted"
    ben.until("table")
    assert ben.table["undo"] == {"seat": 0, "waiting_for": [1]}

    assert ben.ask_live("answer_undo", seat=1, agree=False)["type"] == "accepted"
    ann.ping()
    assert (ann.table["undo"], ann.positions[0]["view"]) == (None, laid)

    ann.ask_live("ask_undo", seat=0)
    assert ben.ask_live("answer_undo", seat=1, agree=True)["type"] == "accepted"
    ann.ping()
    assert ann.table["undo"] is None
    assert ann.positions[0]["view"]["tray"] == []
    assert ben.ask_live("answer_undo", seat=1, agree=True)["refusal"]["code"] == "NO_UNDO"


def test_a_move_makes_the_wish_void(guest: MakeGuest) -> None:
    ann, ben = guest(), guest()
    table = ann.new_table("me", "open", game="burrow")
    ben.sit(table, 1)
    ann.join(table)
    ben.join(table)
    choose(ann, 0, "lay")
    ann.ask_live("ask_undo", seat=0)
    choose(ann, 0, "show")
    assert ann.table["undo"] is None
    ben.ping()
    assert ben.ask_live("answer_undo", seat=1, agree=True)["refusal"]["code"] == "NO_UNDO"


def test_a_wish_that_nobody_answers_is_forgotten(own_server: Any, guest: MakeGuest) -> None:
    running = own_server(undo_wait=0.2)
    ann, ben = guest(running), guest(running)
    table = ann.new_table("me", "open", game="burrow")
    ben.sit(table, 1)
    ann.join(table)
    choose(ann, 0, "lay")
    ann.ask_live("ask_undo", seat=0)
    while ann.table["undo"] is not None:
        ann.until("table")


def test_no_way_back_behind_what_was_revealed(guest: MakeGuest) -> None:
    player = guest()
    table = player.new_table("me", "me", game="burrow")
    player.join(table)
    assert player.ask_live("ask_undo", seat=0)["refusal"]["code"] == "NOTHING_TO_UNDO"
    choose(player, 0, "peek")
    view = player.positions[0]["view"]
    refused = player.ask_live("ask_undo", seat=0)
    assert (refused["refusal"]["code"], refused["refusal"]["rule"]) == ("REVEALED", "T-05")
    player.ping()
    assert player.positions[0]["view"] == view


def test_a_way_back_is_in_the_log_and_survives(own_server: Any, guest: MakeGuest) -> None:
    """Given a move that was taken back, when the server is killed, then the moments are those that clients hold."""
    running: Server = own_server(snapshot_every=2)
    player = guest(running)
    table = player.new_table("me", "me", game="burrow")
    player.join(table)
    for _ in range(3):
        choose(player, 0, "lay")
        player.ask_live("ask_undo", seat=0)
        player.ping()
    player.leave()
    position = player.get(f"/api/tables/{table}/position?seat=0")
    running.kill()
    for drop in (False, True):
        database = sqlite3.connect(running.data / "bestiary.sqlite3")
        actions = [row[0] for row in database.execute("SELECT action FROM moves ORDER BY ply")]
        if drop:
            database.execute("DELETE FROM snapshots")
            database.commit()
        database.close()
        assert actions.count("back") == 3
        running.start()
        assert player.get(f"/api/tables/{table}/position?seat=0") == position
        running.kill()
    running.start()
