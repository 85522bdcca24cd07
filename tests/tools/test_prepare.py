"""The way in: what `make play` says where something is missing."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.conftest import ROOT

COPIED = ("tools", "pyproject.toml", "constraints.txt", "hatch_build.py", "README.md", "LICENSE")


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A copy of what the way in needs."""
    for name in (*COPIED, "bestiary/__init__.py"):
        source, target = Path(ROOT) / name, tmp_path / "checkout" / name
        target.parent.mkdir(parents=True, exist_ok=True)
        if source.is_dir():
            shutil.copytree(source, target, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copy(source, target)
    return tmp_path / "checkout"


def prepare(checkout: Path, purpose: str, *options: str, **environment: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, *options, str(checkout / "tools" / "prepare.py"), purpose]
    kept = os.environ | {"PYTHONSAFEPATH": ""} | environment
    return subprocess.run(command, capture_output=True, text=True, check=False, env=kept)


def test_an_old_python_is_told_in_a_sentence(checkout: Path) -> None:
    """Given a Python without tomllib, as before 3.11, when it prepares, then it says which one is needed."""
    (checkout / "tools" / "tomllib.py").write_text("raise ImportError\n")
    said = prepare(checkout, "play")
    assert said.returncode == 1
    assert said.stderr.startswith("Bestiary needs Python 3.11 or later; this is ")
    assert said.stderr.count("\n") == 1


def test_without_a_network_it_says_so_in_a_sentence(checkout: Path) -> None:
    said = prepare(checkout, "play", PIP_INDEX_URL="http://127.0.0.1:9/", PIP_EXTRA_INDEX_URL="", PIP_FIND_LINKS="",
                   PIP_RETRIES="1", PIP_NO_CACHE_DIR="1", PIP_CONFIG_FILE=os.devnull)  # fmt: skip
    assert said.returncode == 1
    assert "The package index cannot be reached: is there a network?" in said.stderr
    assert "Traceback" not in said.stderr
    assert said.stderr.count("\n") == 1


def test_nonsense_gets_the_list_of_purposes(checkout: Path) -> None:
    said = prepare(checkout, "dance")
    assert said.returncode == 1
    assert "PURPOSE is one of" in said.stderr


@pytest.mark.skipif(sys.platform == "win32", reason="a compiler of Unix")
def test_without_a_compiler_the_package_is_plain(checkout: Path) -> None:
    """Given no C compiler, when the package is built, then it is plain Python, and nothing else is asked for."""
    script = "import hatch_build; print(hatch_build.has_compiler(), hatch_build.BestiaryHook.dependencies(None))"
    bare = os.environ | {"PATH": "", "CC": "no-such-compiler", "PYTHONPATH": str(checkout)}
    said = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False, env=bare)
    assert said.stdout == "False []\n", said.stderr
