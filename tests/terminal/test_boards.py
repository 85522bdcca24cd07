"""Boards show everything, and fit."""

import re
from pathlib import Path

import pytest
from rich.cells import cell_len

import bestiary
from bestiary.core.registry import find_game
from bestiary.core.result import Line, Result
from bestiary.core.view import View
from bestiary.games.monster_cafe.components import KIND_GLYPHS, KIND_IDS
from bestiary.games.monster_cafe.view import CafeView
from bestiary.terminal.boards import PLAIN, board_of
from bestiary.terminal.boards.board import Board
from bestiary.terminal.choices import draw_choices
from bestiary.terminal.score_pad import announce
from tests.terminal.drawing import NAMES, drawn, positions
from tests.toy.game import Burrow


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_board_is_wider_than_80_columns_or_higher_than_14_lines(seats: int) -> None:
    board = board_of(find_game("monster_cafe"))
    for match in positions(seats, 30):
        lines = drawn(board.draw(match.view(0), NAMES[:seats])).splitlines()
        assert max(cell_len(line.rstrip()) for line in lines) <= 80
        assert len(lines) <= 10 + seats
        assert not any("…" in line.replace(NAMES[0], "") for line in lines), "something was cut off"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_plain_board_fits_too(seats: int) -> None:
    for match in positions(seats, 5):
        lines = drawn(PLAIN.draw(match.view(0), NAMES[:seats])).splitlines()
        assert max(cell_len(line.rstrip()) for line in lines) <= 80


def test_choices_wrap_under_themselves() -> None:
    for match in positions(4, 5):
        for line in drawn(draw_choices(match.choices(match.pending[0]) if match.pending else [])).splitlines():
            assert re.match(r"( ?\d+ |   )\S", line.rstrip() or " 1 x")
            assert len(line) <= 80


@pytest.mark.parametrize("board", [board_of(find_game("monster_cafe")), PLAIN])
def test_every_monster_and_score_is_on_the_board(board: Board) -> None:
    for match in positions(3, 3):
        view = match.view(0)
        assert isinstance(view, CafeView)
        text = drawn(board.draw(view, NAMES[:3]), 300)
        for table in view.centre:
            for kind in table.monsters:
                assert shows(text, kind)
        for collection in view.collections:
            assert str(collection.score) in text
        if view.drawn:
            assert shows(text, view.drawn)


def test_a_game_of_somebody_else_brings_its_own_board(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Found by its name in the game's package, whether that is installed or not."""
    package = tmp_path / "somebody_elses"
    package.mkdir()
    (package / "__init__.py").touch()
    (package / "terminal_board.py").write_text(OWN_BOARD)
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setattr(Burrow, "package", "somebody_elses")
    assert board_of(Burrow()).primer == "Badgers left, moles right."


@pytest.mark.parametrize("package", ["tests.toy", "tests.toy.game", "nowhere_to_be_found"])
def test_a_game_without_a_board_gets_the_plain_one(package: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Burrow, "package", package)
    assert board_of(Burrow()) is PLAIN


OWN_BOARD = """
from bestiary.terminal.boards.board import Board

class OwnBoard(Board):
    primer = "Badgers left, moles right."
    def draw(self, view, names):
        return "a board"

BOARD = OwnBoard()
"""


def shows(text: str, kind: str) -> bool:
    return KIND_GLYPHS[KIND_IDS.index(kind)] in text or kind.replace("_", " ") in text


def test_the_plain_board_shows_every_field() -> None:
    for match in positions(2, 2):
        view = match.view(1)
        text = drawn(PLAIN.draw(view, NAMES[:2]), 2000)
        for field in view.__struct_fields__:
            if field not in View.__struct_fields__:
                assert field.replace("_", " ") in text
        assert isinstance(view, CafeView)
        for kind, left in view.pile.items():
            assert f"{kind.replace('_', ' ')} {left}" in text


def test_the_board_says_whose_turn_it_is() -> None:
    match = bestiary.new("monster_cafe", seats=2, seed=1, options={"first": 1})
    board = board_of(find_game("monster_cafe"))
    assert "Grub's turn" in drawn(board.draw(match.view(0), ["Ada", "Grub"]))
    assert "YOUR TURN" in drawn(board.draw(match.view(1), ["Ada", "Grub"]))


def test_no_colour_is_needed_and_none_is_printed_into_a_pipe() -> None:
    match = bestiary.new("monster_cafe", seats=4, seed=5)
    assert "\x1b" not in drawn(board_of(find_game("monster_cafe")).draw(match.view(0), NAMES))


def test_a_game_that_nobody_won_says_so() -> None:
    lost = Result((2,), ((Line("Babies at home", 2),),), ((0,),), ((), (0,)))
    assert announce(lost, ["Ann"]) == "Nobody wins this time."


def test_a_team_wins_together() -> None:
    pads = ((Line("All", 1),),) * 4
    assert announce(Result((80, 7, 96, 9), pads, ((0, 2), (1, 3)), ((0, 2), (1, 3))), list("ABCD")) == "A and C win."
    tied = Result((8, 8), pads[:2], ((0,), (1,)), ((0, 1),))
    assert announce(tied, list("AB")) == "A and B share the victory with 8 points."
