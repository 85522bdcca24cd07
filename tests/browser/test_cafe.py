"""Monster Café on the stage: what tables bring, sums that move, ghosts, the numbers on the tables, the sorbet."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import MakePerson
from tests.browser.eyes import complaints
from tests.browser.person import Person
from tests.browser.serving import Server

SIZES = [(1440, 900), (1280, 720), (768, 1024), (360, 740), (740, 360)]
MINUS = "\N{MINUS SIGN}"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("cafe"), "tests.browser.staged_cafe:GAME").start()
    yield running
    running.stop()


def sit(me: Person, seats: int) -> Person:
    me.open(me.new_table("me", *["bot:random"] * (seats - 1)))
    assert me.wait_for_turn()
    return me


def brings(me: Person, place: int) -> str:
    return me.page.locator(f'[data-brings="{place}"]').inner_text()


def test_each_table_says_what_it_brings_me_and_the_others(person: MakePerson) -> None:
    me = sit(person(), 4)
    assert [brings(me, place) for place in (0, 2, 3)] == ["+5", "+2", f"{MINUS}2"]
    others = me.page.locator('[data-table="0"] .others > span')
    expect(others).to_have_count(2)  # who has left the round takes nothing
    worth = me.page.locator('[data-table="0"] .worth')
    assert worth.all_inner_texts() == ["+2", f"{MINUS}1", "+1"]


def test_a_chosen_table_moves_the_sums_of_my_collection(person: MakePerson) -> None:
    """Given four sums, when a table is chosen, then what it adds stands in each, and they add up to the button."""
    me = sit(person(), 4)
    me.page.locator('[data-place="table:0"]').click()
    sums = me.page.locator(".foot .sum").all_inner_texts()
    changes = [[int(one.replace(MINUS, "-")) for one in re.findall(rf"[+{MINUS}]\d+", text)] for text in sums]
    assert sum(then - now for now, then in changes) == 5
    expect(me.page.locator("[data-total]")).to_contain_text("+5")
    expect(me.choices.first).to_have_attribute("aria-label", re.compile(r"\+5 now"))
    expect(me.page.locator(".foot .coming")).to_have_count(4)  # a plate and three guests


def test_looking_at_a_table_shows_the_same_without_a_click(person: MakePerson) -> None:
    me = sit(person(), 4)
    me.page.locator('[data-place="table:3"] .meal').hover()
    expect(me.page.locator("[data-total]")).to_contain_text(f"{MINUS}2")
    me.page.mouse.move(5, 300)
    expect(me.page.locator("[data-total]")).to_contain_text("your score now")


def test_the_numbers_on_the_tables_are_keys(person: MakePerson) -> None:
    """Given that table 2 is gone, when 4 is pressed, then it is table 4 that is chosen; d draws."""
    me = sit(person(), 4)
    me.page.keyboard.press("4")
    expect(me.page.locator('[data-place="table:3"]')).to_have_attribute("data-can", "chosen")
    me.page.keyboard.press("2")
    expect(me.page.locator('[data-place="table:3"]')).to_have_attribute("data-can", "chosen")
    before = me.page.get_by_text("left in the pile").inner_text()
    me.page.keyboard.press("Escape")
    me.page.keyboard.press("d")
    if me.page.locator('[data-can="chosen"]').count():
        me.page.keyboard.press("Enter")
    me.settle()
    expect(me.page.get_by_text("left in the pile")).not_to_have_text(before)


def test_a_drawn_monster_stands_on_every_free_seat_beforehand(person: MakePerson) -> None:
    """Given a monster to seat, then it is in the middle, and each table strikes out its old sum beside the new one."""
    me = sit(person(), 2)
    page = me.page
    expect(page.locator('[data-place="drawn"] [data-kind="sludge"]')).to_be_visible()
    expect(page.locator(".guest.ghost")).to_have_count(3)
    struck = page.locator('[data-brings="0"] s').inner_text()
    assert brings(me, 0).replace("\n", "") == f"{struck}+5"
    assert struck == "+3"
    expect(page.locator('[data-table="0"] .others')).to_contain_text("+3")
    page.keyboard.press("1")
    expect(me.line).to_contain_text("then")
    expect(page.locator('[data-table="0"] .ghost .worth')).to_have_text("+2")


def test_what_the_sorbet_would_cost_stands_on_each_kind(person: MakePerson) -> None:
    me = sit(person(scenes="step"), 3)
    gains = me.page.locator(".foot .gain").all_inner_texts()
    assert gains == [f"{MINUS}1", f"{MINUS}2", f"{MINUS}1", "+1", "+1"]
    me.page.locator('[data-place="collection:0:toenail"]').click()
    if me.page.locator('[data-can="chosen"]').count():
        me.page.keyboard.press("Enter")
    scene = me.page.locator('[data-scene^="sorbet"]')
    expect(scene).to_contain_text("1 Toenail Eater gone")


def test_a_cleared_table_is_a_scene_with_whom_it_fed(person: MakePerson) -> None:
    me = sit(person(scenes="step"), 4)
    me.page.keyboard.press("1")
    if me.page.locator('[data-can="chosen"]').count():
        me.page.keyboard.press("1")
    scene = me.page.locator('[data-scene="cleared:0"]')
    expect(scene).to_contain_text("+5")
    expect(scene).to_contain_text("1 Brain Eater: hungry")


def test_the_things_of_another_player_and_back_to_mine(person: MakePerson) -> None:
    me = sit(person(), 4)
    me.page.keyboard.press("d")
    if me.page.locator('[data-can="chosen"]').count():
        me.page.keyboard.press("Enter")
    me.settle()
    chip = me.page.get_by_role("group", name="Scores so far").get_by_role("button").nth(2)
    name = me.page.locator('[data-table="1"]')
    expect(name).to_be_attached()
    chip.click()
    mine = me.page.get_by_role("button", name="Back to mine")
    if me.my_turn:
        expect(mine).to_have_count(0)  # what is decided is about my own
    else:
        expect(mine).to_be_visible()


def test_the_lens_explains_a_meal_with_its_receipt(person: MakePerson) -> None:
    me = sit(person(), 4)
    me.page.locator('[data-table="0"] [data-plate]').hover()
    lens = me.page.get_by_role("tooltip")
    expect(lens).to_contain_text("Sludge Souffle")
    points = [int(one.replace(MINUS, "-")) for one in lens.locator(".receipt dd").all_inner_texts()]
    assert sum(points[:-1]) == points[-1] == 5


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("text", ["normal", "larger"])
def test_every_word_fits_and_everything_lit_is_seen(person: MakePerson, seats: int, text: str) -> None:
    for width, height in SIZES:
        me = person(viewport={"width": width, "height": height}, likes={"text": text})
        sit(me, seats)
        me.page.keyboard.press("1")
        assert complaints(me.page) == [], (width, height)
        me.context.close()
