"""kill -9 at any moment: what was acknowledged, or told to anybody, is there afterwards."""

from __future__ import annotations

import random
import sqlite3
import threading
import time

import httpx
from websockets.exceptions import WebSocketException

from tests.effort import EFFORT
from tests.server.conftest import MakeServer
from tests.server.guest import Guest
from tests.server.serving import Server

ROUNDS = 3 * EFFORT
PLAYERS = 4


class Player(threading.Thread):
    """Plays both seats of a table as fast as it can, and remembers what it was told."""

    def __init__(self, guest: Guest, table: str, seed: int) -> None:
        super().__init__(daemon=True)
        self.guest = guest
        self.table = table
        self.chance = random.Random(seed)
        self.accepted: list[tuple[str, int, int, str]] = []  # table, seat, moment, action
        self.heard: dict[tuple[str, int], int] = {}  # the moment of each seat
        self.trouble: BaseException | None = None

    def run(self) -> None:
        try:
            self.play()
        except (WebSocketException, httpx.HTTPError, OSError):
            pass  # the server was killed
        except BaseException as error:
            self.trouble = error

    def play(self) -> None:
        self.guest.join(self.table)
        self.check_nothing_is_lost()
        while True:
            if self.guest.over:
                self.guest.leave()
                self.table = self.guest.new_table("me", "me", game=self.chance.choice(["monster_cafe", "burrow"]))
                self.guest.join(self.table)
            seat, choice = self.chance.choice(self.guest.choosable())
            moment = self.guest.positions[seat]["moment"]
            if self.guest.move(seat, choice["action"])["type"] == "accepted":
                self.accepted.append((self.table, seat, moment, choice["text"]))
            self.note()

    def note(self) -> None:
        for seat, position in self.guest.positions.items():
            if seat is not None:
                self.heard[self.table, seat] = position["moment"]

    def check_nothing_is_lost(self) -> None:
        for seat, position in self.guest.positions.items():
            if seat is not None:
                known = self.heard.get((self.table, seat), 0)
                assert position["moment"] >= known, f"seat {seat} had been told more"


def stored(server: Server) -> set[tuple[str, int, int, str]]:
    database = sqlite3.connect(server.data / "bestiary.sqlite3")
    assert database.execute("PRAGMA integrity_check").fetchone()[0] == "ok"
    rows = set(database.execute("SELECT table_id, seat, moment, action FROM moves"))
    gaps = database.execute("SELECT count(*) FROM (SELECT 1 FROM moves GROUP BY table_id HAVING max(ply) != count(*))")
    assert gaps.fetchone()[0] == 0
    database.close()
    return rows


def test_no_acknowledged_move_is_lost(own_server: MakeServer) -> None:
    chance = random.Random(9)
    server = own_server(snapshot_every=5)
    guests = [Guest(server.address) for _ in range(PLAYERS)]
    tables = [guest.new_table("me", "me") for guest in guests]
    heard: list[dict[tuple[str, int], int]] = [{} for _ in guests]
    total = 0
    for turn in range(ROUNDS):
        players = [Player(guest, table, turn) for guest, table in zip(guests, tables, strict=True)]
        for player, before in zip(players, heard, strict=True):
            player.heard = before
            player.start()
        time.sleep(0.4 + chance.random())
        server.kill()
        for player in players:
            player.join(timeout=30)
            assert player.trouble is None, player.trouble
        acknowledged = [move for player in players for move in player.accepted]
        total += len(acknowledged)
        assert set(acknowledged) <= stored(server)
        assert len(set(acknowledged)) == len(acknowledged)
        tables = [player.table for player in players]
        heard = [player.heard for player in players]
        server.start()
    assert total > 20 * ROUNDS
    for guest, table, before in zip(guests, tables, heard, strict=True):
        guest.join(table)
        for seat, position in guest.positions.items():
            assert position["moment"] >= before.get((table, seat or 0), 0)
        guest.close()
