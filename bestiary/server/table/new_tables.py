"""How a table comes to be: by a wish, or as a rematch."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

from msgspec.structs import replace

from bestiary.core.dice import random_key
from bestiary.core.errors import BadPosition, Refused
from bestiary.core.game import Game
from bestiary.core.options import Options
from bestiary.core.record import position_after
from bestiary.server.aside import Aside
from bestiary.server.games import Games
from bestiary.server.messages import SeatWish, TableWish, WhatIf
from bestiary.server.people.secret import new_id
from bestiary.server.refusals import refuse
from bestiary.server.store.rows import TableRow
from bestiary.server.store.storage import Conflict
from bestiary.server.table.seating import begin, check_personality, first_seats, is_full, seats_of
from bestiary.server.table.stored import whole_play
from bestiary.server.table.surroundings import Surroundings
from bestiary.server.table.table import LiveTable
from bestiary.server.table.tables import Tables

HOUR = 3600


async def checked(aside: Aside, game: Game, seats: int, options: dict[str, Any]) -> Options:
    """Options that the game can be played with. A text among them may take long to read."""
    return await aside.do(lambda: game.check(seats, options))


class NewTables:
    """Sets them up, as many as a guest may have."""

    def __init__(self, around: Surroundings, games: Games, tables: Tables) -> None:
        self._around = around
        self._games = games
        self._tables = tables

    async def create(self, person: str, wish: TableWish) -> LiveTable:
        """A new table. It starts by itself when no seat is open."""
        game = self._games.named(wish.game)
        await self._check_share(person)
        start = None if wish.position is None else await self._start(game, wish, wish.position)
        chosen = wish.options if start is None else start["options"]
        options = await checked(self._around.aside, game, len(wish.seats), chosen)
        for one in wish.seats:
            check_personality(game, one)
        seats = first_seats(wish.seats, person)
        row = TableRow(
            id=new_id(),
            game=game.id,
            rules=game.version,
            options=options.plain(),
            seats=seats,
            host=person,
            listed=wish.listed,
            clock=wish.clock or game.usual_clock(options),
            latecomers=wish.latecomers,
            status="lobby",
            key=random_key().hex(),
            created=self._around.clock.now(),
            start=start,
        )
        return await self._set_up(row)

    async def what_if(self, live: LiveTable, wish: WhatIf, person: str) -> LiveTable:
        """Practice from a moment of a finished game, against the bots of that table, or usual ones: as it was."""
        if live.row.status != "over":
            raise refuse("NOT_OVER")
        chairs = live.row.seats
        if wish.seat >= len(chairs):
            raise refuse("NOT_YOUR_SEAT", f"There is no seat {wish.seat} at this table.")
        play, _ = await whole_play(self._around.storage, self._around.aside, live.game, live.row)
        position = await self._around.aside.do(lambda: position_after(play.record(), wish.move, live.game).save())
        bots = [SeatWish("bot", wish.bot or chair.bot, chair.personality) for chair in chairs]
        seats = [SeatWish("me") if seat == wish.seat else bot for seat, bot in enumerate(bots)]
        return await self.create(person, TableWish(live.game.id, seats, clock=None, position=position))

    async def _start(self, game: Game, wish: TableWish, document: dict[str, Any]) -> dict[str, Any]:
        """The position that practice begins from, whole, as the game writes it."""
        if wish.options:
            raise refuse("BAD_POSITION", "A position brings its own options: leave yours out.")
        try:
            state = await self._around.aside.do(game.load, document)
        except BadPosition as error:
            raise refuse("BAD_POSITION", f"This is not a position of {game.name}: {error}.") from None
        if not state.pending():
            raise refuse("BAD_POSITION", "In this position the game is over.")
        if state.seats != len(wish.seats):
            raise refuse("BAD_POSITION", f"This is a position for {state.seats} players.")
        return state.save()

    async def rematch(self, live: LiveTable, person: str) -> LiveTable:
        """The same people and options again; everybody who asks gets the same table."""
        if live.row.status != "over":
            raise refuse("NOT_OVER")
        if not seats_of(live.row, person):
            raise refuse("NOT_YOUR_SEAT")
        name = new_id()
        await live.change(lambda row: row if row.rematch else replace(row, rematch=name))
        again = live.row.rematch
        assert again is not None
        if await self._around.storage.table(again) is None:  # also when a crash came in between
            row = replace(live.row, id=again, revision=1, status="lobby", names=(), rematch=None, begun=None)
            row = replace(row, seats=tuple(replace(seat, left=()) for seat in row.seats))
            with suppress(Refused):  # somebody else has asked at the same time
                return await self._set_up(replace(row, key=random_key().hex(), created=self._around.clock.now()))
        return await self._tables.get(again)

    async def _set_up(self, row: TableRow) -> LiveTable:
        people = self._around.people
        await people.meet(person for seat in row.seats for person in seat.people)
        if is_full(row):
            row = begin(row, people, self._around.clock.now())
        try:
            await self._around.storage.create_table(row)
        except Conflict:
            raise refuse("CHANGED") from None
        return await self._tables.get(row.id)

    async def _check_share(self, person: str) -> None:
        storage, settings = self._around.storage, self._around.settings
        hosted = await storage.hosted_since(person, self._around.clock.now() - HOUR)
        unfinished = await storage.hosted_unfinished(person)
        if hosted >= settings.tables_an_hour or unfinished >= settings.tables_at_once:
            raise refuse("TOO_MANY_TABLES")
