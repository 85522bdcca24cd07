"""Big Monster in the browser: alone, in teams, two by series, a race for ships, and what all can see and reach."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import MakePerson
from tests.browser.person import CHOSEN, Person, play_to_the_end, table_of
from tests.browser.serving import Server
from tests.browser.test_accessibility import auditor, needs_axe, violations

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
# A page that waits like this hears nothing until it has clicked: whatever happens elsewhere, it does send.
AT_ONCE = """({ place, at }) => setTimeout(() => {
    while (Date.now() < at);
    document.querySelector(`[data-place="${place}"]`).dispatchEvent(new MouseEvent('click', { bubbles: true }));
})"""
WATCH = """() => {
    window.moved = [];
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...given) {
        window.moved.push(this);
        return animate.apply(this, given);
    };
}"""
# By now, or soon; it may be over when it is asked.
MOVED = "(place) => window.moved.some((one) => document.querySelector(place)?.contains(one))"


@pytest.fixture(scope="module")
def staged(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Where three or five play, the game begins shortly before something happens."""
    running = Server(tmp_path_factory.mktemp("monsters"), "tests.browser.staged_monsters:GAME").start()
    yield running
    running.stop()


def sit(person: Person, *seats: str, **options: object) -> Person:
    """At a new table, with two explorers to choose from."""
    person.open(person.new_table(*seats, game="big_monster", options=options))
    person.page.locator('[data-place^="explorer:"]').first.wait_for()
    return person


def together(me: Person, friend: Person, *seats: str, **options: object) -> None:
    """Both at a new table; the friend takes the open seat, and the game begins."""
    path = me.new_table(*seats, game="big_monster", options=options)
    me.open(path)
    friend.open(path).get_by_role("button", name="Sit down here").click()
    for one in (me, friend):
        one.page.locator('[data-place^="explorer:"]').first.wait_for()


def of(person: Person, sort: str) -> Locator:
    """The places of one sort that can be touched now."""
    return person.page.locator(f'[data-place^="{sort}:"][data-can][role="button"]')


def heading(person: Person) -> Locator:
    return person.dock.get_by_role("heading")


def berths(person: Person) -> Locator:
    return person.page.get_by_role("list", name="Zones and ships").locator("li")


def play(person: Person, sort: str) -> None:
    """A click shows what would happen, a second one plays it."""
    of(person, sort).first.click()
    person.page.locator(CHOSEN).first.click()
    person.settle()


def land(person: Person) -> None:
    play(person, "explorer")


def at(person: Person, server: Server, seats: int, **options: object) -> Person:
    """At a table where the game begins in the middle."""
    person.address = server.address
    bots = ["bot:greedy"] * (seats - 1)
    person.open(person.new_table("me", *bots, game="big_monster", options=options))
    of(person, "cell").first.wait_for()
    expect(berths(person).filter(has_text="placed")).to_have_count(seats - 1)
    return person


def place(person: Person, cell: str) -> None:
    spot = person.page.locator(f'[data-place="cell:{cell}"]')
    spot.click()
    expect(spot).to_have_attribute("data-can", "chosen")
    spot.click()
    person.settle()


# Whole games.


def test_three_keep_hand_over_and_place(person: MakePerson) -> None:
    me = sit(person(), "me", "bot:greedy", "bot:greedy")
    expect(heading(me)).to_have_text("Choose an explorer")
    expect(me.page.locator('[data-place^="explorer:"]')).to_have_count(2)
    land(me)
    expect(heading(me)).to_have_text("Keep a tile")
    of(me, "hand").first.click()
    expect(me.page.locator(".spot")).not_to_have_count(0)  # where it could lie, and for how much
    expect(me.page.locator(".spot text").first).to_have_text(re.compile(r"^\+\d+$"))
    me.page.locator(CHOSEN).first.click()
    me.settle()
    of(me, "ship").or_(of(me, "cell")).first.wait_for()
    if of(me, "ship").count():  # the last hand finds its ship by itself
        expect(heading(me)).to_have_text("Hand over the rest")
        play(me, "ship")
    of(me, "cell").first.wait_for()
    expect(heading(me)).to_have_text("Place your tile")
    of(me, "cell").first.click()
    expect(me.page.locator(".ghost")).to_have_count(1)
    me.page.locator(CHOSEN).first.click()
    me.settle()
    expect(me.page.locator("[data-tile]")).to_have_count(1)

    play_to_the_end(me)
    totals = [int(total.replace("\N{MINUS SIGN}", "-")) for total in me.totals()]
    assert len(totals) == 3
    rows = me.end.locator("tbody tr th").all_inner_texts()
    parts = ["Ice", "Big Monsters", "Lava", "Swamp", "Grassland", "Crystals", "Explorer", "Medals"]
    assert [row for row in rows if row in parts] == parts
    assert "counts" not in me.end.inner_text()
    expect(me.page.locator(".end .one")).to_have_count(3)


def test_teams_of_two_people_and_two_bots_to_the_end(person: MakePerson) -> None:
    me, friend = person(), person()
    together(me, friend, "me", "bot:greedy", "open", "bot:greedy", teams=True)
    for one in (me, friend):
        expect(berths(one).first).to_contain_text("partner")
    land(me)
    land(friend)
    for one in (me, friend):
        of(one, "hand").first.wait_for()
        expect(one.page.get_by_role("group", name="The score so far")).to_contain_text("Team")
    play_to_the_end(me, friend)

    totals = [int(total.replace("\N{MINUS SIGN}", "-")) for total in me.totals()]
    assert friend.totals() == me.totals()
    results = [min(totals[0], totals[2]), min(totals[1], totals[3])]
    expect(me.end.locator(".result")).to_have_text(
        [re.compile(rf"^Team {letter}:.*{abs(result)}$") for letter, result in zip("AB", results, strict=True)]
    )
    for low in me.end.locator(".low small").all_inner_texts():
        assert "counts" in low
    expect(me.end).to_contain_text("Of two partners the lower score counts.")
    if results[0] != results[1]:
        expect(me.end.get_by_role("heading").first).to_have_text(re.compile(" win!$"))


def test_two_take_from_open_series_to_the_end(person: MakePerson) -> None:
    me = sit(person(), "me", "bot:greedy", first=0)
    land(me)
    of(me, "tile").first.wait_for()
    expect(heading(me)).to_have_text("Take one of series 1")
    play(me, "tile")
    expect(heading(me)).to_have_text("Discard another")
    play(me, "tile")
    of(me, "cell").first.wait_for()
    play(me, "cell")
    expect(me.page.locator("[data-tile]")).to_have_count(1)
    of(me, "tile").first.wait_for()  # the bot is first in turn 2, and two tiles are left for me
    expect(heading(me)).to_have_text("Take one of the two")
    play(me, "tile")
    of(me, "cell").first.wait_for()
    play(me, "cell")
    of(me, "series").first.wait_for()
    expect(heading(me)).to_have_text("Choose a series")
    expect(of(me, "series")).to_have_count(2)
    of(me, "series").last.click()
    of(me, "series").last.click()
    me.settle()
    expect(heading(me)).to_have_text("Take one of series 2")
    play_to_the_end(me)
    assert len(me.totals()) == 2
    expect(me.page.locator("[data-tile]")).to_have_count(20)


# The ways of handing over.


def test_a_ranking_is_put_together_and_closed_by_a_tile(person: MakePerson) -> None:
    me = sit(person(), "me", "bot:greedy", "bot:greedy", draft="sealed")
    land(me)
    of(me, "ship").first.wait_for()
    expect(heading(me)).to_have_text("Rank ships, keep one")
    of(me, "ship").first.click()
    me.settle()
    expect(me.page.locator(".rank")).to_have_text(["1."])
    expect(heading(me)).to_have_text("Rank on, or keep one")
    play(me, "hand")
    of(me, "cell").first.wait_for()
    assert any("puts the hand on" in line for line in me.log())


@pytest.fixture
def racers(person: MakePerson) -> tuple[Person, Person]:
    """Two people and a bot, which has handed over: the bot's own ship is the only one that both may name."""
    me, rival = person(), person()
    together(me, rival, "me", "open", "bot:greedy", draft="race")
    for one in (me, rival):
        land(one)
    for one in (me, rival):
        of(one, "hand").first.wait_for()
        expect(one.page.locator('li[data-seat-home="2"]')).to_contain_text("handed over")
    return me, rival


def test_two_race_for_the_ships(racers: tuple[Person, Person]) -> None:
    me, rival = racers
    expect(heading(me)).to_have_text("Keep one, hand over")
    of(rival, "hand").first.click()  # is picked, and stays so while others hand over
    expect(rival.page.locator('[data-can="picked"]')).to_have_count(1)
    of(me, "hand").first.click()
    me.page.locator('[data-place="ship:2"][data-can="target"]').click()
    me.settle()
    expect(rival.page.locator('li[data-seat-home="2"]')).to_contain_text("9 tiles")
    expect(rival.page.locator('[data-can="picked"]')).to_have_count(1)
    expect(rival.page.locator('[data-place="ship:2"][data-can="target"]')).to_have_count(0)
    of(rival, "ship").first.click()
    for one in (me, rival):
        one.settle()
        of(one, "cell").first.wait_for()
        play(one, "cell")
        expect(one.page.locator("[data-tile]")).to_have_count(1)


def test_of_two_who_click_at_the_same_moment_the_first_has_the_ship(racers: tuple[Person, Person]) -> None:
    for one in racers:
        of(one, "hand").first.click()
        expect(one.page.locator('[data-place="ship:2"]')).to_have_attribute("data-can", "target")
    moment = 1000 * time.time() + 600
    for one in racers:
        one.page.evaluate(AT_ONCE, {"place": "ship:2", "at": moment})
    for one in racers:
        one.settle()
        expect(one.page.locator('li[data-seat-home="2"]')).to_contain_text("9 tiles")
    late = [one for one in racers if one.page.get_by_text(re.compile(r"\(BM-030\)")).count()]
    assert len(late) == 1
    expect(late[0].page.get_by_role("group", name="Your hand: 10 tiles")).to_be_visible()  # nothing is lost
    of(late[0], "hand").first.click()
    of(late[0], "ship").first.click()
    for one in racers:
        one.settle()
        of(one, "cell").first.wait_for()


# What happens in a zone.


def test_a_crystal_flashes_when_it_closes(person: MakePerson, staged: Server) -> None:
    me = at(person(reduced_motion="no-preference"), staged, 3)
    best = me.page.locator('[data-place="cell:2,0"]')
    expect(best).to_contain_text("+5")  # the dragon, and a green crystal with the explorer
    best.hover()
    expect(me.page.locator(".tip")).to_have_text(re.compile(r"^\+5 1 green crystal"))
    expect(me.page.locator("[data-crystal]")).to_have_count(0)
    me.page.evaluate(WATCH)
    place(me, "2,0")
    me.page.wait_for_function(MOVED, arg="[data-crystal]")
    expect(me.page.get_by_role("group", name="The score so far")).to_contain_text("Crystals2")


def test_a_mutant_turns_over_when_it_evolves(person: MakePerson, staged: Server) -> None:
    me = at(person(reduced_motion="no-preference"), staged, 5)
    mutant = me.page.locator('[data-tile="2,0"]')
    expect(mutant).to_have_attribute("data-level", "0")
    me.page.evaluate(WATCH)
    place(me, "2,-1")
    expect(mutant).to_have_attribute("data-level", "1")
    me.page.wait_for_function(MOVED, arg='[data-tile="2,0"]')


def test_an_explorer_searches_the_discard_pile(person: MakePerson, staged: Server) -> None:
    me = at(person(), staged, 3)
    place(me, "2,0")
    of(me, "discard").first.wait_for()
    expect(heading(me)).to_have_text("Pick a discarded tile")
    expect(of(me, "discard")).to_have_count(4)
    tail = me.page.locator('[data-place="discard:big_monster_left"]')
    expect(me.page.locator(".piece").filter(has=tail)).to_contain_text("+10")
    tail.click()
    tail.click()
    me.settle()
    of(me, "cell").first.wait_for()
    place(me, "-1,2")  # beside the head
    expect(me.end).to_be_visible()
    expect(me.page.locator("[data-tile]")).to_have_count(6)
    expect(me.end.locator("tbody tr").filter(has_text="Big Monsters").locator("td").first).to_have_text("11")


def test_others_zones_open_on_a_click(person: MakePerson, staged: Server) -> None:
    me = at(person(), staged, 3)
    expect(me.page.locator("[data-tile]")).to_have_count(4)
    place(me, "2,0")
    of(me, "discard").first.wait_for()
    berths(me).nth(1).get_by_role("button").click()
    expect(me.page.locator(".plate b")).not_to_have_text("Your zone")
    expect(me.page.locator("[data-tile]")).to_have_count(4)  # three and the one just placed
    me.page.get_by_role("button", name="Back to mine").click()
    expect(me.page.get_by_text("Your zone", exact=True)).to_be_visible()
    expect(me.page.locator("[data-tile]")).to_have_count(5)


# Reaching everything.


def test_places_are_reached_by_keys(person: MakePerson) -> None:
    me = sit(person(), "me", "bot:greedy", first=0)
    land(me)
    of(me, "tile").first.focus()
    me.page.keyboard.press("Enter")
    expect(me.page.locator(CHOSEN)).to_have_count(1)
    me.page.keyboard.press("Enter")
    me.settle()
    play(me, "tile")
    of(me, "cell").first.focus()
    label = me.page.evaluate("document.activeElement.getAttribute('aria-label')")
    assert re.match(r"Place the .* \(\+\d+\)", label)


def test_a_phone_does_not_scroll(person: MakePerson) -> None:
    me = sit(person(**PHONE), "me", "bot:greedy", "bot:greedy", "bot:greedy", teams=True)
    of(me, "explorer").first.tap()
    me.page.locator(CHOSEN).first.tap()
    me.settle()
    of(me, "hand").first.wait_for()
    assert me.scroll_width() <= 0
    me.page.get_by_role("button", name="Medals and who is near them").tap()
    expect(me.page.get_by_role("list", name="Medals").last).to_be_visible()


@pytest.mark.parametrize("seats", [2, 3])
def test_a_finger_hits_every_tile_and_place(person: MakePerson, seats: int) -> None:
    me = sit(person(**PHONE), "me", *["bot:greedy"] * (seats - 1), **({"first": 0} if seats == 2 else {}))
    of(me, "explorer").first.tap()
    me.page.locator(CHOSEN).first.tap()
    me.settle()
    for sort in ("tile", "tile", "cell") if seats == 2 else ("hand", "ship", "cell"):
        of(me, sort).or_(of(me, "cell")).first.wait_for()
        last = of(me, "cell").count() > 0  # also where the last hand found its ship by itself
        for one in me.lit.all():
            box = one.bounding_box()
            assert box
            assert min(box["width"], box["height"]) >= 43.5, one.get_attribute("data-place")
        me.lit.first.tap()
        me.page.locator(CHOSEN).first.tap()
        me.settle()
        if last:
            break
    expect(me.page.locator("[data-tile]")).to_have_count(1)


@needs_axe
def test_axe_finds_nothing_grave(person: MakePerson, staged: Server) -> None:
    me = sit(auditor(person), "me", "bot:greedy", "bot:greedy")
    assert violations(me.page) == []
    land(me)
    of(me, "hand").first.wait_for()
    assert violations(me.page) == []
    one = at(auditor(person), staged, 3)
    assert violations(one.page) == []
    place(one, "2,0")
    of(one, "discard").first.wait_for()
    play(one, "discard")
    of(one, "cell").first.wait_for()
    play(one, "cell")
    expect(one.end).to_be_visible()
    assert violations(one.page) == []


def test_a_replay_shows_the_zones_grow(person: MakePerson, staged: Server) -> None:
    me = at(person(), staged, 3)
    place(me, "2,0")
    of(me, "discard").first.wait_for()
    play(me, "discard")
    of(me, "cell").first.wait_for()
    play(me, "cell")
    expect(me.end).to_be_visible()
    page = me.open(f"{table_of(me.page)}/replay")
    slider = page.get_by_role("slider", name="Step")
    slider.fill("0")
    first = page.locator("[data-tile]").count()
    slider.focus()
    page.keyboard.press("End")
    expect(page.locator("[data-tile]")).to_have_count(first + 2)
