"""tools/make_copies.py: a field that table.py names is copied and compared."""

import importlib
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

games = importlib.import_module("bestiary.games")
TOOL = Path(__file__).parents[2] / "tools" / "make_copies.py"
NEST = '''
class Egg:
    """A class with parameters."""

    def __init__(self, spots: list[int], colour: int) -> None:
        self.spots = spots
        self.colour = colour
        self.warm = False


class Nest:
    """A class with a copy of its own."""

    clones = 0

    def __init__(self) -> None:
        self.twigs = 3

    def clone(self) -> "Nest":
        other = Nest()
        other.twigs = self.twigs
        Nest.clones += 1
        return other
'''
TABLE = '''
from bestiary.core.tray import Tray
from bestiary.games.{game}.nest import Egg, Nest


class Table:
    """Fields of every sort."""

    seats = 0

    def __init__(self) -> None:
        self.round = 0
        self.deck: list[int] = []
        self.rows: list[list[int]] = []
        self.prices: dict[str, int] = {{}}
        self.map: list[int] = []  # by space; shared
        self.piles: list[list[int]] = []  # items shared
        self.tray = Tray()
        self.egg: Egg | None = None
        self.eggs: list[Egg] = []
        self.nest = Nest()
'''


class Toy:
    """A game with nothing but a table.py, written anew by each test."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        folder.mkdir()
        (folder / "__init__.py").write_text("")
        (folder / "nest.py").write_text(NEST)
        self.write(TABLE.format(game=folder.name))

    def write(self, table: str) -> None:
        (self.folder / "table.py").write_text(table)

    def make(self, *options: str) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, str(TOOL), *options, str(self.folder)]
        return subprocess.run(command, capture_output=True, text=True, check=False)

    def module(self, name: str) -> ModuleType:
        return importlib.import_module(f"bestiary.games.{self.folder.name}.{name}")


@pytest.fixture
def toy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> Toy:
    monkeypatch.setattr(games, "__path__", [*games.__path__, str(tmp_path)])
    return Toy(tmp_path / request.node.name)


def test_every_field_is_copied_and_compared(toy: Toy) -> None:
    assert toy.make().returncode == 0
    Table, Egg = toy.module("table").Table, toy.module("nest").Egg  # noqa: N806
    copying, one, other = toy.module("copying"), Table(), Table()
    filled = {
        "seats": 3,
        "round": 4,
        "deck": [1, 2],
        "rows": [[1], [2]],
        "prices": {"acorn": 2},
        "map": [5],
        "piles": [[6]],
        "egg": Egg([1], 2),
        "eggs": [Egg([3], 4)],
    }
    for name, value in filled.items():
        assert copying.same(one, other)
        setattr(one, name, value)
        assert not copying.same(one, other), name
        copying.copy_into(one, other)
    for name in set(filled) - {"egg", "eggs"}:
        assert getattr(other, name) == filled[name]
    one.egg.warm = one.eggs[0].warm = True
    assert not copying.same(one, other)


def test_copies_are_independent_of_what_they_were_made_from(toy: Toy) -> None:
    assert toy.make().returncode == 0
    Table, nest = toy.module("table").Table, toy.module("nest")  # noqa: N806
    copying, one, other = toy.module("copying"), Table(), Table()
    one.deck, one.rows, one.piles, one.map = [1], [[2]], [[3]], [4]
    one.egg, one.eggs = nest.Egg([5], 6), [nest.Egg([7], 8)]
    copying.copy_into(one, other)
    assert nest.Nest.clones == 1
    assert other.map is one.map
    assert other.piles is not one.piles
    assert other.piles[0] is one.piles[0]
    one.deck.append(0)
    one.rows[0].append(0)
    one.egg.spots.append(0)
    one.eggs[0].spots.append(0)
    assert (other.deck, other.rows, other.egg.spots, other.eggs[0].spots) == ([1], [[2]], [5], [7])


def test_a_field_that_is_added_makes_the_copy_stale(toy: Toy) -> None:
    assert toy.make().returncode == 0
    assert toy.make("--check").returncode == 0
    toy.write(TABLE.format(game=toy.folder.name) + "        self.feathers: list[int] = []\n")
    stale = toy.make("--check")
    assert stale.returncode == 1
    assert "+    target.feathers = source.feathers[:]" in stale.stderr
    assert "+        and one.feathers == other.feathers" in stale.stderr


def test_what_cannot_be_copied_is_said(toy: Toy) -> None:
    table = TABLE.format(game=toy.folder.name)
    toy.write(table + "        self.feathers = []\n")
    assert "Table: [] needs an annotation" in toy.make().stderr
    toy.write(table + "\n    def moult(self) -> None:\n        self.feathers = 3\n")
    assert "Table: feathers is set in a method and not named in __init__" in toy.make().stderr
