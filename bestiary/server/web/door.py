"""The door: what a connection may do before anybody has read a request from it."""

from __future__ import annotations

import asyncio
import ipaddress
from collections import Counter

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from bestiary.server.clock import Alarm, Clock
from bestiary.server.settings import Settings
from bestiary.server.web.protocol import CuttingProtocol

BETWEEN = len(b": \r\n")  # a header's name, its value and the next one
TOO_LARGE = b"HTTP/1.1 431 Request Header Fields Too Large\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"


class Door:
    """How many connections each address has open. Trusted proxies stand for many, and have no limit of their own."""

    def __init__(self, settings: Settings, clock: Clock) -> None:
        self.clock = clock
        self.largest_header = settings.largest_header
        self.header_wait = settings.header_wait
        self.body_wait = settings.body_wait
        self._most = settings.connections_of_address
        self._proxies = [ipaddress.ip_network(proxy) for proxy in settings.proxies]
        self._open: Counter[str] = Counter()

    def come(self, address: str) -> bool:
        """Whether one more may come in."""
        if self._open[address] >= self._most and not self._is_proxy(address):
            return False
        self._open[address] += 1
        return True

    def go(self, address: str) -> None:
        """One less."""
        self._open[address] -= 1
        if self._open[address] <= 0:
            del self._open[address]

    def _is_proxy(self, address: str) -> bool:
        try:
            found = ipaddress.ip_address(address)
        except ValueError:
            return False
        return any(found in network for network in self._proxies)


class DoorProtocol(HttpToolsProtocol):
    """uvicorn's HTTP with limits: bytes of headers, and time for them and for the rest of a request."""

    door: Door

    @classmethod
    def behind(cls, door: Door) -> type[DoorProtocol]:
        """The protocol of one server's connections."""
        return type("DoorProtocol", (cls,), {"door": door})

    # A connection comes and goes.

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._alarm: Alarm | None = None
        self._in_headers = True
        self._fed = 0  # bytes since the request began
        self._begins_with = 0  # of these, when a request begins in the piece that is being read
        self._too_large = False
        self._address = self.client[0] if self.client else ""
        self._inside = self.door.come(self._address)
        if self._inside:
            self._wait(self.door.header_wait)
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._rest()
        self._leave()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        self._rest()
        super().handle_websocket_upgrade()
        protocol = self.transport.get_protocol()
        if isinstance(protocol, CuttingProtocol):
            protocol.left = self._leave

    # A request.

    def data_received(self, data: bytes) -> None:
        if not self._inside:
            return
        self._fed += len(data)
        self._begins_with = self._fed
        super().data_received(data)
        if self._in_headers and self._fed > self.door.largest_header and not self.transport.is_closing():
            self._turn_away()

    def on_message_begin(self) -> None:
        self._in_headers = True
        self._fed = self._begins_with
        self._wait(self.door.header_wait)
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        self._in_headers = False
        size = len(self.url) + sum(len(name) + len(value) + BETWEEN for name, value in self.headers)
        if size > self.door.largest_header:
            self._too_large = True
            raise ValueError("too large")  # the parser stops, and the request is turned away
        self._wait(self.door.body_wait)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._rest()
        self._fed = self._begins_with = 0  # what follows in the same piece belongs to the next request
        super().on_message_complete()

    def send_400_response(self, msg: str) -> None:
        """To what cannot be read, or is too large to be."""
        self._rest()
        if self._too_large:
            self._turn_away()
        else:
            super().send_400_response(msg)

    def _turn_away(self) -> None:
        self._rest()
        self.transport.write(TOO_LARGE)
        self.transport.close()

    # Time.

    def _wait(self, seconds: float) -> None:
        self._rest()
        self._alarm = self.door.clock.later(seconds, self._hang_up)

    def _rest(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    def _hang_up(self) -> None:
        """It has taken too long to say what it wants."""
        self._alarm = None
        if not self.transport.is_closing():
            self.transport.abort()

    def _leave(self) -> None:
        if self._inside:
            self._inside = False
            self.door.go(self._address)
