"""The end of a game: it keeps its suspense, celebrates who won, and shows moments that open the replay there."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import MakePerson
from tests.browser.person import Person, play_to_the_end

LONG = 180_000  # milliseconds: a busy machine plays slowly
SIZES = [(1440, 900), (1366, 768), (1280, 720), (768, 1024), (360, 740), (740, 360)]


def finished(me: Person, game: str = "monster_cafe", seats: int = 2) -> str:
    """The path of a table at which bots have played to the end."""
    options = {"max_turns": 6} if game == "wombat_rescue" else {}
    table = me.new_table(*["bot:random"] * seats, game=game, options=options)
    me.open(table)
    expect(me.end).to_be_visible(timeout=LONG)
    return table


def test_nobodys_total_is_told_before_the_last_line(person: MakePerson) -> None:
    """Given the end of a game that is added up line by line, then neither pad nor bar tell the totals meanwhile."""
    me = person(reduced_motion="no-preference")
    table = finished(me)
    scores = me.page.get_by_role("group", name="Scores so far").locator("[data-score]")
    me.page.clock.install()  # time stands still
    me.open(table)
    expect(me.end.get_by_role("heading")).to_have_text("Adding it up …")
    expect(scores).to_have_count(0)
    expect(me.end.locator("tfoot td")).to_have_text(["", ""])
    expect(me.end.get_by_role("link", name=re.compile("move"))).to_have_count(0)
    me.end.click(position={"x": 5, "y": 5})  # who has no patience
    expect(me.end.get_by_role("heading")).to_have_text(re.compile("win"))
    expect(scores).to_have_count(2)
    assert all(total for total in me.totals())


def test_confetti_is_for_people(person: MakePerson) -> None:
    me = person(reduced_motion="no-preference")
    finished(me)
    me.end.click(position={"x": 5, "y": 5})
    expect(me.end.get_by_role("heading")).to_have_text(re.compile("win"))
    expect(me.page.locator(".confetti")).to_have_count(0)
    me.open(me.new_table("me", "me"))
    play_to_the_end(me)
    me.end.click(position={"x": 5, "y": 5})
    expect(me.page.locator(".confetti")).to_have_count(1)


def test_a_moment_opens_the_replay_there(person: MakePerson) -> None:
    me = person()
    finished(me)
    moments = me.end.get_by_role("navigation", name="Moments of the game").get_by_role("link")
    expect(moments).to_have_count(4)
    where = re.search(r"move=(\d+)", moments.nth(2).get_attribute("href") or "")
    assert where
    moments.nth(2).click()
    me.page.get_by_role("slider", name="Step").wait_for()
    assert f"move={where[1]}" in me.page.url
    assert int(me.page.get_by_role("slider", name="Step").input_value()) > 0


@pytest.mark.parametrize("game", ["monster_cafe", "monster_baby_rescue", "wombat_rescue", "big_monster"])
def test_what_comes_next_is_in_sight_at_every_size(person: MakePerson, game: str) -> None:
    me = person()
    table = me.new_table("me", "me", game=game, options={"max_turns": 1} if game == "wombat_rescue" else {})
    if game == "wombat_rescue":
        me.open(table)
        play_to_the_end(me)
    else:
        table = finished(me, game)
    for width, height in SIZES:
        me.page.set_viewport_size({"width": width, "height": height})
        me.open(table)
        for name in ("Replay", "Analysis", "Home"):
            expect(me.end.get_by_role("link", name=name, exact=True)).to_be_in_viewport(ratio=1)
        if game == "wombat_rescue":
            expect(me.end.get_by_role("button", name="Rematch")).to_be_in_viewport(ratio=1)
        expect(me.end.get_by_role("heading")).to_be_in_viewport(ratio=1)
        expect(me.end.get_by_role("navigation", name="Moments of the game").get_by_role("link")).to_have_count(4)
        assert me.scroll_width() <= 0
