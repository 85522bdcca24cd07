"""The build hook: the kernel with the bots, and each game, compiled with mypyc into a library of its own.

Without a C compiler, or with BESTIARY_PURE=1, the package is built as plain Python. What is compiled stays in
build/compiled, where mypyc and setuptools find out by themselves what a change of the sources has touched.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

# Modules that hold msgspec Structs, or that only glue: mypyc drops a Struct's `frozen` and `tag`.
CORE = ("actions", "bot", "dice", "guide", "perspective", "playout", "seats", "state", "tray")
GAME_LEAVES_OUT = {"__init__.py", "checking.py", "game.py", "options.py", "position.py", "reader.py", "view.py"}
NEEDS = ["msgspec>=0.19,<1", "mypy[mypyc]>=2.4,<3", "mypy_extensions>=1.0,<2", "setuptools>=78,<90"]


class BestiaryHook(BuildHookInterface[Any]):
    """Adds the compiled modules to a wheel."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """What has to be installed for the build."""
        return NEEDS if wants_compiling() and has_compiler() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compiles what is not compiled yet, and tells hatchling what to put into the wheel."""
        if version == "editable" or not wants_compiling():
            return
        if not has_compiler():
            self.app.display_warning("No C compiler found: Bestiary is built as plain Python, and runs slower.")
            return
        libraries = compile_all(Path(self.root))
        for library in sorted(path for path in libraries.rglob("*") if path.is_file()):
            build_data["force_include"][str(library)] = str(library.relative_to(libraries))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True


def wants_compiling() -> bool:
    """Whether nobody has asked for plain Python."""
    return os.environ.get("BESTIARY_PURE") != "1"


def has_compiler() -> bool:
    """Whether C can be compiled here for this Python."""
    if sys.platform == "win32":
        return True  # setuptools looks for it by itself
    headers = Path(sysconfig.get_paths()["include"]) / "Python.h"
    wanted = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    return headers.exists() and (shutil.which(wanted) or shutil.which("cc")) is not None


def groups(root: Path) -> dict[str, list[str]]:
    """The modules that mypyc compiles, as paths from the root, by the library they share."""
    package = root / "bestiary"
    kernel = [package / "core" / f"{name}.py" for name in CORE]
    kernel += [path for path in sorted((package / "bots").glob("*.py")) if path.name != "__init__.py"]
    found = {"bestiary_kernel": kernel}
    for game in sorted(path.parent for path in (package / "games").glob("*/__init__.py")):
        found[f"bestiary_{game.name}"] = [
            path for path in sorted(game.rglob("*.py")) if path.name not in GAME_LEAVES_OUT
        ]
    return {name: [path.relative_to(root).as_posix() for path in paths] for name, paths in found.items()}


def compile_all(root: Path) -> Path:
    """Compiles what has changed since the last time; the folder of all libraries, laid out as the package is."""
    from mypy.version import __version__ as mypy_version  # noqa: PLC0415  (a plain build does without)

    folder = root / "build" / "compiled" / f"{sys.implementation.cache_tag}-{sys.platform}-mypy-{mypy_version}"
    unfinished = folder / "unfinished"
    if unfinished.exists():  # a build was killed, and may have left half a library
        shutil.rmtree(folder)
    folder.mkdir(parents=True, exist_ok=True)
    unfinished.touch()
    for part in ("__init__.py", "core", "games", "bots"):
        copy_changed(root / "bestiary" / part, folder / "bestiary" / part)
    (folder / "setup.py").write_text(SETUP.format(groups=groups(root)), encoding="utf-8")
    command = [sys.executable, "setup.py", "build_ext", "--build-lib", "lib", "--build-temp", "temp"]
    command += ["--parallel", str(os.cpu_count() or 1)]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise RuntimeError(f"Compiling failed:\n{done.stdout[-4000:]}\n{done.stderr[-4000:]}")
    unfinished.unlink()
    return folder / "lib"


# -O1 where it is as fast as -O2 and gcc takes half the time; -O3 where it is 4 to 8 % faster and takes seconds more.
# mypyc indents what is nested without end, which only gcc's warning about misleading indentation minds: it takes two
# thirds of the time for Munchkin Babies. Nobody puts functions of their own in the place of ours, so that Linux may
# inline them: every game is 2 to 6 % faster by it.
SETUP = """
import sys
from pathlib import Path
from mypyc.build import mypycify
from setuptools import setup

GROUPS = {groups!r}
ALONE = ["-fno-semantic-interposition"] if sys.platform == "linux" else []
LEVELS = {{
    "bestiary_kernel": "-O3",
    "bestiary_monster_cafe": "-O3",
    "bestiary_big_monster": "-O1",
    "bestiary_monster_baby_rescue": "-O1",
    "bestiary_munchkin_babies": "-O1",
}}
libraries = mypycify(
    sum(GROUPS.values(), []),
    opt_level="2",
    debug_level="0",
    separate=[(paths, name) for name, paths in GROUPS.items()],
)
for library in libraries:
    if "-O2" in library.extra_compile_args:
        library.extra_compile_args += ["-Wno-misleading-indentation", *ALONE]
        library.extra_compile_args.append(LEVELS.get(library.name.removesuffix("__mypyc"), "-O2"))
libraries.sort(key=lambda library: -sum(Path(source).stat().st_size for source in library.sources))
wanted = {{library.name for library in libraries}}
for path in Path("lib").rglob("*.*"):
    if path.is_file() and ".".join(path.relative_to("lib").parts).split(".cpython-")[0].split(".cp3")[0] not in wanted:
        path.unlink()  # of a module that is gone
setup(name="bestiary", packages=[], ext_modules=libraries)
"""


def copy_changed(source: Path, target: Path) -> None:
    """Makes target a copy of the Python files of source, without touching what is equal."""
    if source.is_file():
        target.parent.mkdir(parents=True, exist_ok=True)
        if not target.exists() or target.read_bytes() != source.read_bytes():
            shutil.copyfile(source, target)
        return
    there = {path.relative_to(source) for path in source.rglob("*.py")}
    for path in list(target.rglob("*.py")):
        if path.relative_to(target) not in there:
            path.unlink()
    for path in sorted(there):
        copy_changed(source / path, target / path)
