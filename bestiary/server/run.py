"""Running a server: a socket, uvicorn, and a goodbye to everybody before it stops."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import signal
import socket
import sys
from collections.abc import Callable

import uvicorn
from litestar import Litestar

from bestiary.core.errors import BestiaryError
from bestiary.server.app import create_app
from bestiary.server.clock import Clock
from bestiary.server.logs import set_up_logs
from bestiary.server.people.secret import Secret
from bestiary.server.redis.link import check_redis
from bestiary.server.services import Services
from bestiary.server.settings import Settings
from bestiary.server.store.choice import check_storage
from bestiary.server.store.lock import FolderLock
from bestiary.server.web.door import Door, DoorProtocol
from bestiary.server.web.protocol import CuttingProtocol
from bestiary.server.workers import WorkerProcesses

try:
    import resource
except ImportError:  # Windows has no such limits
    resource = None  # type: ignore[assignment]


class PortTaken(BestiaryError):
    """Somebody else listens there."""


class TableServer(uvicorn.Server):
    """Says where it is once it is open, and tells the clients before it hangs up on them."""

    services: Services
    announce: Callable[[], None]

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self.announce()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self.services.say_goodbye()
        await super().shutdown(sockets)


def run(settings: Settings, host: str, port: int, ready: Callable[[str], None], clock: Clock | None = None) -> None:
    """Serves until it is told to stop; `ready` gets the address, once everything is open."""
    settings.data.mkdir(parents=True, exist_ok=True)
    with contextlib.nullcontext() if settings.database else FolderLock(settings.data):
        check_storage(settings.data, settings.database)
        if settings.redis:
            asyncio.run(check_redis(settings.redis))
        shown = f"[{host}]" if ":" in host else host
        if settings.workers > 1:
            Secret.in_folder(settings.data)  # made once, not by each of them
            listening = listen(host, port)
            set_up_logs(settings.log_level)
            workers = WorkerProcesses(settings, listening)
            workers.run(lambda: ready(f"http://{shown}:{listening.getsockname()[1]}"))
            return
        app = create_app(settings, clock=clock)
        listening = listen(host, port)
        serve(app, settings, [listening], lambda: ready(f"http://{shown}:{listening.getsockname()[1]}"))


def serve(app: Litestar, settings: Settings, sockets: list[socket.socket], announce: Callable[[], None]) -> None:
    """One process serves until it is told to stop."""
    set_up_logs(settings.log_level)
    tune()
    server = TableServer(configure(app, settings, app.state.services.clock))
    server.services = app.state.services
    server.announce = announce
    signal.signal(signal.SIGINT, server.handle_exit)  # from the first moment that somebody knows that it runs
    with contextlib.suppress(KeyboardInterrupt):  # stopping it is what Ctrl-C is for
        server.run(sockets=sockets)


def tune() -> None:
    """Python's defaults are for other programs: many long-lived objects are not to be looked through again and again,
    the writing thread is to get its turn soon, however busy the tables are, and every connection is an open file."""
    gc.freeze()
    gc.set_threshold(20_000, 20, 100)
    sys.setswitchinterval(0.0005)
    if resource is not None:
        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def configure(app: Litestar, settings: Settings, clock: Clock) -> uvicorn.Config:
    """How uvicorn runs it. Positions are small: packing each would cost more than it saves."""
    return uvicorn.Config(
        app,
        log_config=None,
        access_log=False,
        http=DoorProtocol.behind(Door(settings, clock)),
        ws=CuttingProtocol,
        ws_ping_interval=settings.ping,
        ws_ping_timeout=settings.ping,
        ws_max_size=4 * settings.largest_message,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=5,
        server_header=False,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=list(settings.proxies),
    )


def is_taken(host: str, port: int) -> bool:
    """Whether somebody else listens there already."""
    try:
        listen(host, port).close()
    except PortTaken:
        return True
    return False


def listen(host: str, port: int, *, shared: bool = False) -> socket.socket:
    """A socket that takes connections from now on, so that nobody finds the address closed; one that is shared may be
    taken over by another process before this one ends."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if shared:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
    try:
        listening.bind((host, port))
        listening.listen(1024)
    except OSError as error:
        listening.close()
        reason = error.strerror or str(error)
        raise PortTaken(f"Cannot listen on {host}, port {port}: {reason}. Choose another with --port.") from None
    return listening
