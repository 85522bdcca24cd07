"""The board of Wombat Rescue shows where everything is, and fits."""

import re

import pytest
from rich.cells import cell_len

import bestiary
from bestiary.core.registry import find_game
from bestiary.games.wombat_rescue.view import WombatView
from bestiary.terminal.boards import board_of
from bestiary.terminal.offer import LETTERS
from tests.terminal.drawing import NAMES, drawn, positions

BOARD = board_of(find_game("wombat_rescue"))
ROWS = 10  # of the standard layout


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_it_fits_into_80_columns(seats: int) -> None:
    for match in positions(seats, 3, every=40, game="wombat_rescue"):
        lines = drawn(BOARD.draw(match.view(0), NAMES[:seats])).splitlines()
        assert max(cell_len(line.rstrip()) for line in lines) <= 80
        assert not any("…" in line.replace(NAMES[0], "") for line in lines), "something was cut off"


@pytest.mark.parametrize("layout", ["standard", "four_corners", "boomerang"])
def test_every_layout_fits(layout: str) -> None:
    match = bestiary.new("wombat_rescue", 2, seed=1, options={"layout": layout})
    lines = drawn(BOARD.draw(match.view(0), NAMES[:2])).splitlines()
    assert max(cell_len(line.rstrip()) for line in lines) <= 80


def spaces(text: str) -> list[list[str]]:
    """The hexes of each row, as they are written."""
    rows = [line.split() for line in text.splitlines()[1 : 1 + ROWS]]
    assert sum(map(len, rows)) == 144
    return rows


def test_mamas_dingoes_food_and_the_smell_area_stand_where_they_are() -> None:
    names = ["Ada", "Ben", "Cai"]
    for match in positions(3, 3, every=60, game="wombat_rescue"):
        view = match.view(1)
        assert isinstance(view, WombatView)
        text = drawn(BOARD.draw(view, names))
        rows = spaces(text)
        order = sorted(range(len(view.hexes)), key=lambda number: (view.hexes[number].r, view.hexes[number].q))
        told = dict(zip(order, [sign for row in rows for sign in row], strict=True))
        for number, sign in told.items():
            terrain = view.hexes[number].terrain
            assert terrain is not None
            assert sign[0] == (terrain[0].upper() if number in view.smell[1] else terrain[0])
        dingoes = [dingo.space for dingo in view.dingoes]
        for seat, wombat in enumerate(view.wombats):
            assert wombat.space in dingoes or told[wombat.space][1:] in (str(seat + 1), "1+", "2+")
            assert re.search(rf"{seat + 1} {names[seat]} +{wombat.away} ", text)
        assert all(told[space][1] == "D" for space in dingoes if space is not None)
        free = {wombat.space for wombat in view.wombats} | set(dingoes)
        assert all(told[disk.space][1] in "*@o" for disk in view.food if disk.space not in free)


def test_it_says_what_is_asked_and_where_the_dingo_is() -> None:
    match = bestiary.new("wombat_rescue", 2, seed=1, options={"first": 0})
    asked = match.pending[0]
    text = drawn(BOARD.draw(match.view(asked), ["Ada", "Ben"]))
    assert "YOUR TURN: which den?" in text
    match.play(asked, match.legal(asked)[0])
    text = drawn(BOARD.draw(match.view(match.pending[0]), ["Ada", "Ben"]))
    assert "Dingo · nobody to chase · Ben holds him" in text
    assert "moves left" in text


def test_letters_stand_on_the_spaces_that_can_be_reached_and_no_coordinate_does() -> None:
    match = bestiary.new("wombat_rescue", 2, seed=1, options={"first": 0})
    match.play(match.pending[0], match.legal(match.pending[0])[0])
    view = match.view(0)
    choices = [choice for choice in match.choices(0) if choice.text.startswith("move ")]
    letters = {choice.places[0]: letter for choice, letter in zip(choices, LETTERS, strict=False)}
    text = drawn(BOARD.brief(view, ["Ada", "Ben"], letters))
    for letter in letters.values():
        assert f"({letter})" in text
    assert not re.search(r"-?\d+,-?\d+", text)
    assert len(text.splitlines()) <= 18
