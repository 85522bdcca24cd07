"""A game in the middle, put into a server's database as it is."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Sequence

from bestiary.core.registry import games
from bestiary.server.people.secret import new_id
from bestiary.server.store.rows import MoveRow, SeatRow, TableRow
from bestiary.server.store.sqlite import SqliteStorage
from bestiary.server.table.play import Play
from tests.server.serving import Server


def staged(
    running: Server, game: str, seats: Sequence[SeatRow], ready: Callable[[Play], bool], clock: int | None = None
) -> str:
    """A table where random moves have led to a position that is ready."""
    rules = games()[game]
    for seed in range(100):
        chance = random.Random(seed)
        row = TableRow(
            id=new_id(),
            game=game,
            rules=rules.version,
            options=rules.check(len(seats), {}).plain(),
            seats=tuple(seats),
            host=next(person for seat in seats for person in seat.people),
            listed=False,
            clock=clock,
            status="playing",
            key=chance.randbytes(32).hex(),
            names=tuple(f"Player {seat + 1}" for seat in range(len(seats))),
        )
        play = Play.begin(rules, row)
        moves: list[MoveRow] = []
        while not play.over and len(moves) < 300:
            if ready(play):
                asyncio.run(_store(running, row, moves))
                return row.id
            seat = chance.choice(play.pending)
            action = chance.choice(play.legal(seat))
            moves.append(MoveRow(len(moves) + 1, seat, play.text(action), None, 0.0))
            play.play(seat, action)
    raise AssertionError("no such position was found")


async def _store(running: Server, row: TableRow, moves: Sequence[MoveRow]) -> None:
    storage = SqliteStorage(running.data / "bestiary.sqlite3")
    await storage.open()
    await storage.create_table(row)
    for move in moves:
        await storage.append_move(row.id, move)
    await storage.close()
