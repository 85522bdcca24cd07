"""Chairs whose player is away, and chairs of bots that somebody takes who comes late."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import MakePerson
from tests.browser.person import table_of, whose_turn

COUNT = re.compile(r"is away: a bot sits in after (\d+) s\.$")


def test_the_others_see_when_a_bot_will_sit_in(person: MakePerson) -> None:
    """Given a friend who has gone, then the host sees the seconds go by, until the friend is back."""
    host, friend = person(), person()
    path = host.new_table("me", "open")
    friend.open(path).get_by_role("button", name="Sit down here").click()
    host.open(path)
    for one in (host, friend):
        expect(one.line).to_be_visible()
    away = host.line.get_by_role("timer").filter(has_text="is away")
    expect(away).to_have_count(0)
    friend.open("/")
    expect(away).to_have_text(COUNT)
    first = COUNT.search(away.inner_text())
    assert first
    assert 20 <= int(first[1]) <= 60
    expect(away).not_to_have_text(first[0])  # it counts
    friend.open(path)
    expect(away).to_have_count(0)


def test_who_comes_late_takes_a_bots_chair(person: MakePerson) -> None:
    """Given a game against bots, when the host lets late comers in, then who watches may sit down, and plays."""
    host, late = person(), person()
    page = host.open(host.new_table("me", "bot:random", "bot:random", options={"first": 0}))
    assert host.wait_for_turn()
    late.open(table_of(page))
    expect(late.line.get_by_text("every chair is taken")).to_be_visible()
    page.get_by_role("button", name="More").click()
    page.get_by_role("button", name="Links to this table").click()
    page.get_by_label("Who comes late").check()
    page.keyboard.press("Escape")
    chairs = late.line.get_by_role("button", name=re.compile("^Play for "))
    expect(chairs).to_have_count(2)
    chairs.first.click()
    expect(chairs).to_have_count(0)
    expect(late.line.get_by_text("You are watching")).to_have_count(0)
    for _ in range(20):  # in a few turns it is theirs
        one = whose_turn(host, late)
        assert one is not None
        one.move()
        if one is late:
            return
    raise AssertionError("the turn never came")
