"""Every page that is no table, at every size and size of text: its words are whole and readable.

A sample runs each time, all of it with BESTIARY_EFFORT > 1.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import product

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import MakePerson
from tests.browser.eyes import words
from tests.browser.person import Person
from tests.effort import EFFORT

SIZES = ((360, 740), (740, 360), (768, 1024), (1366, 768), (1440, 900))
TEXTS = ("normal", "larger")
GAMES = ("monster_cafe", "monster_baby_rescue", "wombat_rescue")
LONG = 180_000  # milliseconds: a busy machine plays slowly

OTHERS = [((360, 740), "larger"), ((740, 360), "normal"), ((1366, 768), "larger")]
CASES = list(product(SIZES, TEXTS)) if EFFORT > 1 else OTHERS


@pytest.fixture(params=CASES, ids=lambda case: f"{case[0][0]}x{case[0][1]}-{case[1]}")
def me(person: MakePerson, request: pytest.FixtureRequest) -> Person:
    (width, height), text = request.param
    return person(viewport={"width": width, "height": height}, has_touch=width < 1000, likes={"text": text})


def look(me: Person, name: str, part: str = "body") -> dict[str, list[str]]:
    """What is wrong with the page that lies open, or a part of it, by its name."""
    me.page.wait_for_load_state("networkidle")
    found = words(me.page, part)
    if me.scroll_width() > 0:
        found.append(f"scrolls to the side by {me.scroll_width()}")
    return {name: found} if found else {}


def test_home_learning_and_what_lies_over_them(me: Person) -> None:
    found: dict[str, list[str]] = {}
    page = me.open()
    page.get_by_role("region", name="The first time here").wait_for()
    found |= look(me, "home")
    page.get_by_role("button", name="In a minute").first.click()
    page.get_by_role("dialog").locator("li").nth(3).wait_for()
    found |= look(me, "a minute")
    close = page.get_by_role("dialog").get_by_role("button", name="Close").bounding_box()
    sheet = page.get_by_role("dialog").bounding_box()
    assert close is not None
    assert sheet is not None
    assert sheet["x"] + sheet["width"] - close["x"] - close["width"] < 40, "closing is in the corner"
    for path in ("/learn", "/about"):
        me.open(path)
        page.get_by_role("heading", level=1).wait_for()
        found |= look(me, path)
    assert found == {}


def test_lobbies(me: Person) -> None:
    found: dict[str, list[str]] = {}
    for game in GAMES:
        me.open(me.new_table("me", "open", game=game))
        me.page.get_by_alt_text("QR code of the link to this table").wait_for()
        found |= look(me, game)
        bar = me.page.locator(".lobby > header").bounding_box()
        name = me.page.get_by_role("heading", level=1).bounding_box()
        assert bar is not None
        assert name is not None
        assert bar["y"] <= name["y"], "the name of the game is in its bar"
    assert found == {}, found


def ended(me: Person, game: str) -> str:
    """A table at which two bots have played to the end."""
    options = {"max_turns": 3} if game == "wombat_rescue" else {}
    table = me.new_table("bot:random", "bot:random", game=game, options=options)
    me.open(table)
    expect(me.end).to_be_visible(timeout=LONG)
    me.end.get_by_role("navigation", name="Moments of the game").wait_for()
    return table


def replayed(me: Person, table: str) -> None:
    me.open(f"{table}/replay?step=7")
    me.page.get_by_role("slider", name="Step").wait_for()


def analysed(me: Person, table: str) -> None:
    me.open(f"{table}/replay?analysis")
    expect(me.page.get_by_role("figure", name="Chances to win")).to_be_visible(timeout=LONG)


def drawn(me: Person, table: str) -> None:
    me.open(f"{table}/replay?step=7")
    me.page.get_by_role("button", name="Log").click()
    me.page.get_by_role("list", name="What happened").wait_for()


AFTER: dict[str, Callable[[Person, str], None]] = {"replay": replayed, "analysis": analysed, "log": drawn}


@pytest.mark.parametrize("game", GAMES)
def test_the_end_and_the_replay(me: Person, game: str) -> None:
    found: dict[str, list[str]] = {}
    table = ended(me, game)
    found |= look(me, "end", "section[aria-label='The end']")
    for name, show in AFTER.items():
        if name == "analysis" and game != "monster_cafe":
            continue  # it takes its time, and is the same for all
        show(me, table)
        found |= look(me, name)
        for tool in me.page.locator("section[aria-label='Replay'] button:visible").all():
            expect(tool).to_be_in_viewport(ratio=0.99)
    assert found == {}
