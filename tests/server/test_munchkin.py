"""What Munchkin Babies' rulings say of time, windows and who leaves, on a server whose clock stands still until it is
turned."""

from __future__ import annotations

from typing import Any

import pytest

from bestiary.core.registry import games
from bestiary.server.store.rows import SeatRow
from bestiary.server.table.play import Play
from tests.server.conftest import MakeGuest
from tests.server.guest import Guest
from tests.server.playing import eventually
from tests.server.serving import Server
from tests.server.staged import staged

GAME = "munchkin_babies"


@pytest.mark.rule("MB-D09")
def test_a_bot_plays_for_who_has_gone_until_they_come_back(still_server: Server, guest: MakeGuest) -> None:
    ann, ben = guest(still_server), guest(still_server)
    table = ann.new_table("me", "open", "me", game=GAME)
    ben.sit(table, 1)
    ann.join(table)
    ben.join(table)
    ben.leave()
    eventually(lambda: not ann.get(f"/api/tables/{table}")["seats"][1]["present"])
    ready(ann, 0)
    ready(ann, 2)
    still_server.turn(59.75)
    ann.ping()
    assert (ann.table["seats"][1]["bot"], ann.positions[0]["view"]["phase"]) == (None, "creation")
    still_server.turn(0.25)
    while ann.positions[0]["view"]["phase"] == "creation":
        ann.hear()
    ben.join(table)
    assert ben.table["seats"][1]["bot"] is None


def ready(one: Guest, seat: int) -> None:
    one.ping()
    choice = next(choice for choice in one.positions[seat]["choices"] if choice["text"].startswith("ready"))
    assert one.move(seat, choice["action"])["type"] == "accepted"


@pytest.mark.rule("MB-D08", "MB-D09")
def test_when_the_clock_is_up_the_default_is_played(still_server: Server, guest: MakeGuest) -> None:
    """Given a clock and nobody who decides: every move is the default of its position, to the very end."""
    one, rules, options = guest(still_server), games()[GAME], {"max_turns": 4}
    table = one.new_table("me", "me", "me", game=GAME, clock=30, options=options)
    one.join(table)
    for _ in range(rules.longest(3, rules.check(3, options))):
        if one.over:
            break
        still_server.turn(30 * 20)
        one.ping()
    assert one.over
    record = one.get(f"/api/tables/{table}/record")
    state = rules.new(3, record["options"])
    for text in record["moves"]:
        who, _, what = text.partition(" ")
        if who == "chance":
            state.apply(-1, rules.outcomes.parse(what))
        else:
            assert rules.actions.parse(what) == state.default(int(who))
            state.apply(int(who), rules.actions.parse(what))
    assert not state.pending()


@pytest.mark.rule("MB-D08")
def test_another_players_move_gives_nobody_more_time(still_server: Server, guest: MakeGuest) -> None:
    one = guest(still_server)
    table = one.new_table("me", "me", "me", game=GAME, clock=30)
    one.join(table)
    still_server.turn(20)
    ready(one, 1)
    still_server.turn(9.75)
    one.ping()
    assert one.positions[0]["view"]["phase"] == "creation"
    still_server.turn(0.25)
    one.ping()
    assert one.positions[0]["view"]["phase"] != "creation"


@pytest.mark.rule("MB-D08")
def test_without_a_clock_nobody_is_hurried(still_server: Server, guest: MakeGuest) -> None:
    people = called(still_server, guest, "kick")
    still_server.turn(600)
    assert all(one.hears_nothing() for one in people)
    assert people[0].positions[0]["seconds_left"] is None


@pytest.mark.rule("MB-D08", "MB-D06", "MB-D20", "MB-132")
def test_the_final_call_stays_open_for_its_whole_time_though_all_have_passed(
    still_server: Server, guest: MakeGuest
) -> None:
    people = called(still_server, guest, "resolve")
    do(people, 0, "resolve")
    for seat in range(3):
        window = position(people, seat)["window"]
        assert (window["asked"], window["closes_in"]) == ([1, 2], 5)
    still_server.turn(1)
    for seat, others in ((1, (0, 2)), (2, (0, 1))):
        for other in others:
            people[other].ping()
        do(people, seat, "pass")
        assert all(people[other].hears_nothing() for other in others)
    still_server.turn(3.75)
    assert people[0].hears_nothing()
    still_server.turn(0.25)
    assert position(people, 0)["view"]["phase"] != "final_call"


@pytest.mark.rule("MB-D08", "MB-132")
def test_who_is_asked_holds_the_final_call_and_then_has_what_the_rulebook_gives(
    still_server: Server, guest: MakeGuest
) -> None:
    people = called(still_server, guest, "resolve")
    do(people, 0, "resolve")
    assert people[1].ask_live("hold", seat=1, hold=True)["type"] == "accepted"
    still_server.turn(30)
    assert position(people, 0)["view"]["phase"] == "final_call"
    do(people, 2, "pass")
    assert position(people, 0)["view"]["phase"] == "final_call"
    assert people[1].ask_live("hold", seat=1, hold=False)["type"] == "accepted"
    assert position(people, 0)["window"]["closes_in"] == 2.6
    still_server.turn(2.5)
    assert position(people, 0)["view"]["phase"] == "final_call"
    still_server.turn(0.25)
    assert position(people, 0)["view"]["phase"] != "final_call"


@pytest.mark.rule("MB-D08")
def test_with_an_hour_for_a_move_windows_wait_for_everybody(still_server: Server, guest: MakeGuest) -> None:
    people = called(still_server, guest, "resolve", clock=3600)
    do(people, 0, "resolve")
    still_server.turn(600)
    assert position(people, 0)["window"]["closes_in"] is None
    do(people, 1, "pass")
    do(people, 2, "pass")
    assert position(people, 0)["view"]["phase"] != "final_call"


def called(running: Server, guest: MakeGuest, verb: str, clock: int | None = None) -> list[Guest]:
    """Three people, of whom the first alone is asked, and may do this."""

    def may(play: Play) -> bool:
        return play.pending == (0,) and verb in [play.text(action) for action in play.legal(0)]

    people = [guest(running) for _ in range(3)]
    table = staged(running, GAME, [SeatRow("person", (one.id,)) for one in people], may, clock)
    for one in people:
        one.join(table)
    for one in people:
        one.ping()
    return people


def do(people: list[Guest], seat: int, text: str) -> None:
    choice = next(choice for choice in position(people, seat)["choices"] if choice["text"] == text)
    assert people[seat].move(seat, choice["action"])["type"] == "accepted"


def position(people: list[Guest], seat: int) -> dict[str, Any]:
    people[seat].ping()
    return people[seat].positions[seat]
