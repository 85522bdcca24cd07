"""tools/mutants.py: it finds what can be broken, and what no test notices then."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

sys.path.append(str(Path(__file__).parents[2] / "tools"))

import breaking
import mutants

ROOT = Path(__file__).parents[2]
SOURCE = '''
LIMIT = 3


def fits(count: int, wide: bool) -> bool:
    """Whether so many fit."""
    return count <= LIMIT and not wide


def note(heard: list[str], word: str) -> None:
    heard.append(word)
    heard[0] = "é" if len(heard) == 1 else heard[0]
'''
LOOP = """

def lasts(times: int) -> None:
    while times != 0:
        times -= 1
"""
TESTS = """
from sample import fits, lasts, note

def test_three_fit():
    assert fits(3, False)

def test_it_comes_to_an_end():
    lasts(2)

def test_something_is_noted():
    note([], "word")

def test_another_game():
    assert not fits(4, False)
"""
TOLD = """
import json, sys
from pathlib import Path
from breaking import mutants
from noticing import notice

root = Path(sys.argv[1])
found = mutants("sample.py", (root / "sample.py").read_text(encoding="utf-8"))
unnoticed = []
notice(root, ["test_sample.py"], ["another"], found, lambda mutant, noticed: noticed or unnoticed.append(mutant.shown(
    (root / "sample.py").read_text(encoding="utf-8"))))
print(json.dumps(unnoticed))
"""


def test_every_sort_of_change_is_found() -> None:
    found = [mutant.shown(SOURCE) for mutant in breaking.mutants("sample.py", SOURCE)]
    assert found == [
        "LIMIT = 3  ->  LIMIT = 4",
        "LIMIT = 3  ->  LIMIT = 2",
        "return count <= LIMIT and not wide  ->  return not (count <= LIMIT and not wide)",
        "return count <= LIMIT and not wide  ->  return count <= LIMIT or not wide",
        "return count <= LIMIT and not wide  ->  return count < LIMIT and not wide",
        "return count <= LIMIT and not wide  ->  return count <= LIMIT and wide",
        "heard.append(word)  ->  pass",
        'heard[0] = "é" if len(heard) == 1 else heard[0]  ->  pass',
        'heard[0] = "é" if len(heard) == 1 else heard[0]  ->  heard[1] = "é" if len(heard) == 1 else heard[0]',
        'heard[0] = "é" if len(heard) == 1 else heard[0]  ->  heard[-1] = "é" if len(heard) == 1 else heard[0]',
        'heard[0] = "é" if len(heard) == 1 else heard[0]  ->  heard[0] = "é" if len(heard) != 1 else heard[0]',
        'heard[0] = "é" if len(heard) == 1 else heard[0]  ->  heard[0] = "é" if len(heard) == 2 else heard[0]',
        'heard[0] = "é" if len(heard) == 1 else heard[0]  ->  heard[0] = "é" if len(heard) == 0 else heard[0]',
        'heard[0] = "é" if len(heard) == 1 else heard[0]  ->  heard[0] = "é" if len(heard) == 1 else heard[1]',
        'heard[0] = "é" if len(heard) == 1 else heard[0]  ->  heard[0] = "é" if len(heard) == 1 else heard[-1]',
    ]
    for mutant in breaking.mutants("sample.py", SOURCE):
        compile(mutant.applied(SOURCE), "sample.py", "exec")


def test_promises_are_left_alone() -> None:
    assert not breaking.mutants("sample.py", "pairs = dict(zip([], [], strict=True))\n")


def test_a_mutant_knows_the_function_it_is_in() -> None:
    text = "class Nest:\n    eggs = 2\n    def hatch(self):\n        def one():\n            self.eggs -= 1\n"
    assert [mutant.within for mutant in breaking.mutants("sample.py", text)] == ["", "", *["Nest.hatch"] * 3]


def test_what_no_test_notices_survives_and_the_tree_is_as_before(tmp_path: Path) -> None:
    """The limit is read while the file is imported, `fits` is swapped, `lasts` may go on for ever."""
    (tmp_path / "sample.py").write_text(SOURCE + LOOP, encoding="utf-8")
    (tmp_path / "test_sample.py").write_text(TESTS, encoding="utf-8")
    command = [sys.executable, "-c", TOLD, str(tmp_path)]
    done = subprocess.run(command, env={"PYTHONPATH": str(ROOT / "tools")}, capture_output=True, text=True, check=True)
    unnoticed = json.loads(done.stdout.splitlines()[-1])
    assert unnoticed[:2] == [
        "LIMIT = 3  ->  LIMIT = 4",
        "return count <= LIMIT and not wide  ->  return count <= LIMIT or not wide",
    ]
    assert 'heard[0] = "é" if len(heard) == 1 else heard[0]  ->  pass' in unnoticed  # nobody looks at what is noted
    assert "times -= 1  ->  pass" not in unnoticed
    assert (tmp_path / "sample.py").read_text(encoding="utf-8") == SOURCE + LOOP


def test_every_part_of_ours_has_sources_and_tests() -> None:
    for part in ("core", "big_monster", "monster_baby_rescue", "monster_cafe", "munchkin_babies", "wombat_rescue"):
        assert len(mutants.sources(ROOT, part)) > 10
        assert all((ROOT / name).exists() for name in mutants.tests(part))
        assert part not in mutants.others(ROOT, part)
    with pytest.raises(SystemExit, match="There is no part"):
        mutants.sources(ROOT, "monopoly")


def test_what_is_known_to_change_nothing_is_a_change_that_can_be_made() -> None:
    """A line that no longer fits the code would hide nothing, and explain nothing."""
    for path, shown in mutants.equivalent():
        text = (ROOT / path).read_text(encoding="utf-8")
        assert any(shown in (mutant.shown(text), mutant.within) for mutant in breaking.mutants(path, text)), shown
