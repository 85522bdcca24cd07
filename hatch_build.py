"""The build hook: compiles the kernel, the games and the bots with mypyc where a C compiler is found.

Without one, or with BESTIARY_PURE=1, the package is built as plain Python; it behaves the same and is slower.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from importlib import metadata
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

# Modules that hold msgspec Structs, or that only glue: mypyc drops a Struct's `frozen` and `tag`.
CORE = ("actions", "bot", "dice", "perspective", "playout", "seats", "state", "tray")
GAME_LEAVES_OUT = {"__init__.py", "game.py", "options.py", "position.py", "view.py"}


def compiled_modules(root: Path) -> list[Path]:
    """The files that mypyc compiles, relative to the root of the checkout."""
    package = root / "bestiary"
    files = [package / "core" / f"{name}.py" for name in CORE]
    files += [path for path in sorted((package / "games").rglob("*.py")) if path.name not in GAME_LEAVES_OUT]
    files += [path for path in sorted((package / "bots").glob("*.py")) if path.name != "__init__.py"]
    return [path.relative_to(root) for path in files]


class CompileHook(BuildHookInterface[Any]):
    """Adds the compiled modules to a wheel."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compiles, unless that has been done for these sources, and tells hatchling what to put into the wheel."""
        if version == "editable" or os.environ.get("BESTIARY_PURE") == "1":
            return
        if not _has_compiler():
            self.app.display_warning("No C compiler found: Bestiary is built as plain Python, and runs slower.")
            return
        root = Path(self.root)
        libraries = root / "build" / "compiled" / fingerprint(root)
        if not libraries.exists():  # pip asks twice for each build: for the metadata, and for the wheel
            shutil.rmtree(libraries.parent, ignore_errors=True)
            compile_into(libraries, root)
        for library in sorted(path for path in libraries.rglob("*") if path.is_file()):
            build_data["force_include"][str(library)] = str(library.relative_to(libraries))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True


def compile_into(libraries: Path, root: Path) -> None:
    """Runs mypyc on a copy of the sources; the libraries are put where they belong in the package."""
    modules = [str(path) for path in compiled_modules(root)]
    script = (
        "from mypyc.build import mypycify\nfrom setuptools import setup\n"
        f"setup(name='bestiary', packages=[], ext_modules=mypycify({modules!r}, opt_level='3', debug_level='0'))\n"
    )
    with tempfile.TemporaryDirectory(prefix="bestiary-build-") as folder:
        sources = Path(folder)
        shutil.copytree(root / "bestiary", sources / "bestiary", ignore=shutil.ignore_patterns("__pycache__", "*.so"))
        (sources / "setup.py").write_text(script)
        command = [sys.executable, "setup.py", "build_ext", "--build-lib", "lib", "--build-temp", "temp"]
        done = subprocess.run(command, cwd=sources, capture_output=True, text=True, check=False)
        if done.returncode != 0:
            raise RuntimeError(f"mypyc could not compile Bestiary:\n{done.stdout[-4000:]}\n{done.stderr[-4000:]}")
        libraries.parent.mkdir(parents=True, exist_ok=True)
        shutil.move(sources / "lib", libraries)


def fingerprint(root: Path) -> str:
    """What the compiled modules depend on."""
    total = hashlib.sha256(f"{sys.version} {sys.platform} {metadata.version('mypy')}".encode())
    for path in sorted((root / "bestiary").rglob("*.py")):
        total.update(path.relative_to(root).as_posix().encode() + b"\0" + path.read_bytes())
    return total.hexdigest()[:16]


def _has_compiler() -> bool:
    if sys.platform == "win32":
        return True  # setuptools looks for it by itself
    headers = Path(sysconfig.get_paths()["include"]) / "Python.h"
    wanted = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    return headers.exists() and (shutil.which(wanted) or shutil.which("cc")) is not None
