"""Every game keeps to the map in CONTRIBUTING: a file of the same name does the same job."""

import re
from pathlib import Path

import pytest

from tests.games.test_imports import imports

ROOT = Path(__file__).parents[2]
GAMES = ROOT / "bestiary" / "games"
FOLDERS = sorted(path.parent.name for path in GAMES.glob("*/game.py"))
NEEDLESS = {"acting.py", "chance.py", "imagining.py"}  # a game may have none of these
INSTEAD = {"munchkin_babies": {"components.py": "cards"}}  # a folder that takes the place of a file
FORMER = {"tables.py", "permission.py", "preparation.py", "setting_up.py", "creation.py", "defaults.py"}
LONGEST_FACADE = 150  # lines


def mapped() -> list[str]:
    """The files that the map of a game names, from top to bottom."""
    text = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    section = text.split("### The map of a game")[1].split("## How a rule becomes code")[0]
    return re.findall(r"^    ([\w.]+\.\w+) ", section, flags=re.MULTILINE)


def test_the_map_names_the_files_once() -> None:
    assert len(mapped()) == len(set(mapped())) > 20
    assert set(mapped()) >= NEEDLESS


@pytest.mark.parametrize("game", FOLDERS)
def test_a_game_has_every_file_of_the_map(game: str) -> None:
    here = {path.name for path in (GAMES / game).iterdir()}
    wanted = {INSTEAD.get(game, {}).get(name, name) for name in mapped() if name not in NEEDLESS}
    assert wanted <= here, sorted(wanted - here)


@pytest.mark.parametrize("game", FOLDERS)
def test_no_game_has_another_file_for_the_same_job(game: str) -> None:
    here = {path.name for path in (GAMES / game).iterdir()}
    assert not FORMER & here, sorted(FORMER & here)


@pytest.mark.parametrize("game", FOLDERS)
def test_a_file_of_the_map_imports_of_the_others_only_what_stands_above_it(game: str) -> None:
    package = f"bestiary.games.{game}"
    order = [package if name == "__init__.py" else f"{package}.{name.removesuffix('.py')}" for name in mapped()]
    graph = imports(game)
    wrong = [
        f"{module} imports {other}"
        for place, module in enumerate(order)
        for other in order[place:]
        if other in graph.get(module, ())
    ]
    assert not wrong, wrong


@pytest.mark.parametrize("game", FOLDERS)
def test_the_facade_is_thin(game: str) -> None:
    lines = (GAMES / game / "state.py").read_text(encoding="utf-8").splitlines()
    assert len(lines) <= LONGEST_FACADE
