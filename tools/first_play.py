"""How long a newcomer waits: `python3 tools/first_play.py [--beside]`.

Clones this repository into a temporary folder, types `make play` there, waits for the page, and makes a first legal
move over a WebSocket as the page does. Prints the seconds of each step. With --beside it plays on while the games are
being compiled and after that, and compares how long the answer to a move takes. Needs only Python, git and make.
"""

from __future__ import annotations

import contextlib
import itertools
import json
import os
import random
import signal
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from http.cookiejar import CookieJar
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
ALLOWED = 60.0
MOVES = 500


def main(beside: bool) -> int:
    """Measures and prints; fails where a newcomer would have waited too long."""
    began = last = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="bestiary-first-") as folder:

        def step(name: str) -> None:
            nonlocal last
            print(f"{time.monotonic() - last:7.1f} s  {name}", flush=True)
            last = time.monotonic()

        clone = Path(folder) / "bestiary"
        subprocess.run(["git", "clone", "--quiet", str(ROOT), str(clone)], check=True)
        step("the clone")
        with playing(clone, Path(folder) / "tables") as lines:
            address = next(word for line in told(lines) for word in line.split() if word.startswith("http://"))
            step("make play prints its address")
            urllib.request.urlopen(address).read()
            step("the page")
            visit(clone, address, 1)
            step("Play now, and a first move")
            total = time.monotonic() - began
            print(f"{total:7.1f} s  in all")
            if beside:
                print("Moves beside the compiling:", visit(clone, address, MOVES))
                next(line for line in told(lines) if "compiled" in line)
                print("Moves after it:            ", visit(clone, address, MOVES))
    return 0 if total <= ALLOWED else 1


@contextlib.contextmanager
def playing(clone: Path, data: Path) -> Iterator[Iterator[str]]:
    """`make play` as it is typed, with the lines that it prints."""
    foreign = ("BESTIARY", "VIRTUAL_ENV", "PYTHON", "MAKE", "MFLAGS")
    environment = {name: value for name, value in os.environ.items() if not name.startswith(foreign)}
    process = subprocess.Popen(
        ["make", "play", f"DATA={data}"],
        cwd=clone,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        start_new_session=True,
    )
    assert process.stdout is not None
    try:
        yield iter(process.stdout.readline, "")
    finally:
        os.killpg(process.pid, signal.SIGINT)
        process.wait(timeout=60)


def told(lines: Iterator[str]) -> Iterator[str]:
    """The lines, shown as they come."""
    for line in lines:
        print(f"           | {line}", end="", flush=True)
        yield line


def visit(clone: Path, address: str, moves: int) -> str:
    """A guest of that many moves, with the packages that `make play` has installed."""
    command = [str(clone / ".venv" / "bin" / "python"), __file__, "--guest", address, str(moves)]
    return subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout.strip()


def guest(address: str, moves: int) -> str:
    """Plays Monster Café alone with both hands, at as many tables as it takes; how long the answers took."""
    from websockets.sync.client import connect  # noqa: PLC0415  (only where `make play` has been)

    def ask(path: str, body: object = None) -> Any:
        headers = {"Content-Type": "application/json", "Origin": address}
        content = None if body is None else json.dumps(body).encode()
        return json.load(browser.open(urllib.request.Request(address + path, content, headers)))

    cookies = CookieJar()
    browser = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(cookies))
    browser.open(f"{address}/api/me").read()
    cookie = "; ".join(f"{one.name}={one.value}" for one in cookies)
    seconds: list[float] = []
    numbers = itertools.count()
    while len(seconds) < moves:
        table = ask("/api/tables", {"game": "monster_cafe", "seats": [{"kind": "me"}, {"kind": "me"}]})
        url = f"{address.replace('http', 'ws')}/api/tables/{table['id']}/live"
        with connect(url, additional_headers={"cookie": cookie}, max_size=None) as live:
            positions: dict[int, Any] = {}
            asked = answered = next(numbers)
            began = 0.0
            while len(seconds) < moves and not any(one["result"] for one in positions.values()):
                for line in live.recv(timeout=30).splitlines():
                    message = json.loads(line)
                    if message["type"] in ("accepted", "refused") and message["request"] == str(asked):
                        seconds.append(time.monotonic() - began)
                        answered = asked
                    for position in message.get("positions") or [message.get("position")]:
                        if position:
                            positions[position["seat"]] = position
                mine = [one for one in positions.values() if one["choices"]]
                if mine and answered == asked:
                    asked, began = next(numbers), time.monotonic()
                    choice = random.choice(mine[0]["choices"])
                    move = {"seat": mine[0]["seat"], "action": choice["action"], "moment": mine[0]["moment"]}
                    live.send(json.dumps({"type": "move", "request": str(asked), **move}))
    ordered = sorted(1000 * one for one in seconds)
    return f"p50 {ordered[len(ordered) // 2]:.1f} ms, p99 {ordered[len(ordered) * 99 // 100]:.1f} ms of {len(ordered)}"


if __name__ == "__main__":
    if sys.argv[1:2] == ["--guest"]:
        print(guest(sys.argv[2], int(sys.argv[3])))
    elif sys.argv[1:] in ([], ["--beside"]):
        sys.exit(main(sys.argv[1:] == ["--beside"]))
    else:
        sys.exit(__doc__)
