"""What grows with a game: opening its table, a newcomer, a move and an undo, in short games and in long ones.

python benchmarks/growth.py

Munchkin Babies for six, at random, practised by one person, in processor time of the whole process. Each has to cost at
most twice as much after 10,000 moves as after 100. In every round a server starts and opens the tables anew.
"""

from __future__ import annotations

import asyncio
import random
import statistics
import sys
import tempfile
import time
from collections.abc import Awaitable
from pathlib import Path

from msgspec.structs import astuple

from bestiary.core.game import Game
from bestiary.core.registry import games
from bestiary.server.channel import InProcessChannel
from bestiary.server.clock import Clock
from bestiary.server.people.secret import Secret
from bestiary.server.services import Services
from bestiary.server.settings import Settings, read_settings
from bestiary.server.store.choice import storage_for
from bestiary.server.store.places import place_of
from bestiary.server.store.rows import MoveRow, SeatRow, SnapshotRow, TableRow
from bestiary.server.table.play import Play

GAME, SEATS, ME = "munchkin_babies", 6, "me"
LENGTHS = (100, 1_000, 10_000)
ROUNDS, MOVES = 9, 12
TAIL = 40  # moves since the newest snapshot: somewhere within the 64
LIMIT = 2.0
KINDS = ("open the table", "a newcomer", "a move", "an undo")
Costs = dict[str, list[float]]


def played(game: Game, length: int) -> tuple[TableRow, list[MoveRow], SnapshotRow]:
    """A game in the middle, with its log and its newest snapshot."""
    options = game.check(SEATS, {}).plain()
    row = TableRow(
        id=f"t{length}",
        game=game.id,
        rules=game.version,
        options=options,
        seats=(SeatRow("person", (ME,)),) * SEATS,
        host=ME,
        listed=False,
        clock=None,
        status="playing",
        key="ab" * 32,
        names=tuple(f"Player {seat + 1}" for seat in range(SEATS)),
        start=game.new(SEATS, options).save(),
    )
    play, chance = Play.begin(game, row), random.Random(length)
    moves: list[MoveRow] = []
    snapshot = SnapshotRow(0, b"")
    for ply in range(1, length + 1):
        seat = chance.choice(play.pending)
        action = chance.choice(play.legal(seat))
        moves.append(MoveRow(ply, seat, play.text(action), play.moment(seat), float(ply)))
        play.follow(moves[-1])
        if ply == length - TAIL:
            snapshot = SnapshotRow(ply, play.stored())
    return row, moves, snapshot


async def put(folder: Path, row: TableRow, moves: list[MoveRow], snapshot: SnapshotRow) -> None:
    """Into a database, as a server would have left it."""
    storage = storage_for(folder, "", Clock())
    await storage.open()
    await storage.create_table(row)
    await storage.save_snapshot(row.id, snapshot)
    await storage.close()
    async with place_of(str(folder)) as place:
        await place.add("moves", [(row.id, *astuple(move)[:5], int(move.takes_back)) for move in moves])
        await place.keep()


async def cost(what: Awaitable[object]) -> float:
    """Microseconds of the processor, with what it leaves to be done at once."""
    before = time.process_time()
    await what
    await asyncio.sleep(0)
    return 1e6 * (time.process_time() - before)


async def one_round(settings: Settings, table: str, costs: Costs, chance: random.Random) -> None:
    """Opens a table in a server that has just started, sits down, and plays a little."""
    clock = Clock()
    storage = storage_for(settings.data, "", clock)
    services = Services(settings, storage, InProcessChannel(), Secret(b"x" * 32), clock)
    await services.open()
    costs["open the table"].append(await cost(services.tables.get(table)))
    live = await services.tables.get(table)
    connection = services.connections.open(ME)
    assert connection is not None
    costs["a newcomer"].append(await cost(live.join(connection)))
    for _ in range(MOVES):
        play = live.play
        assert play is not None
        seat = chance.choice(play.pending)
        action = chance.choice(play.legal(seat))
        costs["a move"].append(await cost(live.move(seat, action, play.moment(seat))))
        costs["an undo"].append(await cost(live.ask_undo(seat)))
    await services.close()


async def measure(folder: Path) -> dict[int, Costs]:
    """All lengths in turns, so that they meet the same machine."""
    game = games()[GAME]
    settings = read_settings(folder)
    costs: dict[int, Costs] = {length: {kind: [] for kind in KINDS} for length in LENGTHS}
    for length in LENGTHS:
        await put(folder, *played(game, length))
    chance = random.Random(1)
    for turn in range(ROUNDS + 1):
        for length in LENGTHS:
            found = costs[length] if turn else {kind: [] for kind in KINDS}  # the first turn only warms up
            await one_round(settings, f"t{length}", found, chance)
    return costs


def main() -> int:
    """Measures and prints."""
    with tempfile.TemporaryDirectory(prefix="bestiary-growth-") as folder:
        costs = asyncio.run(measure(Path(folder)))
    print(f"{'microseconds of the processor, after':38}" + "".join(f"{length:8,}" for length in LENGTHS) + "  moves")
    well = True
    for kind in KINDS:
        medians = [statistics.median(costs[length][kind]) for length in LENGTHS]
        well &= medians[-1] <= LIMIT * medians[0]
        print(f"{kind:38}" + "".join(f"{median:8,.0f}" for median in medians) + f"  {medians[-1] / medians[0]:.2f}")
    print(f"at most {LIMIT:.0f} times: {'yes' if well else 'NO'}")
    return 0 if well else 1


if __name__ == "__main__":
    sys.exit(main())
