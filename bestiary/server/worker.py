"""`python -m bestiary.server.worker NUMBER SOCKET`: one of several processes that serve. Its settings are the first
line that it reads; a line that it writes says that it serves."""

from __future__ import annotations

import socket
import sys
from pathlib import Path

import msgspec

from bestiary.server.app import create_app
from bestiary.server.run import listen, serve
from bestiary.server.settings import Settings
from bestiary.server.workers import follow_parent


def main() -> None:
    """Serves until it is told to stop, or its parent is no more."""
    number, shared = int(sys.argv[1]), socket.socket(fileno=int(sys.argv[2]))
    settings = msgspec.json.decode(sys.stdin.buffer.readline(), type=Settings, dec_hook=lambda _, text: Path(text))
    follow_parent()
    sockets = [shared]
    if settings.worker_ports:
        sockets.append(listen("127.0.0.1", settings.worker_ports + number, shared=True))
    serve(create_app(settings), settings, sockets, lambda: print("serves", flush=True))


if __name__ == "__main__":
    main()
