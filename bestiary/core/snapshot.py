"""A match put down in the middle, to be taken up again. Holds a Struct: never compiled."""

from typing import Any

from msgspec import Struct

from bestiary.core.event import Event


class Snapshot(Struct, frozen=True):
    """A position with what a match knows besides: how much luck is used up, and what has been told to whom.

    It holds every secret: never hand it to a player.
    """

    rules: str  # the version
    position: dict[str, Any]
    outcomes: int
    log: list[Event]
