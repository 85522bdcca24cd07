"""Checks and tests of the browser client: `python tools/web.py check|test`."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
WEB = ROOT / "web"
sys.path.insert(0, str(ROOT))

from hatch_build import find_node  # noqa: E402  (it lies beside this folder, not in a package)

PYTHON = {
    "check": [
        ["tools/make_types.py", "--check"],
        ["tools/make_layouts.py", "--check"],
        ["tools/make_tiles.py", "--check"],
        ["tools/make_cards.py", "--check"],
        ["-m", "art.build", "--check"],
    ],
    "test": [],
}
NPM = {"check": ["run", "check"], "test": ["test"]}


def main(task: str) -> int:
    """Runs the client's own checks or tests, and what is generated for it from Python."""
    for arguments in PYTHON[task]:
        if subprocess.run([sys.executable, *arguments], cwd=ROOT, check=False).returncode != 0:
            return 1
    node = find_node()
    if node is None:
        print(f"No Node.js 20.19 or 22.12 here: the {task} of the browser client is left out.")
        return 0
    environment = {**os.environ, "PATH": os.pathsep.join([str(node), os.environ.get("PATH", "")])}
    npm = shutil.which("npm", path=environment["PATH"]) or "npm"
    commands = [[npm, *NPM[task]]]
    if not (WEB / "node_modules").exists():
        commands.insert(0, [npm, "ci"])
    for command in commands:
        if subprocess.run(command, cwd=WEB, env=environment, check=False).returncode != 0:
            return 1
    return 0


if __name__ == "__main__":
    if len(sys.argv) != 2 or sys.argv[1] not in NPM:
        sys.exit("usage: python tools/web.py check|test")
    sys.exit(main(sys.argv[1]))
