"""A table with a clock: it is seen, it runs, and when it has run out the game goes on by itself."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from tests.browser.conftest import MakePerson
from tests.browser.person import Person, whose_turn

SECONDS = 10  # nobody may wish for less
LONG = 59
SOME_TIME_LATER = re.compile("0:5[0-4]")
COUNT = re.compile(r"^0:(\d\d)$")


def clock(one: Person) -> Locator:
    return one.line.get_by_text(COUNT)


def left(one: Person) -> int:
    found = COUNT.match(clock(one).inner_text())
    assert found
    return int(found[1])


def test_when_time_runs_out_the_game_goes_on_and_says_so(person: MakePerson) -> None:
    host, friend = person(), person()
    path = host.new_table("me", "open", clock=SECONDS)
    friend.open(path).get_by_role("button", name="Sit down here").click()
    host.open(path)
    for one in (host, friend):
        expect(one.line).to_be_visible()
    late = whose_turn(host, friend)
    assert late is not None
    waiting = friend if late is host else host
    before = late.log()
    first = left(late)
    assert first <= SECONDS
    expect(clock(late)).not_to_have_text(f"0:{first:02}")
    assert left(late) < first
    expect(clock(waiting)).to_have_count(0)
    assert late.log() == before
    expect(late.page.locator("[aria-live] .toast")).to_have_text(
        "Time is up: the move was made for you.", timeout=SECONDS * 1000
    )
    expect(waiting.page.locator("[aria-live] .toast")).to_have_count(0)
    for one in (late, waiting):
        assert one.log()[: len(before)] == before
        assert len(one.log()) > len(before)
    following = whose_turn(host, friend)
    assert following is not None
    assert left(following) > SECONDS / 2


def test_a_move_in_time_is_nobody_elses(person: MakePerson) -> None:
    me = person()
    page = me.open(me.new_table("me", "me", clock=LONG))
    for _ in range(2):
        assert me.wait_for_turn()
        expect(clock(me)).to_have_text(SOME_TIME_LATER)
        before = left(me)
        me.move()
        assert me.wait_for_turn()
        assert before < left(me) <= LONG
    expect(page.locator("[aria-live] .toast")).to_have_count(0)
