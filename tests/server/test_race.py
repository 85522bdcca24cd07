"""Big Monster's race for ships: people who really send at the same moment, over connections of their own."""

from __future__ import annotations

import random
import threading
from typing import Any

import msgspec
import pytest

from bestiary.core.record import Record, verify
from tests.server.conftest import MakeGuest
from tests.server.guest import Guest
from tests.server.playing import note, play_out

Company = tuple[list[Guest], str]


@pytest.fixture
def racers(guest: MakeGuest) -> Company:
    """Three people who have landed, hold ten tiles each, and may name any ship but their own."""
    people = [guest(), guest(), guest()]
    table = people[0].new_table("me", "open", "open", game="big_monster", options={"draft": "race"}, clock=3600)
    for seat, one in enumerate(people):
        one.join(table)
        if seat:
            one.sit(table, seat)
    for seat, one in enumerate(people):
        while not one.positions:
            one.until("position")
        one.ping()
        assert one.move(seat, one.positions[seat]["choices"][0]["action"])["type"] == "accepted"
    for seat, one in enumerate(people):
        while one.positions[seat]["view"]["phase"] != "keep":
            one.hear()
    return people, table


def chosen(one: Guest, seat: int, ship: int) -> dict[str, Any]:
    """Keeping the first tile of the hand, the rest to a ship, as a message."""
    position = one.positions[seat]
    action = next(c["action"] for c in position["choices"] if c["text"].endswith(f"ship={ship}"))
    return {"type": "move", "request": f"race{seat}", "seat": seat, "action": action, "moment": position["moment"]}


def at_once(people: list[Guest], messages: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """All say theirs when the last is ready, and nobody waits for anybody's answer. The answers, by person."""
    ready = threading.Barrier(len(people))

    def send(one: Guest, message: dict[str, Any]) -> None:
        ready.wait()
        one.say(message)

    threads = [threading.Thread(target=send, args=pair) for pair in zip(people, messages, strict=True)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return [answer(one, message["request"]) for one, message in zip(people, messages, strict=True)]


def answer(one: Guest, request: str) -> dict[str, Any]:
    while True:
        message = one.hear()
        if message["type"] in ("accepted", "refused") and message["request"] == request:
            return message


@pytest.mark.rule("BM-030", "BM-D04", "BM-D04b")
def test_of_two_who_want_the_same_ship_the_first_has_it(racers: Company) -> None:
    people, _ = racers
    hands = [one.positions[seat]["view"]["hands"][seat] for seat, one in enumerate(people)]
    answers = at_once(people[:2], [chosen(people[0], 0, 2), chosen(people[1], 1, 2)])
    first, second = sorted((0, 1), key=lambda seat: answers[seat]["type"])
    assert answers[first]["type"] == "accepted"

    late = answers[second]
    assert late["type"] == "refused"
    assert (late["refusal"]["code"], late["refusal"]["rule"]) == ("SHIP_TAKEN", "BM-030")
    view = late["position"]["view"]
    assert view["ships"][2] == {"free": False, "tiles": 9, "given_by": first}
    assert view["hands"][second] == hands[second]
    assert view["kept"] is None
    assert second in view["waiting"]
    note(people[second], late)
    again = next(c for c in late["position"]["choices"] if c["text"].endswith(f"ship={first}"))
    assert people[second].move(second, again["action"])["type"] == "accepted"


@pytest.mark.rule("BM-D04b", "T-04")
def test_who_wants_another_ship_at_the_same_moment_gets_it(racers: Company) -> None:
    people, _ = racers
    answers = at_once(people, [chosen(one, seat, (seat + 1) % 3) for seat, one in enumerate(people)])
    assert [one["type"] for one in answers] == ["accepted"] * 3


@pytest.mark.rule("BM-D01")
def test_a_game_of_races_replays_exactly(racers: Company) -> None:
    people, table = racers
    chance = random.Random(1)
    refused = 0
    for _ in range(4):  # turns in which the other two run for the ship of a seat at once
        target = chance.randrange(3)
        runners = [seat for seat in range(3) if seat != target]
        for seat in runners:
            phase(people[seat], seat, "keep")
        messages = [chosen(people[seat], seat, target) for seat in runners]
        answers = at_once([people[seat] for seat in runners], messages)
        refused += [one["type"] for one in answers].count("refused")
        finish_turn(people)
    assert refused == 4
    play_out(people, chance)
    record = msgspec.convert(people[0].get(f"/api/tables/{table}/record"), Record)
    assert verify(record).over
    totals = list(record.result.totals if record.result else ())
    assert all(one.positions[seat]["result"]["totals"] == totals for seat, one in enumerate(people))


def phase(one: Guest, seat: int, wanted: str) -> None:
    while one.positions[seat]["view"]["phase"] != wanted:
        one.hear()


def finish_turn(people: list[Guest]) -> None:
    """Who has not handed over does so, then everybody places."""
    turn = people[0].positions[0]["view"]["turn"]
    while any(one.positions[seat]["view"]["turn"] == turn for seat, one in enumerate(people)):
        for seat, one in enumerate(people):
            one.ping()
            position = one.positions[seat]
            if position["choices"] and position["view"]["turn"] == turn:
                one.move(seat, position["choices"][0]["action"])
