"""Big Monster in the browser: alone, in teams, two by series, a race for ships, and what all can see and reach."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, expect

from bestiary.games.big_monster.refusals import SHIP_TAKEN
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
# What is said for a few seconds only; a busy machine may ask when it is gone.
LISTEN = """() => {
    window.said = '';
    const hear = () => (window.said += document.querySelector('.toast')?.textContent ?? '');
    new MutationObserver(hear).observe(document.body, { childList: true, subtree: true });
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
    return person.page.locator(f'[data-place^="{sort}:"][data-can][role="button"]:not([data-can="chosen"])')


def heading(person: Person) -> Locator:
    return person.line.get_by_role("heading")


def chip(person: Person, seat: int) -> Locator:
    """A player, the one time that they are shown."""
    return person.page.locator(f'[data-seat-home="{seat}"]')


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
    bots = ["bot:sensible"] * (seats - 1)
    person.open(person.new_table("me", *bots, game="big_monster", options=options))
    of(person, "cell").first.wait_for()
    expect(person.page.locator("[data-seat-home]").filter(has_text="placed")).to_have_count(seats - 1)
    return person


def place(person: Person, cell: str) -> None:
    """The best place is chosen already; any other is by a click."""
    spot = person.page.locator(f'[data-place="cell:{cell}"]')
    if person.page.locator(CHOSEN).get_attribute("data-place") != f"cell:{cell}":
        spot.click()
    expect(spot).to_have_attribute("data-can", "chosen")
    spot.click()
    person.settle()


# Whole games.


def test_three_keep_hand_over_and_place(person: MakePerson) -> None:
    me = sit(person(), "me", "bot:sensible", "bot:sensible")
    expect(heading(me)).to_have_text("Choose an explorer")
    expect(me.page.locator('[data-place^="explorer:"]')).to_have_count(2)
    land(me)
    expect(heading(me)).to_have_text("Keep a tile")
    of(me, "hand").first.click()
    expect(me.page.locator(".slot .val").first).to_have_text(re.compile(r"^\+\d+$"))  # what it would bring, and why
    expect(me.page.locator(".slot small").first).not_to_be_empty()
    me.page.locator(CHOSEN).first.click()
    me.settle()
    of(me, "ship").or_(of(me, "cell")).first.wait_for()
    if of(me, "ship").count():  # the last hand finds its ship by itself
        expect(heading(me)).to_have_text("Hand over the rest")
        play(me, "ship")
    of(me, "cell").first.wait_for()
    expect(heading(me)).to_have_text(re.compile("^Place the "))
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
    together(me, friend, "me", "bot:sensible", "open", "bot:sensible", teams=True)
    for one, partner in ((me, 2), (friend, 0)):
        expect(chip(one, partner)).to_contain_text("partner")
        for beside in (0, 1):  # partners sit beside each other, mine first
            expect(one.page.locator("[data-seat-home]").nth(beside).locator(".team")).to_have_text(re.compile("^A"))
    land(me)
    land(friend)
    for one in (me, friend):
        of(one, "hand").first.wait_for()
        expect(one.page.locator(".counts").first).to_have_attribute("title", "The lower score counts for the team")
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
    me = sit(person(), "me", "bot:sensible", first=0)
    land(me)
    of(me, "tile").first.wait_for()
    expect(heading(me)).to_have_text("Take one of series 1")
    play(me, "tile")
    expect(heading(me)).to_have_text("Throw one away")
    play(me, "tile")
    of(me, "cell").first.wait_for()
    play(me, "cell")
    expect(me.page.locator('[data-zone="0"] [data-tile]')).to_have_count(1)
    of(me, "tile").first.wait_for()  # the bot is first in turn 2, and two tiles are left for me
    expect(heading(me)).to_have_text("Take one of the two")
    play(me, "tile")
    of(me, "cell").first.wait_for()
    play(me, "cell")
    of(me, "series").first.wait_for()
    expect(heading(me)).to_have_text("Choose a series")
    expect(of(me, "series")).to_have_count(2)
    expect(me.page.locator(".whose b")).to_have_text(["Your zone", re.compile("s zone$")])
    me.page.keyboard.press("2")  # the number that is printed on it
    expect(me.page.locator('[data-place="series:2"]')).to_have_attribute("data-can", "chosen")
    me.page.keyboard.press("2")
    me.settle()
    expect(heading(me)).to_have_text("Take one of series 2")
    play_to_the_end(me)
    assert len(me.totals()) == 2
    for seat in (0, 1):
        expect(me.page.locator(f'[data-zone="{seat}"] [data-tile]')).to_have_count(20)


# The ways of handing over.


def test_a_ranking_is_put_together_and_closed_by_a_tile(person: MakePerson) -> None:
    me = sit(person(), "me", "bot:sensible", "bot:sensible", draft="sealed")
    land(me)
    of(me, "ship").first.wait_for()
    expect(heading(me)).to_have_text("Rank ships, keep a tile")
    of(me, "ship").first.click()
    me.settle()
    expect(me.page.locator(".rank")).to_have_text(["1. on your list"])
    expect(heading(me)).to_have_text("Rank on, or keep a tile")
    play(me, "hand")
    of(me, "cell").first.wait_for()
    assert any("puts the hand on" in line for line in me.log())


@pytest.fixture
def racers(person: MakePerson) -> tuple[Person, Person]:
    """Two people and a bot, which has handed over: the bot's own ship is the only one that both may name."""
    me, rival = person(), person()
    together(me, rival, "me", "open", "bot:sensible", draft="race")
    for one in (me, rival):
        land(one)
    for one in (me, rival):
        of(one, "hand").first.wait_for()
        expect(chip(one, 2)).to_contain_text("has a ship")
    return me, rival


def test_two_race_for_the_ships(racers: tuple[Person, Person]) -> None:
    me, rival = racers
    expect(heading(me)).to_have_text("Keep a tile, then take a ship")
    of(rival, "hand").first.click()  # is picked, and stays so while others hand over
    expect(rival.page.locator('[data-can="picked"]')).to_have_count(1)
    of(me, "hand").first.click()
    me.page.locator('[data-place="ship:2"][data-can]').click()  # the only one that is left
    me.settle()
    expect(chip(rival, 2)).to_contain_text("9 tiles on the ship")
    expect(rival.page.locator('[data-can="picked"]')).to_have_count(1)
    expect(rival.page.locator('[data-place="ship:2"][data-can]')).to_have_count(0)
    of(rival, "ship").first.click()
    for one in (me, rival):
        one.settle()
        of(one, "cell").first.wait_for()
        play(one, "cell")
        expect(one.page.locator("[data-tile]")).to_have_count(1)


def test_of_two_who_click_at_the_same_moment_the_first_has_the_ship(racers: tuple[Person, Person]) -> None:
    for one in racers:
        of(one, "hand").first.click()
        expect(one.page.locator('[data-place="ship:2"]')).to_have_attribute("data-can", re.compile("target|chosen"))
        one.page.evaluate(LISTEN)
    moment = 1000 * time.time() + 600
    for one in racers:
        one.page.evaluate(AT_ONCE, {"place": "ship:2", "at": moment})
    for one in racers:
        one.settle()
        expect(chip(one, 2)).to_contain_text("9 tiles on the ship")
    late = [one for one in racers if one.page.get_by_role("group", name="Your hand: 10 tiles").count()]
    assert len(late) == 1  # who comes second has lost nothing, and is told why
    assert SHIP_TAKEN.text in late[0].page.evaluate("window.said")
    of(late[0], "hand").first.click()
    late[0].page.locator('[data-place^="ship:"][data-can="chosen"]').click()  # the only one that is left
    for one in racers:
        one.settle()
        of(one, "cell").first.wait_for()


# What happens in a zone.


def test_a_crystal_flashes_when_it_closes(person: MakePerson, staged: Server) -> None:
    me = at(person(reduced_motion="no-preference"), staged, 3)
    expect(me.page.locator(".plus")).to_have_text("+5")  # the dragon, and a green crystal with the explorer
    expect(me.page.get_by_role("list", name="What it brings").locator("li")).to_have_text(
        ["Green crystal with your explorer+2", "Blue dragon+3"]
    )
    expect(me.page.locator("[data-crystal]")).to_have_count(0)
    before = int(me.page.locator('[data-score="0"]').inner_text())
    me.page.evaluate(WATCH)
    place(me, "2,0")
    me.page.wait_for_function(MOVED, arg="[data-crystal]")
    expect(me.page.locator('[data-score="0"]')).to_have_text(str(before + 5))


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
    expect(me.page.locator(".slot").filter(has=tail).locator(".val")).to_have_text("+10")
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
    chip(me, 1).click()
    expect(me.page.locator(".whose b")).to_have_text(re.compile("s zone$"))
    expect(me.page.locator("[data-tile]")).to_have_count(4)  # three and the one just placed
    me.page.get_by_role("button", name="Back to mine").click()
    expect(me.page.locator("[data-tile]")).to_have_count(5)


# What is told before a click.


def test_what_the_best_place_brings_adds_up_and_enter_places_the_tile(person: MakePerson, staged: Server) -> None:
    me = at(person(), staged, 3)
    expect(me.page.locator(CHOSEN)).to_have_attribute("data-place", "cell:2,0")
    lines = me.page.get_by_role("list", name="What it brings").locator("b").all_inner_texts()
    total = me.page.locator(".total b").inner_text()
    assert sum(map(int, lines)) == int(total) == int(me.page.locator(".plus").inner_text())
    expect(me.page.get_by_role("button", name=re.compile(rf"^Place it \+{int(total)}"))).to_have_count(1)
    me.page.keyboard.press("Enter")
    me.settle()
    expect(me.page.locator('[data-tile="2,0"]')).to_have_count(1)


def test_a_tile_that_is_looked_at_says_all_of_itself(person: MakePerson, staged: Server) -> None:
    me = at(person(), staged, 3)
    place(me, "2,0")
    of(me, "discard").first.wait_for()
    tail = me.page.locator('[data-place="discard:big_monster_left"]')
    expect(me.page.locator(".slot").filter(has=tail).locator(".cap")).to_have_text(
        re.compile("^Big Monster tail.*a whole Big Monster$")
    )
    tail.hover()
    lens = me.page.get_by_role("tooltip")
    expect(lens.get_by_role("heading")).to_have_text("Big Monster tail")
    expect(lens.get_by_role("list", name="What it brings")).to_contain_text("Whole Big Monster: 11 instead of 1")
    expect(lens).to_contain_text("of 5 lie in zones")
    expect(lens.locator("[data-source]")).to_have_count(1)
    expect(me.page.locator(".ghost")).to_have_count(1)  # and its best place in the zone


SIZES = [(1440, 900), (1366, 768), (1280, 720), (768, 1024), (360, 740), (740, 360)]
# The middle of every place is in the window, and nothing lies over it.
COVERED = """() => [...document.querySelectorAll('[data-place^="cell:"]')].filter((one) => {
    const box = one.querySelector('circle').getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    return document.elementFromPoint(x, y)?.closest('[data-place]') !== one;
}).map((one) => one.dataset.place)"""
SHARE = """() => {
    const { width, height } = document.querySelector('.stage').getBoundingClientRect();
    return width * height / innerWidth / innerHeight;
}"""
CAMERA = "() => document.querySelector('.camera').style.transform"


@pytest.mark.parametrize(("width", "height"), SIZES, ids=str)
def test_every_place_can_be_clicked_without_looking_for_it(
    person: MakePerson, staged: Server, width: int, height: int
) -> None:
    me = person(viewport={"width": width, "height": height})
    me.address = staged.address
    me.open(me.new_table("me", *["bot:sensible"] * 4, game="big_monster"))
    of(me, "cell").first.wait_for()
    me.page.keyboard.press("Escape")  # the suggestion is taken back
    expect(me.page.locator(CHOSEN)).to_have_count(0)
    assert me.page.evaluate(COVERED) == []
    assert me.page.evaluate(SHARE) >= (0.6 if min(width, height) < 480 else 0.55)
    before = me.page.evaluate(CAMERA)
    me.page.get_by_role("button", name="Medals and who is near them").click()
    me.page.get_by_role("list", name="Medals").last.wait_for()
    assert me.page.evaluate(CAMERA) == before  # what lies over the zone does not move it
    me.page.get_by_role("button", name="Close", exact=True).click()
    assert me.page.evaluate(COVERED) == []


def test_the_zone_stays_where_it_is_through_a_turn(person: MakePerson) -> None:
    me = sit(person(), "me", "bot:sensible", "bot:sensible")
    land(me)
    of(me, "hand").first.wait_for()
    before = me.page.evaluate(CAMERA)
    play(me, "hand")
    of(me, "ship").or_(of(me, "cell")).first.wait_for()
    if of(me, "ship").count():
        play(me, "ship")
    of(me, "cell").first.wait_for()
    assert me.page.evaluate(CAMERA) == before


def test_nobody_is_a_number_and_no_place_a_coordinate(person: MakePerson) -> None:
    me = sit(person(), "me", "bot:sensible", "bot:sensible")
    land(me)
    for _ in range(3):
        of(me, "hand").or_(of(me, "ship")).or_(of(me, "cell")).first.wait_for()
        assert not re.search(r"[Pp]layer \d", me.page.locator("body").inner_text())
        me.move()
    told = "\n".join(me.log())
    assert not re.search(r"[Pp]layer \d|-?\d+,-?\d+|\d (left|right|up|down)\b", told)


# Reaching everything.


def test_places_are_reached_by_keys(person: MakePerson) -> None:
    me = sit(person(), "me", "bot:sensible", first=0)
    land(me)
    of(me, "tile").first.focus()
    me.page.keyboard.press("Enter")
    expect(me.page.locator(CHOSEN)).to_have_count(1)
    me.page.keyboard.press("Enter")
    me.settle()
    play(me, "tile")
    of(me, "cell").first.focus()
    label = me.page.evaluate("document.activeElement.getAttribute('aria-label')")
    assert re.match(r"Place the [^0-9]* \(\+\d+\)", label)  # by what lies beside it: no coordinates


def test_a_phone_does_not_scroll(person: MakePerson) -> None:
    me = sit(person(**PHONE), "me", "bot:sensible", "bot:sensible", "bot:sensible", teams=True)
    of(me, "explorer").first.tap()
    me.page.locator(CHOSEN).first.tap()
    me.settle()
    of(me, "hand").first.wait_for()
    assert me.scroll_width() <= 0
    me.page.get_by_role("button", name="Medals and who is near them").tap()
    expect(me.page.get_by_role("list", name="Medals").last).to_be_visible()


@pytest.mark.parametrize("seats", [2, 3])
def test_a_finger_hits_every_tile_and_place(person: MakePerson, seats: int) -> None:
    me = sit(person(**PHONE), "me", *["bot:sensible"] * (seats - 1), **({"first": 0} if seats == 2 else {}))
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
        of(me, "cell" if last else sort).first.tap()
        me.page.locator(CHOSEN).first.tap()
        me.settle()
        if last:
            break
    expect(me.page.locator('[data-zone="0"] [data-tile]')).to_have_count(1)


@needs_axe
def test_axe_finds_nothing_grave(person: MakePerson, staged: Server) -> None:
    me = sit(auditor(person), "me", "bot:sensible", "bot:sensible")
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
