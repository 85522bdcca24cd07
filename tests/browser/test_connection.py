"""Connections that drop, a server that is killed, pages that are reloaded: nothing is lost."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import MakePerson
from tests.browser.person import LIT, READY, Person
from tests.browser.serving import Server

# Keeps the page's sockets, so that a test can cut them as a network does.
KEEP_SOCKETS = """
window.sockets = [];
window.WebSocket = class extends WebSocket {
    constructor(...given) { super(...given); window.sockets.push(this); }
};
"""
CUT = "window.sockets.forEach((socket) => socket.close())"
NO_NETWORK = ("ERR_INTERNET_DISCONNECTED", "WebSocket connection", "ERR_CONNECTION_REFUSED")
LOST = "The connection is lost"


def several_moves(me: Person, moves: int = 4) -> None:
    for _ in range(moves):
        assert me.wait_for_turn()
        me.move()
    assert me.wait_for_turn()


def continues(log: list[str], before: list[str]) -> bool:
    return len(log) >= len(before) and log[: len(before)] == before


def test_a_dropped_connection_loses_nothing(person: MakePerson) -> None:
    me = person(forgiven=NO_NETWORK)
    me.context.add_init_script(KEEP_SOCKETS)
    page = me.play_now()
    several_moves(me)
    before = me.log()
    me.context.set_offline(True)
    page.evaluate(CUT)
    expect(page.get_by_text(LOST)).to_be_visible()
    assert me.my_turn
    me.list_choices()
    page.keyboard.press("1")  # decided while there is no connection
    if page.locator(READY).count():
        page.keyboard.press("Enter")
    expect(page.locator("[data-busy]")).to_be_attached()
    expect(page.get_by_text("your move is sent as soon as it is back")).to_be_visible()
    me.context.set_offline(False)
    expect(page.get_by_text(LOST)).to_have_count(0, timeout=15_000)
    me.settle()
    several_moves(me, 2)
    assert continues(me.log(), before)
    assert len(me.log()) > len(before)


def test_a_killed_server_comes_back_and_the_game_goes_on(person: MakePerson, server: Server) -> None:
    me, watcher = person(forgiven=NO_NETWORK), person(forgiven=NO_NETWORK)
    page = me.play_now()
    several_moves(me)
    watcher.page.goto(page.url)
    expect(watcher.line).to_be_visible()
    for one in (me, watcher):
        one.page.wait_for_load_state("networkidle")  # nothing of the page is still on its way
    before, question = me.log(), me.question
    server.kill()
    expect(page.get_by_text(LOST)).to_be_visible()
    server.start()
    for one in (me, watcher):
        expect(one.page.get_by_text(LOST)).to_have_count(0, timeout=15_000)
    assert me.wait_for_turn()
    assert me.question == question
    assert me.log() == before
    several_moves(me, 3)
    assert continues(me.log(), before)
    last = me.log()[-1]
    expect(watcher.open_talk().get_by_role("list", name="What happened").get_by_text(last).last).to_be_visible()


def test_reload_and_back_button(person: MakePerson) -> None:
    me = person()
    page = me.play_now()
    several_moves(me, 3)
    before, question = me.log(), me.question
    page.reload()
    assert me.wait_for_turn()
    assert (me.log(), me.question) == (before, question)
    page.get_by_role("link", name="Home").click()
    page.get_by_role("heading", level=1, name="Pull up a chair").wait_for()
    page.go_back()
    assert me.wait_for_turn()
    assert (me.log(), me.question) == (before, question)
    several_moves(me, 1)
    page.go_back()
    page.get_by_role("heading", level=1, name="Pull up a chair").wait_for()
    page.go_forward()
    assert me.wait_for_turn()


def test_two_tabs_on_one_seat_stay_in_step_and_a_stale_click_is_answered(person: MakePerson) -> None:
    me = person()
    page = me.play_now()
    while me.list_choices().count() < 2:
        several_moves(me, 1)
    page.keyboard.press("Escape")
    other = me.context.new_page()
    other.goto(page.url)
    expect(other.locator(LIT)).to_have_count(me.lit.count())
    other.keyboard.press("l")
    other.keyboard.press("2")
    expect(other.locator(READY)).to_be_visible()
    me.list_choices()
    # The other tab is too busy to hear of the move, and then plays by what it had last seen.
    other.evaluate(
        """(ready) => void setTimeout(() => {
            const until = performance.now() + 1500;
            while (performance.now() < until);
            document.querySelector(ready).click();
        })""",
        READY,
    )
    page.keyboard.press("1")
    if page.locator(READY).count():
        page.keyboard.press("1")
    expect(other.locator("[aria-live] .toast")).to_be_visible()
    assert me.wait_for_turn()
    expect(other.locator(LIT)).to_have_count(me.lit.count())
    other.keyboard.press("g")
    expect(other.get_by_role("list", name="What happened").locator("li").last).to_have_text(me.log()[-1])


def test_a_seat_can_be_taken_along_to_another_device(person: MakePerson) -> None:
    me, phone = person(), person()
    page = me.play_now()
    page.get_by_role("button", name="More").click()
    page.get_by_role("button", name="Links to this table").click()
    page.get_by_text("Take my chair along").click()
    link = page.get_by_label("the private link of seat 1", exact=True).text_content() or ""
    phone.page.goto(link)
    assert phone.wait_for_turn()
    phone.move()
    assert phone.wait_for_turn()
    page.keyboard.press("Escape")
    expect(me.open_talk().get_by_role("list", name="What happened").locator("li").last).to_have_text(phone.log()[-1])
