"""Runs what depends on time again and again beside busy loops: `python tools/steady.py [TIMES] [PATH ...]`.

A test that ever fails here would one day have failed in CI for nobody's fault. Says at the end what failed, how often.
"""

from __future__ import annotations

import collections
import os
import re
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).parents[1]
PATHS = ("tests/server", "tests/browser")
BUSY = "while True: pass"


def main(times: int, paths: tuple[str, ...]) -> int:
    """The exit code is 1 where anything ever failed."""
    busy = [subprocess.Popen([sys.executable, "-c", BUSY]) for _ in range(os.cpu_count() or 1)]
    failed: collections.Counter[str] = collections.Counter()
    try:
        for number in range(1, times + 1):
            for path in paths:
                began = time.monotonic()
                found = failures(path)
                failed.update(found)
                told = ", ".join(found) or "all well"
                print(f"{number:3} of {times}  {path}  {time.monotonic() - began:5.0f} s  {told}", flush=True)
    finally:
        for one in busy:
            one.kill()
            one.wait()
    for name, count in failed.most_common():
        print(f"{count:3} times of {times}: {name}")
    return 1 if failed else 0


def failures(path: str) -> list[str]:
    """What fails in one run on the built package."""
    command = [sys.executable, "-m", "pytest", "-n", "2", "--dist", "loadfile", "-rfE", path]
    environment = os.environ | {"BESTIARY_TEST": "installed"}
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    found = re.findall(r"^(?:FAILED|ERROR) (\S+)", done.stdout, flags=re.MULTILINE)
    if found or done.returncode:
        log = ROOT / "build" / "unsteady.log"
        with log.open("a", encoding="utf-8") as file:
            file.write(done.stdout + done.stderr)
    return found or ([f"{path} ended with {done.returncode}"] if done.returncode else [])


if __name__ == "__main__":
    count, *chosen = sys.argv[1:] or ["20"]
    sys.exit(main(int(count), tuple(chosen) or PATHS))
