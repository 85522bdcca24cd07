"""Somebody who has never seen this, with two minutes."""

from __future__ import annotations

import re
import time

from playwright.sync_api import expect

from tests.browser.conftest import MakePerson
from tests.browser.person import GAME, Person, table_of, whose_turn

TRIES = 5  # the quickest counts: what else the machine does only ever adds


def seconds_to_play(me: Person) -> float:
    """From the click to the first decision."""
    page = me.open()
    play = page.get_by_role("button", name=f"Play now: {GAME}")
    play.wait_for()
    begun = time.monotonic()
    play.click()
    assert me.wait_for_turn()
    return time.monotonic() - begun


def seconds_to_home(me: Person) -> float:
    """Until the first game can be clicked."""
    begun = time.monotonic()
    me.open()
    me.page.get_by_role("button", name=f"Play now: {GAME}").wait_for()
    return time.monotonic() - begun


def test_one_click_from_home_to_a_running_game(person: MakePerson) -> None:
    me = person()
    assert min(seconds_to_play(me) for _ in range(TRIES)) < 2
    expect(me.page.get_by_role("group", name="Scores so far").locator('[aria-current="true"]')).to_contain_text("You")
    expect(me.lit).not_to_have_count(0)


def test_home_is_ready_in_a_second(person: MakePerson) -> None:
    me = person()
    me.open("/about")  # the browser's first page ever is not measured
    assert min(seconds_to_home(me) for _ in range(TRIES)) < 1


def test_home_shows_my_table_and_whose_turn_it_is(person: MakePerson) -> None:
    me = person()
    page = me.play_now()
    table = table_of(page)
    page.get_by_role("link", name="Home").click()
    mine = page.get_by_role("region", name="Your open tables").get_by_role("link")
    expect(mine).to_have_count(1)
    expect(mine).to_contain_text("Your turn")
    mine.click()
    assert me.wait_for_turn()
    assert table_of(page) == table


def test_a_table_with_a_friend_starts_when_the_friend_sits_down(person: MakePerson) -> None:
    host, friend = person(), person()
    page = host.open()
    page.get_by_role("link", name=f"With friends: {GAME}").click()
    page.get_by_label("We are").select_option("2 players")
    page.get_by_role("button", name="Open the table").click()
    link = page.get_by_label("the link of the table", exact=True)
    expect(link).to_have_text(re.compile(f"^{host.address}/t/"))
    expect(page.get_by_alt_text("QR code")).to_be_visible()
    friend.page.goto(link.text_content() or "")
    friend.page.get_by_role("button", name="Sit down here").click()
    for one in (host, friend):
        expect(one.line).to_be_visible()
    assert whose_turn(host, friend) is not None
    assert host.my_turn != friend.my_turn
