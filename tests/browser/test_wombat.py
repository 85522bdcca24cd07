"""Wombat Rescue in the browser: the map, a push, a catch and a rescue, the game alone, and layouts of one's own."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterator
from itertools import combinations

import pytest
from playwright.sync_api import Locator, expect

from bestiary.games.wombat_rescue.layout import OURS
from tests.browser.conftest import MakePerson
from tests.browser.person import CHOSEN, READY, Person
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
    """A click goes there; where the table asks twice, a second one."""
    space(person, name).click()
    again(person, space(person, name))


def again(person: Person, place: Locator) -> None:
    if place.and_(person.page.locator(CHOSEN)).count():
        place.click()
    person.settle()


def stop_moving(person: Person) -> None:
    person.line.get_by_role("button", name="Stop moving").click()
    person.settle()


def end(person: Person) -> Locator:
    """The word at the end of the way that is looked at."""
    return person.page.locator('[data-word="goal"]')


def test_alone_to_the_end_of_the_turns(person: MakePerson) -> None:
    me = sit(person(), "me", max_turns=2)
    expect(me.line.get_by_role("heading")).to_have_text("Move 1 of 3")
    expect(me.page.get_by_role("button", name="The dingo.")).to_contain_text("He wakes at 2 cubes")
    for turn in (1, 2):
        expect(me.page.locator('[data-show="chapter"]')).to_have_text(f"Round {turn}")
        me.move_on_board()
        stop_moving(me)
        while me.wait_for_turn() and me.question.startswith("He runs"):
            me.move_on_board()
    expect(me.end.get_by_role("heading")).to_have_text("You lose this time")
    expect(me.end).to_contain_text("The turns ran out")
    expect(me.end.get_by_role("img", name="0 of 4 babies at home")).to_be_visible()


def test_alone_with_the_last_baby_home(person: MakePerson, staged: Server) -> None:
    me = person()
    me.address = staged.address
    sit(me, "me")
    space(me, "2,8").hover()
    expect(end(me)).to_have_text("1, rescue baby 4")
    expect(me.page.get_by_text("Baby 4 is rescued")).to_be_visible()
    expect(me.page.locator('[data-show="turn"]')).to_contain_text("4 of 4")
    expect(me.page.get_by_role("region", name="Your board")).to_contain_text("home: 3 → 4 of 4")
    go(me, "2,8")
    expect(me.end.get_by_role("heading")).to_have_text("You win!")
    expect(me.end).to_contain_text("All 4 babies are home")
    assert me.totals() == ["4"]


def test_four_with_a_push_a_catch_and_a_rescue(person: MakePerson, staged: Server) -> None:
    me = person(scenes="step")
    me.address = staged.address
    sit(me, "me", "me", "me", "me")
    page = me.page
    scores = page.locator("[data-score]")
    expect(scores).to_have_text(["1", "0", "0", "0"])

    space(me, "5,5").hover()
    expect(page.locator('[data-pushed="1"]')).to_be_visible()
    expect(page.get_by_text(re.compile("is pushed 1$"))).to_be_visible()
    go(me, "5,5")
    expect(page.locator('[data-mama="0"]').locator("..")).to_have_attribute(
        "transform", re.compile(r"^translate\(525 ")
    )
    scene = page.locator('[data-scene="caught:1"]')
    expect(scene).to_contain_text("Caught!")
    expect(scene).to_contain_text("Baby 3 back to its nest")
    expect(scene).to_contain_text("gets the dingo")
    page.keyboard.press("Space")
    expect(scene).to_have_count(0)
    expect(page.locator("[data-dingo]")).to_have_count(0)
    expect(page.get_by_role("button", name="The dingo.")).to_contain_text("He is off the map")

    go(me, "2,8")
    scene = page.locator('[data-scene="rescued:0"]')
    expect(scene).to_contain_text("Rescued!")
    expect(scene).to_contain_text("Baby 2 is home. 2 more to go.")
    expect(scene.locator("ol li")).to_have_count(4)
    page.keyboard.press("Space")
    expect(scores).to_have_text(["2", "0", "0", "0"])
    expect(me.line.get_by_role("heading")).to_contain_text("Move 3 of 3")


def test_the_smell_of_others_is_shown_on_request(person: MakePerson, staged: Server) -> None:
    me = person()
    me.address = staged.address
    sit(me, "me", "bot:random", "bot:random", "bot:random")
    expect(me.page.locator("[data-smell]")).to_have_count(1)
    rival = me.page.get_by_role("button", name="Smell area of").nth(2)
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
    expect(me.page.locator('[data-mama="0"]').locator("..")).to_have_attribute(
        "transform", re.compile(r"^translate\(420 ")
    )
    expect(me.line.get_by_role("heading")).to_have_text("Move 1 of 3")
    expect(me.page.locator('[data-tile="scamper"]')).to_contain_text("used")


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
    if me.page.locator(CHOSEN).count():
        me.page.keyboard.press("Enter")
    me.settle()
    expect(me.line.get_by_role("heading")).to_have_text("Move 2 of 3")


def test_the_map_is_moved_without_choosing_anything(person: MakePerson) -> None:
    me = sit(person(), "me", "bot:random")
    camera, lit = me.page.locator(".camera"), space(me, "3,7")
    before, box = camera.get_attribute("style"), lit.bounding_box()
    assert box
    expect(lit).to_have_attribute("data-can", "can")
    expect(me.page.get_by_role("button", name="The whole map")).to_be_hidden()
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    me.page.mouse.move(x, y)
    me.page.mouse.wheel(0, -600)
    expect(me.page.get_by_role("button", name="The whole map")).to_be_visible()
    assert camera.get_attribute("style") != before
    box = lit.bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    me.page.mouse.move(x, y)
    me.page.mouse.down()
    me.page.mouse.move(x - 100, y, steps=5)
    me.page.mouse.up()
    moved = lit.bounding_box()
    assert moved
    assert box["x"] - moved["x"] > 60
    expect(me.line.get_by_role("heading")).to_have_text("Move 1 of 3")
    me.page.get_by_role("button", name="The whole map").click()
    expect(camera).to_have_attribute("style", str(before))


def test_every_line_says_how_far_it_goes_and_why_it_ends(person: MakePerson, staged: Server) -> None:
    me = person()
    me.address = staged.address
    sit(me, "me", "bot:random", "bot:random", "bot:random")
    words = me.page.locator('[data-word^="line-"]')
    expect(words.first).to_be_visible()
    for text in words.all_inner_texts():
        assert re.fullmatch(r"\d+, [a-z].+", text)
    boxes = [word.bounding_box() for word in words.all()]
    for one, other in combinations([box for box in boxes if box], 2):
        apart = (
            one["x"] + one["width"] <= other["x"] + 1
            or other["x"] + other["width"] <= one["x"] + 1
            or one["y"] + one["height"] <= other["y"] + 1
            or other["y"] + other["height"] <= one["y"] + 1
        )
        assert apart, (one, other)


SIZES = [(1440, 900), (1366, 768), (1280, 720), (768, 1024), (360, 740), (740, 360)]
OUT_OF_REACH = """() => [...document.querySelectorAll('[data-place][data-can][role="button"]')].filter((place) => {
  const box = place.getBoundingClientRect();
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  const top = document.elementFromPoint(x, y);
  return !top || !(place === top || place.contains(top) || top.closest('[data-place]')?.matches('[data-can]'));
}).map((place) => place.dataset.place)"""


CUT_OFF = """() => ['.stage', '.foot'].flatMap((name) => {
  const frame = document.querySelector(name);
  const room = frame.getBoundingClientRect();
  return [...frame.querySelectorAll('li, small, b, h3, h4, button, .word')].filter((part) => {
    const box = part.getBoundingClientRect();
    return part.checkVisibility() && box.width > 1 && !part.closest('.spoken, svg') && (box.left < room.left - 1
      || box.right > room.right + 1 || box.top < room.top - 1 || box.bottom > room.bottom + 1);
  }).map((part) => `${name} ${part.tagName} ${part.textContent}`);
})"""


@pytest.mark.parametrize(("width", "height"), SIZES)
@pytest.mark.parametrize("text", ["normal", "larger"])
def test_everything_lit_can_be_touched_at_every_size(
    person: MakePerson, staged: Server, width: int, height: int, text: str
) -> None:
    me = person(viewport={"width": width, "height": height}, has_touch=width < 800, likes={"text": text})
    me.address = staged.address
    sit(me, "me", "bot:random", "bot:random", "bot:random")
    expect(me.page.locator('[data-word^="line-"]').first).to_be_visible()
    assert me.page.evaluate(OUT_OF_REACH) == []
    assert me.scroll_width() <= 0
    assert me.page.evaluate(CUT_OFF) == []


def test_the_map_keeps_its_place_from_question_to_question(person: MakePerson) -> None:
    me = sit(person(), "me", "bot:random")
    camera = me.page.locator(".camera")
    before = camera.get_attribute("style")
    for _ in range(2):
        me.move_on_board()
        expect(camera).to_have_attribute("style", str(before))
    stop_moving(me)
    me.wait_for_turn()
    expect(camera).to_have_attribute("style", str(before))


def test_a_first_game_says_why_it_asks_for_a_den(person: MakePerson) -> None:
    me = person()
    me.open(me.new_table("me", "bot:random", game="wombat_rescue", options={"first": 1}))
    expect(me.line.get_by_role("heading")).to_have_text("Where does the dingo wait?")
    expect(me.line).to_contain_text("You play last, so he is yours")
    words = me.page.locator('[data-word^="choice-"]')
    expect(words.first).to_contain_text(re.compile(r"^\d+ from home$"))
    me.move_on_board()  # one click, where the table does not ask twice
    expect(me.page.locator("[data-dingo]")).to_have_count(1)


def test_the_whole_map_is_in_a_corner_of_a_phone(person: MakePerson) -> None:
    me = sit(person(**PHONE), "me", "bot:random", "bot:random")
    expect(me.page.locator('[data-mama="0"]')).to_be_in_viewport()
    assert me.scroll_width() <= 0
    camera = me.page.locator(".camera")
    before = camera.get_attribute("style")
    corner = me.page.get_by_role("button", name="Look at another part of the map")
    corner.click(position={"x": 20, "y": 20})
    expect(camera).not_to_have_attribute("style", str(before))


def test_a_tile_is_explained_by_the_lens(person: MakePerson) -> None:
    me = sit(person(), "me", "bot:random")
    me.page.locator('[data-tile="hold_it_in"]').hover()
    expect(me.page.get_by_text("Nothing leaves your tract in this turn")).to_be_visible()


def test_the_hint_marks_the_next_place_to_touch(person: MakePerson, staged: Server) -> None:
    me = person()
    me.address = staged.address
    sit(me, "me", "bot:random", "bot:random", "bot:random")
    me.page.get_by_role("button", name="Hint").first.click()
    marked = me.page.locator('[data-hint="1"]')
    expect(marked.first).to_be_visible()
    assert marked.first.get_attribute("data-can") in ("can", "target")


MOST_CLICKS = 8


def test_a_turn_with_the_dingo_takes_eight_clicks_at_most(person: MakePerson) -> None:
    """Three moves, the end, and whatever the dingo asks; on the board, as somebody would who knows what they want."""
    me = sit(person(viewport={"width": 1440, "height": 900}), "me", "bot:random", max_turns=6)
    clicks: Counter[str] = Counter()
    while me.wait_for_turn():
        clicks[me.page.locator('[data-show="chapter"]').inner_text()] += one_click(me)
    assert len(clicks) == 6
    assert max(clicks.values()) <= MOST_CLICKS, clicks
    assert min(clicks.values()) >= 1


def one_click(me: Person) -> int:
    """One decision; returns the clicks that it took."""
    run = me.page.locator("[data-run]")
    stop = me.line.get_by_role("button", name="Stop moving")
    lit = me.page.locator('[data-place^="hex:"][data-can][role="button"]')
    if run.count():
        run.first.click()  # all of his steps, one after the other
        expect(me.line.get_by_role("heading")).not_to_contain_text("which way")
        return 1
    target = lit.first if lit.count() else stop if stop.count() else me.lit.first
    target.click()
    again = me.page.locator(f"{CHOSEN}, {READY}")
    clicks = 1
    if again.count():
        again.first.click()
        clicks += 1
    me.settle()
    return clicks


def test_a_layout_of_ones_own_is_refused_and_then_accepted(person: MakePerson) -> None:
    me = person(forgiven=("422 (Unprocessable",))
    path = me.new_table("me", "open", game="wombat_rescue")
    page = me.open(path)
    page.get_by_label("Layout", exact=True).select_option("four corners")
    expect(page.get_by_text("A baby in each corner")).to_be_visible()
    expect(page.locator(".picture svg")).to_have_count(1)
    page.get_by_role("button", name="more, all as usual").click()
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
