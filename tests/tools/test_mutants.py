"""tools/mutants.py: it finds what can be broken, and what no test notices then."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

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
TESTS = """
from sample import fits, note

def test_three_fit():
    assert fits(3, False) and not fits(4, False)
"""


@pytest.fixture(scope="module", name="tool")
def _tool() -> ModuleType:
    spec = importlib.util.spec_from_file_location("mutants", ROOT / "tools" / "mutants.py")
    assert spec is not None
    assert spec.loader is not None
    found = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(found)
    return found


def test_every_sort_of_change_is_found(tool: ModuleType) -> None:
    found = [mutant.shown(SOURCE) for mutant in tool.mutants("sample.py", SOURCE)]
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
    for mutant in tool.mutants("sample.py", SOURCE):
        compile(mutant.applied(SOURCE), "sample.py", "exec")


def test_what_no_test_notices_survives_and_the_tree_is_as_before(tool: ModuleType, tmp_path: Path) -> None:
    (tmp_path / "sample.py").write_text(SOURCE, encoding="utf-8")
    (tmp_path / "test_sample.py").write_text(TESTS, encoding="utf-8")
    found = tool.survivors(tmp_path, ["sample.py"], ["test_sample.py"], 3, seed=3)
    lines = {mutant.line for mutant, _ in found}
    assert lines
    assert lines <= {11, 12}  # nobody looks at what is noted
    assert (tmp_path / "sample.py").read_text(encoding="utf-8") == SOURCE


def test_every_part_of_ours_has_sources_and_tests(tool: ModuleType) -> None:
    for part in ("core", "big_monster", "monster_baby_rescue", "monster_cafe", "munchkin_babies", "wombat_rescue"):
        sources, tests = tool.places(ROOT, part)
        assert len(sources) > 10
        assert any("invariants" in name for name in tests[-4:]) or part == "core"
    with pytest.raises(SystemExit, match="There is no part"):
        tool.places(ROOT, "monopoly")


def test_what_is_known_to_change_nothing_is_a_change_that_can_be_made(tool: ModuleType) -> None:
    """A line that no longer fits the code would hide nothing, and explain nothing."""
    for path, shown in tool.equivalent():
        text = (ROOT / path).read_text(encoding="utf-8")
        assert shown in [mutant.shown(text) for mutant in tool.mutants(path, text)], shown
