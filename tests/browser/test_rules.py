"""The rules drawer, and "why not?"."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import MakePerson
from tests.browser.person import GAME

RULE = re.compile(r"MC-D?\d+")


def test_rules_are_searched_by_word_and_by_number(person: MakePerson) -> None:
    me = person()
    page = me.play_now()
    page.get_by_role("button", name="Rules").click()
    drawer = page.get_by_role("dialog", name=f"Rules of {GAME}")
    rules = drawer.locator("li:not(.section)")
    expect(rules.first).to_contain_text(RULE)
    every = rules.count()
    search = drawer.get_by_role("searchbox")
    search.fill("sorbet")
    expect(rules).not_to_have_count(every)
    assert 0 < rules.count() < every
    for text in rules.all_inner_texts():
        assert RULE.match(text)
    number = RULE.findall(rules.first.inner_text())[0]
    search.fill(number)
    expect(rules.first).to_contain_text(number)
    search.fill("no such words at all")
    drawer.get_by_role("button", name="Show all").click()
    expect(rules).to_have_count(every)
    page.keyboard.press("Escape")
    expect(drawer).to_have_count(0)


def test_why_not_answers_with_the_rule_and_its_number(person: MakePerson) -> None:
    me = person()
    page = me.play_now()
    page.locator("[data-place^='table:']:not([data-can])").first.click()
    why = page.locator(".why")
    expect(why).to_contain_text(RULE)
    why.get_by_role("button", name="Rule MC-").click()
    drawer = page.get_by_role("dialog", name=f"Rules of {GAME}")
    expect(drawer.locator("li:not(.section)").first).to_contain_text(RULE)


def test_what_is_forbidden_is_offered_quietly_and_says_why(person: MakePerson) -> None:
    me = person()
    page = me.open(me.new_table("me", "me", options={"first": 0}))
    assert me.wait_for_turn()
    me.list_choices()
    against = page.get_by_role("group", name="Not now").get_by_role("button")
    expect(against).to_have_count(1)
    expect(against.first).to_have_accessible_name("Clear a table: That table has no monsters. Why not?")
    against.first.click(force=True)  # it is disabled, and says why
    expect(page.locator(".why")).to_contain_text("MC-037")
    expect(page.locator(".why")).to_contain_text("That table has no monsters.")
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")  # first what lies on top, then the list
    page.locator('[data-place="table:1"]').click()
    expect(page.locator(".why")).to_contain_text("MC-037")
    assert me.question.endswith("Draw a card")
