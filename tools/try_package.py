"""Builds the package as it is published, and tries it as somebody does who installs it: `python tools/try_package.py`.

`python -m build` makes the source distribution and from that a plain wheel. Installed in an empty environment, with no
Node and no compiler in reach, `bestiary serve` has to serve its pages and `bestiary play` has to play.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import tarfile
import tempfile
import urllib.request
from pathlib import Path

ROOT = Path(__file__).parents[1]
PAGE = "bestiary/server/static/index.html"


def main() -> None:
    """Ends with a sentence where something is missing."""
    with tempfile.TemporaryDirectory(prefix="bestiary-package-") as folder:
        made, home = Path(folder) / "made", Path(folder) / "home"
        home.mkdir()
        environment = os.environ | {"BESTIARY_PURE": "1", "PIP_CONSTRAINT": str(ROOT / "constraints.txt")}
        run([sys.executable, "-m", "build", "--no-isolation", "--outdir", str(made), str(ROOT)], environment)
        source, wheel = next(made.glob("*.tar.gz")), next(made.glob("*.whl"))
        with tarfile.open(source) as archive:
            if not any(name.endswith(PAGE) for name in archive.getnames()):
                sys.exit(f"{source.name} brings no pages along")
        run([sys.executable, "-m", "venv", str(Path(folder) / "empty")], environment)
        binaries = Path(folder) / "empty" / "bin"
        run([str(binaries / "pip"), "install", "--quiet", f"{wheel}[server]"], environment)
        bare = {"PATH": str(binaries), "HOME": str(home), "LANG": "C.UTF-8"}
        try_serving(binaries / "bestiary", bare, home)
        played = subprocess.run(
            [str(binaries / "bestiary"), "play", "monster_cafe", "--seats", "2"],
            env=bare,
            input="1\nquit\n",
            capture_output=True,
            text=True,
            check=False,
            cwd=home,
        )
        if played.returncode != 0 or "Monster" not in played.stdout:
            sys.exit(f"The installed package does not play:\n{played.stdout[-2000:]}{played.stderr[-2000:]}")
        size = wheel.stat().st_size / 1e6
        print(f"{wheel.name} ({size:.1f} MB), without Node and without a compiler: it serves its pages, and it plays.")


def try_serving(command: Path, environment: dict[str, str], folder: Path) -> None:
    """The page and what it loads first come."""
    arguments = [str(command), "serve", "--port", "0", "--data", str(folder / "tables"), "--set", "log_level=WARNING"]
    environment = environment | {"PYTHONUNBUFFERED": "1"}
    with subprocess.Popen(arguments, env=environment, stdout=subprocess.PIPE, text=True, cwd=folder) as server:
        assert server.stdout is not None
        line = server.stdout.readline()
        try:
            address = next(word for word in line.split() if word.startswith("http://"))
            page = urllib.request.urlopen(address).read().decode()
            script = page.split('<script type="module" crossorigin src="')[1].split('"')[0]
            urllib.request.urlopen(address + script).read()
        finally:
            server.send_signal(signal.SIGINT)
            server.wait(timeout=30)


def run(command: list[str], environment: dict[str, str]) -> None:
    """Runs it; what it printed is shown where it fails."""
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        sys.exit(f"{' '.join(command)} failed:\n{done.stdout[-3000:]}{done.stderr[-3000:]}")


if __name__ == "__main__":
    main()
