"""A small proxy without stickiness: every connection goes to the next one behind it. It may drop what goes through."""

from __future__ import annotations

import asyncio
import itertools
import threading
from collections.abc import Sequence
from contextlib import suppress


class Proxy:
    """In a thread of its own, on a free port of the loopback."""

    def __init__(self, behind: Sequence[tuple[str, int] | str]) -> None:
        """Behind it are addresses with ports, or sockets in the file system."""
        self._behind = itertools.cycle(behind)
        self._count = len(behind)
        self._loop = asyncio.new_event_loop()
        self._writers: set[asyncio.StreamWriter] = set()
        self._dropping = False
        self.port = 0
        started = threading.Event()
        self._thread = threading.Thread(target=self._run, args=(started,), daemon=True)
        self._thread.start()
        assert started.wait(20)

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def drop(self) -> None:
        """From now on nothing comes through, and nobody is told: as when a cable is pulled."""
        self._dropping = True

    def mend(self) -> None:
        """What was cut stays cut; new connections come through."""
        self._dropping = False
        self._loop.call_soon_threadsafe(self._cut)

    def close(self) -> None:
        self._loop.call_soon_threadsafe(self._cut)
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(20)

    def _run(self, started: threading.Event) -> None:
        asyncio.set_event_loop(self._loop)
        server = self._loop.run_until_complete(asyncio.start_server(self._serve, "127.0.0.1", 0))
        self.port = server.sockets[0].getsockname()[1]
        started.set()
        self._loop.run_forever()

    def _cut(self) -> None:
        for writer in list(self._writers):
            writer.transport.abort()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        for _ in range(self._count):
            behind = next(self._behind)
            with suppress(OSError):
                if isinstance(behind, str):
                    inside = await asyncio.open_unix_connection(behind)
                else:
                    inside = await asyncio.open_connection(*behind)
                break
        else:
            writer.transport.abort()
            return
        self._writers |= {writer, inside[1]}
        ways = [asyncio.create_task(self._pass(*way)) for way in ((reader, inside[1]), (inside[0], writer))]
        await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
        for one in (writer, inside[1]):
            with suppress(OSError, RuntimeError):
                one.close()
            self._writers.discard(one)
        await asyncio.wait(ways)

    async def _pass(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while data := await reader.read(65_536):
                while self._dropping:
                    await asyncio.sleep(0.02)
                    if writer.transport.is_closing():
                        return
                writer.write(data)
                await writer.drain()
