"""What if: practice from a moment of a finished game, and from any position document."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

import bestiary
from bestiary.core.record import Record, position_after, verify
from bestiary.core.registry import find_game
from tests.server.conftest import MakeGuest, MakeServer
from tests.server.playing import eventually, play_out
from tests.server.test_analysis import finished

SEATS = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]


def position() -> dict[str, Any]:
    match = bestiary.new("monster_cafe", seats=2, seed=5)
    for _ in range(9):
        match.play(match.pending[0], match.legal(match.pending[0])[0])
    return match.save()


def test_any_moment_of_a_finished_game_can_be_played_on(own_server: MakeServer, guest: MakeGuest) -> None:
    """Given a finished game, when somebody plays on from its middle, then it is as it was there, a table of its own,
    marked as practice, and so is its record."""
    running = own_server()
    player, other = guest(running), guest(running)
    table = finished(player)
    record = Record.from_json(player.ask("GET", f"/api/tables/{table}/record").content)
    move = len(record.moves) // 2
    practice = other.post(f"/api/tables/{table}/what-if", {"move": move, "seat": 1}, status=201)
    assert practice["practice"]
    assert not practice["listed"]
    assert [(seat["kind"], seat["mine"]) for seat in practice["seats"]] == [("bot", False), ("person", True)]
    other.join(practice["id"])
    play_out([other], random.Random(1))
    ended = Record.from_json(other.ask("GET", f"/api/tables/{practice['id']}/record").content)
    assert ended.start == position_after(record, move).save()
    assert verify(ended).over
    assert not player.get(f"/api/tables/{table}")["practice"]
    assert Record.from_json(player.ask("GET", f"/api/tables/{table}/record").content) == record, "it stays as it was"
    other.leave()
    running.stop()
    running.start()
    again = guest(running)
    assert again.get(f"/api/tables/{practice['id']}")["practice"]
    frames = again.get(f"/api/tables/{practice['id']}/replay")["frames"]
    assert frames[-1]["move"] == len(ended.moves)


def test_a_game_that_goes_on_is_not_played_on(guest: MakeGuest) -> None:
    player = guest()
    table = player.new_table("me", "me")
    answer = player.ask("POST", f"/api/tables/{table}/what-if", json={"move": 1, "seat": 0})
    assert (answer.status_code, answer.json()["code"]) == (409, "NOT_OVER")


def test_a_seat_that_is_not_there_and_a_moment_after_the_end(guest: MakeGuest) -> None:
    player = guest()
    table = finished(player)
    wrong = player.ask("POST", f"/api/tables/{table}/what-if", json={"move": 1, "seat": 9})
    assert wrong.json()["code"] == "NOT_YOUR_SEAT"
    late = player.ask("POST", f"/api/tables/{table}/what-if", json={"move": 100_000, "seat": 0})
    assert (late.status_code, late.json()["code"]) == (422, "BAD_POSITION")


def test_practice_from_a_position_document(guest: MakeGuest) -> None:
    player = guest()
    document = position()
    table = player.post(
        "/api/tables", {"game": "monster_cafe", "seats": [SEATS[0], SEATS[0]], "position": document}, status=201
    )
    assert table["practice"]
    assert table["options"] == document["options"]
    player.join(table["id"])
    shown = msgspec.to_builtins(find_game("monster_cafe").load(document).view(0))
    assert player.positions[0]["view"] == msgspec.json.decode(msgspec.json.encode(shown))


@pytest.mark.parametrize(
    "change",
    [
        {"position": {"game": "wombat_rescue"}},
        {"position": {"seats": 9}},
        {"position": {"nonsense": 1}},
        {"position": {"seats": 3}},
        {"position": {}, "options": {"first": 1}},
    ],
)
def test_what_is_no_position_is_refused(guest: MakeGuest, change: dict[str, Any]) -> None:
    player = guest()
    answer = player.ask("POST", "/api/tables", json={"game": "monster_cafe", "seats": SEATS, **change})
    assert (answer.status_code, answer.json()["code"]) == (422, "BAD_POSITION")
    assert answer.json()["text"].endswith(".")


def test_a_rematch_of_practice_is_practice(guest: MakeGuest) -> None:
    player = guest()
    table = player.post("/api/tables", {"game": "monster_cafe", "seats": SEATS, "position": position()}, status=201)
    player.join(table["id"])
    play_out([player], random.Random(2))
    again = player.post(f"/api/tables/{table['id']}/rematch")
    assert again["practice"]


def test_in_practice_one_goes_back_behind_what_was_revealed(own_server: MakeServer, guest: MakeGuest) -> None:
    """Given practice with bots alone, when a drawn card is taken back, then it is as before, also after a restart."""
    running = own_server()
    player = guest(running)
    wish = {"game": "monster_cafe", "seats": SEATS, "position": position()}
    table = player.post("/api/tables", wish, status=201)["id"]
    player.join(table)

    def may_draw() -> bool:
        player.ping()
        choices = player.choosable()
        if choices and not any(one["text"] == "draw" for _, one in choices):
            player.move(0, choices[0][1]["action"])
        return any(one["text"] == "draw" for _, one in player.choosable())

    eventually(may_draw)
    before = player.positions[0]["view"]
    player.move(0, next(one["action"] for _, one in player.choosable() if one["text"] == "draw"))
    player.ping()
    assert player.positions[0]["view"] != before
    assert player.positions[0]["no_undo"] == ""
    assert player.ask_live("ask_undo", seat=0)["type"] == "accepted"
    player.ping()
    assert player.positions[0]["view"] == before
    player.leave()
    running.stop()
    running.start()
    assert player.get(f"/api/tables/{table}/position?seat=0")["view"] == before
