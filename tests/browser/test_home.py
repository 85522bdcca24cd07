"""The home page: a card for who comes the first time, finished games with how they ended, pictures that are whole."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import MakePerson
from tests.browser.person import play_to_the_end


def test_who_comes_the_first_time_is_led_to_the_easiest_game(person: MakePerson) -> None:
    me = person()
    page = me.open()
    card = page.get_by_role("region", name="The first time here")
    expect(card).to_contain_text("Monster Café")
    card.get_by_role("button", name="Play with a coach").click()
    expect(page.get_by_role("complementary", name="The coach")).to_be_visible()
    me.open()
    expect(page.get_by_role("region", name="Your open tables")).to_be_visible()
    expect(card).to_have_count(0)


def test_finished_games_are_listed_with_how_they_ended(person: MakePerson) -> None:
    me = person()
    table = me.new_table("me", "bot:random", options={"first": 0})
    me.open(table)
    play_to_the_end(me)
    page = me.open()
    mine = page.get_by_role("region", name="Your finished games").get_by_role("article")
    expect(mine).to_have_count(1)
    expect(mine).to_contain_text(re.compile("You (won|came second|shared the win) with"))
    expect(mine.get_by_role("link", name="Analysis")).to_have_attribute("href", f"{table}/replay?analysis")
    mine.get_by_role("link", name="Replay").click()
    expect(page.get_by_role("slider", name="Step")).to_be_visible()


@pytest.mark.parametrize("width", [360, 768, 1280, 1440])
def test_a_games_picture_is_whole(person: MakePerson, width: int) -> None:
    me = person()
    me.page.set_viewport_size({"width": width, "height": 740})
    me.open().locator("article .art svg").first.wait_for()
    shapes = me.page.locator("article .art").evaluate_all("all => all.map((one) => one.offsetWidth / one.offsetHeight)")
    assert [shape for shape in shapes if not 1.2 < shape < 1.3] == []  # as they are drawn: 300 to 240


def test_the_coach_is_offered_with_the_first_game(person: MakePerson) -> None:
    """Given a game that nobody has played here, when it is played at once, then a coach is offered, and only then."""
    me = person()
    page = me.play_now()
    offer = page.locator(".toast").filter(has_text="The first time?")
    offer.get_by_role("button", name="With a coach").click()
    expect(page.get_by_role("complementary", name="The coach")).to_be_visible()
    me.play_now()
    expect(page.locator(".toast").filter(has_text="The first time?")).to_have_count(0)
