"""Points are seen while the game is played: in the score line, and line by line on the score pad so far."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import MakePerson
from tests.browser.person import Person

MOST = 60  # moves until everybody has cleared a table


def score_line(me: Person) -> list[str]:
    return me.page.get_by_role("group", name="Scores so far").locator("[data-score]").all_inner_texts()


def clearings(me: Person) -> int:
    return sum(" clears table " in line for line in me.log())


def check_the_pad(me: Person) -> None:
    """Opens the score pad, and holds its sums against its lines and the score line."""
    shown = score_line(me)
    open_pad(me)
    pad = me.page.get_by_role("dialog", name="Score pad so far")
    expect(pad.locator("tfoot td")).to_have_text(shown)
    cells = [row.locator("td").all() for row in pad.locator("tbody tr").all()]
    sums = [sum(number(cell.inner_text()) for cell in column) for column in zip(*cells, strict=True)]
    assert sums == [number(total) for total in shown]
    pad.get_by_role("button", name="Close").click()
    expect(pad).to_have_count(0)


def open_pad(one: Person) -> None:
    one.page.get_by_role("button", name="More").click()
    one.page.get_by_role("button", name="Score pad").click()


def number(text: str) -> int:
    found = re.search(r"\d+", text)
    return (-1 if "\N{MINUS SIGN}" in text else 1) * int(found[0]) if found else 0


def move_on(me: Person) -> None:
    """Clears a table where something is to be had for it, and else makes the first choice."""
    assert me.wait_for_turn()
    labels = me.list_choices().evaluate_all("all => all.map((one) => one.getAttribute('aria-label'))")
    good = [at for at, label in enumerate(labels) if re.search(r"Clear .*\(\+[1-9]\d* now\)", label)]
    me.move(good[0] if good else 0)


def test_the_score_line_and_the_pad_follow_the_game(person: MakePerson) -> None:
    """Given two seats of one device, where nothing happens unseen, when a table is cleared, then both change alike."""
    me = person()
    me.open(me.new_table("me", "me"))
    assert me.wait_for_turn()
    expect(me.page.get_by_role("group", name="Scores so far").locator("[data-score]")).to_have_count(2)
    check_the_pad(me)
    changed = 0
    for _ in range(MOST):
        before, cleared, seating = score_line(me), clearings(me), me.question.partition(": ")[2].startswith("Seat")
        move_on(me)
        assert me.wait_for_turn()
        if seating:  # a monster at a table is nobody's yet
            assert score_line(me) == before
        elif clearings(me) > cleared and score_line(me) != before:
            check_the_pad(me)
            changed += 1
        if changed == 2:
            return
    raise AssertionError(me.log())


def test_an_open_pad_follows_what_others_do(person: MakePerson) -> None:
    """Given a spectator with an open score pad, when a player clears a table, then its totals are the new ones."""
    me, watcher = person(), person()
    path = me.new_table("me", "me")
    me.open(path)
    watcher.open(path)
    open_pad(watcher)
    totals = watcher.page.get_by_role("dialog", name="Score pad so far").locator("tfoot td")
    assert me.wait_for_turn()
    first = score_line(me)
    expect(totals).to_have_text(first)
    for _ in range(MOST):
        move_on(me)
        assert me.wait_for_turn()
        if clearings(me) and score_line(me) != first:
            break
    assert score_line(me) != first
    expect(totals).to_have_text(score_line(me))
