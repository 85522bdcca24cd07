"""The first game: one click, and a coach who explains each rule when it first matters."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import MakePerson
from tests.browser.person import GAME, Person, table_of, whose_turn
from tests.browser.test_accessibility import needs_axe, violations

DESK = {"viewport": {"width": 1280, "height": 800}}
PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
OPENING = ["goal", "tables", "monster", "draw"]
ESSENTIAL = {*OPENING, "seat", "clear", "home", "feeds", "last", "sorbet", "anything", "double", "round", "lastround"}
ENDING = {"score", "others"}
GAIN = re.compile(r"\(([+-]\d+) now\)")
RULE = re.compile(r"[A-Z]{2}-\d+")
MOST = 150  # moves of a whole game
# What the card may cover moves with it, a frame or a few later: only what stays is wrong.
APART = """async () => {
    const box = (selector) => document.querySelector(selector)?.getBoundingClientRect();
    const look = () => {
        const card = box('.coach.placed');
        if (!card) return null;
        const covers = (other) => other && card.left < other.right && card.right > other.left
            && card.top < other.bottom && card.bottom > other.top;
        return {
            outside: card.left < 0 || card.top < 0 || card.right > innerWidth || card.bottom > innerHeight,
            target: Boolean(covers(box('div.ring'))),
            edges: [...document.querySelectorAll('.coach.placed button')]
                .some((one) => one.getBoundingClientRect().right > card.right),
            choices: [...document.querySelectorAll('[data-action]')].some((one) => covers(one.getBoundingClientRect())),
        };
    };
    let seen = look();
    for (let frame = 0; frame < 300 && (!seen || Object.values(seen).includes(true)); frame++) {
        await new Promise(requestAnimationFrame);
        seen = look();
    }
    return seen;
}"""
NOTHING = {"outside": False, "target": False, "edges": False, "choices": False}


class Learner:
    """Somebody in a first game, who reads what the coach says."""

    def __init__(self, me: Person, game: str = GAME) -> None:
        self.me = me
        self.game = game
        self.read: list[str] = []

    @property
    def card(self) -> Locator:
        return self.me.page.locator(".coach.placed")

    @property
    def said(self) -> str:
        """What is explained now, "" for nothing."""
        return (self.card.get_attribute("data-said") or "") if self.card.count() else ""

    def start(self) -> None:
        page = self.me.open()
        page.get_by_role("button", name=f"With a coach, in five minutes: {self.game}").click()
        expect(self.card).to_be_visible()

    def got_it(self, by_key: bool = False) -> None:
        """Reads one explanation, and dismisses it."""
        expect(self.card).to_have_count(1)
        said = self.said
        assert self.me.page.evaluate(APART) == NOTHING, said
        expect(self.card.get_by_role("button", name="Rule")).to_contain_text(RULE)
        self.read.append(said)
        if by_key:
            self.me.page.keyboard.press("Escape")
        else:
            self.card.get_by_role("button", name="Got it").click()
        expect(self.me.page.locator(f'[data-said="{said}"]')).to_have_count(0)

    def got_all(self) -> None:
        while self.me.page.locator("[data-said]").count():
            self.got_it(by_key=len(self.read) % 2 == 0)

    def move(self) -> None:
        """Takes what says that it gains something now, such as a table that feeds more than it starves."""
        labels = [label.get_attribute("aria-label") or "" for label in self.me.choices.all()]
        gains = [int(found[1]) if (found := GAIN.search(label)) else 0 for label in labels]
        self.me.move(gains.index(max(gains)) if max(gains, default=0) > 0 else 0)

    def play_to_the_end(self) -> None:
        for _ in range(MOST):
            self.got_all()
            if whose_turn(self.me) is None:
                self.got_all()
                return
            self.got_all()
            self.move()
        raise AssertionError(self.me.question)


@pytest.fixture
def learner(person: MakePerson) -> Learner:
    return Learner(person(**DESK))


@pytest.mark.parametrize("device", [DESK, PHONE], ids=["desk", "phone"])
def test_a_whole_first_game(person: MakePerson, device: dict[str, Any]) -> None:
    learner = Learner(person(**device))
    me = learner.me
    learner.start()
    assert me.my_turn, "the learner begins, and nobody hurries"
    for _ in OPENING:
        learner.got_it()
    assert learner.read == OPENING
    expect(learner.card).to_have_count(0)
    expect(me.page.locator(".ring")).to_have_count(0)
    learner.play_to_the_end()
    told = Counter(learner.read)
    assert told.most_common(1)[0][1] == 1, "each is told once"
    assert set(told) >= ESSENTIAL | ENDING, (ESSENTIAL | ENDING) - set(told)
    assert learner.read[-1] == "others"
    assert me.scroll_width() <= 0
    expect(me.end).to_be_visible()


def test_learning_starts_from_its_page(learner: Learner) -> None:
    page = learner.me.open("/learn")
    page.get_by_role("button", name=f"Play a first game with a coach: {GAME}").click()
    expect(learner.card).to_have_attribute("data-said", "goal")
    seats = page.get_by_role("group", name="Scores so far").locator(".name")
    expect(seats).to_have_count(3)


def test_an_explanation_opens_its_rule(learner: Learner) -> None:
    learner.start()
    button = learner.card.get_by_role("button", name="Rule")
    number = RULE.findall(button.inner_text())[0]
    button.click()
    drawer = learner.me.page.get_by_role("dialog", name=f"Rules of {GAME}")
    expect(drawer.locator("li:not(.section)")).to_contain_text([number])
    learner.me.page.keyboard.press("Escape")
    expect(drawer).to_have_count(0)
    expect(learner.card).to_have_attribute("data-said", "goal")


def test_who_plays_without_reading_is_told_what_matters_next(learner: Learner) -> None:
    learner.start()
    for _ in OPENING[:-1]:
        learner.got_it(by_key=True)
    expect(learner.card).to_have_attribute("data-said", "draw")
    learner.me.move()
    expect(learner.card).to_have_attribute("data-said", re.compile("seat|sorbet"))


def test_the_coach_is_heard(learner: Learner) -> None:
    learner.start()
    spoken = learner.me.page.locator('p.spoken[aria-live="polite"]').filter(has_text="The coach: ")
    expect(spoken).to_contain_text("The highest total wins.")
    learner.got_it()
    expect(spoken).to_contain_text("Three tables a round")


def test_a_lesson_goes_on_after_a_reload(learner: Learner) -> None:
    me = learner.me
    learner.start()
    learner.got_it()
    expect(learner.card).to_have_attribute("data-said", "tables")
    me.page.reload()
    expect(learner.card).to_have_attribute("data-said", "tables")
    learner.card.get_by_role("button", name="Skip lesson").click()
    expect(learner.card).to_have_count(0)
    me.page.reload()
    assert me.wait_for_turn()
    me.page.wait_for_timeout(500)
    expect(learner.card).to_have_count(0)
    me.page.get_by_role("button", name="More").click()
    me.page.get_by_role("button", name="Go on with the lesson").click()
    expect(learner.card).to_have_attribute("data-said", "tables")


def test_skipping_can_be_taken_back_at_once(learner: Learner) -> None:
    learner.start()
    learner.card.get_by_role("button", name="Skip lesson").click()
    expect(learner.card).to_have_count(0)
    learner.me.page.get_by_role("button", name="Go on explaining").click()
    expect(learner.card).to_have_attribute("data-said", "goal")


@pytest.mark.parametrize("size", [(740, 360), (768, 1024), (2560, 1440)], ids=["lying", "tablet", "wide"])
def test_explanations_fit_other_screens(person: MakePerson, size: tuple[int, int]) -> None:
    learner = Learner(person(viewport={"width": size[0], "height": size[1]}))
    learner.start()
    for _ in OPENING[:3]:
        learner.got_it()
    assert learner.me.scroll_width() <= 0


def test_other_tables_and_other_people_have_no_coach(learner: Learner, person: MakePerson) -> None:
    learner.start()
    guest = person()
    guest.open(table_of(learner.me.page))
    expect(guest.line).to_be_visible()
    learner.me.play_now()
    for one in (guest, learner.me):
        one.page.wait_for_timeout(300)
        expect(one.page.locator(".coach")).to_have_count(0)


@needs_axe
@pytest.mark.parametrize("device", [DESK, PHONE], ids=["desk", "phone"])
def test_axe_finds_nothing_while_the_coach_speaks(person: MakePerson, device: dict[str, Any]) -> None:
    learner = Learner(person(bypass_csp=True, **device))
    learner.start()
    assert violations(learner.me.page) == []
    learner.got_it()
    assert violations(learner.me.page) == []
