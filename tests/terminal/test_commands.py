"""What can be typed besides a move."""

import re
from pathlib import Path

import pytest

from bestiary.core.record import digest
from tests.terminal.play import Sitting, Typist, cafe, playing, typing, words

NONSENSE = [
    *(
        "",
        "   ",
        "0",
        "999",
        "-1",
        "1.5",
        "٣",
        "²",
        "9" * 5000,
        "x" * 100_000,
        "=",
        "🦇🦇",
        "\x1b[2J",
        "\x00",
        "[bold]",
    ),
    *("clear table=9", "clear", "clear table=0 table=1", "seat side=1", "draw draw", "undoo"),
    *("why", "why 🦇", "why 99", "rules zzzz", "?zzzz"),
    *("save /nowhere/at/all.json", "save .", "save ~nobody/x", "save " + "🦇" * 90, "save a\x00b"),
]


@pytest.fixture(autouse=True)
def _elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


@pytest.mark.parametrize("line", NONSENSE, ids=lambda line: ascii(line[:20]))
def test_nonsense_is_answered_and_changes_nothing(line: str) -> None:
    match = cafe()
    before, told = digest(match.state), match.moment(0)
    sitting = Sitting(match, typing(line))
    sitting.run()
    assert sitting.answer_to(line).strip()
    assert (digest(match.state), match.moment(0)) == (before, told)
    assert "\x1b" not in sitting.answer_to(line)


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("999", "There is no choice 999"),
        ("clear table=9", "'clear' has no table '9'"),
        ("clear table=1", "That table has no monsters. (MC-037)"),
        ("undoo", "Did you mean 'undo'?"),
        ("pass", "You must draw a card or clear a table. (MC-015)"),
        ("why clear table=0", "That table has no monsters. (MC-037)"),
        ("why seat table=0", "Draw a card before you seat one. (MC-017)"),
        ("why DRAW", "You may do that: it is choice 1."),
        ("why 1", "You may do that: it is choice 1."),
        ("rules sorbet never", "MC-030"),
        ("? MC-031", "must at once name one kind"),
        ("?T-05", "Moves can be taken back"),
        ("?", "looks up a word"),
        ("help", "saves the game and leaves"),
        ("hint", "A strong bot would choose 1."),
        ("moves", "draw"),
        ("log", "Round 1."),
        ("board", "Table 3"),
        ("score", "Unfed"),
        ("undo", "There is no move to take back. (T-05)"),
    ],
)
def test_an_answer_says_what_is_right(line: str, answer: str) -> None:
    sitting = Sitting(cafe(), typing(line))
    sitting.run()
    assert answer in words(sitting.answer_to(line))


def test_undo_is_refused_after_a_card_was_drawn() -> None:
    match = cafe()
    sitting = Sitting(match, typing("draw", "undo"))
    sitting.run()
    assert "cannot be unseen" in words(sitting.answer_to("undo"))
    assert match.record().moves[-2] == "0 draw"


def test_undo_takes_back_a_seated_monster_when_nobody_drew_since() -> None:
    match = cafe(2, "undo")
    seen: list[str] = []

    def last_player(sitting: Sitting) -> str:
        """Draws until the bot has cleared, then seats a monster as the last player and takes it back."""
        alone = match.legal(1) == [] and getattr(match.view(0), "collections")[1].out  # noqa: B009
        seating = match.choices(0)[0].text.startswith("seat")
        if seen:
            if len(seen) == 1:
                seen.append(digest(match.state))
                return "undo"
            raise EOFError
        if alone and seating:
            seen.append(digest(match.state))
        return "1"

    sitting = Sitting(match, last_player)
    sitting.run()
    assert len(seen) == 2
    assert digest(match.state) == seen[0] != seen[1]
    assert "goes back" in sitting.answer_to("undo")


def test_a_hint_says_why_and_is_the_same_when_asked_again() -> None:
    match = cafe(4)
    sitting = Sitting(match, typing("1", "hint", "HINT"))
    sitting.run()
    answer, again = sitting.answer_to("hint"), sitting.answer_to("HINT")
    chances = [int(found) for found in re.findall(r"^ \d+ +(\d+) %", answer, re.MULTILINE)]
    assert 2 <= len(chances) <= 3
    assert chances == sorted(chances, reverse=True), "no move is better than one before it"
    assert again.startswith(answer.partition("Your move")[0])


def test_after_the_end_there_is_nothing_to_choose() -> None:
    typist: Typist = playing(lambda _: "1", ["1", "draw", "hint", "score", "", "why draw", "quit"])
    sitting = Sitting(cafe(), typist)
    shown = sitting.run()
    assert "There is no choice 1; there is nothing to choose." in shown
    assert "The game is over. (MC-053)" in shown
    assert "There is nothing to choose now." in shown
    assert "Until next time." in shown
