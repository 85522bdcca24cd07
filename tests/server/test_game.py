"""Whole games over real connections."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from bestiary.core.dice import commitment
from bestiary.core.record import Record, verify
from bestiary.server.messages import AVATARS
from tests.server.conftest import MakeGuest, MakeServer
from tests.server.playing import eventually, hear_out, play_out


def test_a_whole_game_with_two_guests_and_two_bots(guest: MakeGuest) -> None:
    host, friend = guest(), guest()
    table = host.new_table("me", "open", "bot:sensible", "bot:random")
    host.join(table)
    friend.join(table)
    assert host.table["status"] == "lobby"
    assert host.positions == {}
    public = host.table["commitment"]

    friend.sit(table, 1)
    host.until("position")
    friend.until("position")
    assert host.table["status"] == "playing"
    play_out([host, friend], random.Random(1))

    result = host.positions[0]["result"]
    assert result == friend.positions[1]["result"]
    eventually(lambda: host.get(f"/api/tables/{table}")["status"] == "over")
    record = msgspec.convert(host.get(f"/api/tables/{table}/record"), Record)
    assert verify(record).over
    assert record.commitment == public == commitment(bytes.fromhex(record.key or ""))
    assert record.players[2:] == ("Fang (sensible)", "Wisp (random)")
    assert list(record.result.totals if record.result else ()) == result["totals"]


def test_one_click_starts_a_game_against_bots(guest: MakeGuest) -> None:
    alone = guest()
    table = alone.new_table("bot", "me", "bot:random")
    welcome = alone.join(table)
    assert welcome["table"]["status"] == "playing"
    assert welcome["you"]["id"] == alone.id
    assert [seat["mine"] for seat in welcome["table"]["seats"]] == [False, True, False]
    assert play_out([alone], random.Random(2)) > 0  # how many depends on luck


def test_pass_and_play_shows_every_seat_of_one_browser(guest: MakeGuest) -> None:
    family = guest()
    table = family.new_table("me", "me", "me", game="burrow")
    welcome = family.join(table)
    assert [position["seat"] for position in welcome["positions"]] == [0, 1, 2]
    assert [position["view"]["viewer"] for position in welcome["positions"]] == [0, 1, 2]
    play_out([family], random.Random(3))


def test_a_log_grows_line_by_line_without_gaps(guest: MakeGuest) -> None:
    alone = guest()
    table = alone.new_table("me", "bot:random")
    lines = list(alone.join(table)["positions"][0]["log"])
    alone.ping()
    while not alone.over:
        seat, choice = (alone.choosable() or [(0, {"action": -1})])[0]
        if choice["action"] >= 0:
            alone.say({"type": "move", "request": "x", "seat": seat, "action": choice["action"], "moment": len(lines)})
        position = alone.until("position")["position"]
        lines += position["log"]
        assert [line["moment"] for line in lines] == list(range(1, len(lines) + 1))
        assert position["moment"] == len(lines) < 2_000
    assert lines == alone.get(f"/api/tables/{table}/position?seat=0")["log"]
    assert lines[-1]["text"] == "The café closes."


def test_a_spectator_sees_the_game_and_cannot_touch_it(guest: MakeGuest) -> None:
    player, watcher = guest(), guest()
    table = player.new_table("me", "bot:random")
    player.join(table)
    welcome = watcher.join(table)
    assert [position["seat"] for position in welcome["positions"]] == [None]
    assert welcome["positions"][0]["choices"] == []
    player.until("table")
    assert player.table["watching"] == 1
    refused = watcher.ask_live("move", seat=0, action=0, moment=0)
    assert refused["refusal"]["code"] == "NOT_YOUR_SEAT"
    assert refused["position"]["seat"] is None
    play_out([player], random.Random(4))
    hear_out(watcher)
    assert watcher.positions[None]["result"] == player.positions[0]["result"]


def test_who_reconnects_gets_everything_again(guest: MakeGuest) -> None:
    player = guest()
    table = player.new_table("me", "me")
    player.join(table)
    for _ in range(6):
        seat, choice = player.choosable()[0]
        player.move(seat, choice["action"])
    before = {seat: (position["moment"], position["view"]) for seat, position in player.positions.items()}
    player.leave()
    welcome = player.join(table)
    assert {p["seat"]: (p["moment"], p["view"]) for p in welcome["positions"]} == before
    assert all(len(position["log"]) == position["moment"] for position in welcome["positions"])


def test_two_tabs_on_one_seat_see_the_same(guest: MakeGuest) -> None:
    first, second = guest(), guest()
    second.http.cookies = first.http.cookies
    table = first.new_table("me", "me")
    first.join(table)
    second.join(table)
    seat, choice = first.choosable()[0]
    first.move(seat, choice["action"])
    first.ping()

    def same() -> bool:
        second.ping()
        return first.positions == second.positions

    eventually(same)


def test_the_host_fills_seats_and_starts(guest: MakeGuest) -> None:
    host, friend = guest(), guest()
    table = host.new_table("me", "open", "open", "open", listed=True)
    assert table in [one["id"] for one in friend.get("/api/tables")["open"]]
    assert host.sit(table, 1, "bot")["seats"][1]["kind"] == "bot"
    assert host.sit(table, 1, "open")["seats"][1]["kind"] == "open"
    friend.sit(table, 2)
    assert friend.ask("PUT", f"/api/tables/{table}/seats/1", json={"kind": "bot"}).json()["code"] == "HOST_ONLY"
    assert friend.ask("PUT", f"/api/tables/{table}/seats/0", json={"kind": "me"}).json()["code"] == "SEAT_TAKEN"
    assert friend.ask("POST", f"/api/tables/{table}/start").json()["code"] == "HOST_ONLY"
    begun = host.post(f"/api/tables/{table}/start")
    assert [seat["kind"] for seat in begun["seats"]] == ["person", "bot", "person", "bot"]
    assert host.ask("POST", f"/api/tables/{table}/start").json()["code"] == "STARTED"
    lists = guest().get("/api/tables")
    assert table in [one["id"] for one in lists["watchable"]]
    assert table in [one["id"] for one in friend.get("/api/tables")["mine"]]


def test_standing_up_frees_the_seat_and_later_leaves_it_to_a_bot(guest: MakeGuest) -> None:
    host, friend = guest(), guest()
    table = host.new_table("me", "open")
    friend.join(table)
    path = f"/api/tables/{table}/seats/0"
    assert friend.ask("DELETE", path).status_code == 403
    assert host.ask("DELETE", path).json()["seats"][0]["kind"] == "open"
    host.sit(table, 0)
    friend.sit(table, 1)
    assert friend.until("position")["position"]["seat"] == 1
    left = host.ask("DELETE", path).json()["seats"][0]
    assert (left["kind"], left["bot"], left["person"]) == ("bot", "sensible", None)
    play_out([friend], random.Random(5))


def test_a_rematch_is_one_table_for_everybody(guest: MakeGuest) -> None:
    ann, ben = guest(), guest()
    table = ann.new_table("me", "open", "bot:random", clock=900)
    ben.sit(table, 1)
    ann.join(table)
    ben.join(table)
    assert ann.ask("POST", f"/api/tables/{table}/rematch").json()["code"] == "NOT_OVER"
    play_out([ann, ben], random.Random(6))
    eventually(lambda: ann.get(f"/api/tables/{table}")["status"] == "over")
    assert guest().ask("POST", f"/api/tables/{table}/rematch").status_code == 403
    again = ann.post(f"/api/tables/{table}/rematch")
    assert ben.post(f"/api/tables/{table}/rematch")["id"] == again["id"] != table
    ben.until("table")
    while ben.table["rematch"] is None:
        ben.until("table")
    assert ben.table["rematch"] == again["id"]
    assert (again["status"], again["clock"]) == ("playing", 900)
    assert [seat["person"] for seat in again["seats"]] == [ann.id, ben.id, None]
    assert again["commitment"] != ann.table["commitment"]


def test_a_private_link_gives_the_seat_to_another_device(guest: MakeGuest) -> None:
    desk, phone, thief = guest(), guest(), guest()
    table = desk.new_table("me", "bot:random")
    invitation = desk.get(f"/api/tables/{table}/invitation")
    assert invitation["link"].endswith(f"/t/{table}")
    assert invitation["qr"].startswith("<svg")
    assert phone.get(f"/api/tables/{table}/invitation")["seats"] == {}
    token = invitation["seats"]["0"].rpartition("/")[2]
    phone.join(table)
    claimed = phone.post(f"/api/claim/{token}")
    assert claimed["seats"][0]["mine"]
    assert phone.until("position")["position"]["seat"] == 0
    assert phone.move(0, phone.positions[0]["choices"][0]["action"])["type"] == "accepted"
    other = "x" if token[-1] != "x" else "y"
    for wrong in (token[:-1] + other, "x", f"{table}-1-abc", f"{table}-99-{token[-24:]}", f"{table}--"):
        assert thief.ask("POST", f"/api/claim/{wrong}").status_code == 404
    desk.ask("DELETE", f"/api/tables/{table}/seats/0")
    assert thief.ask("POST", f"/api/claim/{token}").status_code == 404


def test_names_and_avatars_can_be_changed_and_are_told(guest: MakeGuest) -> None:
    ann, ben = guest(), guest()
    table = ann.new_table("me", "open")
    ben.join(table)
    assert ann.ask("PATCH", "/api/me", json={"name": "Ann <b>", "avatar": "owl"}).json()["name"] == "Ann <b>"
    ben.until("table")
    assert (ben.table["seats"][0]["name"], ben.table["seats"][0]["avatar"]) == ("Ann <b>", "owl")
    for name in ("", " ", "x" * 25, "\u202e"):
        assert ann.ask("PATCH", "/api/me", json={"name": name, "avatar": "owl"}).status_code in (400, 422)
    assert ann.get("/api/me") == {"id": ann.id, "name": "Ann <b>", "avatar": "owl"}


def test_an_avatar_is_one_of_the_creatures_that_are_drawn(guest: MakeGuest) -> None:
    ann = guest()
    assert ann.get("/api/me")["avatar"] in AVATARS
    answer = ann.ask("PATCH", "/api/me", json={"name": "Ann", "avatar": "guest-3"})
    assert (answer.status_code, answer.json()["code"]) == (400, "MALFORMED")


def test_nobody_at_a_table_shares_a_creature(guest: MakeGuest) -> None:
    ann = guest()
    for own in AVATARS:
        ann.ask("PATCH", "/api/me", json={"name": "Ann", "avatar": own})
        table = ann.new_table("bot", "me", "me", "bot")
        avatars = [seat["avatar"] for seat in ann.get(f"/api/tables/{table}")["seats"]]
        assert avatars[1] == own
        assert len(set(avatars)) == 4
        assert set(avatars) <= set(AVATARS)


def test_two_people_may_choose_the_same_creature(guest: MakeGuest) -> None:
    ann, ben, stranger = guest(), guest(), guest()
    for one in (ann, ben):
        one.ask("PATCH", "/api/me", json={"name": "A", "avatar": stranger.get("/api/me")["avatar"]})
    table = ann.new_table("open", "me", "open", "open")
    stranger.sit(table, 0)
    seats = ben.sit(table, 2)["seats"]
    assert seats[1]["avatar"] == seats[2]["avatar"] != seats[0]["avatar"]
    assert seats[3]["avatar"] is None


def test_presence_is_told(guest: MakeGuest) -> None:
    ann, ben = guest(), guest()
    table = ann.new_table("me", "open")
    ben.sit(table, 1)
    assert [seat["present"] for seat in ann.join(table)["table"]["seats"]] == [True, False]
    ben.join(table)
    ann.until("table")
    assert [seat["present"] for seat in ann.table["seats"]] == [True, True]
    ben.leave()
    ann.until("table")
    assert [seat["present"] for seat in ann.table["seats"]] == [True, False]


def test_chat_reaches_everybody_and_is_kept(own_server: MakeServer, guest: MakeGuest) -> None:
    running = own_server(chats_at_once=20)
    ann, ben = guest(running), guest(running)
    table = ann.new_table("me", "open")
    ann.join(table)
    ben.join(table)
    assert ann.ask_live("chat", text="<script>alert(1)</script>", request="once")["type"] == "accepted"
    assert ann.ask_live("chat", text="<script>alert(1)</script>", request="once")["type"] == "accepted"
    assert ben.ask_live("chat", text="Nice move!", quick=True)["type"] == "accepted"
    ann.ping()
    assert [(line["text"], line["quick"], line["number"]) for line in ann.chat] == [
        ("<script>alert(1)</script>", False, 1),
        ("Nice move!", True, 2),
    ]
    assert guest(running).join(table)["chat"] == ann.chat
    for wrong in ("x" * 281, "", " ", "\x00", "\u202etxet", "\x1b[2J"):
        assert ann.ask_live("chat", text=wrong)["refusal"]["code"] == "MALFORMED"


def test_a_hint_names_a_legal_choice_and_its_reason(guest: MakeGuest) -> None:
    player, other = guest(), guest()
    table = player.new_table("me", "me")
    player.join(table)
    seat, _ = player.choosable()[0]
    hint = player.get(f"/api/tables/{table}/hint?seat={seat}")
    choices = {choice["action"]: choice for choice in player.positions[seat]["choices"]}
    assert hint["moves"]
    for move in hint["moves"]:
        assert (move["label"], move["places"]) == (choices[move["action"]]["label"], choices[move["action"]]["places"])
        assert move["why"].endswith(".")
    chances = [move["chance"] for move in hint["moves"]]
    assert chances == sorted(chances, reverse=True)
    assert player.get(f"/api/tables/{table}/hint?seat={seat}") == hint, "the same question gets the same answer"
    assert other.ask("GET", f"/api/tables/{table}/hint?seat={seat}").status_code == 403
    assert player.ask("GET", f"/api/tables/{table}/hint?seat={1 - seat}").status_code == 409


def test_why_not_names_the_rule_in_words(guest: MakeGuest) -> None:
    player = guest()
    table = player.new_table("me", "me")
    player.join(table)
    seat, choice = player.choosable()[0]
    why = player.get(f"/api/tables/{table}/why?seat={1 - seat}&action={choice['action']}")
    assert why["refusal"]["rule"] == why["rule"]["id"]
    assert why["rule"]["text"]
    assert player.get(f"/api/tables/{table}/why?seat={seat}&action={choice['action']}")["refusal"] is None
    assert player.get(f"/api/tables/{table}/why?seat={seat}&action=9999")["rule"]["id"] == "T-03"


def test_a_replay_shows_what_its_viewer_saw(own_server: MakeServer, guest: MakeGuest) -> None:
    running = own_server(window=0.02)
    ann, ben, watcher = guest(running), guest(running), guest(running)
    table = ann.new_table("me", "open", game="burrow")
    ben.sit(table, 1)
    ann.join(table)
    ben.join(table)
    seen: list[Any] = [ann.positions[0]["view"]]
    play_out([ann, ben], random.Random(8))
    replay = ann.get(f"/api/tables/{table}/replay?seat=0")
    assert replay["frames"][0]["view"] == seen[0]
    assert replay["frames"][-1]["view"] == ann.positions[0]["view"]
    assert [line for frame in replay["frames"] for line in frame["log"]] == ann.get(
        f"/api/tables/{table}/position?seat=0"
    )["log"]
    assert watcher.get(f"/api/tables/{table}/replay?seat=1")["result"] == replay["result"]
    assert watcher.ask("GET", f"/api/tables/{table}/replay?seat=7").status_code == 403


@pytest.mark.parametrize("what", ["replay?seat=1", "position?seat=1", "record", "hint?seat=1", "why?seat=1&action=0"])
def test_a_running_game_tells_nobody_what_is_not_theirs(guest: MakeGuest, what: str) -> None:
    ann, ben = guest(), guest()
    table = ann.new_table("me", "open", game="burrow")
    ben.sit(table, 1)
    assert ann.ask("GET", f"/api/tables/{table}/{what}").status_code in (403, 409)
