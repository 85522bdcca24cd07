"""Points while the game runs: the line is always there, the pad one click away."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.browser.conftest import MakePerson


def line(page: Page) -> list[str]:
    return page.get_by_role("group", name="Scores so far").locator("b.num").all_inner_texts()


def pad(page: Page) -> list[str]:
    """The totals of the score pad, opened and closed again."""
    page.get_by_role("button", name="Score pad").click()
    dialog = page.get_by_role("dialog", name="Score pad so far")
    totals = dialog.locator("tfoot td")
    totals.nth(3).wait_for()
    found = totals.all_inner_texts()
    page.keyboard.press("Escape")
    dialog.wait_for(state="detached")
    return found


def test_the_pad_so_far_adds_up_to_the_line_of_scores(person: MakePerson) -> None:
    me = person()
    page = me.play_now()
    assert me.wait_for_turn()
    first = line(page)
    assert len(first) == 4
    assert pad(page) == first
    seen = {tuple(first)}
    for _ in range(12):
        me.move()
        if not me.wait_for_turn():
            break
        seen.add(tuple(line(page)))
    else:
        assert pad(page) == line(page)
    assert len(seen) > 1, "nobody's points have changed in twelve moves"
