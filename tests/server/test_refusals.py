"""Whatever is wrong with a message, it is answered with the rule and the position, and nothing has changed."""

from __future__ import annotations

import sqlite3
from typing import Any

import pytest

from tests.server.conftest import MakeGuest
from tests.server.guest import Guest
from tests.server.serving import Server


def moves_stored(server: Server, table: str) -> int:
    database = sqlite3.connect(server.data / "bestiary.sqlite3")
    count: int = database.execute("SELECT count(*) FROM moves WHERE table_id = ?", (table,)).fetchone()[0]
    database.close()
    return count


def at_a_table(guest: MakeGuest) -> tuple[Guest, str]:
    player = guest()
    table = player.new_table("me", "me")
    player.join(table)
    return player, table


def test_an_illegal_move(server: Server, guest: MakeGuest) -> None:
    player, table = at_a_table(guest)
    seat, _ = player.choosable()[0]
    legal = {choice["action"] for choice in player.positions[seat]["choices"]}
    illegal = next(action for action in range(30) if action not in legal)
    refused = player.move(seat, illegal)
    assert refused["type"] == "refused"
    assert refused["refusal"]["rule"].startswith(("MC-", "T-"))
    assert refused["position"]["view"] == player.positions[seat]["view"]
    assert moves_stored(server, table) == 0


def test_what_is_forbidden_is_told_with_its_rule(guest: MakeGuest) -> None:
    host, stranger = guest(), guest()
    table = host.new_table("me", "me", options={"first": 1})
    host.join(table)
    found = host.positions[1]["forbidden"]
    assert [one["choice"]["text"] for one in found] == ["clear table=0", "clear table=1", "clear table=2"]
    assert {one["refusal"]["rule"] for one in found} == {"MC-037"}
    assert host.positions[0]["forbidden"] == []
    path = f"/api/tables/{table}/position"
    assert host.get(f"{path}?seat=1")["forbidden"] == found
    assert stranger.ask("GET", f"{path}?seat=1").json()["code"] == "NOT_YOUR_SEAT"
    assert stranger.get(path)["forbidden"] == []


def test_a_stale_move(server: Server, guest: MakeGuest) -> None:
    player, table = at_a_table(guest)
    seat, choice = player.choosable()[0]
    moment = player.positions[seat]["moment"]
    assert player.move(seat, choice["action"])["type"] == "accepted"
    refused = player.move(seat, choice["action"] + 1, moment)
    assert refused["refusal"]["code"] == "STALE"
    assert refused["position"]["moment"] == player.positions[seat]["moment"] > moment
    assert moves_stored(server, table) == 1


def test_repeating_an_accepted_move_is_harmless(server: Server, guest: MakeGuest) -> None:
    player, table = at_a_table(guest)
    seat, choice = player.choosable()[0]
    moment = player.positions[seat]["moment"]
    for _ in range(3):
        assert player.move(seat, choice["action"], moment)["type"] == "accepted"
    assert moves_stored(server, table) == 1


def test_repeating_is_harmless_after_a_restart(own_server: Any, guest: MakeGuest) -> None:
    running = own_server()
    player = guest(running)
    table = player.new_table("me", "me")
    player.join(table)
    seat, choice = player.choosable()[0]
    moment = player.positions[seat]["moment"]
    assert player.move(seat, choice["action"])["type"] == "accepted"
    player.leave()
    running.kill()
    running.start()
    player.join(table)
    assert player.move(seat, choice["action"], moment)["type"] == "accepted"
    assert moves_stored(running, table) == 1


def test_two_moves_for_one_decision(server: Server, guest: MakeGuest) -> None:
    """Given two tabs that choose at the same moment, when both send, then one is accepted and one is stale."""
    first, second = guest(), guest()
    second.http.cookies = first.http.cookies
    table = first.new_table("me", "me")
    first.join(table)
    second.join(table)
    seat, _ = first.choosable()[0]
    actions = [choice["action"] for choice in first.positions[seat]["choices"]]
    moment = first.positions[seat]["moment"]
    for tab, action in ((first, actions[0]), (second, actions[-1])):
        tab.say({"type": "move", "request": "race", "seat": seat, "action": action, "moment": moment})
    answers = []
    for tab in (first, second):
        answer = tab.hear()
        while answer["type"] not in ("accepted", "refused"):
            answer = tab.hear()
        answers.append(answer["type"])
    expected = ["accepted", "accepted"] if actions[0] == actions[-1] else ["accepted", "refused"]
    assert sorted(answers) == expected
    assert moves_stored(server, table) == 1


def test_seats_that_decide_together_do_not_make_each_other_stale(guest: MakeGuest) -> None:
    """Given the guesses at the end of Burrow, when both guess from the same moments, then both are accepted."""
    family = guest()
    table = family.new_table("me", "me", game="burrow")
    family.join(table)
    while len({seat for seat, choice in family.choosable() if choice["text"].startswith("guess")}) < 2:
        seat, choice = next((s, c) for s, c in family.choosable() if c["text"] in ("dig", "pass"))
        family.move(seat, choice["action"])
        family.ping()
    moments = {seat: family.positions[seat]["moment"] for seat in (0, 1)}
    for seat in (1, 0):
        guess = next(c for c in family.positions[seat]["choices"] if c["text"].startswith("guess"))
        family.say({"type": "move", "request": f"g{seat}", "seat": seat, "action": guess["action"],
                    "moment": moments[seat]})  # fmt: skip
        answer = family.hear()
        while answer["type"] not in ("accepted", "refused"):
            answer = family.hear()
        assert answer["type"] == "accepted"


@pytest.mark.parametrize(
    "message",
    [
        "",
        "{",
        "null",
        "[]",
        '{"type": "move"}',
        '{"type": "fly", "request": "a"}',
        '{"type": "move", "request": "a", "seat": "0", "action": 0, "moment": 0}',
        '{"type": "move", "request": "a", "seat": 0, "action": 1.5, "moment": 0}',
        '{"type": "move", "request": "a", "seat": 0, "action": 0, "moment": 0, "more": 1}',
        '{"type": "move", "request": "' + "a" * 50 + '", "seat": 0, "action": 0, "moment": 0}',
        '{"type": "move", "request": "a", "seat": 0, "action": 1e999, "moment": 0}',
        '{"type": "chat", "request": "a", "text": ""}',
        "[" * 2000,
        "\ud800",
    ],
)
def test_a_malformed_message(server: Server, guest: MakeGuest, message: str) -> None:
    player, table = at_a_table(guest)
    assert player.live is not None
    if message == "\ud800":
        player.live.send(b"\xff\xfe")
    else:
        player.say(message)
    refused = player.until("refused")
    assert (refused["refusal"]["code"], refused["refusal"]["rule"]) == ("MALFORMED", "S-11")
    assert refused["refusal"]["text"].endswith(".")
    assert refused["position"] is not None
    assert moves_stored(server, table) == 0
    player.ping()


def test_a_long_message_is_refused_and_a_huge_one_ends_the_connection(guest: MakeGuest) -> None:
    player, _ = at_a_table(guest)
    player.say('{"type": "ping"}' + " " * 5000)
    assert player.until("refused")["refusal"]["code"] == "TOO_LARGE"
    player.ping()


def test_huge_numbers_are_only_refused(guest: MakeGuest) -> None:
    player, _ = at_a_table(guest)
    for fields in ({"seat": 10**15, "action": 0}, {"seat": 0, "action": 10**15}, {"seat": -1, "action": 0}):
        refused = player.ask_live("move", moment=0, **fields)
        assert refused["type"] == "refused"
        assert refused["position"]["seat"] == 0


def test_lengths_are_told_in_words(guest: MakeGuest) -> None:
    player, _ = at_a_table(guest)
    for name, words in (("", "at least 1 character."), ("x" * 25, "at most 24 characters.")):
        answer = player.ask("PATCH", "/api/me", json={"name": name, "avatar": "owl"})
        assert answer.json()["text"] == f"This message cannot be read: the name has {words}"
    refused = player.ask_live("chat", text="x" * 281)["refusal"]
    assert refused["text"] == "This message cannot be read: the text has at most 280 characters."


@pytest.mark.parametrize(
    ("method", "path", "body", "status"),
    [
        ("GET", "/api/tables/nowhere", None, 404),
        ("GET", "/api/games/nowhere/rules", None, 404),
        ("GET", "/api/nowhere", None, 404),
        ("POST", "/api/me", None, 405),
        ("POST", "/api/tables", "{", 400),
        ("POST", "/api/tables", '{"game": "monster_cafe", "seats": "x"}', 400),
        ("POST", "/api/tables", '{"game": "nowhere", "seats": []}', 404),
        ("POST", "/api/tables", '{"game": "monster_cafe", "seats": []}', 422),
        ("POST", "/api/tables", '{"game": "monster_cafe", "seats": [{"kind":"me"},{"kind":"bot","bot":"x"}]}', 404),
        ("POST", "/api/tables", '{"game":"burrow","seats":[{"kind":"me"},{"kind":"me"}],"options":{"x":1}}', 422),
        ("POST", "/api/tables", '{"game":"burrow","seats":[{"kind":"me"},{"kind":"me"}],"clock":1}', 400),
        ("POST", "/api/claim/nowhere", None, 404),
        ("PATCH", "/api/me", '{"name": "A", "avatar": "No such"}', 400),
        ("PATCH", "/api/me", '{"name": "A", "avatar": "owl", "id": "x"}', 400),
    ],
)
def test_a_bad_request_gets_a_problem(guest: MakeGuest, method: str, path: str, body: str | None, status: int) -> None:
    answer = guest().ask(method, path, content=body, headers={"content-type": "application/json"})
    assert answer.status_code == status, answer.text
    problem = answer.json()
    assert set(problem) == {"code", "rule", "text"}
    assert problem["code"]
    assert problem["rule"]
    assert problem["text"].endswith((".", "?"))
