"""What is invented says so where a player would ask: on the game's card, in its lobby and rules, on the About page."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from bestiary.core.registry import games
from tests.browser.conftest import MakePerson


@pytest.mark.parametrize("size", [(1440, 900), (360, 740)], ids=["desk", "phone"])
def test_a_game_says_what_is_invented(person: MakePerson, size: tuple[int, int]) -> None:
    me = person()
    me.page.set_viewport_size({"width": size[0], "height": size[1]})
    page = me.open()
    for game in games().values():
        expect(page.locator(f'article[data-game="{game.id}"]')).to_contain_text(game.invented)
    me.open("/about")
    for game in games().values():
        expect(page.locator(f'[data-invented="{game.id}"]')).to_contain_text(game.invented)
    me.open("/?with=munchkin_babies")
    expect(page.get_by_text(games()["munchkin_babies"].invented)).to_be_visible()
    page.get_by_role("button", name="Rules").click()
    expect(page.get_by_role("dialog")).to_contain_text(games()["munchkin_babies"].invented)


def test_a_card_that_is_looked_at_closely_names_its_source(person: MakePerson) -> None:
    me = person()
    page = me.open(me.new_table("me", "bot:sensible", "bot:sensible"))
    assert me.wait_for_turn()
    page.locator('[data-show="mine"] [data-kind]').first.hover()
    source = page.get_by_role("tooltip").locator("[data-source]")
    expect(source).to_have_text(re.compile("^From (the rulebook|public pages)$"))
    me.open(me.new_table("me", "bot:sensible", "bot:sensible", game="munchkin_babies"))
    page.locator('[data-place^="mine:"]').first.hover()
    expect(page.locator(".lens [data-source]")).to_have_text(re.compile("rulebook|public|[Ii]nvented"))


@pytest.mark.parametrize("tile", ["[data-row]", "[data-goal]", '[data-kind^="final:"]'])
def test_a_tile_that_is_looked_at_closely_names_its_source(person: MakePerson, tile: str) -> None:
    me = person()
    page = me.open(me.new_table("me", "bot:greedy", game="monster_baby_rescue"))
    assert me.wait_for_turn()
    page.locator(tile).first.hover()
    source = page.get_by_role("tooltip").locator("[data-source]")
    expect(source).to_have_text(re.compile("^(From (the rulebook|public pages)|Inferred|Invented here)$"))
    page.mouse.move(2, 2)
    expect(source).to_have_count(0)
