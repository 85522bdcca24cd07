"""A server in a process of its own that knows what was the longest that its event loop was held.

`python -m tests.server.watched serve ...` is `bestiary serve ...`. For every line of its standard input it answers with
the seconds of the longest turn since the last time. Seconds of the processor, of the loop's thread alone: whatever
else the machine does, they are the same.
"""

from __future__ import annotations

import asyncio
import sys
import threading
import time

from litestar import Litestar
from uvicorn import Config

from bestiary.server.clock import Clock
from bestiary.server.settings import Settings

longest = 0.0


def watch() -> None:
    """From now on every turn of every event loop is measured; it has to be asyncio's own for that."""
    run = asyncio.Handle._run

    def measured(self: asyncio.Handle) -> None:
        global longest  # noqa: PLW0603
        began = time.thread_time()
        run(self)
        longest = max(longest, time.thread_time() - began)

    asyncio.Handle._run = measured  # type: ignore[method-assign]


def answer() -> None:
    """Tells the longest turn whenever it is asked."""
    global longest  # noqa: PLW0603
    for _ in sys.stdin:
        print(longest, flush=True)
        longest = 0.0


def main() -> None:
    """The real command, watched."""
    from bestiary.cli import main as bestiary
    from bestiary.server import run

    configure = run.configure

    def configured(app: Litestar, settings: Settings, clock: Clock) -> Config:
        config = configure(app, settings, clock)
        config.loop = "asyncio"
        return config

    run.configure = configured
    watch()
    threading.Thread(target=answer, daemon=True).start()
    bestiary(sys.argv[1:])


if __name__ == "__main__":
    main()
