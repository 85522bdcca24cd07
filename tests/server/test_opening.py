"""Opening a table again: from a snapshot, or from nothing but its moves."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bestiary.bots import make_bot
from bestiary.core.dice import Dice
from bestiary.core.errors import Refused
from bestiary.core.registry import import_game
from bestiary.server.aside import Aside
from bestiary.server.channel import InProcessChannel
from bestiary.server.clock import Clock
from bestiary.server.people.secret import Secret
from bestiary.server.services import Services
from bestiary.server.settings import Settings
from bestiary.server.site import TOPIC
from bestiary.server.store.rows import MoveRow, SeatRow, SnapshotRow, TableRow
from bestiary.server.store.sqlite import SqliteStorage
from bestiary.server.table.play import Play
from bestiary.server.table.stored import stored_play
from tests.ending import until_over
from tests.server.conftest import TOY
from tests.server.counting import CountingStorage


def row_of(game: str, seats: int) -> TableRow:
    return TableRow(
        id="t1",
        game=game,
        rules="1",
        options={},
        seats=(SeatRow("bot", (), "random"),) * seats,
        host="x",
        listed=False,
        clock=None,
        status="playing",
        key="ab" * 32,
        names=tuple(f"Name {n}" for n in range(seats)),
    )


def everything(play: Play) -> Any:
    """All that anybody can ask of a match."""
    viewers = [None, *range(play.seats)]
    shown = [(play.view(v), play.moment(v), play.heard(v)) for v in viewers]
    choices = [play.choices(seat) for seat in range(play.seats)]
    return msgspec.json.encode((shown, choices, play.pending, play.save(), play.result))


@pytest.mark.parametrize("game", [TOY, "monster_cafe"])
@pytest.mark.parametrize("seed", range(4))
def test_a_match_from_a_snapshot_goes_on_as_the_match_itself(game: str, seed: int) -> None:
    """Given a match and its snapshot at any ply, when both go on, then nobody can tell them apart."""
    rules = import_game(game)
    row = row_of(rules.id, 3)
    chance = random.Random(seed)
    play = Play.begin(rules, row)
    bot, dice = make_bot("random", rules), Dice(b"bot")
    moves: list[MoveRow] = []
    cut = chance.randrange(3, 9)
    stored = None
    for _ in until_over(play):
        if len(moves) == cut:
            stored = SnapshotRow(len(moves), play.stored())
        seat = play.pending[0]
        action = bot.choose(play.sight(seat, dice))
        moves.append(MoveRow(len(moves) + 1, seat, play.text(action), play.moment(seat), 0.0))
        play.follow(moves[-1])
    assert stored is not None
    again = Play.from_snapshot(rules, row, stored)
    assert again is not None
    again.follow_all(moves[cut:])
    whole = Play.begin(rules, row)
    whole.follow_all(moves)
    assert everything(again) == everything(play) == everything(whole)
    last = moves[-1]
    assert again.has_accepted(last.seat, last.moment or 0, rules.actions.parse(last.action))


def test_a_damaged_snapshot_is_only_a_cache(tmp_path: Path) -> None:
    async def work() -> None:
        storage = SqliteStorage(tmp_path / "a.sqlite3")
        await storage.open()
        rules = import_game("monster_cafe")
        row = row_of("monster_cafe", 2)
        play = Play.begin(rules, row)
        for ply in range(1, 11):
            seat = play.pending[0]
            action = play.text(play.legal(seat)[0])
            move = MoveRow(ply, seat, action, None, 0.0)
            play.follow(move)
            await storage.append_move("t1", move)
        for document in (
            b"",
            b"{}",
            b'{"rules": 1}',
            play.stored()[:-9],
            play.stored().replace(b"seats", b"saets"),
        ):
            await storage.save_snapshot("t1", SnapshotRow(5, document))
            found, ply = await stored_play(storage, Aside(), rules, row)
            assert (everything(found), ply) == (everything(play), 10)
        await storage.close()

    asyncio.run(work())


def test_a_long_history_is_not_read_again(tmp_path: Path) -> None:
    """Given a snapshot, when a table is opened, then only the moves after it are asked for."""
    asked: list[int] = []

    class Counting(SqliteStorage):
        async def moves(self, table: str, after: int = 0) -> list[MoveRow]:
            found = await super().moves(table, after)
            asked.append(len(found))
            return found

    async def work() -> None:
        storage = Counting(tmp_path / "a.sqlite3")
        await storage.open()
        rules = import_game("monster_cafe")
        row = row_of("monster_cafe", 2)
        play = Play.begin(rules, row)
        for ply in range(1, 41):
            seat = play.pending[0]
            move = MoveRow(ply, seat, play.text(play.legal(seat)[0]), None, 0.0)
            play.follow(move)
            await storage.append_move("t1", move)
            if ply == 36:
                await storage.save_snapshot("t1", SnapshotRow(ply, play.stored()))
        await stored_play(storage, Aside(), rules, row)
        await storage.close()

    asyncio.run(work())
    assert asked == [4]


def test_a_table_that_cannot_be_opened_leaves_nothing_behind(tmp_path: Path) -> None:
    """Given a game of older rules, when somebody looks at it again and again, then nothing of it stays in memory."""

    async def work() -> None:
        storage, channel = SqliteStorage(tmp_path / "a.sqlite3"), InProcessChannel()
        services = Services(Settings(data=tmp_path), storage, channel, Secret(b"x"), Clock())
        await services.open()
        await storage.create_table(row_of("monster_cafe", 2))
        await storage.append_move("t1", MoveRow(1, 0, "fly moon=2", None, 0.0))
        for _ in range(5):
            with pytest.raises(Refused):
                await services.tables.get("t1")
        assert set(channel._topics) == {TOPIC}  # what belongs to no table
        await services.close()

    asyncio.run(work())


def test_a_way_back_after_a_snapshot_needs_no_whole_history(tmp_path: Path) -> None:
    """Given a log that goes back behind nothing but itself, when it is opened, then only its end is read; and one that
    goes back behind the snapshot is read from its start."""

    async def work() -> None:
        storage = CountingStorage(tmp_path / "a.sqlite3")
        asked = storage.asked
        await storage.open()
        rules = import_game(TOY)
        row = row_of(rules.id, 2)
        play = Play.begin(rules, row)
        actions = ["lay", "", "lay"]
        for ply, start in enumerate(actions, 1):
            text = next((t for a in play.legal(0) if start and (t := play.text(a)).startswith(start)), "")
            entry = MoveRow(ply, 0, text, None, 0.0, takes_back=not start)
            play.follow(entry)
            await storage.append_move("t1", entry)
            if ply == 1:
                behind = SnapshotRow(ply, play.stored())
            if ply == 2:
                between = SnapshotRow(ply, play.stored())
        for snapshot, wanted in ((between, [2]), (behind, [1, 0])):
            await storage.save_snapshot("t1", snapshot)
            asked.clear()
            found, _ = await stored_play(storage, Aside(), rules, row)
            assert everything(found) == everything(play)
            assert asked == wanted
        await storage.close()

    asyncio.run(work())
