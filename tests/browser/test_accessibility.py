"""axe-core on every page, in light and dark. It is put into the page past the content security policy."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.chromium import ROOT
from tests.browser.conftest import MakePerson
from tests.browser.person import GAME, Person

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
GRAVE = ("serious", "critical")
GAMES = pytest.mark.parametrize("game", [GAME, "Monster Baby Rescue"])
RUN = "axe.run({ exclude: ['svg'] }, { resultTypes: ['violations'] }).then((all) => all.violations)"

needs_axe = pytest.mark.skipif(not AXE.is_file(), reason="no axe-core here: cd web && npm ci")
pytestmark = needs_axe


def violations(page: Page) -> list[str]:
    """What is serious in light and in dark, with where. A place of a board is spoken as the choice that it is, not as
    the numbers that are drawn on it."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = []
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme)
        expect(page.locator("html")).to_have_attribute("data-theme", scheme)
        found += [
            f"{scheme}: {one['id']}: {node['target']} {node['failureSummary'].splitlines()[-1].strip()}"
            for one in page.evaluate(RUN)
            if one["impact"] in GRAVE
            for node in one["nodes"]
            if one["id"] != "label-content-name-mismatch" or "data-place=" not in node["html"]
        ]
    return found


def auditor(person: MakePerson, **options: object) -> Person:
    return person(forgiven=("404 (Not Found)",), bypass_csp=True, **options)


def test_axe_sees_what_is_wrong(person: MakePerson) -> None:
    me = auditor(person)
    page = me.open("/about")
    page.get_by_role("heading", level=1).evaluate("(title) => { title.style.color = '#ddd' }")
    page.evaluate("document.querySelector('main').append(document.createElement('button'))")
    found = "\n".join(violations(page))
    assert "color-contrast" in found
    assert "button-name" in found


def test_pages_around_the_table(person: MakePerson) -> None:
    me = auditor(person)
    lobby = me.new_table("me", "open", "bot:sensible", "open")
    pages = {  # with what comes last
        "/": "article svg",
        "/?with=monster_cafe": "section svg",
        lobby: "img[alt^='QR code']",
        "/about": "main li",
        "/learn": "article svg",
        "/nowhere": "h1",
        "/t/nowhere": "h1",
    }
    for path, last in pages.items():
        me.open(path).locator(last).first.wait_for()
        assert violations(me.page) == [], path


@pytest.mark.parametrize("button", ["Settings", "change name and avatar"])
def test_dialogs_of_the_home_page(person: MakePerson, button: str) -> None:
    me = auditor(person)
    page = me.open()
    page.get_by_role("button", name=button).click()
    page.get_by_role("dialog").wait_for()
    assert violations(page) == []


@GAMES
def test_the_table(person: MakePerson, game: str) -> None:
    me = auditor(person)
    page = me.play_now(game)
    me.move()
    assert me.wait_for_turn()
    assert violations(page) == []
    me.list_choices()
    assert violations(page) == []
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Hint").click()
    me.hint.wait_for()
    me.open_talk("Chat")
    assert violations(page) == []
    page.get_by_role("button", name="Rules").click()
    page.get_by_role("dialog").locator("li").first.wait_for()
    assert violations(page) == []


def test_the_table_of_wombat_rescue(person: MakePerson) -> None:
    me = auditor(person)
    page = me.open(me.new_table("me", "bot:random", "bot:random", game="wombat_rescue", options={"first": 0}))
    assert me.wait_for_turn()
    assert violations(page) == []
    me.lit.first.click()
    page.get_by_role("button", name="The dingo.").click()
    page.get_by_role("button", name="Smell area of").first.click()
    assert violations(page) == []
    page = me.open(me.new_table("me", "open", game="wombat_rescue"))
    page.get_by_role("button", name="more, all as usual").click()
    page.get_by_label("Boulders").wait_for()
    assert violations(page) == []


def test_the_end_of_wombat_rescue(person: MakePerson) -> None:
    me = auditor(person)
    page = me.open(me.new_table("bot:random", game="wombat_rescue", options={"max_turns": 1}))
    expect(me.end).to_be_visible(timeout=30_000)
    assert violations(page) == []


@pytest.mark.parametrize("game", ["monster_cafe", "monster_baby_rescue"])
def test_the_end_and_the_replay(person: MakePerson, game: str) -> None:
    me = auditor(person)
    path = me.new_table("bot:random", "bot:random", "bot:random", "bot:random", game=game)
    page = me.open(path)
    expect(me.end).to_be_visible(timeout=30_000)
    assert violations(page) == []
    me.open(f"{path}/replay").get_by_role("slider", name="Step").wait_for()
    page.get_by_role("button", name="One step on").click()
    assert violations(page) == []


@GAMES
def test_a_phone(person: MakePerson, game: str) -> None:
    me = auditor(person, viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True)
    me.play_now(game)
    assert violations(me.page) == []
    me.open(me.new_table("me", "bot:random", game="wombat_rescue", options={"first": 0}))
    assert me.wait_for_turn()
    assert violations(me.page) == []
