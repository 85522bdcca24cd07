"""Several people at one table: watching, talking, taking back, and one device for two."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import MakePerson
from tests.browser.person import Person, whose_turn


def two_at_a_table(person: MakePerson) -> tuple[Person, Person]:
    """Who is to decide, and who waits."""
    host, friend = person(), person()
    path = host.new_table("me", "open")
    friend.open(path).get_by_role("button", name="Sit down here").click()
    host.open(path)
    for one in (host, friend):
        expect(one.line).to_be_visible()
    first = whose_turn(host, friend)
    assert first is not None
    return (host, friend) if first is host else (friend, host)


def test_a_spectator_sees_the_game_and_cannot_act(person: MakePerson) -> None:
    me, watcher = person(), person()
    path = me.play_now().url.removeprefix(me.address)
    page = watcher.open(path)
    expect(watcher.line).to_contain_text("You are watching")
    assert watcher.log() == me.log()
    me.move()
    assert me.wait_for_turn()
    told = watcher.open_talk().get_by_role("list", name="What happened").locator("li")
    expect(told.last).to_have_text(me.log()[-1])
    expect(watcher.lit).to_have_count(0)
    expect(watcher.choices).to_have_count(0)
    expect(page.get_by_role("button", name="Hint")).to_have_count(0)
    expect(page.get_by_role("button", name="Undo")).to_have_count(0)
    before = me.log()
    page.get_by_role("main").locator("[data-place]").first.click()
    for key in ("1", "1", "Enter"):
        page.keyboard.press(key)
    page.wait_for_timeout(200)
    assert me.log() == before


def test_pass_and_play_gives_the_screen_to_whoever_decides(person: MakePerson) -> None:
    me = person()
    page = me.open("/?with=monster_cafe")
    page.get_by_label("We are").select_option("2 players")
    chair = page.get_by_role("group", name="Who sits in chair 2?")
    chair.get_by_role("button", name="This device").click()
    page.get_by_role("button", name="Start the game").click()
    turn = page.get_by_role("group", name="Scores so far").locator('[aria-current="true"]')
    seen: list[int] = []
    for _ in range(8):
        assert me.wait_for_turn()
        expect(turn).to_have_count(1)
        seat = int(turn.get_attribute("data-seat-home") or "")
        if seen[-1:] != [seat]:
            seen.append(seat)
        me.move()
    assert len(seen) >= 3
    assert seen == [seen[0] if at % 2 == 0 else 1 - seen[0] for at in range(len(seen))]


def test_seats_of_one_device_are_told_apart(person: MakePerson) -> None:
    me = person()
    page = me.open("/?with=monster_cafe")
    page.get_by_label("We are").select_option("3 players")
    for chair in (2, 3):
        page.get_by_role("group", name=f"Who sits in chair {chair}?").get_by_role("button", name="This device").click()
    page.get_by_label("Name for chair 2").fill("Bo")
    page.get_by_role("button", name="Start the game").click()
    assert me.wait_for_turn()
    names = page.get_by_role("group", name="Scores so far").locator(".name").all_inner_texts()
    assert names[1:] == ["Bo", "Player 3"]
    assert [one for one in names if any(line.startswith(f"{one} starts with") for line in me.log())] == names
    expect(page.get_by_role("group", name="Scores so far")).not_to_contain_text("You")


def test_chat_is_text_and_nothing_else(person: MakePerson) -> None:
    me, friend = two_at_a_table(person)
    for one in (me, friend):
        one.open_talk("Chat")
    me.page.get_by_label("Say something").fill("<b>x</b><img src=x onerror=alert(1)>")
    me.page.keyboard.press("Enter")
    said = friend.page.get_by_role("list", name="Chat").locator("li")
    expect(said).to_have_text([re.compile(re.escape("<b>x</b><img src=x onerror=alert(1)>"))])
    expect(said.locator("img")).to_have_count(0)
    friend.page.get_by_role("button", name="Well played").click()
    expect(me.page.get_by_role("list", name="Chat").locator("li").last).to_contain_text("Well played")


def test_a_name_is_text_and_nothing_else(person: MakePerson) -> None:
    me = person()
    page = me.open()
    page.get_by_role("button", name="change name and avatar").click()
    page.get_by_role("textbox", name="Name").fill("<i>Mo</i>")
    page.get_by_role("radio").nth(2).check(force=True)
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_role("button", name="You are <i>Mo</i>")).to_be_visible()
    me.play_now()
    assert any(line.startswith("<i>Mo</i> starts with") for line in me.log())


@pytest.mark.parametrize("agrees", [True, False], ids=["agreed", "refused"])
def test_undo_asks_the_other(person: MakePerson, agrees: bool) -> None:
    me, friend = two_at_a_table(person)
    while not me.question.startswith("Seat"):
        me.move()
        first = whose_turn(me, friend)
        assert first is not None
        me, friend = (me, friend) if first is me else (friend, me)
    question = me.question
    me.move()
    assert whose_turn(me, friend) is friend
    me.page.get_by_role("button", name="Undo").click()
    wish = friend.line.get_by_role("alert")
    expect(wish).to_contain_text("would like to take the last move back")
    expect(me.line.get_by_role("alert")).to_contain_text("waiting for")
    friend.page.get_by_role("button", name="Fine with me" if agrees else "Rather not").click()
    expect(me.line.get_by_role("alert")).to_have_count(0)
    assert whose_turn(me, friend) is (me if agrees else friend)
    if agrees:
        assert me.question == question


def test_undo_is_lit_only_when_it_works_and_says_why_not(person: MakePerson) -> None:
    me = person()
    me.play_now()
    before = me.log()
    undo = me.page.get_by_role("button", name="Undo")
    expect(undo).to_have_attribute("aria-disabled", "true")
    expect(undo).to_have_attribute("title", "There is no move to take back.")
    undo.click(force=True)
    expect(me.page.locator("[aria-live] .toast")).to_have_text("There is no move to take back.")
    assert me.log() == before
    while not me.question.startswith("Seat"):
        me.move()
        assert me.wait_for_turn()
    expect(undo).to_have_attribute("title", re.compile("cannot be unseen"))


def test_hint_says_what_a_bot_would_do_and_why(person: MakePerson) -> None:
    me = person()
    page = me.play_now()
    labels = me.list_choices().evaluate_all("all => all.map((one) => one.getAttribute('aria-label'))")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Hint").click()
    hint = me.hint
    expect(hint).to_be_visible()
    label = hint.get_by_role("heading").inner_text()
    assert any(one in label for one in labels)
    assert len(hint.inner_text()) > len(label) + 10
    expect(page.locator("[data-place][data-hint]")).not_to_have_count(0)
