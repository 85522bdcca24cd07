"""The lobby of a table: its host names, moves and changes what is not fixed yet, and everybody sees it."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import MakePerson
from tests.browser.person import Person


def rows(one: Person) -> Locator:
    return one.page.locator("ol.seats > li")


def test_the_host_changes_options_and_friends_see_it(person: MakePerson) -> None:
    host, friend = person(forgiven=("422 (Unprocessable Entity)",)), person()
    path = host.new_table("me", "open", "bot:sensible")
    friend.open(path)
    page = host.open(path)
    page.get_by_label("There is").select_option("a clock: 2 minutes a move")
    expect(friend.page.get_by_text("a clock: 2 minutes a move")).to_be_visible()
    page.get_by_label("Brain Eaters", exact=True).check()
    expect(page.get_by_text("Not so yet: Choose two different regular monsters.")).to_be_visible()
    expect(friend.page.get_by_text("Two monsters that are drawn stay out of the café.")).to_be_visible()
    page.get_by_label("Sludge Eaters", exact=True).check()
    expect(page.get_by_text("Not so yet")).to_have_count(0)
    expect(friend.page.get_by_text("Sludge Eaters and Brain Eaters stay out of the café.")).to_be_visible()
    expect(friend.page.locator("select")).to_have_count(0)


def test_the_host_names_a_bot(person: MakePerson) -> None:
    host, friend = person(), person()
    path = host.new_table("me", "open", "bot:sensible")
    friend.open(path)
    host.open(path).get_by_label("Name for chair 3").fill("Sir Botty")
    host.page.keyboard.press("Enter")
    expect(rows(friend).nth(2)).to_contain_text("Sir Botty")


def test_seats_are_moved_by_keyboard(person: MakePerson) -> None:
    host, friend = person(), person()
    path = host.new_table("me", "open", "bot:sensible")
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
    path = host.new_table("me", "open", "bot:sensible")
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


def sentences(one: Person) -> list[str]:
    """How we play, as it is read: a place where something is chosen reads as what is chosen."""
    texts: list[str] = one.page.locator(".say").evaluate_all(
        """all => all.map((one) => {
            const words = one.cloneNode(true);
            words.querySelectorAll('small').forEach((note) => note.remove());
            const lists = [...one.querySelectorAll('select')];
            words.querySelectorAll('select').forEach((list, at) => list.replaceWith(lists[at].selectedOptions[0].text));
            return words.textContent.replace(/\\s+/g, ' ').trim();
        })"""
    )
    return texts


def test_the_three_choices_that_matter_are_sentences_and_the_rest_is_folded(person: MakePerson) -> None:
    """Given Wombat Rescue, whose options were a form of thirteen settings, then a player reads three sentences."""
    me = person()
    page = me.open(me.new_table("me", "open", "bot:sensible", game="wombat_rescue"))
    expect(page.get_by_role("button", name="8 more, all as usual")).to_be_visible()
    assert sentences(me) == [
        "We play on the standard map.",
        "Who brings all 4 babies home first wins.",
        "One dingo runs, and a dingo leaves the cubes.",
    ]
    page.get_by_label("Dingo eats poop").select_option("eats")
    page.get_by_role("button", name="8 more").click()
    assert "There are no boulders in the way." in sentences(me)
    for text in sentences(me):
        assert not set(text) & set("_`[]{}"), text
    page.get_by_label("Boulders").select_option("boulders")
    expect(page.get_by_role("button", name="8 more, not as usual: boulders")).to_be_visible()
    friend = person()
    friend.open(f"/{page.url.split('/', 3)[3]}").get_by_text("There are boulders in the way.").wait_for()
    assert "One dingo runs, and a dingo eats the cubes." in sentences(friend)
    assert not any("protection" in text for text in sentences(friend))  # as usual: not worth a sentence


def test_what_depends_on_something_is_there_when_that_is(person: MakePerson) -> None:
    me = person()
    page = me.open(me.new_table("me", "open", "bot:sensible", game="wombat_rescue"))
    page.get_by_role("button", name="8 more").click()
    who = page.get_by_role("group", name="Who has a protection tile")
    expect(who).to_have_count(0)
    page.get_by_label("Dingo protection tile").select_option("in the game")
    expect(who).to_be_visible()
    page.get_by_label("Dingo protection tile").select_option("left in the box")
    expect(who).to_have_count(0)


def test_a_bots_level_is_one_row_of_four_with_a_tick_and_a_line(person: MakePerson) -> None:
    me = person()
    page = me.open(me.new_table("me", "open", "bot:sharp"))
    levels = page.get_by_role("radiogroup", name="How Fang plays")
    expect(levels.locator("label")).to_have_text(["gentle", "sensible", "✓ sharp", "fierce"])
    expect(page.get_by_text("Bot, sharp: thinks a tenth of a second ahead")).to_be_visible()
    tops = levels.locator("label").evaluate_all("all => all.map((one) => one.getBoundingClientRect().top)")
    assert len(set(tops)) == 1


def test_enter_starts_the_game(person: MakePerson) -> None:
    me = person()
    page = me.open(me.new_table("me", "open"))
    expect(page.get_by_role("button", name="Start now with a bot")).to_be_visible()
    page.keyboard.press("Enter")
    expect(me.line).to_be_visible()


def test_who_opens_a_table_may_let_late_comers_in(person: MakePerson) -> None:
    host, late = person(), person()
    page = host.open("/?with=monster_cafe")
    page.get_by_role("group", name="Who sits in chair 2?").get_by_role("button", name="Bot").click()
    page.get_by_label("Who comes late").check()
    page.get_by_role("button", name="Start the game").click()
    expect(host.line).to_be_visible()
    late.open(f"/{page.url.split('/', 3)[3]}")
    expect(late.line.get_by_role("button", name=re.compile("^Play for "))).not_to_have_count(0)


@pytest.mark.parametrize("size", [(1440, 900), (1280, 720), (768, 1024), (360, 740), (740, 360)])
@pytest.mark.parametrize("game", ["wombat_rescue", "munchkin_babies"])
def test_nothing_of_the_lobby_is_cut(person: MakePerson, size: tuple[int, int], game: str) -> None:
    """Given long names and larger text, then nothing lies beside the page, and the line to start is in sight."""
    me = person()
    me.context.add_init_script("localStorage['bestiary.settings'] = JSON.stringify({text: 'larger'})")
    me.page.set_viewport_size({"width": size[0], "height": size[1]})
    path = me.new_table("me", "open", "bot:sharp", "bot:fierce", "open", game=game)
    me.open(path).get_by_label("Name for chair 3").fill("Wilhelmina von Wombat II")
    me.page.keyboard.press("Enter")
    me.page.get_by_role("button", name="more, all as usual").click()
    expect(me.page.get_by_role("button", name="Start now with bots")).to_be_in_viewport(ratio=1)
    assert me.scroll_width() <= 0
    wide = "all => all.filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.outerHTML.slice(0, 200))"
    assert me.page.locator("main, main .columns > section, .chair, .say, .fold, .line").evaluate_all(wide) == []
    tall = "all => all.filter((one) => one.offsetHeight > 330).map((one) => one.innerText)"  # a word in pieces
    assert me.page.locator(".chair").evaluate_all(tall) == []
