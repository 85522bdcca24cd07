"""A wrong link, a full table, an ended one: each says what to do next. And settings are kept."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import MakePerson

NOT_FOUND = ("404 (Not Found)",)


@pytest.mark.parametrize(
    ("path", "says"),
    [
        ("/nowhere", "There is no such page"),
        ("/t/nosuchtable", "There is no such table"),
        ("/t/nosuchtable/replay", "There is no such table"),
        ("/seat/nosuchseat", "There is no such page"),
        ("/?with=chess", "There is no such page"),
    ],
)
def test_a_wrong_link_says_what_to_do_next(person: MakePerson, path: str, says: str) -> None:
    me = person(forgiven=NOT_FOUND)
    page = me.open(path)
    expect(page.get_by_role("heading", level=1)).to_contain_text(says)
    expect(page.get_by_role("main")).to_contain_text("start a table of your own")
    page.get_by_role("link", name="To the games").click()
    expect(page.get_by_role("button", name="Play now").first).to_be_visible()


def test_a_full_table_can_be_watched(person: MakePerson) -> None:
    me, late = person(), person()
    path = me.new_table("me", "me", "bot:sensible", "bot:sensible")
    page = late.open(path)
    expect(late.line).to_contain_text(re.compile("You are watching"))
    expect(late.line).to_contain_text(re.compile("every chair is taken", re.IGNORECASE))
    expect(page.get_by_role("link", name="Home")).to_be_visible()


def test_a_table_that_filled_up_meanwhile_says_so(person: MakePerson) -> None:
    me, first, second = person(), person(), person(forgiven=("409 (Conflict)",))
    path = me.new_table("me", "open")
    sit = [one.open(path).get_by_role("button", name="Sit down here") for one in (first, second)]
    for button in sit:
        button.wait_for()
    # Too busy to hear that the chair is taken.
    second.page.evaluate(
        """() => void setTimeout(() => {
            const until = performance.now() + 1000;
            while (performance.now() < until);
            [...document.querySelectorAll('button')].find((one) => one.innerText.includes('Sit down here')).click();
        })"""
    )
    sit[0].click()
    expect(first.line).to_be_visible()
    expect(second.page.locator("[aria-live] .toast")).to_contain_text(re.compile("sits there|has begun"))
    expect(second.line).to_contain_text("You are watching")


def test_an_ended_table_offers_replay_and_home(person: MakePerson) -> None:
    me, late = person(), person()
    path = me.new_table("bot:random", "bot:random")
    me.open(path)
    expect(me.end).to_be_visible(timeout=30_000)
    page = late.open(path)
    expect(late.end.get_by_role("heading")).to_have_text(re.compile("win"))
    expect(late.end.get_by_role("link", name="Replay")).to_be_visible()
    expect(late.end.get_by_role("button", name="Rematch")).to_have_count(0)
    late.end.get_by_role("button", name="Look at the board").click()
    expect(late.end).to_have_count(0)
    expect(late.line).to_contain_text("The game is over")
    page.get_by_role("link", name="Home").click()
    expect(page.get_by_role("button", name="Play now").first).to_be_visible()


def test_settings_are_kept_on_the_device(person: MakePerson) -> None:
    me = person()
    page = me.open()
    page.get_by_role("button", name="Settings").click()
    dialog = page.get_by_role("dialog", name="Settings")
    for group, value in (("Colours", "Dark"), ("Text size", "Larger"), ("Animations", "Off")):
        dialog.get_by_role("group", name=group).get_by_text(value, exact=True).click()
    dialog.get_by_role("button", name="Close").click()
    for _ in range(2):
        root = page.locator("html")
        expect(root).to_have_attribute("data-theme", "dark")
        expect(root).to_have_attribute("data-text", "larger")
        expect(root).to_have_attribute("data-motion", "off")
        page.reload()
    me.play_now()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")


def test_the_drawer_stays_where_it_is_pinned(person: MakePerson) -> None:
    """Given log and chat in a drawer, when it is pinned, then it stands beside the table, also after a reload."""
    me = person()
    page = me.play_now()
    width = "() => document.querySelector('.table').getBoundingClientRect().width"
    before = page.evaluate(width)
    me.open_talk()
    assert page.evaluate(width) == before
    me.talk.get_by_role("button", name="pin").click()
    for _ in range(2):
        expect(me.talk).to_be_visible()
        assert page.evaluate(width) == before - 300
        page.reload()
        assert me.wait_for_turn()
    me.talk.get_by_role("button", name="unpin").click()
    expect(me.talk).to_have_count(0)
    assert page.evaluate(width) == before


def test_leaving_asks_once_and_can_be_thought_over(person: MakePerson) -> None:
    me = person()
    page = me.play_now()
    path = page.url
    page.get_by_role("button", name="More").click()
    page.get_by_role("button", name="Leave for good").click()
    page.get_by_role("dialog").get_by_role("button", name="Leave").click()
    expect(page.locator("[aria-live] .toast")).to_contain_text("You have left")
    page.get_by_role("button", name="Come back").click()
    expect(page).to_have_url(path)
    assert me.wait_for_turn()


def test_the_only_choice_plays_itself(person: MakePerson) -> None:
    """Given a café in which nobody sits yet, then to draw is the only choice, and is done after a beat; but not where
    that is turned off."""
    me = person(likes={"forced": True})
    me.open(me.new_table("me", "bot:random", options={"first": 0}))
    expect(me.line.get_by_role("heading")).not_to_have_text("Draw a card")
    other = person()
    other.open(other.new_table("me", "bot:random", options={"first": 0}))
    assert other.wait_for_turn()
    expect(other.line.get_by_role("heading")).to_have_text("Draw a card")
    other.page.wait_for_timeout(1200)
    expect(other.line.get_by_role("heading")).to_have_text("Draw a card")
