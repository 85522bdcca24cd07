"""What is decisive takes the stage: in the middle of the table, for a moment, and never in the log alone."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import MakePerson
from tests.browser.person import Person
from tests.browser.serving import Server
from tests.browser.test_munchkin import act, sit

BOTS = ("bot:random", "bot:random", "bot:random")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("scenes"), "tests.browser.staged_munchkin:GAME", window=5).start()
    yield running
    running.stop()


def stage(me: Person) -> Locator:
    return me.page.locator("[data-scene]")


def test_a_lost_fight_and_its_die_are_told_one_after_the_other(person: MakePerson) -> None:
    me = sit(person(scenes="step"), "me", *BOTS, stage="flee")
    act(me, "Run away")
    expect(stage(me)).to_contain_text("Run!")
    assert stage(me).locator(".die").count() == 1, "the die"
    me.page.keyboard.press("Space")
    expect(stage(me)).to_have_count(0)
    act(me, "Let it be")
    end = stage(me).filter(has_text=re.compile("Away!|Caught!"))
    expect(end).to_be_visible()
    expect(end).to_contain_text("Captain Croup")
    assert end.locator(".die").count() == 1, "the die that decided"
    if "Caught!" in end.inner_text():
        expect(end.locator("li").first).to_be_visible()


def test_a_door_shows_its_monster_and_goes_by_itself(person: MakePerson) -> None:
    me = sit(person(scenes="fast"), "me", "bot:random", "bot:random", stage="croup")
    act(me, "Kick open the door")
    expect(stage(me)).to_contain_text("Captain Croup")
    expect(stage(me)).to_have_count(0)
    expect(me.page.locator(".fight")).to_be_visible()


def test_a_click_ends_a_scene(person: MakePerson) -> None:
    me = sit(person(scenes="step"), "me", "bot:random", "bot:random", stage="croup")
    act(me, "Kick open the door")
    expect(stage(me)).to_be_visible()
    during = me.page.locator(".babies .stage").bounding_box()
    stage(me).click(position={"x": 20, "y": 20})
    expect(stage(me)).to_have_count(0)
    assert me.page.locator(".babies .stage").bounding_box() == during, "a scene moves no board"


def test_who_wants_none_sees_none(person: MakePerson) -> None:
    me = sit(person(scenes="off"), "me", "bot:random", "bot:random", stage="croup")
    act(me, "Kick open the door")
    me.page.locator(".fight").wait_for()
    assert stage(me).count() == 0
