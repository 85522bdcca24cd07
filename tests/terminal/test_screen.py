"""Every prompt of whole games fits on a screen of 24 lines and 80 columns, with the board in sight."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest
from rich.cells import cell_len

import bestiary
from bestiary.terminal.company import Company
from tests.terminal.play import Sitting, playing

LINES, COLUMNS = 24, 80
TABLES = [
    ("monster_cafe", 2, {}),
    ("monster_cafe", 4, {}),
    ("monster_baby_rescue", 2, {}),
    ("monster_baby_rescue", 4, {}),
    ("wombat_rescue", 1, {"max_turns": 12}),
    ("wombat_rescue", 3, {"max_turns": 8, "second_dingo": True}),
    ("wombat_rescue", 5, {"max_turns": 5}),
    ("wombat_rescue", 2, {"max_turns": 5, "layout": "boomerang"}),
    ("wombat_rescue", 2, {"max_turns": 5, "layout": "four_corners"}),
    ("big_monster", 2, {}),
    ("big_monster", 4, {}),
    ("big_monster", 6, {}),
    ("munchkin_babies", 3, {}),
    ("munchkin_babies", 6, {}),
]
MOST = 150  # moves of a person: enough to have seen every kind of question


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who leaves a game saves it."""
    monkeypatch.chdir(tmp_path)


def screens(game: str, seats: int, options: dict[str, object], seed: int) -> list[str]:
    """What is printed between two answers of a person who plays at random, each with its prompt."""
    match = bestiary.new(game, seats=seats, seed=seed, options=options)
    company = Company.gather(match.game, seats, 0, ["random"] if seats > 1 else [], seed="screens")
    match = bestiary.new(game, seats=seats, seed=seed, options=options, players=company.players("Bartholomew"))
    dice = random.Random(seed)
    found: list[str] = []
    told = 0

    def choose(sitting: Sitting) -> str:
        nonlocal told
        found.append(sitting.shown[told:])
        if len(found) > MOST:
            raise EOFError
        line = str(dice.randint(1, len(sitting.match.choices(sitting.seat))))
        told = len(sitting.shown) + len(line) + 1
        return line

    Sitting(match, playing(choose), company).run()
    return found[1:]  # the first one greets as well


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_every_prompt_of_a_game_fits_on_the_screen(game: str, seats: int, options: dict[str, object]) -> None:
    for screen in screens(game, seats, options, seats):
        lines = screen.split("\n")
        assert len(lines) <= LINES, screen
        assert max(cell_len(line.rstrip()) for line in lines) <= COLUMNS, screen
        assert not re.search(r"[Pp]layer \d", screen), screen
        assert lines[-1].startswith("Your move, Bartholomew"), screen


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_the_board_is_in_sight_and_no_choice_is_without_its_name(
    game: str, seats: int, options: dict[str, object]
) -> None:
    """The heading of the board stands on every screen, and every number or letter, or that "moves" lists them."""
    name = bestiary.new(game, seats=seats, seed=1, options=options).game.name
    for screen in screens(game, seats, options, seats + 10):
        assert name in screen
        found = re.search(r"(\d+), \? for help\): $", screen)
        count = int(found.group(1)) if found else 1
        numbers = {int(number) for number in re.findall(r"(?<![\w.,+-])(\d+) \S", screen)}
        if '"moves" lists all' not in screen and "a letter" not in screen and found:
            assert set(range(1, count + 1)) <= numbers, screen
