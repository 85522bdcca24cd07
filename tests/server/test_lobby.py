"""A table before its game: who sits where, under which name, and how it will be played."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.conftest import MakeGuest
from tests.server.guest import Guest
from tests.server.playing import hear_out


def names(table: dict[str, Any]) -> list[str]:
    return [seat["name"] for seat in table["seats"]]


def terms(guest: Guest, table: str, **changes: Any) -> Any:
    wish = {"options": {}, "listed": False, "clock": None, **changes}
    return guest.ask("PUT", f"/api/tables/{table}/terms", json=wish)


# Names of seats.


def test_seats_of_one_device_have_names_of_their_own(guest: MakeGuest) -> None:
    family = guest()
    family.ask("PATCH", "/api/me", json={"name": "Ana", "avatar": "owl"})
    table = family.new_table("me", "bot", "me", "me", options={"first": 2})
    welcome = family.join(table)
    assert names(welcome["table"]) == ["Ana", "Grub", "Player 3", "Player 4"]
    log = " ".join(line["text"] for line in welcome["positions"][0]["log"])
    assert "Player 3" in log
    assert log.count("Ana") == 1


def test_seats_can_be_named_when_a_table_is_set_up(guest: MakeGuest) -> None:
    family = guest()
    seats = [{"kind": "me"}, {"kind": "me", "name": "Bo"}, {"kind": "bot", "name": "Botty"}]
    table = family.post("/api/tables", {"game": "monster_cafe", "seats": seats}, status=201)
    assert names(table)[1:] == ["Bo", "Botty"]


def test_a_seat_is_named_by_whom_it_belongs_to_and_a_bot_by_the_host(guest: MakeGuest) -> None:
    host, friend = guest(), guest()
    table = host.new_table("me", "me", "bot", "open")

    def name(who: Guest, seat: int, text: str | None) -> Any:
        return who.ask("PATCH", f"/api/tables/{table}/seats/{seat}", json={"name": text})

    assert names(name(host, 1, "Bo").json())[1] == "Bo"
    assert names(name(host, 2, "Botty").json())[2] == "Botty"
    assert names(name(host, 1, None).json())[1] == "Player 2"
    assert name(friend, 1, "Mine").json()["code"] == "NOT_YOUR_SEAT"
    assert name(friend, 2, "Mine").json()["code"] == "HOST_ONLY"
    assert name(host, 3, "Yours").json()["code"] == "NOT_YOUR_SEAT"
    for wrong in ("", " ", "x" * 25, "\u202e"):
        assert name(host, 1, wrong).status_code in (400, 422)
    host.post(f"/api/tables/{table}/start")
    assert name(host, 1, "Late").json()["code"] == "STARTED"


def test_named_seats_keep_their_names_in_the_record(guest: MakeGuest) -> None:
    host = guest()
    seats = [{"kind": "bot", "name": "Botty", "bot": "random"}, {"kind": "bot", "bot": "random"}]
    table = host.post("/api/tables", {"game": "monster_cafe", "seats": seats}, status=201)["id"]
    host.join(table)
    hear_out(host)
    assert host.get(f"/api/tables/{table}/record")["players"] == ["Botty (random)", "Grub (random)"]


# The order of the seats.


def test_the_host_orders_the_seats(guest: MakeGuest) -> None:
    host, friend = guest(), guest()
    table = host.new_table("me", "open", "bot:random")
    friend.join(table)
    answer = host.ask("PUT", f"/api/tables/{table}/order", json={"seats": [2, 0, 1]})
    assert [seat["kind"] for seat in answer.json()["seats"]] == ["bot", "person", "open"]
    friend.until("table")
    assert friend.table["seats"][1]["person"] == host.id
    assert friend.sit(table, 2)["status"] == "playing"
    host.join(table)
    assert list(host.positions) == [1]


@pytest.mark.parametrize("order", [[], [0, 1], [0, 0, 1], [0, 1, 2, 3], [0, 1, 3]])
def test_an_order_names_each_seat_once(guest: MakeGuest, order: list[int]) -> None:
    host = guest()
    table = host.new_table("me", "open", "bot")
    answer = host.ask("PUT", f"/api/tables/{table}/order", json={"seats": order})
    assert (answer.status_code, answer.json()["code"]) == (422, "NOT_ALL_SEATS")


def test_only_the_host_orders_the_seats_and_only_before_the_game(guest: MakeGuest) -> None:
    host, friend = guest(), guest()
    table = host.new_table("me", "open")
    wish = {"seats": [1, 0]}
    assert friend.ask("PUT", f"/api/tables/{table}/order", json=wish).json()["code"] == "HOST_ONLY"
    friend.sit(table, 1)
    answer = host.ask("PUT", f"/api/tables/{table}/order", json=wish)
    assert (answer.status_code, answer.json()["rule"]) == (409, "S-06")


# How it will be played.


def test_the_host_changes_options_until_the_game_begins(guest: MakeGuest) -> None:
    host, friend = guest(), guest()
    table = host.new_table("me", "open")
    friend.join(table)
    changed = terms(host, table, options={"first": 1}, listed=True, clock=30).json()
    assert (changed["options"]["first"], changed["listed"], changed["clock"]) == (1, True, 30)
    friend.until("table")
    assert friend.table == {**changed, "seats": friend.table["seats"], "watching": friend.table["watching"]}
    assert table in [one["id"] for one in guest().get("/api/tables")["open"]]
    friend.sit(table, 1)
    welcome = host.join(table)
    assert welcome["table"]["waiting"] == [1]
    friend.until("position")
    assert 25 < friend.positions[1]["seconds_left"] <= 30


def test_options_are_refused_with_a_rule(guest: MakeGuest) -> None:
    host, friend = guest(), guest()
    table = host.new_table("me", "open")
    before = host.get(f"/api/tables/{table}")
    refused = [
        (terms(friend, table), 403, "HOST_ONLY"),
        (terms(host, table, options={"nonsense": 1}), 422, "BAD_OPTION"),
        (terms(host, table, options={"first": 7}), 422, "BAD_FIRST"),
        (terms(host, table, clock=1), 400, "MALFORMED"),
    ]
    for answer, status, code in refused:
        assert (answer.status_code, answer.json()["code"]) == (status, code)
        assert answer.json()["rule"]
        assert answer.json()["text"]
    assert host.get(f"/api/tables/{table}") == before
    friend.sit(table, 1)
    late = terms(host, table)
    assert (late.status_code, late.json()["code"], late.json()["rule"]) == (409, "STARTED", "S-06")
