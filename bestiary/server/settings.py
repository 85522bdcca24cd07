"""What can be set about a server. Every default is right for a table among friends on one machine."""

from __future__ import annotations

import ipaddress
import math
from pathlib import Path
from typing import Annotated, Literal
from urllib.parse import urlsplit

import msgspec
from msgspec import Meta, Struct

from bestiary.core.errors import BestiaryError, UnknownName
from bestiary.processes import usable_cores

Count = Annotated[int, Meta(ge=1, le=1_000_000_000)]
Workers = Annotated[int, Meta(ge=1, le=256)]
Port = Annotated[int, Meta(ge=0, le=65_000)]
Rate = Annotated[float, Meta(ge=0.001, le=1_000_000_000)]
Pause = Annotated[float, Meta(ge=0, le=31_536_000)]  # none at all is fine
Span = Annotated[float, Meta(ge=0.01, le=31_536_000)]
SEVERAL = ("origins", "proxies")  # their values are separated by commas
NOT_SET_SO = ("data", "database", "redis", "workers", "games")  # have options of their own


class Settings(Struct, frozen=True, kw_only=True):
    """How a server runs. Times are in seconds."""

    data: Path  # the folder of the database and the server's secret
    database: str = ""  # the address of a PostgreSQL, which then keeps the tables instead of a file in the folder
    redis: str = ""  # the address of a Redis, by which several workers tell each other, and count together
    workers: Workers = 1  # processes that serve
    worker_ports: Port = 0  # the first worker listens on this port too, the next on the one above; 0: no
    origins: tuple[str, ...] = ()  # further web pages that may write, besides the server's own
    proxies: tuple[str, ...] = ()  # addresses whose X-Forwarded-For and X-Forwarded-Proto are believed
    games: tuple[str, ...] = ()  # further games, as module:NAME
    metrics_token: str = ""  # who sends it sees the metrics; without one nobody does
    log_level: Literal["DEBUG", "INFO", "WARNING", "ERROR", "CRITICAL"] = "INFO"

    # The table.
    bot_pause: Pause = 0.9  # before a bot moves, so that people can follow
    thinkers: Workers = max(1, usable_cores() - 1)  # processes in which bots think that take longer than a glance
    grace: Span = 60.0  # until a bot sits in for somebody who has gone
    comeback: Pause = 10.0  # after a restart, whoever's time is nearly up has so long
    window: Span = 5.0  # a window is open, in live play
    hold: Pause = 60.0  # a seat may hold windows in each turn
    undo_wait: Span = 30.0  # an undo that nobody answers is forgotten
    pause: Span = 600.0  # who plays with bots alone may hold them for so long
    snapshot_every: Count = 64  # moves
    keep_table: Span = 300.0  # an empty table stays in memory for so long

    # The limits.
    largest_header: Count = 16_384  # bytes of a request's first line and headers
    largest_body: Count = 131_072  # bytes of a request
    largest_message: Count = 4_096  # bytes of a WebSocket message
    header_wait: Span = 10.0  # until a new connection has asked for something
    body_wait: Span = 30.0  # until all of a request is there
    requests_a_second: Rate = 30.0  # from one address, on average; what takes long counts for several
    requests_at_once: Count = 300
    messages_a_second: Rate = 20.0  # on one connection, on average
    messages_at_once: Count = 60
    chats_a_second: Rate = 0.5
    chats_at_once: Count = 5
    tables_an_hour: Count = 120  # by one guest
    tables_at_once: Count = 60  # of one guest, those that are over not counted
    tables_of_address: Count = 240  # set up in an hour from one address
    connections: Count = 16  # of one guest
    connections_of_address: Count = 200  # of one address, whatever they are for
    connections_in_all: Count = 10_000
    tokens: Count = 10  # of one guest
    ping: Span = 20.0  # between two pings; who answers none for so long is cut off
    idle: Span = 900.0  # a connection that says nothing for so long is closed
    backlog: Count = 256  # messages that wait for a slow connection
    keep_alive: Span = 7.0  # between two blank lines of a bot's stream


def read_settings(
    data: Path,
    games: tuple[str, ...] = (),
    changes: tuple[str, ...] = (),
    *,
    database: str = "",
    redis: str = "",
    workers: int = 1,
) -> Settings:
    """The settings of a command line: a folder, further games, and changes such as `bot_pause=0`."""
    given: dict[str, object] = {}
    for change in changes:
        name, _, value = change.partition("=")
        if name not in Settings.__struct_fields__ or name in NOT_SET_SO:
            raise UnknownName("setting", name, set(Settings.__struct_fields__) - set(NOT_SET_SO))
        given[name] = [part for part in value.split(",") if part] if name in SEVERAL else value
    try:
        own = {"data": str(data), "database": database, "redis": redis, "workers": workers, "games": games}
        settings = msgspec.convert({**own, **given}, Settings, strict=False, dec_hook=_path)
    except msgspec.ValidationError as error:
        what, _, where = str(error).partition(" - at `$.")
        name = where.rstrip("`")
        raise BadSetting(f"{what}, and {name} is {given.get(name)!r}." if name in given else f"{error}.") from None
    _check(settings)
    return settings


class BadSetting(BestiaryError):
    """A value that a setting cannot have."""


def _check(settings: Settings) -> None:
    """What types alone do not say."""
    if settings.workers > 1 and not settings.database:
        raise BadSetting(
            f"{settings.workers} workers need a database that they share: --database postgresql://... "
            "SQLite is for one process."
        )
    if settings.workers > 1 and not settings.redis:
        raise BadSetting(
            f"{settings.workers} workers need Redis, by which they tell each other what has happened: --redis redis://..."
        )
    if settings.redis and not settings.database:
        raise BadSetting("Redis is for several workers, and those need a database: --database postgresql://...")
    for name in settings.__struct_fields__:
        value = getattr(settings, name)
        if isinstance(value, float) and not math.isfinite(value):
            raise BadSetting(f"A time or a rate is a number, and {name} is {value}.")
    for origin in settings.origins:
        parts = urlsplit(origin)
        if parts.scheme not in ("http", "https") or not parts.netloc or origin != f"{parts.scheme}://{parts.netloc}":
            raise BadSetting(f"An origin is like https://games.example, and origins has {origin!r}.")
    for proxy in settings.proxies:
        try:
            ipaddress.ip_network(proxy)
        except ValueError:
            raise BadSetting(f"A proxy is an address like 10.0.0.1 or 10.0.0.0/8, and proxies has {proxy!r}.") from None
    if settings.metrics_token and len(settings.metrics_token) < 16:
        raise BadSetting("A metrics_token has at least 16 characters: nobody is to guess it.")


def _path(kind: type, value: object) -> object:
    return kind(value)
