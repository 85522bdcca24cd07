"""What can be set about a server. Every default is right for a table among friends on one machine."""

from __future__ import annotations

from pathlib import Path

import msgspec
from msgspec import Struct

from bestiary.core.errors import BestiaryError, UnknownName


class Settings(Struct, frozen=True, kw_only=True):
    """How a server runs. Times are in seconds."""

    data: Path  # the folder of the database and the server's secret
    origins: tuple[str, ...] = ()  # further web pages that may write, besides the server's own
    games: tuple[str, ...] = ()  # further games, as module:NAME
    log_level: str = "INFO"

    # The table.
    bot_pause: float = 0.9  # before a bot moves, so that people can follow
    grace: float = 60.0  # until a bot sits in for somebody who has gone
    comeback: float = 10.0  # after a restart, whoever's time is nearly up has so long
    window: float = 5.0  # a window is open, in live play
    hold: float = 60.0  # a seat may hold windows in each turn
    undo_wait: float = 30.0  # an undo that nobody answers is forgotten
    snapshot_every: int = 64  # moves
    keep_table: float = 300.0  # an empty table stays in memory for so long

    # The limits.
    largest_body: int = 131_072  # bytes of a request
    largest_message: int = 4_096  # bytes of a WebSocket message
    requests_a_second: float = 30.0  # from one address, on average
    requests_at_once: int = 300
    messages_a_second: float = 20.0  # on one connection, on average
    messages_at_once: int = 60
    chats_a_second: float = 0.5
    chats_at_once: int = 5
    tables_an_hour: int = 120  # by one guest
    tables_at_once: int = 60  # of one guest, those that are over not counted
    connections: int = 16  # of one guest
    connections_in_all: int = 10_000
    tokens: int = 10  # of one guest
    ping: float = 20.0  # between two pings; who answers none for so long is cut off
    idle: float = 900.0  # a connection that says nothing for so long is closed
    backlog: int = 256  # messages that wait for a slow connection
    keep_alive: float = 7.0  # between two blank lines of a bot's stream


def read_settings(data: Path, games: tuple[str, ...] = (), changes: tuple[str, ...] = ()) -> Settings:
    """The settings of a command line: a folder, further games, and changes such as `bot_pause=0`."""
    given: dict[str, object] = {}
    for change in changes:
        name, _, value = change.partition("=")
        if name not in Settings.__struct_fields__ or name in ("data", "games"):
            raise UnknownName("setting", name, set(Settings.__struct_fields__) - {"data", "games"})
        given[name] = value.split(",") if name == "origins" else value
    try:
        return msgspec.convert({"data": str(data), "games": games, **given}, Settings, strict=False, dec_hook=_path)
    except msgspec.ValidationError as error:
        raise BadSetting(f"{error}.") from None


class BadSetting(BestiaryError):
    """A value that a setting cannot have."""


def _path(kind: type, value: object) -> object:
    return kind(value)
