"""What version 0.1.0 has left behind (tools/make_older_tables.py made it) opens, goes on and verifies; or a sentence
says why not, and nothing else is touched by it."""

from __future__ import annotations

import json
import random
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from bestiary.core.errors import BadRecord
from bestiary.core.record import Record, verify
from bestiary.core.registry import games
from tests.server.conftest import MakeGuest
from tests.server.guest import Guest
from tests.server.playing import play_out
from tests.server.serving import Server

OLDER = Path(__file__).parent / "older"
LEFT = json.loads((OLDER / "tables.json").read_text())
SAME = [name for name, game in sorted(games().items()) if game.version == "1"]
WHY_NOT = "This game was played under older rules, and its moves do not fit the present ones."


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The present server, with everything that the older one had."""
    data = tmp_path_factory.mktemp("older") / "data"
    shutil.copytree(OLDER, data)
    (data / "secret").chmod(0o600)
    server = Server(data, window=0.01).start()
    yield server
    server.stop()
    assert "Traceback" not in server.log


@pytest.fixture
def friends(running: Server, guest: MakeGuest) -> list[Guest]:
    """Ann and Ben, with the cookies that they had."""
    found = []
    for cookies in LEFT["cookies"].values():
        one = guest(running)
        one.http.cookies.clear()
        one.http.cookies.update(cookies)
        one.id = one.get("/api/me")["id"]
        found.append(one)
    return found


def record_of(content: bytes) -> Record:
    return Record.from_json(content.decode())


def test_people_are_who_they_were(friends: list[Guest]) -> None:
    assert [one.get("/api/me")["name"] for one in friends] == ["Ann", "Ben"]
    shown = {table["id"] for table in friends[0].get("/api/tables")["mine"]}
    assert shown >= {LEFT[kind][game] for kind in ("over", "middle") for game in SAME}


@pytest.mark.parametrize("game", SAME)
def test_a_game_goes_on_where_it_stopped(friends: list[Guest], game: str) -> None:
    """Given a game in the middle, when both go on to its end, then its record verifies, old moves and new ones."""
    table = LEFT["middle"][game]
    for one in friends:
        one.join(table)
    assert friends[0].table["status"] == "playing"
    assert {seat["bot"] for seat in friends[0].table["seats"]} <= {None, "sensible"}  # which was called greedy
    before = len(friends[0].positions[0]["log"])
    assert before > 5
    if game == "monster_cafe":
        assert [line["text"] for line in friends[1].chat] == ["To be continued."]
        assert any(line["what"] == "went_back" for line in friends[0].positions[0]["log"])
    play_out(friends, random.Random(1))
    verdict = verify(record_of(friends[0].ask("GET", f"/api/tables/{table}/record").content))
    assert (verdict.over, verdict.outcomes_checked, verdict.note) == (True, True, "")


@pytest.mark.parametrize("game", SAME)
def test_a_game_that_was_over_is_as_it_was(friends: list[Guest], game: str) -> None:
    """Its record is the same one to the last letter, and verifies; and there is a replay, and a rematch."""
    table = LEFT["over"][game]
    stored = (OLDER / f"{game}.json").read_bytes()
    assert friends[0].ask("GET", f"/api/tables/{table}/record").content == stored
    verdict = verify(record_of(stored))
    assert (verdict.over, verdict.outcomes_checked, verdict.note) == (True, True, "")
    assert friends[0].get(f"/api/tables/{table}/replay")["frames"]
    assert friends[0].post(f"/api/tables/{table}/rematch")["status"] == "playing"


@pytest.mark.parametrize("game", ["wombat_rescue", "munchkin_babies"])
def test_a_game_of_older_rules_whose_moves_fit_goes_on(friends: list[Guest], game: str) -> None:
    """Given a game of rules 1, all of whose moves are legal now: then it goes on, and its record verifies."""
    table = LEFT["middle"][game]
    for one in friends:
        one.join(table)
    play_out(friends, random.Random(1))
    assert verify(record_of(friends[0].ask("GET", f"/api/tables/{table}/record").content)).over


def test_a_record_of_older_rules_whose_moves_fit_verifies(friends: list[Guest]) -> None:
    """Also where positions are written in another way now: the moves and the result are the same."""
    stored = record_of((OLDER / "wombat_rescue.json").read_bytes())
    assert verify(stored).note == "recorded under rules 1, checked under 2"
    again = record_of(friends[0].ask("GET", f"/api/tables/{LEFT['over']['wombat_rescue']}/record").content)
    assert (again.moves, again.result) == (stored.moves, stored.result)
    assert again.end != stored.end
    assert stored.result is not None
    better = replace(stored.result, totals=tuple(total + 1 for total in stored.result.totals))
    changed = replace(stored, result=better).sealed()
    with pytest.raises(BadRecord, match=r"^result: .* \[recorded under rules 1, checked under 2\]$"):
        verify(changed)


def test_a_game_of_older_rules_whose_moves_do_not_fit_says_so(friends: list[Guest]) -> None:
    """Given babies of rules 1 with a move that is against the rules now: one sentence, from the server and `verify`."""
    with pytest.raises(BadRecord, match=r"^move 52 .* \[recorded under rules 1, checked under 2\]$"):
        verify(record_of((OLDER / "munchkin_babies.json").read_bytes()))
    says_why_not(friends, LEFT["over"]["munchkin_babies"])


def says_why_not(friends: list[Guest], table: str) -> None:
    """One sentence, by HTTP and on the live connection; and the lists are there without it."""
    refused: Any = friends[0].ask("GET", f"/api/tables/{table}")
    assert (refused.status_code, refused.json()["code"], refused.json()["text"]) == (409, "OTHER_RULES", WHY_NOT)
    assert table not in [one["id"] for one in friends[0].get("/api/tables")["mine"]]


def test_a_lobby_is_still_open(friends: list[Guest]) -> None:
    ann, ben = friends
    assert LEFT["lobby"] in [one["id"] for one in ann.get("/api/tables")["open"]]
    ann.sit(LEFT["lobby"], 1)
    for one in friends:
        one.join(LEFT["lobby"])
    play_out(friends, random.Random(2))
    verify(record_of(ben.ask("GET", f"/api/tables/{LEFT['lobby']}/record").content))
