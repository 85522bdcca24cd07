"""Hints with their reasons, the analysis of a finished game, and playing on from a moment of it."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import MakePerson
from tests.browser.person import Person, table_of
from tests.browser.test_accessibility import needs_axe, violations

PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
LONG = 180_000  # milliseconds: a busy machine thinks slowly


def finished(me: Person) -> str:
    """The path of a table at which two bots have played to the end."""
    table = me.new_table("bot:random", "bot:greedy")
    me.open(table)
    expect(me.end).to_be_visible(timeout=LONG)
    return table


def test_a_hint_compares_moves_and_marks_what_to_touch_in_its_order(person: MakePerson) -> None:
    me = person()
    page = me.play_now()
    me.move()  # a card is drawn, and now it is to be seated: two places to touch, or a table to choose
    assert me.wait_for_turn()
    page.get_by_role("button", name="Hint").click()
    hint = me.hint
    expect(hint).to_contain_text(re.compile(r"\d+ % to win"))
    marked = page.locator("[data-place][data-hint]")
    expect(marked.first).to_be_visible()
    orders = sorted(marked.evaluate_all("all => all.map((one) => Number(one.dataset.hint))"))
    assert orders[0] == 1
    assert set(orders) == set(range(1, max(orders) + 1))
    chances = [int(found) for found in re.findall(r"(\d+) %(?: to win)?\.", hint.inner_text())]
    assert chances == sorted(chances, reverse=True), "none is better than one before it"


@pytest.mark.parametrize("device", [{}, PHONE], ids=["desk", "phone"])
def test_a_finished_game_is_analysed_along_its_replay(person: MakePerson, device: dict[str, Any]) -> None:
    me = person(**device)
    table = finished(me)
    page = me.open(f"{table}/replay")
    page.get_by_role("button", name="Analysis").click()
    panel = page.get_by_role("region", name="Analysis")
    panel.get_by_role("button", name="Analyse this game").click()
    graph = page.get_by_role("figure", name="Chances to win")
    expect(graph).to_be_visible(timeout=LONG)
    expect(graph.locator("path.line")).to_have_count(2)
    expect(panel.locator(".body li")).to_have_count(2)  # a sentence for each
    page.keyboard.press("End")
    expect(graph.get_by_text(re.compile("^100 %$")).last).to_be_visible()
    marks = graph.get_by_role("button", name="a move that cost much")
    if marks.count():
        page.keyboard.press("Home")
        panel.get_by_role("button", name="The next mistake").click()
        expect(panel.get_by_role("heading", name=re.compile("A mistake|A blunder"))).to_be_visible()
        expect(panel.locator(".drop")).to_have_text(re.compile(r"\d+ %\s*→\s*\d+ %"))
        expect(panel.locator("ol li.best")).to_contain_text("%")
        expect(panel.locator("ol li.made")).to_contain_text("Played:")
    assert me.scroll_width() <= 0
    page.reload()
    expect(graph).to_be_visible()  # it is kept


def test_the_end_leads_to_the_analysis(person: MakePerson) -> None:
    me = person()
    finished(me)
    me.end.get_by_role("link", name="Analysis").click()
    expect(me.page.get_by_role("figure", name="Chances to win")).to_be_visible(timeout=LONG)


def test_the_line_moves_the_replay(person: MakePerson) -> None:
    """First, back, on, last, by itself and how fast; and the address is that of the step."""
    me = person()
    table = finished(me)
    page = me.open(f"{table}/replay")
    step, line = page.get_by_role("slider", name="Step"), page.get_by_role("region", name="Replay")
    last = step.get_attribute("max") or ""
    line.get_by_role("button", name="To the end").click()
    expect(step).to_have_value(last)
    line.get_by_role("button", name="To the beginning").click()
    expect(step).to_have_value("0")
    line.get_by_role("radio").last.check(force=True)
    line.get_by_role("button", name="Play", exact=True).click()
    expect(step).not_to_have_value("0")
    line.get_by_role("button", name="Pause").click()
    line.get_by_role("button", name="One step back").click()
    now = step.input_value()
    page.wait_for_url(re.compile(rf"step={now}$"))
    page.reload()
    expect(step).to_have_value(now)


def test_a_phone_has_scores_and_log_of_a_replay(person: MakePerson) -> None:
    me = person(**PHONE)
    page = me.open(f"{finished(me)}/replay?step=12")
    expect(page.get_by_role("group", name="Scores at this step").locator("[data-score]")).to_have_count(2)
    for score in page.locator("[data-score]").all():
        expect(score).to_be_in_viewport(ratio=1)
    page.get_by_role("button", name="Log").click()
    lines = page.get_by_role("list", name="What happened").get_by_role("button")
    lines.nth(3).click()
    expect(page.get_by_role("slider", name="Step")).not_to_have_value("12")


@needs_axe
def test_the_analysis_can_be_read_by_everybody(person: MakePerson) -> None:
    me = person()
    page = me.open(f"{finished(me)}/replay?analysis")
    expect(page.get_by_role("figure", name="Chances to win")).to_be_visible(timeout=LONG)
    assert violations(page) == []


def test_playing_on_from_a_moment_is_practice(person: MakePerson) -> None:
    me = person()
    table = finished(me)
    page = me.open(f"{table}/replay?step=9")
    page.get_by_role("button", name="Play on from here").click()
    page.get_by_role("group", name="In whose place").get_by_role("button").first.click()
    page.wait_for_url(re.compile(r"/t/[^/]+$"))
    assert table_of(page) != table
    assert me.wait_for_turn()
    expect(page.locator(".practice")).to_have_text("Practice")
    me.open()
    expect(page.locator(".open").filter(has_text="practice")).to_have_count(1)
    me.open(f"{table}/replay?step=9")
    expect(page.get_by_role("button", name="Play on from here")).to_be_enabled()
    page.keyboard.press("End")
    expect(page.get_by_role("button", name="Play on from here")).to_be_disabled()
