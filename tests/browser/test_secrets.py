"""Hands that are hidden stay hidden: from who watches, from who plays against them, and from who shares the device."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, WebSocket, expect

from tests.browser.conftest import MakePerson
from tests.browser.person import Person
from tests.browser.serving import Server
from tests.toy.burrow import KINDS

CARD = re.compile(rf"\b({'|'.join(KINDS)})\b")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """With Burrow, whose hands and hoard are secret."""
    running = Server(tmp_path_factory.mktemp("secrets"), "tests.toy.game:GAME").start()
    yield running
    running.stop()


class Wire:
    """All that a page hears over its live connections."""

    def __init__(self, page: Page) -> None:
        self.frames: list[str] = []
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._hear)

    def _hear(self, frame: str | bytes) -> None:
        self.frames.append(frame if isinstance(frame, str) else frame.decode())

    def positions(self) -> list[dict[str, Any]]:
        """Every position that was told, in the order of telling."""
        messages = [json.loads(line) for frame in self.frames for line in frame.splitlines() if line]
        return [one for said in messages for one in [*said.get("positions", []), said.get("position")] if one]


def choice(one: Person, text: str) -> Locator:
    """One of what may be done: in the list, which has all of it."""
    one.lit.or_(one.choices).or_(one.page.get_by_role("button", name="Show as a list")).first.wait_for()
    return one.list_choices().and_(one.page.get_by_role("button", name=re.compile(rf"\b{text}\b")))


def do(one: Person, text: str) -> None:
    """Makes the first choice of a kind, which a second click confirms."""
    chosen = choice(one, text).first
    chosen.click()
    ready = one.page.locator('button[aria-pressed="true"][aria-label$="again to play it"]')
    if ready.count():
        ready.first.click()
    one.settle()


def hand(one: Person) -> str:
    return one.page.locator('[data-place="hand"] dd').inner_text()


def test_neither_who_watches_nor_who_plays_hears_of_hidden_cards(person: MakePerson) -> None:
    """Given everything hidden that Burrow has, when it is dug, peeked, swapped and guessed, then a spectator hears of
    no card before the end, and a player of none that another seat was told."""
    people = ann, ben, watcher = person(), person(), person()
    wires = [Wire(one.page) for one in people]
    path = ann.new_table("me", "open", game="burrow")
    ben.open(path).get_by_role("button", name="Sit down here").click()
    ann.open(path)
    watcher.open(path)
    expect(watcher.line).to_contain_text("You are watching")
    for mover, text in ((ann, "peek"), (ann, "swap"), (ben, "dig"), (ann, "dig"), (ben, "swap"), (ann, "guess")):
        do(mover, text)
    expect(choice(ben, "guess").first).to_be_visible()
    expect(watcher.open_talk().get_by_role("list", name="What happened").locator("li").last).to_contain_text("guessed")

    heard = [wire.positions() for wire in wires]
    assert len(heard[2]) >= 6
    assert [{position["seat"] for position in told} for told in heard] == [{0}, {1}, {None}]
    assert CARD.findall("".join(wires[2].frames)) == []
    assert CARD.findall(watcher.page.content()) == []
    for seat, told in enumerate(heard[:2]):
        assert {position["view"]["viewer"] for position in told} == {seat}
        others = [line for position in told for line in position["log"] if line["seat"] == 1 - seat]
        assert others
        assert CARD.findall(json.dumps(others)) == []
        assert CARD.findall(json.dumps(told)) != []

    do(ben, "guess")
    expect(watcher.end).to_be_visible()
    assert CARD.findall("".join(wires[2].frames)) != []  # nothing is secret any more


def test_a_curtain_falls_between_two_hidden_hands_on_one_device(person: MakePerson) -> None:
    """Given two seats of one device, when the other one is to decide, then no card is in the page until that one says
    who holds the device, and then it is that one's hand."""
    me = person()
    wire = Wire(me.page)
    page = me.open(me.new_table("me", "me", game="burrow"))
    expect(choice(me, "dig")).to_be_visible()
    curtain = page.get_by_role("dialog", name="Pass the device to")
    for at in range(4):
        expect(choice(me, "dig")).to_be_visible()
        now = [position for position in wire.positions() if position["seat"] == at % 2][-1]["view"]["hand"]
        assert sorted(hand(me).split("; ")) == sorted(f"{kind} {count}" for kind, count in now.items())
        do(me, "dig")
        expect(curtain).to_be_visible()
        assert CARD.findall(page.content()) == []
        page.keyboard.press("1")  # nothing is decided behind a curtain
        assert CARD.findall(page.content()) == []
        curtain.get_by_role("button", name="I am").click()
        expect(curtain).to_have_count(0)
    expect(choice(me, "guess").first).to_be_visible()


@pytest.fixture
def alike(tmp_path: Path) -> Iterator[Server]:
    """With a Burrow in which all cards are daisies."""
    running = Server(tmp_path, "tests.toy.alike:GAME").start()
    yield running
    running.stop()


def test_a_curtain_falls_between_hands_that_look_the_same(person: MakePerson, alike: Server) -> None:
    me = person()
    me.address = alike.address
    page = me.open(me.new_table("me", "me", game="burrow"))
    do(me, "dig")
    page.get_by_role("button", name="I am Player 2").click()
    do(me, "dig")  # now both hold three daisies, and know nothing else
    expect(page.get_by_role("dialog", name="Pass the device to")).to_be_visible()
    assert CARD.findall(page.content()) == []


def test_a_reload_behind_the_curtain_shows_no_hand(person: MakePerson) -> None:
    me = person()
    page = me.open(me.new_table("me", "me", game="burrow"))
    do(me, "dig")
    curtain = page.get_by_role("dialog", name="Pass the device to")
    expect(curtain).to_be_visible()
    page.reload()
    expect(curtain).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert CARD.findall(page.content()) == []
    curtain.get_by_role("button", name="I am").click()
    expect(page.locator('[data-place="hand"]')).to_contain_text(CARD)
