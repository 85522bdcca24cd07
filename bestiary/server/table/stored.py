"""A match made again from what is stored."""

from __future__ import annotations

import contextlib

from bestiary.core.errors import BadPosition, Refused
from bestiary.core.game import Game
from bestiary.server.refusals import refuse
from bestiary.server.store.rows import TableRow
from bestiary.server.store.storage import Storage
from bestiary.server.table.play import Play


async def stored_play(storage: Storage, game: Game, row: TableRow) -> tuple[Play, int]:
    """The match as it stands, and how many log entries are in it. From the newest snapshot where there is one, so
    that a long game takes no longer to open than a short one."""
    snapshot = await storage.snapshot(row.id)
    if snapshot is not None:
        moves = await storage.moves(row.id, snapshot.ply)
        with contextlib.suppress(Refused, BadPosition):
            play = Play.from_snapshot(game, row, snapshot, moves)
            if play is not None:
                return play, snapshot.ply + len(moves)
    return await whole_play(storage, game, row)


async def whole_play(storage: Storage, game: Game, row: TableRow) -> tuple[Play, int]:
    """The match from its first move: needed for going back, and for the record."""
    moves = await storage.moves(row.id)
    try:
        return Play.begin(game, row, moves), len(moves)
    except Refused:
        raise refuse("OTHER_RULES") from None
