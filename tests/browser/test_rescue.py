"""Monster Baby Rescue in the browser: whole games against bots, and two people who see beforehand who plays next."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.chromium import ROOT
from tests.browser.conftest import MakePerson
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


@pytest.mark.parametrize("screen", [{}, PHONE], ids=["desk", "phone"])
def test_a_whole_game_against_bots(person: MakePerson, screen: dict[str, object]) -> None:
    """When three play to the end, then the score board shows the sum of the six steps, and step six its four tiles."""
    me = person(**screen)
    me.open(me.new_table("me", "bot:greedy", "bot:random", game=GAME, options=SIDES))
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
    """Given a chosen tile, when it is paid for, then the figure stands where it was shown, and who was shown plays."""
    host, friend = person(), person()
    path = host.new_table("me", "open", game=GAME)
    host.open(path)
    friend.open(path).get_by_role("button", name="Sit down here").click()
    movers: set[Person] = set()
    again = 0
    for turn in range(12):
        mover = whose_turn(host, friend)
        assert mover is not None
        other = friend if mover is host else host
        offered = mover.page.locator(".then .who").all_inner_texts()
        place = 1 + offered.index("you again") if "you again" in offered else 6 - turn % 3
        tile = mover.page.locator(f'[data-row="{place}"]')
        tile.locator("[data-place]").click()
        expect(mover.page.locator(CHOSEN)).to_have_count(1)
        then = tile.locator(".then .who").inner_text()
        told = mover.page.locator(".told").inner_text()
        assert ("you play again" in told) == (then == "you again"), told
        shown = spot(mover, ".figure.ghost")
        seat = 0 if mover is host else 1
        before = len(other.log())
        mover.page.locator(CHOSEN).click()
        mover.settle()
        assert spot(mover, f'[data-figure="{seat}"]') == shown
        if mover.page.get_by_role("group", name="Choices").count():  # a part, or a diamond
            mover.move()
        next_one = whose_turn(host, friend)
        assert next_one is (mover if then == "you again" else other), (then, mover.log()[-3:])
        expect(other.page.get_by_role("list", name="What happened").first.locator("li")).not_to_have_count(before)
        rocks = [[re.sub("^(You|[^,]*), ", "", figure) for figure in board(one)] for one in (host, friend)]
        assert rocks[0] == rocks[1]
        movers.add(mover)
        again += then == "you again"
    assert movers == {host, friend}
    assert again > 0


def test_a_part_is_chosen_on_the_monster(person: MakePerson) -> None:
    """Given improvements that are all for any part, when one is taken, then a click on the monster raises that part."""
    me = person()
    printing = re.sub(r'^part = ".*"', 'part = "any"', COMPONENTS.read_text(encoding="utf-8"), flags=re.MULTILINE)
    me.open(me.new_table("me", "bot:random", game=GAME, options={"printing": printing}))
    anything = me.page.locator("[data-row]", has_text="Any part +1").locator("[data-place]")
    for _ in range(10):
        assert me.wait_for_turn()
        if anything.count():
            break
        me.move()  # there is none in the row yet
    anything.first.click()
    anything.first.click()
    legs = me.page.locator('[data-place="part:0:legs"]')
    level = me.page.locator("section dl .legs b")
    expect(legs).to_have_attribute("data-can", "can")
    now = int(level.inner_text())
    legs.click()
    expect(legs).to_have_attribute("data-can", "chosen")
    legs.click()
    expect(level).to_have_text(str(now + 1))


def test_taken_tiles_can_be_looked_at(person: MakePerson) -> None:
    """Given another player's things, when their tiles are opened, then each is there in words."""
    me = person()
    me.open(me.new_table("me", "bot:greedy", "bot:greedy", game=GAME))
    for _ in range(3):
        assert me.wait_for_turn()
        me.move()
    assert me.wait_for_turn()
    if me.choices.count():
        me.move()
        assert me.wait_for_turn()
    page = me.page
    page.get_by_role("button", name="look at what").first.click()
    things = page.get_by_role("region", name=re.compile("monster and things"))
    tiles = things.get_by_role("button", name=re.compile(r"\d+ tiles?"))
    count = int(tiles.inner_text().split()[0])
    assert count > 0
    tiles.click()
    panel = page.get_by_role("region", name=re.compile(f"{count} tiles"))
    expect(panel.locator(".tiles > li")).to_have_count(count)
    page.keyboard.press("Escape")
    expect(panel).to_have_count(0)


def test_each_seat_may_choose_its_monster(person: MakePerson) -> None:
    """Given a new table, when monsters are chosen, then nobody has the same, and they sit at the table."""
    me = person()
    page = me.open(f"/?with={GAME}")
    page.get_by_label("Monsters", exact=True).select_option("as we choose")
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
