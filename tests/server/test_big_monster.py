"""What Big Monster's rulings say of time and of talking, on a server whose clock stands still until it is turned."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.conftest import MakeGuest, MakeServer
from tests.server.guest import Guest
from tests.server.playing import eventually
from tests.server.serving import Server

PAUSE = 0.9
HAND = 10  # tiles in the first turn


@pytest.fixture
def slow(own_still_server: MakeServer) -> Server:
    """A server whose bots pause as they usually do."""
    return own_still_server(bot_pause=PAUSE)


def landed(one: Guest, running: Server, *seats: str, **wish: Any) -> str:
    """A table that races, where everybody has an explorer and the first turn has just begun."""
    table = one.new_table(*seats, game="big_monster", options={"draft": "race"}, **wish)
    one.join(table)
    act(one)
    while phase(one) != "keep":
        running.turn(PAUSE)
        one.ping()
    return table


def act(one: Guest, seat: int = 0) -> None:
    assert one.move(seat, one.positions[seat]["choices"][0]["action"])["type"] == "accepted"
    one.ping()


def phase(one: Guest) -> str:
    return str(one.positions[0]["view"]["phase"])


def taken(one: Guest) -> list[int]:
    """Who has handed over."""
    one.ping()
    return [ship["given_by"] for ship in one.positions[0]["view"]["ships"] if not ship["free"]]


@pytest.mark.rule("BM-D04c")
def test_bots_that_race_against_a_person_look_at_their_tiles_first(slow: Server, guest: MakeGuest) -> None:
    """Given ten tiles, no bot hands over before a quick person could, every one does in time, and no table is like
    another."""
    people = [guest(slow) for _ in range(3)]
    times: list[list[int]] = []  # by table: after how many pauses a bot hands over
    for one in people:
        handed: list[int] = []
        landed(one, slow, "me", "bot:sensible", "bot:random", "bot:random")
        slow.turn(HAND * PAUSE - 0.1)
        assert taken(one) == []
        for step in range(2 * HAND + 4):
            handed += [step] * (len(taken(one)) - len(handed))
            slow.turn(PAUSE)
        assert len(handed) == 3
        assert phase(one) == "keep"  # it is the person that everybody waits for
        times.append(handed)
    assert len({tuple(handed) for handed in times}) > 1


@pytest.mark.rule("BM-D04c")
def test_when_only_bots_are_missing_in_a_race_they_dawdle_no_longer(slow: Server, guest: MakeGuest) -> None:
    one = guest(slow)
    landed(one, slow, "me", "bot:random", "bot:random")
    act(one)
    assert taken(one) == [0]
    slow.turn(2 * PAUSE + 0.1)
    one.ping()
    assert phase(one) == "place"


@pytest.mark.rule("BM-D04c")
def test_bots_that_are_left_in_a_race_hand_over_as_they_are_ready(slow: Server, guest: MakeGuest) -> None:
    """Not in the order of their seats or of the initiative, which is for who is too late."""
    one, as_asked, as_handed = guest(slow), list[list[int]](), list[list[int]]()
    for _ in range(3):
        landed(one, slow, "me", *["bot:random"] * 5)
        as_asked.append([seat for seat in one.positions[0]["view"]["waiting"] if seat != 0])
        act(one)
        handed = list[int]()
        for _ in range(7):
            slow.turn(PAUSE)
            handed += [seat for seat in taken(one) if seat not in (0, *handed)]
        as_handed.append(handed)
    assert [sorted(handed) for handed in as_handed] == [[1, 2, 3, 4, 5]] * 3
    assert as_handed != as_asked


@pytest.mark.rule("BM-D04d", "BM-D04e", "BM-D14b")
def test_a_race_has_a_clock_and_who_is_missing_is_helped_in_the_order_of_initiative(
    still_server: Server, guest: MakeGuest
) -> None:
    one = guest(still_server)
    table = one.new_table("me", "me", "me", game="big_monster", options={"draft": "race"})
    one.join(table)
    assert one.table["clock"] == 60
    for seat in range(3):
        act(one, seat)
    order = one.positions[0]["view"]["waiting"]
    assert sorted(order) == [0, 1, 2]
    still_server.turn(59.9)
    assert taken(one) == []
    still_server.turn(0.1)
    helped: list[int] = []
    while phase(one) != "place":
        message = one.hear()
        if message["type"] == "position" and message["position"]["seat"] == 0:
            helped += [line["seat"] for line in message["position"]["log"] if line["what"] == "handed_over"]
    assert helped == order


@pytest.mark.rule("BM-D04d")
def test_the_host_may_choose_another_clock_for_a_race(still_server: Server, guest: MakeGuest) -> None:
    one = guest(still_server)
    table = one.new_table("me", "open", "open", game="big_monster")
    assert one.get(f"/api/tables/{table}")["clock"] is None
    for wished, clock in ((None, 60), (90, 90)):
        terms = {"options": {"draft": "race"}, "listed": False, "clock": wished}
        assert one.ask("PUT", f"/api/tables/{table}/terms", json=terms).json()["clock"] == clock


@pytest.mark.rule("BM-D14", "BM-D14a")
def test_a_bot_plays_for_who_has_gone_until_they_come_back(still_server: Server, guest: MakeGuest) -> None:
    ann, ben = guest(still_server), guest(still_server)
    table = ann.new_table("me", "open", "bot:random", game="big_monster")
    ben.sit(table, 1)
    ann.join(table)
    ben.join(table)
    ben.leave()
    eventually(lambda: not ann.get(f"/api/tables/{table}")["seats"][1]["present"])
    act(ann)
    still_server.turn(59.9)
    ann.ping()
    assert phase(ann) == "choose_explorer"
    still_server.turn(0.1)
    while phase(ann) != "keep":
        ann.until("position")
    ben.join(table)
    assert ben.table["seats"][1]["bot"] is None


@pytest.mark.rule("BM-D13")
def test_what_partners_write_the_whole_table_reads(still_server: Server, guest: MakeGuest) -> None:
    ann, ben, watcher = guest(still_server), guest(still_server), guest(still_server)
    table = ann.new_table(
        "me", "open", "bot:random", "bot:random", game="big_monster", options={"teams": True}, listed=True
    )
    ben.sit(table, 1)
    for one in (ann, ben, watcher):
        one.join(table)
    ann.ask_live("chat", text="Deserts, partner!")
    for one in (ann, ben, watcher):  # her partner is a bot, Ben an opponent
        one.ping()
        assert one.chat[-1]["text"] == "Deserts, partner!"
