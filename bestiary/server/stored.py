"""A match made again from what is stored."""

from __future__ import annotations

import contextlib

from bestiary.core.errors import BadPosition, Refused
from bestiary.core.game import Game
from bestiary.core.seats import Seat
from bestiary.server.clock import Clock
from bestiary.server.play import Play
from bestiary.server.refusals import refuse
from bestiary.server.rows import BACK, MoveRow, TableRow
from bestiary.server.storage import Storage


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


async def stored_clock(storage: Storage, game: Game, row: TableRow, clock: Clock) -> None:
    """Sets a clock as the moves have set it, each at its time."""
    with contextlib.suppress(Refused):  # a history that does not fit the rules tells nothing about the time either
        play = Play.begin(game, row)
        clock.set(timed_seats(row, play), None, row.begun)
        for move in await storage.moves(row.id):
            play.follow(move)
            clock.set(timed_seats(row, play), final_mover(game, move), move.at)


def timed_seats(row: TableRow, play: Play) -> tuple[Seat, ...]:
    """Whose time runs: people who are asked."""
    return tuple(seat for seat in play.pending if row.seats[seat].kind == "person")


def final_mover(game: Game, move: MoveRow) -> Seat | None:
    """Who has new time for a new move: not who has only laid something into the tray."""
    return None if move.action != BACK and game.actions.tray(game.actions.parse(move.action)) else move.seat
