"""Names and files of strangers cannot drive the terminal."""

from pathlib import Path

import pytest

from bestiary.core.match import Match
from bestiary.terminal.lettering import short_names
from tests.terminal.play import Sitting, cafe, typing


def test_names_are_shown_not_obeyed() -> None:
    names = short_names(["\x1b[2JEvil\r\n", "", "x" * 200, "Mopsy (sensible)"])
    assert names == ["?[2JEvil??", "Player 2", "x" * 13 + "…", "Mopsy"]


def test_a_session_with_hostile_names_prints_no_escapes_and_no_markup(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    match = cafe()
    hostile = Match(match.game, match.state, players=["]0;title[red]", "[bold]魔物 :bat:"])
    sitting = Sitting(hostile, typing("score", "log"))
    shown = sitting.run()
    assert "\x1b" not in shown
    assert "\x07" not in shown
    assert "[red]" in shown
    assert ":bat:" in shown
