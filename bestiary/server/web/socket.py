"""The WebSocket of a table."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from msgspec import Struct

from bestiary.core.errors import Refused
from bestiary.core.refusal import Refusal
from bestiary.server.clock import Alarm
from bestiary.server.messages import (
    Accepted,
    AnswerUndo,
    AskUndo,
    Bye,
    Chat,
    FromClient,
    Hold,
    Move,
    NotAccepted,
    Order,
    Orders,
    Pause,
    Ping,
    Pong,
    Position,
)
from bestiary.server.people.connection import Connection, encoded
from bestiary.server.refusals import misread, not_kept, refuse
from bestiary.server.services import Services
from bestiary.server.store.storage import NotStored, Unsure
from bestiary.server.table.table import LiveTable
from bestiary.server.web.entrance import token_in
from bestiary.server.web.limits import Bucket, address_of

_decode = msgspec.json.Decoder(FromClient).decode
PONG = encoded(Pong())
AWAY = Bye("The tables cannot be reached for a moment.", come_back=True)


class Labelled(Struct):
    """What of a bad message can be used to answer it."""

    request: str = ""


@websocket("/api/tables/{table_id:str}/live")
async def live(socket: WebSocket[Any, Any, Any], table_id: str) -> None:
    """One client at one table: first it hears everything, then what changes."""
    services: Services = socket.app.state.services
    await socket.accept()
    try:
        table = await services.tables.get(table_id)
    except Refused as refused:
        await _dismiss(socket, Bye(str(refused.refusal.text), come_back=False))
        return
    except (NotStored, Unsure):
        await _dismiss(socket, AWAY)
        return
    connection = await services.let_in(socket.scope["user"], address_of(socket.scope), token_in(socket.headers))
    if connection is None:
        await _dismiss(socket, Bye("There are too many connections open.", come_back=False))
        return
    sending = asyncio.create_task(_send(socket, connection))
    conversation = Conversation(services, table, connection)
    try:
        await table.join(connection)
        await conversation.listen(socket)
    except (NotStored, Unsure):
        connection.close(AWAY)
    finally:
        conversation.end()
        connection.close(Bye("", come_back=True))
        await services.let_out(connection)  # first: whatever else breaks, it does not count any more
        await table.leave(connection)
        await asyncio.gather(sending, return_exceptions=True)


class Conversation:
    """What a client says, and the answers. Every request gets one."""

    def __init__(self, services: Services, table: LiveTable, connection: Connection) -> None:
        self._services = services
        self._table = table
        self._connection = connection
        settings = services.settings
        self._messages = Bucket(settings.messages_a_second, settings.messages_at_once)
        self._chats = Bucket(settings.chats_a_second, settings.chats_at_once)
        self._heard = services.clock.now()
        self._timer: Alarm | None = None

    async def listen(self, socket: WebSocket[Any, Any, Any]) -> None:
        """Until the client hangs up, or is sent away."""
        self._watch()
        while self._connection.bye is None:
            message: Any = await socket.receive()
            if message["type"] != "websocket.receive":
                return
            self._heard = self._services.clock.now()
            if not self._messages.take(self._heard):
                self._connection.close(Bye("That was too much at once.", come_back=False))
                return
            await self.hear(message.get("text") or message.get("bytes") or "")

    def _watch(self) -> None:
        """Looks now and then whether the client still says something: cheaper than a timer for each message."""
        if self._connection.bye is not None:
            return
        left = self._heard + self._services.settings.idle - self._services.clock.now()
        if left <= 0:
            self._connection.close(Bye("You said nothing for a long time.", come_back=True))
        else:
            self._timer = self._services.clock.later(left, self._watch)

    def end(self) -> None:
        """Nobody has to be watched any more."""
        if self._timer is not None:
            self._timer.cancel()

    async def hear(self, text: str | bytes) -> None:
        """Answers one message."""
        if len(text) > self._services.settings.largest_message:
            await self._refuse("", refuse("TOO_LARGE").refusal, None)
            return
        try:
            message = _decode(text)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            await self._refuse(_label(text), misread(error).refusal, None)
            return
        if isinstance(message, Ping):
            self._connection.send(PONG)
            return
        try:
            await self._carry_out(message)
        except Refused as refused:
            await self._refuse(message.request, refused.refusal, getattr(message, "seat", None))
        except (NotStored, Unsure) as error:
            await self._refuse(message.request, not_kept(error).refusal, getattr(message, "seat", None))
        else:
            self._connection.send(encoded(Accepted(message.request)))

    async def _carry_out(self, message: Move | Chat | AskUndo | AnswerUndo | Hold | Order | Pause) -> None:
        table, person = self._table, self._connection.person
        if isinstance(message, Chat):
            if await self._is_new(message.request):
                if not self._chats.take(self._services.clock.now()):
                    raise refuse("TOO_FAST")
                await table.say(person, message.text, message.quick)
            return
        if message.seat not in table.audience.viewers(self._connection):
            raise refuse("NOT_YOUR_SEAT")
        if isinstance(message, Move):
            await table.move(message.seat, message.action, message.moment)
        elif await self._is_new(message.request):
            if isinstance(message, AskUndo):
                await table.ask_undo(message.seat)
            elif isinstance(message, Hold):
                await table.hold(message.seat, message.hold)
            elif isinstance(message, Pause):
                await table.pause(message.seat, message.pause)
            elif isinstance(message, Order):
                await table.order(message.seat, Orders(message.stop, message.this_turn, message.this_contest))
            else:
                await table.answer_undo(message.seat, message.agree)

    async def _is_new(self, request: str) -> bool:
        """Whether a request is not one repeated after a lost connection."""
        name = f"{self._table.row.id}:{self._connection.person}:{request}"
        return not request or await self._services.counts.first(name)

    async def _refuse(self, request: str, refusal: Refusal, seat: int | None) -> None:
        self._services.metrics.refused.labels(refusal.code).inc()
        self._connection.send(encoded(NotAccepted(request, refusal, await self._position(seat))))

    async def _position(self, seat: int | None) -> Position | None:
        """How it stands for the seat that asked, if it belongs to this client; otherwise for its first one."""
        if self._table.play is None:
            return None
        viewers = self._table.audience.viewers(self._connection)
        return await self._table.position(seat if seat in viewers else viewers[0])


async def _send(socket: WebSocket[Any, Any, Any], connection: Connection) -> None:
    """Sends what waits, all in one frame, and hangs up after the goodbye."""
    while (lines := await connection.next()) is not None:
        await socket.send({"type": "websocket.send", "bytes": lines, "text": None})
    await socket.close(1001 if connection.bye is not None and connection.bye.come_back else 1008)


async def _dismiss(socket: WebSocket[Any, Any, Any], bye: Bye) -> None:
    await socket.send_bytes(encoded(bye))
    await socket.close(1008)


def _label(text: str | bytes) -> str:
    try:
        return msgspec.json.decode(text, type=Labelled).request[:40]
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return ""
