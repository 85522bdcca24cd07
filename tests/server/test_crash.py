"""kill -9 at any moment, while several tables move: what was acknowledged, or told to anybody, is there afterwards."""

from __future__ import annotations

import random
import sqlite3
import threading
import time
from collections.abc import Sequence
from typing import Any

import httpx
import msgspec
from websockets.exceptions import WebSocketException

from bestiary.core.match import Match
from bestiary.core.registry import import_game
from bestiary.server.store.rows import TableRow
from tests.effort import EFFORT
from tests.server.conftest import TOY, MakeServer
from tests.server.guest import Guest
from tests.server.playing import called, note
from tests.server.serving import Server

ROUNDS = 20 if EFFORT == 1 else 100 * EFFORT  # a thousand in `make soak`
GAMES = {"monster_cafe": import_game("monster_cafe"), "burrow": import_game(TOY)}
Moved = tuple[str, int, int, str]  # table, seat, moment, action in words


class Player(threading.Thread):
    """Plays its seats as fast as it can until the server is gone, and remembers what it was told."""

    def __init__(self, guest: Guest, table: str, chance: random.Random) -> None:
        super().__init__(daemon=True)
        self.guest = guest
        self.table = table
        self.chance = chance
        self.accepted: list[Moved] = []
        self.asked: tuple[Moved, int] | None = None  # sent and not answered yet, with its number
        self.heard: dict[tuple[str, int], int] = {}  # the moment of each seat
        self.joined = threading.Event()
        self.trouble: BaseException | None = None

    def again(self) -> Player:
        """The same player, once the server has been started again."""
        after = Player(self.guest, self.table, self.chance)
        after.asked, after.heard = self.asked, self.heard
        return after

    def run(self) -> None:
        try:
            self.play()
        except (TimeoutError, httpx.TimeoutException) as error:
            self.trouble = error
        except (WebSocketException, httpx.HTTPError, OSError):
            pass  # the server was killed
        except BaseException as error:
            self.trouble = error
        finally:
            self.joined.set()

    def play(self) -> None:
        self.guest.join(self.table)
        self.check_nothing_is_lost()
        self.repeat()
        self.joined.set()
        while True:
            if self.guest.over:
                self.guest.leave()
                self.table = self.guest.new_table("me", "me", game=self.chance.choice(["monster_cafe", "burrow"]))
                self.guest.join(self.table)
            choices = self.guest.choosable()
            if choices:
                seat, choice = self.chance.choice(choices)
                move = (self.table, seat, self.guest.positions[seat]["moment"], choice["text"])
                self.send(move, choice["action"])
            else:
                self.guest.hear()
            self.note()

    def send(self, move: Moved, action: int) -> None:
        self.asked = (move, action)
        _, seat, moment, _ = move
        answer = self.guest.move(seat, action, moment)
        if answer["type"] == "accepted":
            self.accepted.append(move)
        else:
            assert answer["refusal"]["code"] == "STALE", answer
            assert not all(seat["mine"] for seat in self.guest.table["seats"]), "nobody else could have moved"
        note(self.guest, answer)
        self.asked = None

    def repeat(self) -> None:
        """What was not answered is sent once more: it is made now, was made before, or comes too late."""
        if self.asked is not None and self.asked[0][0] == self.table:
            self.send(*self.asked)
        self.asked = None

    def note(self) -> None:
        for seat, position in self.guest.positions.items():
            if seat is not None:
                self.heard[self.table, seat] = position["moment"]

    def check_nothing_is_lost(self) -> None:
        for seat, position in self.guest.positions.items():
            if seat is not None:
                known = self.heard.get((self.table, seat), 0)
                assert position["moment"] >= known, f"seat {seat} had been told more"


def stored(server: Server) -> set[Moved]:
    """The moves of people on disk, each of them once, and no gaps between them."""
    database = sqlite3.connect(server.data / "bestiary.sqlite3")
    assert database.execute("PRAGMA integrity_check").fetchone()[0] == "ok"
    rows = database.execute("SELECT table_id, seat, moment, action FROM moves WHERE moment IS NOT NULL").fetchall()
    gaps = database.execute("SELECT count(*) FROM (SELECT 1 FROM moves GROUP BY table_id HAVING max(ply) != count(*))")
    assert gaps.fetchone()[0] == 0
    database.close()
    assert len({row[:3] for row in rows}) == len(rows), "a move was made twice"
    return set(rows)


def check_positions(server: Server, players: Sequence[Player]) -> None:
    """What is shown is what the kernel finds when it plays the stored moves by itself."""
    database = sqlite3.connect(server.data / "bestiary.sqlite3")
    for player in players:
        document = database.execute("SELECT document FROM tables WHERE id = ?", (player.table,)).fetchone()[0]
        row = msgspec.json.decode(document, type=TableRow)
        rules = GAMES[row.game]
        start = rules.new(len(row.seats), row.options)
        match = Match(rules, start, key=bytes.fromhex(row.key), players=called(row))
        for seat, action in database.execute(
            "SELECT seat, action FROM moves WHERE table_id = ? ORDER BY ply", (row.id,)
        ):
            match.play(seat, action)
        for number, there in enumerate(row.seats):
            if player.guest.id in there.people:
                shown = player.guest.get(f"/api/tables/{row.id}/position?seat={number}")
                expected = {
                    "moment": match.moment(number),
                    "view": match.view(number),
                    "choices": match.choices(number),
                }
                assert {name: shown[name] for name in expected} == plain(expected)
    database.close()


def plain(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


def first_players(server: Server) -> list[Player]:
    """Some who play alone, two who share a table, and one among bots."""
    alone = [Guest(server.address) for _ in range(4)]
    tables = [guest.new_table("me", "me", game=game) for guest, game in zip(alone, list(GAMES) * 2, strict=True)]
    pair = [Guest(server.address) for _ in range(2)]
    shared = pair[0].new_table("me", "open")
    pair[1].sit(shared, 1)
    among_bots = Guest(server.address)
    bots = among_bots.new_table("me", "bot:random", "bot:random")
    seats = [*zip(alone, tables, strict=True), *((guest, shared) for guest in pair), (among_bots, bots)]
    return [Player(guest, table, random.Random(seed)) for seed, (guest, table) in enumerate(seats)]


def test_no_acknowledged_move_is_lost(own_server: MakeServer) -> None:
    chance = random.Random(9)
    server = own_server(snapshot_every=5)
    players = first_players(server)
    acknowledged: set[Moved] = set()
    unanswered = 0
    for _ in range(ROUNDS):
        for player in players:
            player.start()
        for player in players:
            assert player.joined.wait(30)
        time.sleep(0.4 * chance.random())
        server.kill()
        for player in players:
            player.join(timeout=30)
            assert player.trouble is None, player.trouble
        acknowledged.update(move for player in players for move in player.accepted)
        unanswered += sum(player.asked is not None for player in players)
        assert acknowledged <= stored(server)
        server.start()
        check_positions(server, [player for player in players if player is not players[-1]])  # bots go on meanwhile
        players = [player.again() for player in players]
    assert len(acknowledged) > 20 * ROUNDS
    assert unanswered > ROUNDS, "the kills came while nothing was going on"
    print(f"{ROUNDS} kills: {len(acknowledged)} moves acknowledged, none lost; {unanswered} were on their way")
    for player in players:
        player.guest.close()
