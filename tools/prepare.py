"""Prepares .venv: `python3 tools/prepare.py PURPOSE`. Needs nothing but Python 3.11 or later.

PURPOSE is one of
  play     what the server needs, and this package: compiled if that has been done, or else as plain Python
  fast     the same, compiled now
  check    the developers' tools
  test     those, and this package compiled
  compile  only compiles this package, at low priority, for the next time; what is installed stays as it is

Does only what is missing or older than the sources. Without a C compiler everything is plain Python.
"""

from __future__ import annotations

import functools
import hashlib
import json
import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

try:
    import tomllib
except ImportError:
    sys.exit(f"Bestiary needs Python 3.11 or later; this is {sys.version.split()[0]}. Try: make PYTHON=python3.12")

ROOT = Path(__file__).parents[1]
VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if sys.platform == "win32" else "bin")
STAMP = VENV / "prepared.json"
WHEELS = ROOT / "build" / "wheels"
EXTRA = {"play": "server", "fast": "server", "check": "dev", "test": "dev"}
MEANT = ("pyproject.toml", "constraints.txt")
REPORT = """
import bestiary
kind = "compiled" if bestiary.compiled() else "as plain Python"
print(f"Bestiary {bestiary.__version__} is ready in .venv, {kind}.")
"""


def main(purpose: str) -> None:
    """Brings the environment up to date."""
    if not can_keep_downloads():
        os.environ["PIP_NO_CACHE_DIR"] = "1"  # pip itself would fail over it
    try:
        prepare(purpose)
    except KeyboardInterrupt:
        sys.exit(130)
    except Failed as failure:
        sys.exit(str(failure))


def prepare(purpose: str) -> None:
    """What main does, with exceptions."""
    if purpose == "compile":
        run_gently()
        if is_plain(make_wheel("compiled").wait()):
            raise Failed("There is no C compiler here.")
        return
    if not (BIN / "python").exists() and not (BIN / "python.exe").exists():
        create()
    stamp = json.loads(STAMP.read_text()) if STAMP.exists() else {}
    before = dict(stamp)
    extra, tools = EXTRA[purpose], digest([ROOT / name for name in MEANT])
    kind = "plain" if purpose == "check" or (purpose == "play" and not has_wheel("compiled")) else "compiled"
    stale = stamp.get("package") != fingerprint() or stamp.get("kind") not in (kind, "compiled")
    if purpose == "check":
        stale = "package" not in stamp  # checks read the sources: any package names the games
    # While pip fetches what the server needs, the package can be built: it does without.
    building = make_wheel(kind) if stale and extra == "server" else None
    if stamp.get("tools") != tools or stamp.get("extra") not in (extra, "dev"):
        install_requirements(extra)
        stamp |= {"tools": tools, "extra": extra}
    if stale:
        wheel = (building or make_wheel(kind)).wait()
        install_package(wheel)
        stamp |= {"package": fingerprint(), "kind": "plain" if is_plain(wheel) else "compiled"}
    if stamp != before:
        STAMP.write_text(json.dumps(stamp))
        run([str(BIN / "python"), "-P", "-c", REPORT])


def can_keep_downloads() -> bool:
    """Whether pip's cache in the home folder can be written."""
    cache = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
    return os.access(next(folder for folder in (cache, *cache.parents) if folder.exists()), os.W_OK)


def create() -> None:
    """A virtual environment, or a clear word why there is none."""
    say(f"Creating {VENV.name} with Python {sys.version.split()[0]} (about 4 s) ...")
    done = subprocess.run([sys.executable, "-m", "venv", str(VENV)], check=False)
    if done.returncode != 0:
        shutil.rmtree(VENV, ignore_errors=True)
        raise Failed("Python cannot create a virtual environment. On Debian or Ubuntu: apt-get install python3-venv")


def install_requirements(extra: str) -> None:
    """The packages that pyproject.toml asks for, in the versions of constraints.txt."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extras = project["optional-dependencies"]
    wanted = [*project["dependencies"], *extras["server"]]
    if extra == "dev":
        wanted += [name for names in extras.values() for name in names if not name.startswith("bestiary")]
        say("Installing the developers' tools that constraints.txt names (about 30 s) ...")
    else:
        say("Installing what the server needs, and building the package beside it (about 10 s) ...")
    pip("install", "--constraint", "constraints.txt", *wanted)


def install_package(wheel: Path) -> None:
    """This package, in place of the one from before."""
    pip("install", "--no-deps", "--force-reinstall", str(wheel))


# Building this package.


class Building:
    """A wheel that pip is building, or that was there already."""

    def __init__(self, folder: Path, process: subprocess.Popen[str] | None) -> None:
        self._folder = folder
        self._process = process

    def wait(self) -> Path:
        """The wheel, when it is done."""
        if self._process is not None:
            output, _ = self._process.communicate()
            if self._process.returncode != 0:
                raise Failed(f"The package could not be built. {reason_in(output)}")
            part = self._folder.with_name(f"{self._folder.name}-{os.getpid()}")
            shutil.rmtree(self._folder, ignore_errors=True)
            part.rename(self._folder)
            for old in WHEELS.iterdir():
                if old != self._folder.parent:
                    shutil.rmtree(old, ignore_errors=True)
        return next(self._folder.glob("*.whl"))


def make_wheel(kind: str) -> Building:
    """Begins to build the package, `compiled` or `plain`; without the developers' tools pip fetches what it needs."""
    folder = WHEELS / fingerprint() / kind
    if has_wheel(kind):
        return Building(folder, None)
    if kind == "compiled":
        say("Compiling the games: about 70 s, or a few where they were compiled before ...")
    command = [str(BIN / "python"), "-m", "pip", "wheel", "--no-deps", "--disable-pip-version-check", "--wheel-dir"]
    command += [f"{folder}-{os.getpid()}", str(ROOT)]
    if (BIN / "hatchling").exists():
        command.append("--no-build-isolation")
    environment = {**os.environ, "PIP_CONSTRAINT": str(ROOT / "constraints.txt")}
    if kind == "plain":
        environment["BESTIARY_PURE"] = "1"
    process = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    return Building(folder, process)


def has_wheel(kind: str) -> bool:
    """Whether these sources have been built so already."""
    found = list((WHEELS / fingerprint() / kind).glob("*.whl"))
    return bool(found) and is_plain(found[0]) == (kind == "plain")


def is_plain(wheel: Path) -> bool:
    """Whether nothing in it is compiled, as where there is no compiler."""
    return wheel.name.endswith("-none-any.whl")


@functools.cache
def fingerprint() -> str:
    """Of everything that the package is made of."""
    package = [path for path in (ROOT / "bestiary").rglob("*") if path.is_file() and "__pycache__" not in path.parts]
    return digest([ROOT / "pyproject.toml", ROOT / "hatch_build.py", *sorted(package)])[:16]


def digest(paths: list[Path]) -> str:
    """One hash over names and contents, and the version of Python."""
    total = hashlib.sha256(sys.version.encode())
    for path in paths:
        total.update(path.relative_to(ROOT).as_posix().encode() + b"\0" + path.read_bytes())
    return total.hexdigest()


def run_gently() -> None:
    """Only while nobody else wants the processor."""
    if hasattr(os, "nice"):
        os.nice(19)
    if hasattr(os, "SCHED_IDLE"):
        os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))


# Running things.


class Failed(Exception):
    """Something did not work; its text is the sentence to say."""


def pip(command: str, *arguments: str) -> None:
    """Runs pip in the environment."""
    run([str(BIN / "python"), "-m", "pip", command, "--quiet", "--disable-pip-version-check", *arguments])


def run(command: list[str]) -> None:
    """Runs a command in the checkout; what it prints is shown where it fails."""
    done = subprocess.run(command, cwd=ROOT, check=False, stderr=subprocess.PIPE, text=True)
    if done.returncode != 0:
        raise Failed(f"{' '.join(command[1:5])} ... failed. {reason_in(done.stderr)}")


def reason_in(output: str) -> str:
    """Why pip failed, as far as it can be told in a sentence; else all that it printed."""
    unreachable = ("No matching distribution", "Failed to establish a new connection", "Temporary failure in name")
    if any(sign in output for sign in unreachable):
        return "The package index cannot be reached: is there a network? What is fetched once is kept."
    return f"It printed:\n{output[-4000:]}"


def say(text: str) -> None:
    """A line of progress, with the time of day so that waiting has a measure."""
    print(f"{time.strftime('%H:%M:%S')} {text}", flush=True)


if __name__ == "__main__":
    if len(sys.argv) != 2 or sys.argv[1] not in (*EXTRA, "compile"):
        sys.exit(__doc__)
    main(sys.argv[1])
