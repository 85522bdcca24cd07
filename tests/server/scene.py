"""Where the attacks on a bystander take place: a real server, an attacker with very long games, and somebody else."""

from __future__ import annotations

import asyncio
import random
import socket
from functools import cache
from typing import Any

import httpx

from bestiary.core.registry import games
from bestiary.server.store.rows import MoveRow, SeatRow, TableRow
from bestiary.server.store.sqlite import SqliteStorage
from bestiary.server.table.play import Play
from tests.server.guest import Guest
from tests.server.serving import Server

LONG = 5_000  # moves of a long game


class Scene:
    """The server, the bystander, and the attacker with a very long game."""

    def __init__(self, running: Server) -> None:
        self.running = running
        self._long_games = 0
        self.attacker = Guest(running.address)
        self.long = self.new_long_game()
        self.over = self.new_long_game(over=True)
        self.bystander = Guest(running.address)
        self.bystander.join(self.bystander.new_table("me", "me"))

    def new_long_game(self, *, over: bool = False) -> str:
        """One more of them, put into the database as it is."""
        self._long_games += 1
        name = f"long{self._long_games}"
        asyncio.run(stored(self.running, name, self.attacker.id, over))
        return name

    def ask(self, method: str, path: str, **rest: Any) -> httpx.Response:
        """The attacker asks for something, and gets an answer that is no breakdown."""
        answer = self.attacker.ask(method, path, **rest)
        assert answer.status_code < 500, (path, answer.text)
        return answer

    def wire(self) -> socket.socket:
        host, port = self.running.address.removeprefix("http://").split(":")
        return socket.create_connection((host, int(port)), timeout=60)


def beginning(name: str, person: str, over: bool) -> TableRow:
    """A table of one person on three seats."""
    game = games()["munchkin_babies"]
    return TableRow(
        id=name,
        game=game.id,
        rules=game.version,
        options=game.check(3, {"max_turns": 60} if over else {}).plain(),
        seats=(SeatRow("person", (person,)),) * 3,
        host=person,
        listed=True,
        clock=None,
        status="playing",
        key="ab" * 32,
        names=("A", "B", "C"),
    )


@cache
def long_game(over: bool) -> list[MoveRow]:
    """A game of 5,000 moves, or all of one."""
    row, chance = beginning("", "", over), random.Random(1)
    play = Play.begin(games()[row.game], row)
    moves: list[MoveRow] = []
    while not play.over and len(moves) < (20_000 if over else LONG):
        seat = chance.choice(play.pending)
        action = chance.choice(play.legal(seat))
        moves.append(MoveRow(len(moves) + 1, seat, play.text(action), play.moment(seat), 0.0))
        play.play(seat, action)
    assert play.over is over
    return moves


async def stored(running: Server, name: str, person: str, over: bool) -> None:
    """Puts a long game into the database of a server."""
    storage = SqliteStorage(running.data / "bestiary.sqlite3")
    await storage.open()
    await storage.create_table(beginning(name, person, over))
    await asyncio.gather(*(storage.append_move(name, move) for move in long_game(over)))
    await storage.close()
