"""Wombat Rescue in the browser: the map, a push, a catch and a rescue, the game alone, and layouts of one's own."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, expect

from bestiary.games.wombat_rescue.layout import OURS
from tests.browser.conftest import MakePerson
from tests.browser.person import CHOSEN, Person
from tests.browser.serving import Server

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
OVERLAP = """placements = [
  { tile = "H1", q = 0, r = 0, rot = 0 },
  { tile = "B2", q = 1, r = 0, rot = 0 },
]"""


@pytest.fixture(scope="module")
def staged(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Where one plays alone or four do, the game begins shortly before something happens."""
    running = Server(tmp_path_factory.mktemp("wombats"), "tests.browser.staged:GAME").start()
    yield running
    running.stop()


def sit(person: Person, *seats: str, **options: object) -> Person:
    """At a new table, with the map before one."""
    person.open(person.new_table(*seats, game="wombat_rescue", options={"first": 0, **options}))
    space(person, "2,8").wait_for()
    return person


def space(person: Person, name: str) -> Locator:
    return person.page.locator(f'[data-place="hex:{name}"]')


def go(person: Person, name: str) -> None:
    """A click shows the way, a second one goes it."""
    space(person, name).click()
    expect(space(person, name)).to_have_attribute("data-can", "chosen")
    space(person, name).click()
    person.settle()


def end_moving(person: Person) -> None:
    button = person.page.locator('[data-place="end"]')
    expect(button).to_have_attribute("data-can", "can")
    button.click()
    button.click()
    person.settle()


def test_alone_to_the_end_of_the_turns(person: MakePerson) -> None:
    me = sit(person(), "me", max_turns=2)
    expect(me.dock.get_by_role("heading")).to_have_text("Move 1 of 3")
    expect(me.page.get_by_role("button", name="The dingo.")).to_contain_text("he wakes at 2 cubes")
    for turn in (1, 2):
        expect(me.page.get_by_text(f"Turn {turn} of 2")).to_be_visible()
        me.lit.first.click()
        me.page.locator(CHOSEN).first.click()
        me.settle()
        end_moving(me)
        while me.wait_for_turn() and me.question.startswith(("The dingo:", "He runs")):
            me.move()
    expect(me.end.get_by_role("heading")).to_have_text("You lose this time")
    expect(me.end).to_contain_text("The turns ran out")
    expect(me.end.get_by_role("img", name="0 of 4 babies at home")).to_be_visible()


def test_alone_with_the_last_baby_home(person: MakePerson, staged: Server) -> None:
    me = person()
    me.address = staged.address
    sit(me, "me")
    space(me, "2,8").hover()
    expect(me.page.get_by_text("Bring your baby home")).to_be_visible()
    go(me, "2,8")
    expect(me.end.get_by_role("heading")).to_have_text("You win!")
    expect(me.end).to_contain_text("All 4 babies are home")
    assert me.totals() == ["4"]


def test_four_with_a_push_a_catch_and_a_rescue(person: MakePerson, staged: Server) -> None:
    me = person()
    me.address = staged.address
    sit(me, "me", "me", "me", "me")
    page = me.page
    scores = page.get_by_role("group", name="Scores so far").locator("b")
    expect(scores).to_have_text(["1", "0", "0", "0"])

    space(me, "5,5").hover()
    expect(page.locator('[data-pushed="1"]')).to_be_visible()
    expect(page.get_by_text(re.compile("^Push .* 1$"))).to_be_visible()
    go(me, "5,5")
    expect(page.locator('[data-mama="0"]').locator("..")).to_have_attribute(
        "transform", re.compile(r"^translate\(525 ")
    )
    story = " ".join(me.log())
    assert "is pushed 1 east" in story
    assert "has caught" in story
    assert "Baby 3 flees back" in story
    expect(page.locator("[data-dingo]")).to_have_count(0)
    expect(page.get_by_role("button", name="The dingo.")).to_contain_text("off the map")

    go(me, "2,8")
    assert "brings baby 2 home" in " ".join(me.log())
    expect(scores).to_have_text(["2", "0", "0", "0"])
    expect(me.dock.get_by_role("heading")).to_contain_text("Move 3 of 3")


def test_the_smell_of_others_is_shown_on_request(person: MakePerson, staged: Server) -> None:
    me = person()
    me.address = staged.address
    sit(me, "me", "bot:random", "bot:random", "bot:random")
    expect(me.page.locator("[data-smell]")).to_have_count(1)
    rival = me.page.locator("[data-still]").get_by_role("button", name="Smell area of").nth(2)
    rival.click()
    expect(me.page.locator('[data-smell="3"]')).to_be_visible()
    rival.click()
    expect(me.page.locator("[data-smell]")).to_have_count(1)


def test_a_tile_leads_where_a_move_does_not_cost_one(person: MakePerson, staged: Server) -> None:
    me = person()
    me.address = staged.address
    sit(me, "me", "bot:random", "bot:random", "bot:random")
    me.page.locator('[data-place="tile:0:scamper"]').click()
    expect(me.lit).to_have_count(6)
    space(me, "4,4").click()
    me.settle()
    assert any("scampers" in line for line in me.log())
    expect(me.dock.get_by_role("heading")).to_have_text("Move 1 of 3")


def test_keys_go_from_space_to_space(person: MakePerson) -> None:
    me = sit(person(), "me", "bot:random")
    me.lit.first.focus()
    seen = set()
    for key in ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"):
        me.page.keyboard.press(key)
        place = me.page.evaluate("document.activeElement.dataset.place")
        label = me.page.evaluate("document.activeElement.getAttribute('aria-label')")
        assert place
        assert label
        seen.add(place)
    assert len(seen) > 2
    space(me, "2,7").focus()
    assert re.match(r"Move 1 north-west, to the \w+", str(space(me, "2,7").get_attribute("aria-label")))
    me.page.keyboard.press("Enter")
    expect(space(me, "2,7")).to_have_attribute("data-can", "chosen")
    me.page.keyboard.press("Enter")
    me.settle()
    assert any("moves 1 north-west" in line for line in me.log())


def test_the_map_is_moved_without_choosing_anything(person: MakePerson) -> None:
    me = sit(person(), "me", "bot:random")
    frame, camera = me.page.locator(".frame"), me.page.locator(".camera")
    before = camera.get_attribute("style")
    for _ in range(4):
        me.page.get_by_role("button", name="Nearer").click()
    assert camera.get_attribute("style") != before
    me.page.get_by_role("button", name="Find me").click()
    lit, box = space(me, "3,7"), space(me, "3,7").bounding_box()
    assert box
    expect(lit).to_have_attribute("data-can", "can")
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    me.page.mouse.move(x, y)
    me.page.mouse.down()
    me.page.mouse.move(x - 100, y, steps=5)
    me.page.mouse.up()
    moved = lit.bounding_box()
    assert moved
    assert box["x"] - moved["x"] > 60
    expect(me.page.locator(CHOSEN)).to_have_count(0)
    me.page.get_by_role("button", name="The whole map").click()
    whole, map_box = frame.bounding_box(), me.page.get_by_role("group", name="The map", exact=True).bounding_box()
    assert whole
    assert map_box
    assert map_box["width"] <= whole["width"]
    me.page.get_by_role("button", name="Find me").click()
    expect(me.page.locator('[data-mama="0"]')).to_be_in_viewport()


def test_a_phone_shows_my_mama_and_does_not_scroll(person: MakePerson) -> None:
    me = sit(person(**PHONE), "me", "bot:random", "bot:random")
    expect(me.page.locator('[data-mama="0"]')).to_be_in_viewport()
    assert me.scroll_width() <= 0
    box = space(me, "2,7").bounding_box()
    assert box
    assert box["width"] >= 44
    assert box["height"] >= 44
    space(me, "2,7").tap()
    expect(space(me, "2,7")).to_have_attribute("data-can", "chosen")
    space(me, "2,7").tap()
    me.settle()
    expect(me.dock.get_by_role("heading")).to_contain_text("Move 2 of 3")


def test_a_layout_of_ones_own_is_refused_and_then_accepted(person: MakePerson) -> None:
    me = person(forgiven=("422 (Unprocessable",))
    path = me.new_table("me", "open", game="wombat_rescue")
    page = me.open(path)
    page.get_by_role("radio", name="four corners").check(force=True)
    expect(page.get_by_role("radio", name="four corners")).to_be_checked()
    expect(page.locator("fieldset svg")).to_have_count(4)
    page.get_by_text("For those who know the game").click()
    text = page.get_by_role("textbox", name="A layout of your own")
    text.fill(OVERLAP)
    text.blur()
    expect(page.get_by_text("tile B2: it overlaps tile H1")).to_be_visible()
    expect(text).to_have_attribute("aria-invalid", "true")

    placements = [
        ", ".join(f"{name} = {json.dumps(entry[name])}" for name in ("slot", "tile", "q", "r", "rot"))
        for entry in OURS["boomerang"]["placements"]
    ]
    own = 'name = "Ours"\nplacements = [\n' + "".join(f"  {{ {entry} }},\n" for entry in placements) + "]\n"
    page.locator('input[type="file"]').set_input_files(
        {"name": "own.toml", "mimeType": "text/plain", "buffer": own.encode()}
    )
    expect(text).to_have_value(own)
    expect(page.get_by_text("Not so yet")).to_have_count(0)
    expect(page.get_by_text("it overlaps")).to_have_count(0)
    page.get_by_role("button", name="Start now with a bot").click()
    expect(page.get_by_role("group", name="The map", exact=True)).to_be_visible()
    expect(page.locator("[data-space]")).to_have_count(144)
    expect(space(me, "-11,10")).to_have_count(1)  # a corner of the boomerang
