"""Bots in the lobby and at the table: how they play is chosen and said, and one that thinks is seen to think."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import MakePerson

WATCH = """() => {
  window.seen = new Set();
  const look = () => document.querySelectorAll('h2, small').forEach((one) => seen.add(one.innerText.trim()));
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
}"""


def test_the_host_chooses_how_a_bot_plays(person: MakePerson) -> None:
    host = person()
    path = host.new_table("me", "open", "bot:sensible")
    page = host.open(path)
    level = page.get_by_role("radiogroup", name="How Fang plays")
    expect(level.get_by_label("sensible")).to_be_checked()
    expect(page.get_by_text("takes what looks best at a glance")).to_be_visible()
    level.get_by_label("fierce").check(force=True)
    expect(page.get_by_text("thinks a whole second ahead.")).to_be_visible()
    friend = person()
    expect(friend.open(path).get_by_text("Bot, fierce")).to_be_visible()


def test_a_bot_has_a_temper_where_the_game_has_any(person: MakePerson) -> None:
    host = person()
    page = host.open(host.new_table("me", "open", "bot:sensible", game="munchkin_babies"))
    page.get_by_role("radiogroup", name="How Fang plays: temper").get_by_label("spiteful").check(force=True)
    expect(page.get_by_text("Keeps an eye on everybody")).to_be_visible()


def test_a_thinking_bot_is_seen_to_think(person: MakePerson) -> None:
    """However short that is: whatever the page says from now on is looked at."""
    me = person()
    page = me.open(me.new_table("me", "bot:fierce", options={"first": 0}))
    me.wait_for_turn()
    page.evaluate(WATCH)
    while me.stand() == "turn":
        me.move()
    page.wait_for_function("() => seen.has('Grub is thinking …') && seen.has('Thinking …')")
