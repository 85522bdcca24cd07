"""A page that stays open while the server gets another client."""

from __future__ import annotations

import re

from playwright.sync_api import Route, expect

from tests.browser.conftest import MakePerson

GONE = ("404 (Not Found)",)
PLAY = re.compile("/assets/Play-.*[.]js$")


def missing(route: Route) -> None:
    route.fulfill(status=404, content_type="application/json", body="{}")


def test_a_page_of_an_older_build_loads_itself_anew(person: MakePerson) -> None:
    me = person(forgiven=GONE)
    page = me.open()
    page.route(PLAY, missing, times=1)
    page.get_by_role("button", name="Play now").first.click()
    assert me.wait_for_turn()


def test_a_part_that_stays_away_is_told_with_what_to_do(person: MakePerson) -> None:
    me = person(forgiven=GONE)
    page = me.open()
    page.route(PLAY, missing)
    page.get_by_role("button", name="Play now").first.click()
    expect(page.get_by_role("heading", level=1)).to_have_text("A part of the page is missing.")
    expect(page.get_by_role("main")).to_contain_text("your tables are safe")
    page.unroute(PLAY)
    page.get_by_role("button", name="Load the page again").click()
    assert me.wait_for_turn()


def test_without_a_network_a_missing_part_does_not_lose_the_page(person: MakePerson) -> None:
    me = person(forgiven=("ERR_INTERNET_DISCONNECTED", "ERR_FAILED"))
    page = me.open(me.new_table("me", "me"))
    assert me.wait_for_turn()
    table = page.url
    page.route(re.compile("/assets/ReplayPage-.*"), lambda route: route.abort())
    page.route(f"{me.address}/", lambda route: route.abort())
    page.get_by_role("button", name="More").click()
    page.get_by_role("link", name="Replay so far").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("A part of the page is missing.")
    assert page.url == f"{table}/replay"
