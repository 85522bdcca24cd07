"""Writes tests/server/older: what an older Bestiary leaves behind, for the test that the present one takes it up.

    python3 -m venv /tmp/older
    git archive 46481fb --prefix bestiary/ | tar -x -C /tmp && rm -r /tmp/bestiary/web   # the pages are not needed
    BESTIARY_PURE=1 /tmp/older/bin/pip install '/tmp/bestiary[server]'
    python tools/make_older_tables.py /tmp/older/bin/python

Its own server is started, and two guests play every game there: one to its end, among bots, with a record; one is left
in the middle. Beside that there are a lobby, a table with a clock, some chat, and a move that was taken back.
"""

from __future__ import annotations

import json
import random
import shutil
import signal
import sqlite3
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from tests.server.guest import Guest  # noqa: E402
from tests.server.playing import eventually, play_out  # noqa: E402

OLDER = ROOT / "tests" / "server" / "older"
SHORT: dict[str, dict[str, Any]] = {"wombat_rescue": {"max_turns": 4}, "munchkin_babies": {"max_turns": 4}}
GAMES = {"monster_cafe": 2, "monster_baby_rescue": 2, "wombat_rescue": 2, "big_monster": 3, "munchkin_babies": 3}
QUICK = {"bot_pause": 0, "window": 0, "requests_a_second": 100_000, "requests_at_once": 100_000}
QUICK |= {"messages_a_second": 100_000, "messages_at_once": 100_000, "snapshot_every": 8}
MIDDLE = 15  # moves of a game that is left in the middle


def main(python: str) -> None:
    """Plays, and keeps the folder."""
    shutil.rmtree(OLDER, ignore_errors=True)
    OLDER.mkdir()
    with tempfile.TemporaryDirectory(prefix="bestiary-older-") as folder:
        command = [python, "-P", "-m", "bestiary", "serve", "--port", "0", "--data", folder]
        for name, value in QUICK.items():
            command += ["--set", f"{name}={value}"]
        server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=folder)
        assert server.stdout is not None
        address = next(word for word in server.stdout.readline().split() if word.startswith("http://"))
        try:
            tables = play(address)
        finally:
            server.send_signal(signal.SIGINT)
            server.wait()
        database = sqlite3.connect(Path(folder) / "bestiary.sqlite3")
        database.execute(
            "DELETE FROM snapshots WHERE table_id IN (SELECT id FROM tables WHERE status = 'over')"
        )  # large
        database.commit()
        database.execute("VACUUM INTO ?", (str(OLDER / "bestiary.sqlite3"),))
        database.close()
        shutil.copy(Path(folder) / "secret", OLDER / "secret")
    (OLDER / "tables.json").write_text(json.dumps(tables, indent=2) + "\n")


def play(address: str) -> dict[str, Any]:
    """Everything that is to be found later; returns who was there, and which table is what."""
    chance = random.Random(1)
    ann, ben = Guest(address), Guest(address)
    ann.ask("PATCH", "/api/me", json={"name": "Ann", "avatar": "owl"})
    ben.ask("PATCH", "/api/me", json={"name": "Ben", "avatar": "squid"})
    over, middle = {}, {}
    for game, seats in GAMES.items():
        options = SHORT.get(game, {})
        over[game] = ann.new_table("me", *["bot:random"] * (seats - 1), game=game, options=options)
        ann.join(over[game])
        play_out([ann], chance)
        eventually(lambda table=over[game]: ann.get(f"/api/tables/{table}")["status"] == "over")  # type: ignore[misc]
        record = ann.ask("GET", f"/api/tables/{over[game]}/record")
        (OLDER / f"{game}.json").write_bytes(record.content)
        ann.leave()
        clock = 3600 if game == "munchkin_babies" else None
        middle[game] = ann.new_table(
            "me", "open", *["bot:greedy"] * (seats - 2), game=game, options=options, clock=clock
        )
        ben.sit(middle[game], 1)
        ann.join(middle[game])
        ben.join(middle[game])
        leave_in_the_middle([ann, ben], chance, game)
        ann.leave()
        ben.leave()
    lobby = ben.new_table("me", "open", "bot:greedy", listed=True)
    cookies = {name: dict(guest.http.cookies.items()) for name, guest in (("Ann", ann), ("Ben", ben))}
    return {"cookies": cookies, "over": over, "middle": middle, "lobby": lobby}


def leave_in_the_middle(guests: list[Guest], chance: random.Random, game: str) -> None:
    """Some moves of both; at the first game one is taken back, and something is said."""
    moves, taken_back = 0, game != "monster_cafe"
    while moves < MIDDLE or not taken_back:
        for guest, other in (guests, guests[::-1]):
            guest.ping()
            choices = guest.choosable()
            if choices:
                seat, choice = chance.choice(choices)
                moves += guest.move(seat, choice["action"])["type"] == "accepted"
                taken_back = taken_back or (moves > MIDDLE // 2 and take_back(guest, other))
    assert not guests[0].over
    if game == "monster_cafe":
        guests[0].ask_live("chat", text="To be continued.")


def take_back(guest: Guest, other: Guest) -> bool:
    """Whether somebody could have a move back, and has got it."""
    mine, theirs = [next(seat for seat in one.positions if seat is not None) for one in (guest, other)]
    if guest.ask_live("ask_undo", seat=mine)["type"] != "accepted":
        return False
    answer: str = other.ask_live("answer_undo", seat=theirs, agree=True)["type"]
    return answer == "accepted"


if __name__ == "__main__":
    main(sys.argv[1])
