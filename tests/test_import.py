"""Importing Bestiary: fast, light, and documented."""

import ast
import doctest
import os
import subprocess
import sys
from pathlib import Path

import pytest

import bestiary

SECONDS = 0.2
HEAVY = (
    "numpy",
    "pandas",
    "click",
    "rich",
    "starlette",
    "fastapi",
    "flask",
    "django",
    "aiohttp",
    "uvicorn",
    "http.server",
    "asyncio",
)


def run(script: str, folder: Path) -> str:
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    return subprocess.run(
        [sys.executable, "-P", "-c", script], env=environment, cwd=folder, capture_output=True, text=True, check=True
    ).stdout


def test_import_takes_no_time(tmp_path: Path) -> None:
    script = "import time; start = time.process_time(); import bestiary; print(time.process_time() - start)"
    taken = [float(run(script, tmp_path)) for _ in range(5)]
    assert min(taken) < SECONDS


@pytest.mark.parametrize("use", ["", "; bestiary.new('monster_cafe', seed=1)"])
def test_import_pulls_in_nothing_heavy(tmp_path: Path, use: str) -> None:
    loaded = run(f"import sys, bestiary{use}; print(*sys.modules)", tmp_path).split()
    assert "bestiary.core.match" in loaded
    assert [module for module in HEAVY if module in loaded] == []
    assert [
        module for module in loaded if module.startswith(("bestiary.lab", "bestiary.terminal", "bestiary.cli"))
    ] == []


def test_import_reads_no_game_before_it_is_asked_for(tmp_path: Path) -> None:
    loaded = run("import sys, bestiary; print(*sys.modules)", tmp_path).split()
    assert [module for module in loaded if module.startswith("bestiary.games")] == []


def written(thing: object) -> str:
    """What somebody wrote about a class or function; of a compiled class mypyc keeps it in the source alone."""
    module = sys.modules[getattr(thing, "__module__", "bestiary")]
    source = Path(module.__file__ or "").parent / f"{module.__name__.rpartition('.')[2]}.py"
    if not thing.__doc__ and source.exists():
        for node in ast.parse(source.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ClassDef) and node.name == getattr(thing, "__name__", ""):
                return ast.get_docstring(node) or ""
    return (thing.__doc__ or "").strip()


@pytest.mark.parametrize("name", bestiary.__all__)
def test_every_public_name_says_what_it_is(name: str) -> None:
    assert len(written(getattr(bestiary, name))) > 20


def test_public_names_are_sorted_and_there(tmp_path: Path) -> None:
    assert sorted(bestiary.__all__) == bestiary.__all__
    names = run("from bestiary import *; print(*dir())", tmp_path).split()
    assert set(bestiary.__all__) <= set(names)


def test_public_names_mean_what_they_say_after_a_game_was_played() -> None:
    bestiary.new("monster_cafe", seed=1)
    modules = [name for name in bestiary.__all__ if type(getattr(bestiary, name)) is type(bestiary)]
    assert modules == []


def test_the_example_runs() -> None:
    failed, tried = doctest.testmod(bestiary)
    assert failed == 0
    assert tried > 5


def test_the_version_is_that_of_the_package() -> None:
    from importlib.metadata import version

    assert bestiary.__version__ == version("bestiary")
