"""A move is taken back when everybody else at the table agrees."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from tests.browser.conftest import MakePerson
from tests.browser.person import Person, whose_turn

BACK = "The table goes back to before that."


def who_moved(person: MakePerson) -> tuple[Person, Person, Person]:
    """Three at a table: who has just seated a monster, and the others."""
    host, *friends = people = [person(), person(), person()]
    path = host.new_table("me", "open", "open")
    for friend in friends:
        friend.open(path).get_by_role("button", name="Sit down here").first.click()
        expect(friend.page.get_by_role("button", name="Sit down here")).to_have_count(0)
    host.open(path)
    for one in people:
        expect(one.line).to_be_visible()
    while True:
        mover = whose_turn(*people)
        assert mover is not None
        seats = mover.question.startswith("Seat")
        mover.move()
        if seats:
            first, second = (one for one in people if one is not mover)
            return mover, first, second


def wish(one: Person) -> Locator:
    return one.line.get_by_role("alert")


def name_of(one: Person) -> str:
    name: str = one.context.request.get(f"{one.address}/api/me").json()["name"]
    return name


def test_both_others_must_agree(person: MakePerson) -> None:
    me, first, second = who_moved(person)
    played = me.log()
    me.page.get_by_role("button", name="Undo").click()
    for other in (first, second):
        expect(wish(other)).to_contain_text(f"{name_of(me)} would like to take the last move back")
    first.page.get_by_role("button", name="Fine with me").click()
    for one in (me, first):
        expect(wish(one)).to_have_text(re.compile(f"waiting for {re.escape(name_of(second))}[.]$"))
    expect(first.page.get_by_role("button", name="Fine with me")).to_have_count(0)
    assert me.log() == played
    assert not me.my_turn
    second.page.get_by_role("button", name="Fine with me").click()
    for one in (me, first, second):
        expect(wish(one)).to_have_count(0)
        expect(one.open_talk().get_by_role("list", name="What happened").locator("li").last).to_have_text(BACK)
    assert whose_turn(me, first, second) is me
    assert me.question.startswith("Seat")


def test_one_refusal_ends_it_and_everybody_hears_so(person: MakePerson) -> None:
    me, first, second = who_moved(person)
    played, next_one = me.log(), whose_turn(me, first, second)
    me.page.get_by_role("button", name="Undo").click()
    first.page.get_by_role("button", name="Fine with me").click()
    expect(wish(me)).to_have_text(re.compile(f"waiting for {re.escape(name_of(second))}[.]$"))
    second.page.get_by_role("button", name="Rather not").click()
    for one in (me, first, second):
        expect(one.page.locator("[aria-live] .toast")).to_have_text("The move stays: not everybody agreed.")
        expect(wish(one)).to_have_count(0)
        assert one.log() == played
    assert whose_turn(me, first, second) is next_one
    expect(me.page.get_by_role("button", name="Undo")).to_have_attribute("aria-disabled", "false")
