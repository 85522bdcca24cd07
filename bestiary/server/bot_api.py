"""The interface for programs that play: a token, a stream of lines, moves by POST. docs/bots.md explains it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Annotated

from litestar import Controller, delete, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.response import Response, Stream
from msgspec import Meta, Struct

from bestiary.core.errors import Refused
from bestiary.server.connection import Connection
from bestiary.server.hall import Hall
from bestiary.server.http import CHANGE, Ask, answers, hall_of
from bestiary.server.messages import NotAccepted, Position
from bestiary.server.refusals import refuse, status_of
from bestiary.server.seating import seats_of
from bestiary.server.table import LiveTable


class Token(Struct, frozen=True):
    """A token, told once."""

    token: str


class BotMove(Struct, frozen=True, forbid_unknown_fields=True):
    """A seat acts. The action is its number, or its text as the choices give it."""

    seat: Annotated[int, Meta(ge=0, le=99)]
    action: int | Annotated[str, Meta(max_length=200)]
    moment: int


LINES = "application/x-ndjson"
REFUSED_MOVE = {
    409: ResponseSpec(NotAccepted, description="Stale: choose again.", generate_examples=False),
    422: ResponseSpec(NotAccepted, description="Against a rule.", generate_examples=False),
}


class BotController(Controller):
    """For programs. Authorization: Bearer TOKEN; every other request of the interface takes it too."""

    path = "/api/bot"
    tags = ("bots",)

    @post("/tokens", responses=answers(CHANGE))
    async def token(self, request: Ask) -> Token:
        """A token that speaks for me. It is shown only now."""
        return Token(await hall_of(request).new_token(request.user))

    @delete("/tokens", responses=answers(CHANGE))
    async def void(self, request: Ask) -> None:
        """All my tokens are void from now on."""
        await hall_of(request).drop_tokens(request.user)

    @get("/tables/{table_id:str}/stream", media_type=LINES, responses=answers(CHANGE))
    async def stream(self, request: Ask, table_id: str) -> Stream:
        """Lines of JSON: first `welcome` with everything, then what changes; a blank line when nothing does."""
        hall = hall_of(request)
        live = await hall.table(table_id)
        connection = hall.connect(request.user)
        if connection is None:
            raise refuse("TOO_FAST", "There are too many connections open.")
        await live.join(connection)
        return Stream(_lines(hall, live, connection), media_type=LINES)

    @post("/tables/{table_id:str}/move", status_code=200, responses=answers(CHANGE) | REFUSED_MOVE)
    async def move(self, request: Ask, table_id: str, data: BotMove) -> Response[Position | NotAccepted]:
        """Makes a move. Repeating one that was accepted is harmless."""
        live = await hall_of(request).table(table_id)
        if data.seat not in seats_of(live.row, request.user):
            raise refuse("NOT_YOUR_SEAT")
        try:
            action = live.game.actions.parse(data.action) if isinstance(data.action, str) else data.action
            await live.move(data.seat, action, data.moment)
        except Refused as refused:
            refusal = refused.refusal
            position = None if live.play is None else await live.position(data.seat)
            status = 409 if refusal.code == "STALE" else status_of(refusal)
            return Response(NotAccepted("", refusal, position), status_code=status)
        return Response(await live.position(data.seat))


async def _lines(hall: Hall, live: LiveTable, connection: Connection) -> AsyncIterator[bytes]:
    try:
        while True:
            try:
                lines = await connection.next(hall.settings.keep_alive)
            except TimeoutError:
                yield b"\n"
                continue
            if lines is None:
                return
            yield lines + b"\n"
    finally:
        await live.leave(connection)
        hall.disconnect(connection)
