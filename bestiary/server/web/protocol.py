"""The WebSocket protocol of uvicorn, for clients that do not answer."""

from __future__ import annotations

from collections.abc import Callable

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol


class CuttingProtocol(WebSocketsSansIOProtocol):
    """Is cut when its client answers neither ping nor goodbye: a polite end would wait until it has read everything."""

    left: Callable[[], None] | None = None  # who wants to know that the connection has gone

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self.left is not None:
            self.left()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.transport.abort()

    def send_keepalive_ping(self) -> None:
        super().send_keepalive_ping()
        if self.close_sent:
            self.transport.abort()
