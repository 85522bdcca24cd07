"""Without a mouse, and with a thumb."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import MakePerson
from tests.browser.person import CHOSEN, GAME, LIT, READY, Person

PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}
FINGER = 40  # pixels
BUTTONS = """(least) => [...document.querySelectorAll('button, a.btn, select, [role="button"]')]
    .filter((one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest('dialog:not([open])'))
    .map((one) => [one.getAttribute('aria-label') || one.innerText, one.getBoundingClientRect()])
    .filter(([, box]) => box.width > 0 && (box.width < least - 0.5 || box.height < least - 0.5))
    .map(([name, box]) => `${name}: ${Math.round(box.width)} x ${Math.round(box.height)}`)"""


def small_buttons(me: Person) -> str:
    """What is too small for a finger."""
    return ", ".join(me.page.evaluate(BUTTONS, FINGER))


def tab_to(me: Person, selector: str, most: int = 40) -> None:
    """Presses Tab until the focus is where it should be."""
    for _ in range(most):
        me.page.keyboard.press("Tab")
        if me.page.evaluate("(selector) => document.activeElement.matches(selector)", selector):
            return
    raise AssertionError(f"{selector} was not reached in {most} steps")


def printed(me: Person) -> str:
    """The key of something that can be done in the café: d draws, and the tables have numbers."""
    if me.page.locator('[data-place="pile"][data-can]').count():
        return "d"
    place = me.lit.first.get_attribute("data-place") or ""
    return str(int(place.removeprefix("table:")) + 1) if place.startswith("table:") else "1"


def test_from_home_through_several_moves_by_keyboard_only(person: MakePerson) -> None:
    me = person()
    page = me.open()
    keys = page.keyboard
    page.get_by_role("button", name=f"Play now: {GAME}").wait_for()
    tab_to(me, f'[aria-label="Play now: {GAME}"]')
    keys.press("Enter")
    for _ in range(4):  # by numbers
        assert me.wait_for_turn()
        before = me.log()
        key = printed(me)
        keys.press(key)
        if page.locator(CHOSEN).count():
            keys.press("Escape")
            expect(page.locator(CHOSEN)).to_have_count(0)
            assert me.log() == before
            keys.press(key)
            keys.press("Enter")
        me.settle()
        assert me.wait_for_turn()
        assert len(me.log()) > len(before)
    for _ in range(3):  # on the board
        assert me.wait_for_turn()
        before = me.log()
        tab_to(me, LIT)
        keys.press("ArrowRight")
        expect(page.locator(f"{LIT}:focus")).to_have_count(1)
        keys.press("Enter")
        if page.locator(CHOSEN).count():
            keys.press("Enter")
        me.settle()
        assert me.wait_for_turn()
        assert len(me.log()) > len(before)
    page.get_by_role("button", name="Rules").focus()
    keys.press("Enter")
    expect(page.get_by_role("dialog")).to_be_visible()
    keys.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.get_by_role("button", name="Rules")).to_be_focused()


def test_enter_plays_what_a_number_picked_after_a_click_elsewhere(person: MakePerson) -> None:
    me = person()
    page = me.play_now()
    while me.list_choices().count() < 2:
        me.move()
        assert me.wait_for_turn()
    me.choices.nth(0).focus()
    page.keyboard.press("2")
    picked = (page.locator(READY).get_attribute("aria-label") or "").removesuffix(": again to play it")
    before = me.log()
    page.keyboard.press("Enter")
    me.settle()
    assert me.wait_for_turn()
    assert len(me.log()) > len(before), picked


def test_a_phone_plays_without_scrolling_to_the_side(person: MakePerson) -> None:
    me = person(**PHONE)
    page = me.open()
    page.get_by_role("button", name=f"Play now: {GAME}").wait_for()
    assert me.scroll_width() <= 0
    assert small_buttons(me) == ""
    page.get_by_role("button", name=f"Play now: {GAME}").tap()
    for move in range(6):
        assert me.wait_for_turn()
        assert me.scroll_width() <= 0
        assert small_buttons(me) == ""
        place = me.lit.nth(move % me.lit.count())
        expect(place).to_be_in_viewport(ratio=0.5)
        place.tap()
        again = page.locator(CHOSEN if move % 2 else READY)  # on the board, or in the line
        if again.count():
            again.first.tap()
        me.settle()


def test_other_pages_fit_a_phone(person: MakePerson) -> None:
    me = person(forgiven=("404 (Not Found)",), **PHONE)
    lobby = me.new_table("me", "open", "bot:sensible", "open")
    for path in ("/", "/?with=monster_cafe", lobby, "/learn", "/about", "/nowhere"):
        page = me.open(path)
        page.get_by_role("heading", level=1).wait_for()
        page.locator("main svg, main img, main p").first.wait_for()
        assert me.scroll_width() <= 0, path
        assert small_buttons(me) == "", path


def test_a_very_wide_screen_is_filled(person: MakePerson) -> None:
    me = person(viewport={"width": 2560, "height": 1440})
    page = me.play_now()
    assert me.scroll_width() <= 0
    board = page.locator(".stage").bounding_box()
    assert board is not None
    assert board["width"] * board["height"] > 0.6 * 2560 * 1440


def test_log_and_chat_of_a_phone_are_a_sheet(person: MakePerson) -> None:
    me = person(**PHONE)
    page = me.play_now()
    page.get_by_role("button", name="More").click()
    page.get_by_role("button", name="Log", exact=True).tap()
    expect(page.get_by_role("list", name="What happened")).to_be_visible()
    expect(me.line.get_by_role("heading")).to_have_count(1)
    assert small_buttons(me) == ""
    page.get_by_role("button", name="Close log and chat").tap()
    expect(me.talk).to_have_count(0)


def test_keys_of_the_table(person: MakePerson) -> None:
    """Given a table of bots, then each key does what the settings say that it does."""
    me = person()
    page = me.play_now()
    keys = page.keyboard
    keys.press("g")
    expect(me.talk).to_be_visible()
    keys.press("g")
    expect(me.talk).to_have_count(0)
    keys.press("l")
    expect(page.get_by_role("region", name="All choices")).to_be_visible()
    keys.press("l")
    expect(page.get_by_role("region", name="All choices")).to_have_count(0)
    keys.press("h")
    expect(me.hint).to_be_visible()
    keys.press("Escape")
    expect(me.hint).to_have_count(0)
    keys.press("p")
    expect(me.line.get_by_text("The bots are held.")).to_be_visible()
    keys.press("p")
    expect(me.line.get_by_text("The bots are held.")).to_have_count(0)
    keys.press(",")
    expect(page.locator("[aria-live] .toast")).to_have_text("Decisive moments: Fast")
    keys.press(".")
    expect(page.locator("[aria-live] .toast")).to_have_text("Decisive moments: Not shown")
    keys.press("u")
    expect(page.locator("[aria-live] .toast")).to_have_text("There is no move to take back.")
    keys.press("r")
    expect(page.get_by_role("dialog")).to_be_visible()
