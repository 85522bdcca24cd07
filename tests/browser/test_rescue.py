"""Monster Baby Rescue in the browser: whole games against bots, and two people who see beforehand who plays next."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.chromium import ROOT
from tests.browser.conftest import MakePerson
from tests.browser.eyes import complaints
from tests.browser.person import CHOSEN, Person, play_to_the_end, whose_turn
from tests.browser.test_learning import Learner

GAME = "monster_baby_rescue"
COMPONENTS = ROOT / "bestiary" / "games" / GAME / "components.toml"
STEPS = ["Care tiles", "Goals", "Wants", "Lines", "Witch doctor", "Final tiles"]
ROUND = 30  # squares of the score board
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
SIDES = {"goals": "AAAAAAAAAA", "finals": "AAAA"}


def number(text: str) -> int:
    return int(text.strip().replace("\N{MINUS SIGN}", "-"))


def rows(me: Person) -> dict[str, list[int]]:
    """The lines of the score pad at the end, by name."""
    found = {}
    for row in me.end.locator("tbody tr").all():
        found[row.locator("th").inner_text().strip()] = [number(cell.inner_text()) for cell in row.locator("td").all()]
    return found


def board(me: Person) -> list[str]:
    """The figures of the ring in words, from the rear to the front."""
    return me.page.get_by_role("list", name="Figures, from the rear to the front").locator("li").all_inner_texts()


def spot(me: Person, selector: str) -> tuple[str, str]:
    """Where on the ring something lies."""
    left, top = me.page.locator(selector).evaluate("(one) => [one.style.left, one.style.top]")
    return left, top


def play(me: Person, place: str) -> None:
    """Touches a place, and again where that only chose it."""
    me.page.locator(f'[data-place="{place}"]').click()
    if me.page.locator(CHOSEN).count():
        me.page.locator(CHOSEN).click()
    me.settle()


@pytest.mark.parametrize("screen", [{}, PHONE], ids=["desk", "phone"])
def test_a_whole_game_against_bots(person: MakePerson, screen: dict[str, object]) -> None:
    """When three play to the end, then the score board shows the sum of the six steps, and step six its four tiles."""
    me = person(**screen)
    me.open(me.new_table("me", "bot:sensible", "bot:random", game=GAME, options=SIDES))
    assert play_to_the_end(me) >= 12
    totals = [number(total) for total in me.totals()]
    lines = rows(me)
    assert [name for name in lines if name in STEPS] == STEPS
    finals = [name for name in lines if name not in STEPS]
    assert finals == ["Lowest part", "Diamond count", "Ladder length", "Comfiest home"]
    for seat, total in enumerate(totals):
        assert total == sum(lines[step][seat] for step in STEPS)
        assert lines["Final tiles"][seat] == sum(lines[tile][seat] for tile in finals)
    figures = me.end.get_by_role("list", name="The score board").locator("li")
    expect(figures).to_have_count(3)
    for total, said in zip(totals, figures.all_inner_texts(), strict=True):
        marker = f", {ROUND * (total // ROUND)} of them as a marker" if total >= ROUND else ""
        assert said.splitlines()[-1].partition(": ")[2] == f"{total}{marker}".replace("-", "\N{MINUS SIGN}")
    assert me.page.evaluate("document.scrollingElement.scrollWidth <= innerWidth")


def test_two_people_see_each_other_and_who_plays_next(person: MakePerson) -> None:
    """Given a tile that is looked at, when it is paid for, then the figure stands where it was shown, and who was shown
    plays."""
    host, friend = person(), person()
    path = host.new_table("me", "open", game=GAME)
    host.open(path)
    friend.open(path).get_by_role("button", name="Sit down here").click()
    movers: set[Person] = set()
    again = 0
    for turn in range(12):
        mover = whose_turn(host, friend)
        assert mover is not None
        offered = mover.page.locator("[data-row] .who").all_inner_texts()
        place = 1 + offered.index("you again") if "you again" in offered else 6 - turn % 3
        tile = mover.page.locator(f'[data-row="{place}"]')
        mover.page.mouse.move(2, 2)
        expect(mover.page.locator(".figure.ghost")).to_have_count(0)
        tile.locator("[data-place]").hover()
        expect(mover.page.locator(".figure.ghost")).to_have_count(1)
        then = tile.locator(".who").inner_text()
        shown = spot(mover, ".figure.ghost")
        tile.locator("[data-place]").click()
        if mover.page.locator(CHOSEN).count():
            told = mover.line.inner_text()
            assert ("you play again" in told) == (then == "you again"), told
            mover.page.locator(CHOSEN).click()
        mover.settle()
        seat = 0 if mover is host else 1
        assert spot(mover, f'[data-figure="{seat}"]') == shown
        if mover.page.locator('[data-place^="part:"][data-can], [data-place^="gem:"][data-can]').count():
            mover.move_on_board()
        next_one = whose_turn(host, friend)
        other = friend if mover is host else host
        assert next_one is (mover if then == "you again" else other), then
        rocks = [[re.sub("^(You|[^,]*), ", "", figure) for figure in board(one)] for one in (host, friend)]
        assert rocks[0] == rocks[1]
        movers.add(mover)
        again += then == "you again"
    assert movers == {host, friend}
    assert again > 0


def test_a_tile_says_what_it_brings_and_the_lens_out_of_what(person: MakePerson) -> None:
    me = person()
    me.open(me.new_table("me", "bot:sensible", game=GAME, options=SIDES))
    assert me.wait_for_turn()
    gains = me.page.locator("[data-row] .gain")
    expect(gains).to_have_count(6)
    me.page.locator('[data-row="1"]').hover()
    lens = me.page.get_by_role("tooltip")
    expect(lens).to_be_visible()
    points = [number(one) for one in lens.locator("dd").all_inner_texts()]
    assert sum(points[:-1]) == points[-1] == number(gains.first.inner_text().replace("±", ""))


def test_what_everybody_would_have_if_it_ended_now(person: MakePerson) -> None:
    me = person(viewport={"width": 1440, "height": 900})
    me.open(me.new_table("me", "bot:sensible", game=GAME, options=SIDES))
    assert me.wait_for_turn()
    ended = me.page.locator(".ended dd").all_inner_texts()
    steps = [number(one) for one in ended]
    assert steps[0] == sum(steps[1:])
    assert number(me.page.locator('[data-score="0"]').inner_text()) == steps[0]


def test_a_part_is_chosen_on_the_monster(person: MakePerson) -> None:
    """Given improvements that are all for any part, when one is taken, then a click on the monster raises that part."""
    me = person()
    printing = re.sub(r'^part = ".*"', 'part = "any"', COMPONENTS.read_text(encoding="utf-8"), flags=re.MULTILINE)
    me.open(me.new_table("me", "bot:random", game=GAME, options={"printing": printing}))
    anything = me.page.locator("[data-row]", has_text="Any part +1")
    for _ in range(10):
        assert me.wait_for_turn()
        if anything.count():
            break
        me.move()  # there is none in the row yet
    play(me, f"row:{anything.first.get_attribute('data-row')}")
    legs = me.page.locator('[data-place="part:0:legs"]')
    level = me.page.locator("dl .legs .spoken b")
    expect(legs).to_have_attribute("data-can", "can")
    expect(me.page.locator(".part.legs i")).to_have_text(re.compile(r"[+±]"))
    now = int(level.text_content() or "")
    play(me, "part:0:legs")
    expect(level).to_have_text(str(now + 1))


def test_the_things_of_another_player_and_back_to_mine(person: MakePerson) -> None:
    """When a chip is clicked, then that monster stands in the ring with its tiles, and one click goes back."""
    me = person()
    me.open(me.new_table("me", "bot:sensible", "bot:sensible", game=GAME))
    for _ in range(3):
        assert me.wait_for_turn()
        me.move()
    assert me.wait_for_turn()
    page = me.page
    page.get_by_role("group", name="Scores so far").get_by_role("button").nth(1).click()
    things = page.get_by_role("region", name=re.compile("(?<!Your) monster and things"))
    expect(things).to_be_visible()
    tiles = things.get_by_role("button", name=re.compile(r"\d+ tiles?"))
    count = int(tiles.inner_text().split()[0])
    assert count > 0
    tiles.click()
    panel = page.get_by_role("region", name=re.compile(f"{count} tiles"))
    expect(panel.locator(".tiles > li")).to_have_count(count)
    page.keyboard.press("Escape")
    expect(panel).to_have_count(0)
    things.get_by_role("button", name="Back to mine").click()
    expect(page.get_by_role("region", name="Your monster and things")).to_be_visible()


def test_goals_and_finals_lie_behind_two_buttons_where_there_is_no_room(person: MakePerson) -> None:
    me = person(**PHONE)
    me.open(me.new_table("me", "bot:sensible", game=GAME))
    assert me.wait_for_turn()
    for name, count in (("Goals", 10), ("Finals", 4)):
        me.page.get_by_role("button", name=name).click()
        panel = me.page.locator(".panel")
        expect(panel.locator("li[data-kind]")).to_have_count(count)
        me.page.keyboard.press("Escape")
        expect(panel).to_have_count(0)


@pytest.mark.parametrize("seats", [2, 5])
@pytest.mark.parametrize("text", ["normal", "larger"])
def test_every_word_fits_and_everything_lit_is_seen(person: MakePerson, seats: int, text: str) -> None:
    for width, height in [(1440, 900), (1280, 720), (768, 1024), (360, 740), (740, 360)]:
        me = person(viewport={"width": width, "height": height}, likes={"text": text})
        me.open(me.new_table("me", *["bot:random"] * (seats - 1), game=GAME))
        for turn in range(4):
            assert me.wait_for_turn()
            me.page.mouse.move(2, 2)
            assert complaints(me.page) == [], (width, height, turn)
            me.move_on_board(turn)
        me.context.close()


def test_a_goal_is_a_scene(person: MakePerson) -> None:
    me = person(scenes="step")
    me.open(me.new_table("me", "bot:sensible", "bot:sensible", game=GAME, options=SIDES))
    scene = me.page.locator('[data-scene^="goal"]')
    any_scene = me.page.locator("[data-scene]")
    for _ in range(60):
        me.lit.or_(any_scene).first.wait_for()
        if scene.count():
            break
        if any_scene.count():
            me.page.keyboard.press("Space")
        else:
            me.move_on_board()
    expect(scene).to_contain_text("Goal!")
    expect(scene).to_contain_text(re.compile(r"\d hearts?"))


def test_each_seat_may_choose_its_monster(person: MakePerson) -> None:
    """Given a new table, when monsters are chosen, then nobody has the same, and they sit at the table."""
    me = person()
    page = me.open(f"/?with={GAME}")
    page.get_by_role("group", name="Monsters").get_by_label("We choose them").check()
    chosen = page.locator("label.seat select")
    expect(chosen).to_have_count(3)
    chosen.first.select_option("orc")
    values = [one.input_value() for one in chosen.all()]
    assert values[0] == "orc"
    assert len(set(values)) == 3
    page.get_by_role("button", name="Open the table").click()
    page.get_by_role("button", name=re.compile("Start now")).click()
    monster = page.get_by_role("group", name=re.compile("^Orc: head level 1"))
    expect(monster).to_be_visible()


@pytest.mark.parametrize("screen", [{}, PHONE], ids=["desk", "phone"])
def test_a_first_game_with_a_coach(person: MakePerson, screen: dict[str, object]) -> None:
    """When a learner plays a first game, then each rule is told once, and the coach never hides what it speaks of."""
    learner = Learner(person(**screen), "Monster Baby Rescue")
    learner.start()
    learner.play_to_the_end()
    assert learner.read[:1] == ["baby"]
    assert len(set(learner.read)) == len(learner.read)
    essential = {"take", "time", "slide", "goals", "finals", "linked", "beds", "lines", "diamonds", "doctor", "wants"}
    assert essential | {"final", "score", "others"} <= set(learner.read)
