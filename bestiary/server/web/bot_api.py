"""The interface for programs that play: a token, a stream of lines, moves by POST. docs/bots.md explains it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Annotated

from litestar import Controller, delete, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.response import Response, Stream
from msgspec import Meta, Struct

from bestiary.core.errors import Refused
from bestiary.server.clock import Alarm
from bestiary.server.messages import NotAccepted, Position
from bestiary.server.people.connection import Connection
from bestiary.server.refusals import refuse, status_of
from bestiary.server.services import Services
from bestiary.server.table.seating import seats_of
from bestiary.server.table.table import LiveTable
from bestiary.server.web.entrance import token_in
from bestiary.server.web.http import CHANGE, Ask, answers, services_of
from bestiary.server.web.limits import address_of


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
        return Token(await services_of(request).tokens.new(request.user))

    @delete("/tokens", responses=answers(CHANGE))
    async def void(self, request: Ask) -> None:
        """All my tokens are void from now on."""
        await services_of(request).void_tokens(request.user)

    @get("/tables/{table_id:str}/stream", media_type=LINES, responses=answers(CHANGE))
    async def stream(self, request: Ask, table_id: str) -> Stream:
        """Lines of JSON: first `welcome` with everything, then what changes; a blank line when nothing does."""
        services = services_of(request)
        live = await services.tables.get(table_id)
        connection = await services.let_in(request.user, address_of(request.scope), token_in(request.headers))
        if connection is None:
            raise refuse("TOO_FAST", "There are too many connections open.")
        await live.join(connection)
        return Stream(_lines(services, live, connection), media_type=LINES)

    @post("/tables/{table_id:str}/move", status_code=200, responses=answers(CHANGE) | REFUSED_MOVE)
    async def move(self, request: Ask, table_id: str, data: BotMove) -> Response[Position | NotAccepted]:
        """Makes a move. Repeating one that was accepted is harmless."""
        live = await services_of(request).tables.get(table_id)
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


async def _lines(services: Services, live: LiveTable, connection: Connection) -> AsyncIterator[bytes]:
    def blank_line() -> Alarm:
        return services.clock.later(services.settings.keep_alive, lambda: connection.send(b""))

    silent = blank_line()
    try:
        while (lines := await connection.next()) is not None:
            silent.cancel()
            silent = blank_line()
            yield lines + b"\n"
    finally:
        silent.cancel()
        await services.let_out(connection)
        await live.leave(connection)
