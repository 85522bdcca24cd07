"""Every table at every size: what is lit, asked or counted can be seen and touched, and nothing moves the board.

A sample runs each time, all of it with BESTIARY_EFFORT > 1.
"""

from __future__ import annotations

from itertools import cycle
from typing import Any, NamedTuple

import pytest

from tests.browser.conftest import MakePerson
from tests.browser.eyes import board, complaints, share
from tests.browser.person import Person
from tests.effort import EFFORT

SIZES = ((360, 740), (740, 360), (768, 1024), (1280, 720), (1366, 768), (1440, 900), (2560, 1440))
SEATS = {
    "monster_cafe": (2, 3, 4),
    "monster_baby_rescue": (2, 3, 4, 5),
    "wombat_rescue": (2, 3, 4),
    "big_monster": (2, 3, 4, 5, 6),
    "munchkin_babies": (3, 4, 5, 6),
}
OPEN = {"monster_cafe", "monster_baby_rescue", "wombat_rescue"}  # nobody hides anything
TEXTS = ("normal", "large", "larger")
THEMES = ("light", "dark", "contrast")
NAME = "Bartholomäus Drachenfels"  # as long as a name may be
MOVES = 3 if EFFORT == 1 else 25
SHARES = {"phone": 0.52, "side": 0.33, "desk": 0.50}  # of the window, at least; STAGE.md section 3


class Case(NamedTuple):
    game: str
    size: tuple[int, int]
    seats: int
    text: str
    theme: str

    @property
    def kind(self) -> str:
        width, height = self.size
        return "side" if height <= 480 else "phone" if width < 720 else "desk"


def cases() -> list[Case]:
    """All of them; or, of each game, one that differs from the others' in everything."""
    every = [
        Case(game, size, seats, text, theme)
        for game, numbers in SEATS.items()
        for (size, seats, theme) in zip(SIZES, cycle(numbers), cycle(THEMES), strict=False)
        for text in TEXTS
    ]
    if EFFORT > 1:
        return every
    sizes, texts = cycle(SIZES), cycle(TEXTS)
    return [Case(game, next(sizes), max(numbers), next(texts), "light") for game, numbers in SEATS.items()] + [
        Case("monster_cafe", (1280, 720), 4, "larger", "dark"),
    ]


def seated(make: MakePerson, case: Case) -> Person:
    width, height = case.size
    me = make(
        viewport={"width": width, "height": height},
        has_touch=width < 1000,
        likes={"text": case.text, "theme": case.theme},
    )
    me.open()
    me.context.request.patch(
        f"{me.address}/api/me", data={"name": NAME, "avatar": "dragon"}, headers={"origin": me.address}
    )
    company = ["bot:random"] * (case.seats - 1)
    if case.game in OPEN:
        company[0] = "me"  # of two players on one device the bar shows the names
    me.open(me.new_table("me", *company, game=case.game))
    assert me.wait_for_turn()
    return me


@pytest.mark.parametrize(
    "case", cases(), ids=lambda case: f"{case.game}-{case.size[0]}x{case.size[1]}-{case.text}-{case.seats}"
)
def test_everything_is_seen_and_nothing_moves_the_board(person: MakePerson, case: Case) -> None:
    me = seated(person, case)
    found: dict[str, Any] = {}
    for move in range(MOVES):
        if not me.wait_for_choice():
            break
        for complaint in complaints(me.page):
            found.setdefault(complaint, f"before move {move + 1}")
        me.move_at_once(move)
    assert found == {}
    assert share(me.page) >= SHARES[case.kind]
    if me.wait_for_choice():
        nothing_moves(me)


def nothing_moves(me: Person) -> None:
    """List, drawer and hint are opened and closed again."""
    before = board(me.page)
    me.list_choices()
    assert board(me.page) == before, "the list"
    me.page.keyboard.press("Escape")
    me.open_talk()
    assert board(me.page) == before, "the drawer"
    me.page.keyboard.press("g")
    me.page.keyboard.press("h")
    me.hint.wait_for()
    assert board(me.page) == before, "the hint"
    me.page.keyboard.press("Escape")
    me.hint.wait_for(state="detached")
    assert board(me.page) == before
