"""The board of Monster Baby Rescue shows what a player decides by, and fits."""

import pytest
from rich.cells import cell_len

from bestiary.core.registry import find_game
from bestiary.games.monster_baby_rescue.view import RescueView
from bestiary.terminal.boards import board_of
from tests.terminal.drawing import NAMES, drawn, positions

BOARD = board_of(find_game("monster_baby_rescue"))


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_it_fits_into_80_columns(seats: int) -> None:
    for match in positions(seats, 12, game="monster_baby_rescue"):
        lines = drawn(BOARD.draw(match.view(0), NAMES[:seats])).splitlines()
        assert max(cell_len(line.rstrip()) for line in lines) <= 80
        assert len(lines) <= 23 + seats
        assert not any("…" in line.replace(NAMES[0], "") for line in lines), "something was cut off"


@pytest.mark.rule("MR-D09")
def test_every_place_says_what_it_costs_and_who_would_play_next() -> None:
    names = ["Ada", "Ben", "Cai"]
    for match in positions(3, 6, game="monster_baby_rescue"):
        view = match.view(0)
        assert isinstance(view, RescueView)
        text = drawn(BOARD.draw(view, names))
        for place in view.row:
            assert f"{place.place} {'free' if view.final_turns else f'costs {place.cost}'}" in text
        expected = [place.then for place in view.row if place.then is not None]
        shown = [line for line in text.splitlines() if line.startswith("> ") and line.count("> ") > 1]
        told = [part.strip() for line in shown for part in line.split("> ")[1:]]
        assert told == [said(view.turn, seat, names) for seat in expected]


def said(turn: int, seat: int, names: list[str]) -> str:
    if seat == turn:
        return "you again" if turn == 0 else "again"
    return "you" if seat == 0 else names[seat]


def test_scores_goals_and_what_the_final_tiles_pay_are_there() -> None:
    names = ["Ada", "Ben"]
    for match in positions(2, 6, game="monster_baby_rescue"):
        view = match.view(1)
        assert isinstance(view, RescueView)
        text = drawn(BOARD.draw(view, names))
        for tile in view.finals:
            assert f"{tile.name} {tile.pays[0]}/{tile.pays[1]}" in text
        for goal in view.goals:
            who = "" if goal.owner is None else ": you" if goal.owner == 1 else ": Ada"
            assert f"{goal.points} {goal.name}{who}" in text
        for seat, name in enumerate(names):
            line = [line for line in text.splitlines() if line[2:].startswith(name)][-1]
            assert line[2:].split()[1] == str(view.scores[seat])
