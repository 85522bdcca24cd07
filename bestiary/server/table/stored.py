"""A match made again from what is stored, aside: it may take long."""

from __future__ import annotations

import contextlib
from collections.abc import Sequence

from bestiary.core.errors import BadPosition, Refused
from bestiary.core.game import Game
from bestiary.server.aside import Aside
from bestiary.server.refusals import refuse
from bestiary.server.store.rows import MoveRow, TableRow
from bestiary.server.store.storage import Storage
from bestiary.server.table.play import Play

PIECE = 200  # moves that are followed without a pause
GLANCE = 4  # moves that are followed sooner than another thread could begin


async def stored_play(storage: Storage, aside: Aside, game: Game, row: TableRow) -> tuple[Play, int]:
    """The match as it stands, and how many log entries are in it. From the newest snapshot where there is one, so
    that a long game takes no longer to open than a short one."""
    snapshot = await storage.snapshot(row.id)
    if snapshot is not None:
        moves = await storage.moves(row.id, snapshot.ply)
        with contextlib.suppress(Refused, BadPosition):
            play = await aside.do(Play.from_snapshot, game, row, snapshot)
            if play is not None:
                await follow(aside, play, moves)
                return play, snapshot.ply + len(moves)
    return await whole_play(storage, aside, game, row)


async def brought_up(
    storage: Storage, aside: Aside, game: Game, row: TableRow, play: Play | None, ply: int
) -> tuple[Play, int]:
    """The match with what others have stored since: only that is read. What does not follow from what is known here,
    such as a way back behind a snapshot, is made again."""
    if play is None:
        return await stored_play(storage, aside, game, row)
    moves = await storage.moves(row.id, ply)
    with contextlib.suppress(Refused, BadPosition):
        if len(moves) <= GLANCE:
            play.follow_all(moves)
        else:
            await follow(aside, play, moves)
        return play, ply + len(moves)
    return await stored_play(storage, aside, game, row)


async def whole_play(storage: Storage, aside: Aside, game: Game, row: TableRow) -> tuple[Play, int]:
    """The match from its first move: needed for going far back, and for the record."""
    moves = await storage.moves(row.id)
    try:
        play = await aside.do(Play.begin, game, row)
        await follow(aside, play, moves)
    except (Refused, BadPosition):
        raise refuse("OTHER_RULES") from None
    return play, len(moves)


async def follow(aside: Aside, play: Play, moves: Sequence[MoveRow]) -> None:
    """Does again what is in the log, in pieces."""
    for start in range(0, len(moves), PIECE):
        await aside.do(play.follow_all, moves[start : start + PIECE])
