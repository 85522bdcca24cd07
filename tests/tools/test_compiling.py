"""What a change of the sources makes the compiler do: only what it has touched. With the real compiler."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tests.conftest import ROOT

sys.path.append(ROOT)

import hatch_build

SMALL = {
    "__init__.py": '"""A package."""\n',
    "core/__init__.py": '"""The kernel."""\n',
    "core/seats.py": '"""Seats."""\n\n\nclass Table:\n    def __init__(self) -> None:\n        self.seats = 4\n',
    "bots/__init__.py": '"""Bots."""\n',
    "games/__init__.py": '"""Games."""\n',
    "games/one/__init__.py": '"""A game."""\n',
    "games/one/rules.py": '"""Rules."""\n\nfrom bestiary.core.seats import Table\n\n\ndef seats(table: Table) -> int:\n'
    '    """How many."""\n    return table.seats + 1\n',
    "games/two/__init__.py": '"""A game."""\n',
    "games/two/rules.py": '"""Rules."""\n\n\ndef two(one: int) -> int:\n    return one + 1\n',
}
KERNEL, ONE, TWO = "bestiary_kernel", "bestiary_one", "bestiary_two"


class Project:
    """A checkout with a kernel and two games, small enough to be compiled in seconds."""

    def __init__(self, root: Path) -> None:
        self.root = root
        for name, text in SMALL.items():
            self.write(name, text)

    def write(self, name: str, text: str) -> None:
        path = self.root / "bestiary" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")

    def compile(self) -> set[str]:
        """Compiles; which libraries were made anew."""
        before = self.libraries()
        hatch_build.compile_all(self.root)
        return {name for name, made in self.libraries().items() if before.get(name) != made}

    def libraries(self) -> dict[str, int]:
        paths = self.root.glob("build/compiled/*/lib/*__mypyc*")
        return {path.name.partition("__mypyc")[0]: path.stat().st_mtime_ns for path in paths}


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Project:
    """Compiled once, whole."""
    patch = pytest.MonkeyPatch()
    patch.setattr(hatch_build, "CORE", ("seats",))
    made = Project(tmp_path_factory.mktemp("project"))
    assert made.compile() == {KERNEL, ONE, TWO}
    return made


def test_nothing_changed_compiles_nothing(project: Project) -> None:
    assert project.compile() == set()


def test_a_docstring_compiles_nothing(project: Project) -> None:
    project.write("games/one/rules.py", SMALL["games/one/rules.py"].replace("How many.", "How many there are."))
    assert project.compile() == set()


def test_a_game_is_compiled_alone(project: Project) -> None:
    project.write("games/two/rules.py", SMALL["games/two/rules.py"].replace("one + 1", "one + 2"))
    assert project.compile() == {TWO}


def test_what_uses_the_kernel_follows_its_layout(project: Project) -> None:
    project.write("core/seats.py", SMALL["core/seats.py"].replace("self.seats", "self.chairs = 1\n        self.seats"))
    assert project.compile() == {KERNEL, ONE}


def test_a_module_that_is_gone_leaves_no_library(project: Project) -> None:
    project.write("games/two/more.py", '"""More."""\n\n\ndef more() -> int:\n    return 1\n')
    project.compile()
    assert any(project.root.rglob("lib/bestiary/games/two/more.*"))
    (project.root / "bestiary" / "games" / "two" / "more.py").unlink()
    project.compile()
    assert not any(project.root.rglob("lib/bestiary/games/two/more.*"))
    assert any(project.root.rglob("lib/bestiary/games/two/rules.*"))


def test_after_a_killed_build_nothing_half_done_is_used(project: Project) -> None:
    next(project.root.glob("build/compiled/*/setup.py")).with_name("unfinished").touch()
    assert project.compile() == {KERNEL, ONE, TWO}


def test_a_mistake_is_told_with_its_place(project: Project) -> None:
    project.write("games/two/rules.py", '"""Rules."""\n\n\ndef two(one: int) -> int:\n    return "two"\n')
    with pytest.raises(RuntimeError, match=r"games/two/rules\.py:5: error"):
        project.compile()
