"""Big Monster in the browser: alone, in teams, two by series, a race for ships, and what everybody can see and reach."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import MakePerson
from tests.browser.person import CHOSEN, Person
from tests.browser.test_accessibility import AXE, auditor, violations

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
SEND = """document.querySelector('[data-place^="ship:"][data-can="target"]')
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true }))"""


def sit(person: Person, *seats: str, **options: object) -> Person:
    """At a new table, with two explorers to choose from."""
    person.open(person.new_table(*seats, game="big_monster", options=options))
    person.page.locator('[data-place^="explorer:"]').first.wait_for()
    return person


def of(person: Person, sort: str) -> Locator:
    """The places of one sort that can be touched now."""
    return person.page.locator(f'[data-place^="{sort}:"][data-can][role="button"]')


def play(person: Person, sort: str) -> None:
    """A click shows what would happen, a second one plays it."""
    of(person, sort).first.click()
    person.page.locator(CHOSEN).first.click()
    person.settle()


def land(person: Person) -> None:
    play(person, "explorer")


def test_three_keep_hand_over_and_place(person: MakePerson) -> None:
    me = sit(person(), "me", "bot:greedy", "bot:greedy")
    expect(me.dock.get_by_role("heading")).to_have_text("Choose an explorer")
    expect(me.page.locator('[data-place^="explorer:"]')).to_have_count(2)
    land(me)
    expect(me.dock.get_by_role("heading")).to_have_text("Keep a tile")
    of(me, "hand").first.click()
    expect(me.page.locator(".spot")).not_to_have_count(0)  # where it could lie, and for how much
    expect(me.page.locator(".spot text").first).to_have_text(re.compile(r"^\+\d+$"))
    me.page.locator(CHOSEN).first.click()
    me.settle()
    of(me, "ship").or_(of(me, "cell")).first.wait_for()
    if of(me, "ship").count():
        expect(me.dock.get_by_role("heading")).to_have_text("Hand over the rest")
        play(me, "ship")
    of(me, "cell").first.wait_for()
    expect(me.dock.get_by_role("heading")).to_have_text("Place your tile")
    of(me, "cell").first.click()
    expect(me.page.locator(".ghost")).to_have_count(1)
    me.page.locator(CHOSEN).first.click()
    me.settle()
    expect(me.page.locator("[data-tile]")).to_have_count(1)


def test_others_zones_open_on_a_click(person: MakePerson) -> None:
    me = sit(person(), "me", "bot:greedy", "bot:greedy")
    land(me)
    of(me, "hand").first.wait_for()
    me.page.get_by_role("list", name="Zones and ships").get_by_role("button").first.click()
    me.page.get_by_role("button", name="Back to mine").click()
    expect(me.page.get_by_text("Your zone", exact=True)).to_be_visible()


def test_teams_of_two_people_and_two_bots(person: MakePerson) -> None:
    me, friend = person(), person()
    path = me.new_table("me", "bot:greedy", "open", "bot:greedy", game="big_monster", options={"teams": True})
    friend.open(path)
    friend.page.get_by_role("button", name=re.compile("Sit|Take")).first.click()
    me.open(path)
    me.page.get_by_role("button", name=re.compile("Start")).first.click()
    for one in (me, friend):
        one.page.locator('[data-place^="explorer:"]').first.wait_for()
        expect(one.page.get_by_role("list", name="Zones and ships").locator("li").first).to_contain_text("partner")
    land(me)
    land(friend)
    for one in (me, friend):
        of(one, "hand").first.wait_for()
        expect(one.page.get_by_role("group", name="The score so far")).to_contain_text("Team")
        play(one, "hand")


def test_two_take_from_open_series(person: MakePerson) -> None:
    me = sit(person(), "me", "bot:greedy", first=0)
    land(me)
    of(me, "tile").first.wait_for()
    expect(me.dock.get_by_role("heading")).to_have_text("Take one of series 1")
    play(me, "tile")
    expect(me.dock.get_by_role("heading")).to_have_text("Discard another")
    play(me, "tile")
    of(me, "cell").first.wait_for()
    play(me, "cell")
    expect(me.page.locator("[data-tile]")).to_have_count(1)
    of(me, "tile").first.wait_for()  # the bot is first in turn 2, and two tiles are left for me
    expect(me.dock.get_by_role("heading")).to_have_text("Take one of the two")


def test_a_ranking_is_put_together_and_closed_by_a_tile(person: MakePerson) -> None:
    me = sit(person(), "me", "bot:greedy", "bot:greedy", draft="sealed")
    land(me)
    of(me, "ship").first.wait_for()
    of(me, "ship").first.click()
    me.settle()
    expect(me.page.locator(".rank")).to_have_text(["1."])
    play(me, "hand")
    of(me, "cell").first.wait_for()


def test_two_race_for_the_ships(person: MakePerson) -> None:
    me, rival = person(), person()
    path = me.new_table("me", "open", "bot:greedy", game="big_monster", options={"draft": "race"})
    rival.open(path)
    rival.page.get_by_role("button", name=re.compile("Sit|Take")).first.click()
    me.open(path)
    me.page.get_by_role("button", name=re.compile("Start")).first.click()
    for one in (me, rival):
        one.page.locator('[data-place^="explorer:"]').first.wait_for()
        land(one)
    for one in (me, rival):
        of(one, "hand").first.click()
        of(one, "ship").first.wait_for()
    for one in (me, rival):
        one.page.evaluate(SEND)  # neither waits for the other's answer
    for one in (me, rival):
        one.settle()
        while of(one, "cell").count() == 0 and of(one, "hand").count():  # the slower one chooses again
            of(one, "hand").first.click()
            of(one, "ship").first.click()
            one.settle()
        of(one, "cell").first.wait_for()


def test_places_are_reached_by_keys(person: MakePerson) -> None:
    me = sit(person(), "me", "bot:greedy", first=0)
    land(me)
    of(me, "tile").first.focus()
    me.page.keyboard.press("Enter")
    expect(me.page.locator(CHOSEN)).to_have_count(1)
    me.page.keyboard.press("Enter")
    me.settle()
    play(me, "tile")
    of(me, "cell").first.focus()
    label = me.page.evaluate("document.activeElement.getAttribute('aria-label')")
    assert re.match(r"Place the .* \(\+\d+\)", label)


def test_a_phone_does_not_scroll(person: MakePerson) -> None:
    me = sit(person(**PHONE), "me", "bot:greedy", "bot:greedy", "bot:greedy", teams=True)
    of(me, "explorer").first.tap()
    me.page.locator(CHOSEN).first.tap()
    me.settle()
    of(me, "hand").first.wait_for()
    assert me.scroll_width() <= 0
    me.page.get_by_role("button", name="Medals and who is near them").tap()
    expect(me.page.get_by_role("list", name="Medals").last).to_be_visible()


@pytest.mark.skipif(not AXE.is_file(), reason="no axe-core here: cd web && npm ci")
def test_axe_finds_nothing_grave(person: MakePerson) -> None:
    me = sit(auditor(person), "me", "bot:greedy", "bot:greedy")
    assert violations(me.page) == []
    land(me)
    of(me, "hand").first.wait_for()
    assert violations(me.page) == []
