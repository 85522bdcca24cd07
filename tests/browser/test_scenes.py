"""What is decisive takes the stage: in the middle of the table, for a moment, and never in the log alone."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.browser.conftest import MakePerson
from tests.browser.person import Person
from tests.browser.serving import Server
from tests.browser.test_big_monster import at, of, place
from tests.browser.test_munchkin import act, hand, let_everything_pass, sit

BOTS = ("bot:random", "bot:random", "bot:random")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    games = "tests.browser.staged_munchkin:GAME", "tests.browser.staged_monsters:GAME"
    running = Server(tmp_path_factory.mktemp("scenes"), *games, window=5).start()
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


def test_a_won_fight_turns_up_its_treasures(person: MakePerson) -> None:
    me = sit(person(scenes="step"), "me", "bot:random", "bot:random", stage="croup")
    act(me, "Kick open the door")
    expect(stage(me)).to_be_visible()
    me.page.keyboard.press("Space")
    hand(me, "potion_of_pliable_bones").click()
    me.page.locator('[data-place="side:munchkins"][data-can]').first.click()
    me.settle()
    let_everything_pass(me)
    act(me, "Finish the fight")
    expect(stage(me)).to_contain_text("You win!")
    expect(stage(me).locator(".card > b")).to_have_count(3)  # what Captain Croup guards
    expect(stage(me).locator("ol .now")).to_have_text("6")


def test_a_crystal_of_mine_takes_the_stage(person: MakePerson, server: Server) -> None:
    me = at(person(scenes="step"), server, 3)
    before = me.page.locator(".contents > .stage").bounding_box()
    place(me, "2,0")
    expect(stage(me)).to_contain_text("A green crystal!")
    assert me.page.locator(".contents > .stage").bounding_box() == before, "a scene moves no board"
    stage(me).get_by_role("button", name="Go on").click()
    of(me, "discard").first.wait_for()


LONGEST = 50  # milliseconds of the page's own time: what else the machine does is none of its business


def kicks(me: Person, server: Server) -> Callable[[], None]:
    sit(me, "me", "bot:random", "bot:random", stage="croup")
    return lambda: act(me, "Kick open the door")


def places(me: Person, server: Server) -> Callable[[], None]:
    at(me, server, 3)
    return lambda: place(me, "2,0")


@pytest.mark.parametrize("game", [kicks, places])
def test_no_frame_of_a_scene_takes_long(
    person: MakePerson, browser: Browser, server: Server, game: Callable[[Person, Server], Callable[[], None]]
) -> None:
    """From the move that sets it off until the scene is over, with everything that moves."""
    me = person(scenes="normal", reduced_motion="no-preference")
    begin = game(me, server)
    browser.start_tracing(page=me.page, categories=["toplevel"])
    begin()
    stage(me).first.wait_for()
    expect(stage(me)).to_have_count(0)
    told = json.loads(browser.stop_tracing())["traceEvents"]
    main = {one["tid"] for one in told if one["name"] == "thread_name" and one["args"]["name"] == "CrRendererMain"}
    tasks = [one.get("tdur", 0) / 1000 for one in told if one["name"].endswith("RunTask") and one["tid"] in main]
    assert len(tasks) > 20, "the page was looked at"
    assert max(tasks) < LONGEST
