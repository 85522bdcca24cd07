"""Who comes late takes a bot's chair in the running game, where the host allows it (S-18)."""

from __future__ import annotations

import json
import random
from typing import Any

from tests.server.conftest import MakeGuest, MakeServer
from tests.server.guest import Guest
from tests.server.playing import play_out
from tests.server.serving import Server


def welcome(host: Guest, table: str, welcome: bool = True) -> Any:
    return host.ask("PUT", f"/api/tables/{table}/latecomers", json={"welcome": welcome})


def take(one: Guest, table: str, seat: int) -> Any:
    return one.ask("PUT", f"/api/tables/{table}/seats/{seat}", json={"kind": "me"})


def refused(answer: Any, status: int, code: str, rule: str = "S-18") -> None:
    found = answer.json()
    assert (answer.status_code, found["code"], found["rule"]) == (status, code, rule)
    assert found["text"].endswith(".")


def test_the_host_says_whether_a_bots_chair_may_be_taken(guest: MakeGuest) -> None:
    """Before the game and while it runs, at any time anew; nobody else says it."""
    ann, ben, cleo = guest(), guest(), guest()
    table = ann.new_table("me", "open", "bot:random", game="burrow")
    assert not ann.get(f"/api/tables/{table}")["latecomers"]
    refused(welcome(ben, table), 403, "HOST_ONLY", "S-04")
    assert welcome(ann, table).json()["latecomers"]
    ben.sit(table, 1)
    assert ben.get(f"/api/tables/{table}")["status"] == "playing"
    assert not welcome(ann, table, False).json()["latecomers"]
    refused(take(cleo, table, 2), 403, "NO_LATECOMERS")
    assert welcome(ann, table).json()["latecomers"]
    seat = take(cleo, table, 2).json()["seats"][2]
    assert (seat["kind"], seat["mine"], seat["bot"]) == ("person", True, None)
    assert take(cleo, table, 2).status_code == 200  # repeated after a lost answer
    assert ann.new_table("me", "bot:random", latecomers=True)
    made = ann.get("/api/tables")["mine"]
    assert [one["latecomers"] for one in made if one["id"] != table] == [True]


def test_who_comes_late_has_the_seats_hand_and_knows_no_more_than_it(still_server: Server, guest: MakeGuest) -> None:
    """Given a game of hidden hands with a bot that knows its own, when somebody takes its chair, then they see what the
    seat has seen and may know, and go on from there; before, they saw what anybody sees."""
    ann, ben = guest(still_server), guest(still_server)
    table = ann.new_table("me", "bot:sensible", "bot:sensible", game="burrow", latecomers=True)
    ann.join(table)
    while len(ann.positions[0]["log"]) < 1:
        move_first(ann)
    ben.join(table)
    assert list(ben.positions) == [None]
    before = ben.positions[None]["view"]
    assert not before["hand"]
    heard = len(ben.received)
    assert take(ben, table, 1).status_code == 200
    ben.ping()
    after = ben.positions[1]["view"]
    assert sum(after["hand"].values()) == before["hand_sizes"][1] > 0
    told = [json.loads(line) for line in ben.received[heard:]]
    assert {one["position"]["seat"] for one in told if one.get("type") == "position"} == {1}
    assert {**after, "viewer": None} == {**before, **{name: after[name] for name in ("hand", "hoard", "guess", "tray")}}
    assert ben.ask("GET", f"/api/tables/{table}/position?seat=2").status_code == 403
    ann.ping()
    assert ann.table["seats"][1]["person"] == ben.id
    play_out([ann, ben], random.Random(1))
    names = ann.get(f"/api/tables/{table}/record")["players"]
    assert names[1] == ben.get("/api/me")["name"]


def move_first(one: Guest) -> None:
    for seat, choice in one.choosable()[:1]:
        one.move(seat, choice["action"])
    one.ping()


def test_nobody_gets_to_know_a_second_hand(guest: MakeGuest) -> None:
    """Given somebody who plays, or has stood up: then another chair is refused, and the own one is theirs again."""
    ann, ben = guest(), guest()
    table = ann.new_table("me", "open", "bot:random", game="burrow", latecomers=True)
    ben.sit(table, 1)
    refused(take(ben, table, 2), 409, "KNOWS_A_HAND")
    refused(take(ben, table, 0), 409, "SEAT_TAKEN", "S-05")
    assert ben.ask("DELETE", f"/api/tables/{table}/seats/1").status_code == 200
    refused(take(ben, table, 2), 409, "KNOWS_A_HAND")
    refused(take(ann, table, 1), 409, "KNOWS_A_HAND")
    assert take(ben, table, 1).json()["seats"][1]["mine"]


def test_a_chair_that_a_bot_keeps_for_somebody_is_not_free(own_still_server: MakeServer, guest: MakeGuest) -> None:
    running = own_still_server(grace=10)
    ann, ben, cleo = guest(running), guest(running), guest(running)
    table = ann.new_table("me", "open", game="burrow", latecomers=True)
    ben.sit(table, 1)
    ann.join(table)
    running.turn(10)
    ann.ping()
    assert ann.table["seats"][1]["bot"] == "sensible"
    refused(take(cleo, table, 1), 409, "SEAT_TAKEN", "S-05")


def test_who_comes_late_has_all_the_time_of_the_clock(own_still_server: MakeServer, guest: MakeGuest) -> None:
    """Given a bot that is asked at a table with a clock, when somebody takes its chair, then the clock runs for them,
    and the bot, which was about to move, does not."""
    running = own_still_server(bot_pause=20)
    ann, ben = guest(running), guest(running)
    table = ann.new_table("me", "bot:random", options={"first": 1}, clock=30, latecomers=True)
    running.turn(15)
    assert take(ben, table, 1).status_code == 200
    ben.join(table)
    assert ben.positions[1]["choices"]
    assert ben.positions[1]["seconds_left"] == 30
    moment = ben.positions[1]["moment"]
    running.turn(29.75)
    ben.ping()
    assert ben.positions[1]["moment"] == moment
    running.turn(0.25)
    ben.ping()
    assert ben.positions[1]["moment"] > moment


def test_a_game_that_is_over_has_no_chairs(guest: MakeGuest) -> None:
    ann, ben = guest(), guest()
    table = ann.new_table("me", "bot:random", latecomers=True)
    ann.join(table)
    play_out([ann], random.Random(3))
    refused(take(ben, table, 1), 409, "STARTED", "S-06")
