"""Two people in two browsers and two bots, from the lobby to the score pad, and what comes after it."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import MakePerson
from tests.browser.person import GAME, Person, play_to_the_end, table_of

Couple = tuple[Person, Person]
MINUS = "\N{MINUS SIGN}"


@pytest.fixture(scope="module")
def finished(lasting_person: MakePerson) -> tuple[Couple, str]:
    """A whole game, and the path of its table."""
    host, friend = lasting_person(), lasting_person()
    page = host.open()
    page.get_by_role("link", name=f"With friends: {GAME}").click()
    expect(page.get_by_label("We are")).to_have_value("4")
    page.get_by_role("button", name="Open the table").click()
    link = page.get_by_label("the link of the table", exact=True).text_content() or ""
    friend.page.goto(link)
    friend.page.get_by_role("button", name="Sit down here").click()
    for one in (host, friend):
        expect(one.line).to_be_visible()
    play_to_the_end(host, friend)
    return (host, friend), table_of(host.page)


@pytest.fixture
def couple(finished: tuple[Couple, str]) -> Couple:
    """Both before the end of that game."""
    people, path = finished
    for one in people:
        one.open(path)
        expect(one.end).to_be_visible()
    return people


def test_both_see_the_same_totals(couple: Couple) -> None:
    host, friend = couple
    totals = host.totals()
    assert len(totals) == 4
    numbers = [int(total.replace(MINUS, "-")) for total in totals]
    assert friend.totals() == totals
    best = numbers.index(max(numbers))
    expect(host.end.locator("tfoot td").nth(best)).to_have_class(re.compile("best"))
    expect(host.end.get_by_role("heading")).to_have_text(re.compile("win|share"))
    for one in couple:
        one.end.get_by_role("button", name="Look at the board").click()
    assert host.log() == friend.log()


def test_replay_has_a_scrubber(couple: Couple) -> None:
    host, _ = couple
    page = host.page
    host.end.get_by_role("link", name="Replay").click()
    scrubber = page.get_by_role("region", name="Replay")
    step = page.get_by_role("slider", name="Step")
    expect(step).to_have_value("0")
    last = int(step.get_attribute("max") or 0)
    assert last > 20
    forward = scrubber.get_by_role("button", name="One step on")
    captions = set()
    for at in range(1, 4):
        forward.click()
        expect(step).to_have_value(str(at))
        captions.add(scrubber.locator("p").inner_text())
    assert len(captions) == 3
    scrubber.get_by_role("button", name="One step back").click()
    expect(step).to_have_value("2")
    step.focus()
    page.keyboard.press("End")
    expect(step).to_have_value(str(last))
    expect(forward).to_be_disabled()
    scrubber.get_by_role("button", name="Play", exact=True).click()  # from the beginning
    expect(step).to_have_value("1")
    page.get_by_label("Seen by").select_option(index=1)
    expect(page.locator("[data-table]").first).to_be_visible()


def test_a_step_looks_the_same_however_one_comes_there(couple: Couple) -> None:
    host, _ = couple
    page = host.open(f"{table_of(host.page)}/replay")
    slider = page.get_by_role("slider", name="Step")
    spots = page.locator("[data-table]")

    def shown(step: int) -> list[str]:
        slider.fill(str(step))
        return [str(spot.get_attribute("aria-label")) for spot in spots.all()]

    last = int(slider.get_attribute("max") or 0)
    jumped = {step: shown(step) for step in range(last, 0, -7)}
    assert any("took it" in spot for step in jumped.values() for spot in step)
    for step in range(last + 1):
        now = shown(step)
        assert now == jumped.get(step, now)


def test_a_link_to_one_step_of_a_replay_can_be_shared(couple: Couple, person: MakePerson) -> None:
    host, _ = couple
    page = host.open(f"{table_of(host.page)}/replay")
    for _ in range(5):
        page.get_by_role("button", name="One step on").click()
    page.get_by_role("button", name="Share").click()
    link = page.get_by_label("the link to this step", exact=True).text_content() or ""
    stranger = person()
    stranger.page.goto(link)
    expect(stranger.page.get_by_role("slider", name="Step")).to_have_value("5")


def test_the_record_can_be_downloaded(couple: Couple) -> None:
    host, _ = couple
    page = host.open(f"{table_of(host.page)}/replay")
    with page.expect_download() as download:
        page.get_by_role("link", name="Download the record").click()
    assert "monster_cafe" in download.value.path().read_text()


def test_rematch_brings_both_to_a_new_table(couple: Couple) -> None:
    host, friend = couple
    old = table_of(host.page)
    host.end.get_by_role("button", name="Rematch").click()
    host.page.wait_for_url(lambda url: old not in url)
    friend.end.get_by_role("button", name="Join the rematch").click()
    friend.page.wait_for_url(lambda url: old not in url)
    assert table_of(host.page) == table_of(friend.page)
    for one in couple:
        expect(one.line).to_be_visible()
        expect(one.end).to_have_count(0)
    expect(host.page.get_by_role("group", name="Scores so far").get_by_role("button")).to_have_count(4)
