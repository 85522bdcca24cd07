"""The lobby of a table: its host names, moves and changes what is not fixed yet, and everybody sees it."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.browser.conftest import MakePerson
from tests.browser.person import Person


def rows(one: Person) -> Locator:
    return one.page.locator("ol.seats > li")


def test_the_host_changes_options_and_friends_see_it(person: MakePerson) -> None:
    host, friend = person(forgiven=("422 (Unprocessable Entity)",)), person()
    path = host.new_table("me", "open", "bot:greedy")
    friend.open(path)
    page = host.open(path)
    page.get_by_label("There is").select_option("a clock: 2 minutes a move")
    expect(friend.page.get_by_text("a clock: 2 minutes a move")).to_be_visible()
    page.get_by_label("brain", exact=True).check()
    expect(page.get_by_text("Not so yet: Choose two different regular monsters.")).to_be_visible()
    expect(friend.page.get_by_text("Monsters that stay out: left to chance")).to_be_visible()
    page.get_by_label("sludge", exact=True).check()
    expect(page.get_by_text("Not so yet")).to_have_count(0)
    expect(friend.page.get_by_text("Monsters that stay out: sludge, brain")).to_be_visible()
    expect(friend.page.locator("select")).to_have_count(0)


def test_the_host_names_a_bot(person: MakePerson) -> None:
    host, friend = person(), person()
    path = host.new_table("me", "open", "bot:greedy")
    friend.open(path)
    host.open(path).get_by_label("Name for chair 3").fill("Sir Botty")
    host.page.keyboard.press("Enter")
    expect(rows(friend).nth(2)).to_contain_text("Sir Botty")


def test_seats_are_moved_by_keyboard(person: MakePerson) -> None:
    host, friend = person(), person()
    path = host.new_table("me", "open", "bot:greedy")
    friend.open(path)
    handle = host.open(path).get_by_role("button", name="from chair 1: arrow up or down")
    handle.focus()
    host.page.keyboard.press("ArrowDown")
    expect(rows(friend).nth(1)).to_contain_text("The host")
    expect(host.page.get_by_role("button", name="from chair 2: arrow up or down")).to_be_focused()
    host.page.keyboard.press("ArrowDown")
    expect(rows(friend).nth(2)).to_contain_text("The host")
    expect(friend.page.locator("[data-handle]")).to_have_count(0)


def test_seats_are_moved_by_dragging(person: MakePerson) -> None:
    host, friend = person(), person()
    path = host.new_table("me", "open", "bot:greedy")
    friend.open(path)
    host.open(path)
    handle = rows(host).nth(2).locator("[data-handle]").bounding_box()
    first = rows(host).nth(0).bounding_box()
    assert handle is not None
    assert first is not None
    mouse = host.page.mouse
    mouse.move(handle["x"] + 10, handle["y"] + 10)
    mouse.down()
    mouse.move(handle["x"] + 10, first["y"] + 30, steps=5)
    mouse.up()
    expect(rows(friend).nth(0)).to_contain_text("Bot")
    expect(rows(friend).nth(1)).to_contain_text("The host")


def test_plans_of_a_new_table_are_moved_too(person: MakePerson) -> None:
    me = person()
    me.open("/?with=monster_cafe").get_by_role("button", name="Move me from chair 1").focus()
    me.page.keyboard.press("ArrowDown")
    expect(rows(me).nth(1)).to_contain_text("You, the host")
    me.page.get_by_label("We are").select_option("2 players")
    expect(rows(me)).to_have_count(2)
    expect(me.page.locator("ol.seats")).to_contain_text("You, the host")
