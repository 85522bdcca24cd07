"""The server of server_load.py: the real one, with a route that only echoes. It ends with its parent."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any

from litestar import WebSocket, websocket

from bestiary.server.app import create_app
from bestiary.server.run import TableServer, configure, listen, tune
from bestiary.server.settings import read_settings


@websocket("/echo")
async def echo(socket: WebSocket[Any, Any, Any]) -> None:
    """Sends back what comes."""
    await socket.accept()
    while True:
        message: Any = await socket.receive()
        if message["type"] != "websocket.receive":
            return
        await socket.send({"type": "websocket.send", "bytes": None, "text": message["text"]})


def main() -> None:
    """Serves on a free port, and says which."""
    database = os.environ.get("BESTIARY_DATABASE", "")
    settings = read_settings(Path(sys.argv[1]), changes=(*sys.argv[2:], "log_level=WARNING"), database=database)
    app = create_app(settings)
    app.register(echo)
    listening = listen("127.0.0.1", 0)
    tune()
    server = TableServer(configure(app, settings, app.state.services.clock))
    server.services = app.state.services
    server.announce = lambda: None
    print(f"http://127.0.0.1:{listening.getsockname()[1]}", flush=True)
    server.run(sockets=[listening])


if __name__ == "__main__":
    main()
